package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.Conceded;
import meldhouse.american.AmericanEvent.TrumpNamed;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Trump;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The declarer is to name trump (american.md 5). */
record NamingTrump(Contract contract, Hands hands) implements InDeal.Contracted {
    private static final List<Trump> MOVES =
            IntStream.range(0, Deck.SUITS).mapToObj(suit -> new Trump(Deck.suit(suit))).toList();

    /** For each mask of suits the moves that name one of them. */
    private static final List<LegalMoves> BY_SUITS =
            IntStream.range(0, 1 << Deck.SUITS)
                    .mapToObj(
                            suits ->
                                    LegalMoves.of(
                                            MOVES.stream()
                                                    .filter(move -> allows(suits, move))
                                                    .toList()))
                    .toList();

    /** The same, or giving up. */
    private static final List<LegalMoves> OR_CONCEDE =
            BY_SUITS.stream()
                    .map(
                            suits ->
                                    LegalMoves.of(
                                            Stream.concat(
                                                            suits.listed().stream(),
                                                            Stream.of(new Concede()))
                                                    .toList()))
                    .toList();

    private static boolean allows(int suits, Trump move) {
        return (suits & 1 << move.suit().ordinal()) != 0;
    }

    @Override
    public Phase phase() {
        return Phase.TRUMP;
    }

    @Override
    public Turn turn() {
        return Turn.seat(contract.declarer());
    }

    private int suits() {
        return Naming.suits(rules(), hands.of(contract.declarer()));
    }

    @Override
    public LegalMoves legalMoves() {
        return (contract.canConcede(false) ? OR_CONCEDE : BY_SUITS).get(suits());
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (move instanceof Concede && contract.canConcede(false)) {
            return null;
        }
        if (!(move instanceof Trump trump)) {
            return InDeal.notNow("name trump");
        }
        return allows(suits(), trump)
                ? null
                : new Refusal(
                        "needsMarriage",
                        "You do not hold king and queen of %s, so you cannot name that suit."
                                .formatted(trump.suit().title()));
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (!(move instanceof Trump trump)) {
            story.tell(new Conceded(contract.declarer()));
            return contract.without(hands, Outcome.CONCEDED, story);
        }
        story.tell(next -> new TrumpNamed(contract.declarer(), trump.suit(), next));
        return Terms.named(contract, trump.suit().ordinal()).named(hands, story);
    }
}
