package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.TrumpNamed;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Trump;
import meldhouse.american.Phase;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.IntStream;

/** The declarer is to name trump (american.md 5). */
record NamingTrump(Contract contract, Hands hands) implements InDeal {
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

    private static boolean allows(int suits, Trump move) {
        return (suits & 1 << move.suit().ordinal()) != 0;
    }

    @Override
    public Ledger ledger() {
        return contract.ledger();
    }

    @Override
    public Phase phase() {
        return Phase.TRUMP;
    }

    @Override
    public Turn turn() {
        return Turn.seat(contract.declarer());
    }

    @Override
    public long hand(int seat) {
        return hands.of(seat);
    }

    @Override
    public @Nullable Said said() {
        return contract.said();
    }

    @Override
    public @Nullable Terms terms() {
        return null;
    }

    private int suits() {
        return Naming.suits(rules(), hands.of(contract.declarer()));
    }

    @Override
    public LegalMoves legalMoves() {
        return BY_SUITS.get(suits());
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
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

    private Terms named(AmericanMove move) {
        return new Terms(contract, ((Trump) move).suit().ordinal(), Exchange.NONE, List.of());
    }

    @Override
    public AmericanPosition after(AmericanMove move) {
        Terms terms = named(move);
        return rules().exchange().passCount() > 0
                ? new Exchanging(terms, hands, Hand.EMPTY)
                : terms.melding(hands);
    }

    @Override
    public void tell(AmericanMove move, Story story) {
        Terms terms = named(move);
        story.tell(next -> new TrumpNamed(contract.declarer(), Deck.suit(terms.trump()), next));
        if (rules().exchange().passCount() == 0 && !terms.isManual()) {
            story.tellMelds(terms.melded(hands).melds()).tellEnd();
        }
    }
}
