package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.DealerDrawn;
import meldhouse.american.AmericanEvent.DealerDrawn.Round;
import meldhouse.american.AmericanEvent.MatchStarted;
import meldhouse.american.Laid;
import meldhouse.american.Phase;
import meldhouse.american.rules.Choices.FirstDealer;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Decision;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * The first dealer is to be found (american.md 2; P04).
 *
 * @param seats a bit for each seat that draws: all of them, but for the case that a whole pack left
 *     some of them tied
 * @param started whether the match has been told to have begun
 */
record Drawing(AmericanGame game, int seats, boolean started) implements AmericanPosition {

    static AmericanPosition start(AmericanGame game) {
        return game.rules().table().firstDealer() == FirstDealer.SEAT_0
                ? Dealing.first(game, 0)
                : new Drawing(game, game.seating().everybody(), false);
    }

    /** The event that begins a match. */
    static MatchStarted started(AmericanRules rules) {
        return new MatchStarted(rules.match().target(), rules.match().dealsPerMatch());
    }

    @Override
    public Phase phase() {
        return Phase.DRAW;
    }

    @Override
    public Turn.Chance turn() {
        return new Turn.Chance(isRandom() ? game.seats() : game.packSize());
    }

    private boolean isRandom() {
        return game.rules().table().firstDealer() == FirstDealer.RANDOM;
    }

    @Override
    public LegalMoves legalMoves() {
        return LegalMoves.NONE;
    }

    @Override
    public List<Integer> totals() {
        return game.sides().nothing();
    }

    @Override
    public Decision.Accepted shuffled(int[] order) {
        AmericanPosition.check(order, turn());
        return isRandom() ? found(List.of(), order[0], 0) : draw(order);
    }

    private Decision.Accepted draw(int[] order) {
        List<Round> rounds = new ArrayList<>();
        int drawing = seats;
        int top = 0;
        while (Integer.bitCount(drawing) > 1 && top + Integer.bitCount(drawing) <= order.length) {
            List<Laid> cards = new ArrayList<>();
            for (int seat = 0; seat < game.seats(); seat++) {
                if ((drawing & 1 << seat) != 0) {
                    cards.add(new Laid(seat, Deck.card(game.dealt(order[top++]))));
                }
            }
            rounds.add(new Round(cards));
            drawing = dealers(game.rules(), cards);
        }
        return Integer.bitCount(drawing) == 1
                ? found(rounds, Integer.numberOfTrailingZeros(drawing), drawing)
                : found(rounds, null, drawing);
    }

    /** A bit for each seat that drew the rank that deals: the highest or the lowest. */
    static int dealers(AmericanRules rules, List<Laid> cards) {
        boolean low = rules.table().firstDealer() == FirstDealer.LOW_CARD;
        int best = low ? -1 : Deck.RANKS;
        int seats = 0;
        for (Laid laid : cards) {
            int rank = rank(laid.card());
            if (low ? rank > best : rank < best) {
                best = rank;
                seats = 0;
            }
            if (rank == best) {
                seats |= 1 << laid.seat();
            }
        }
        return seats;
    }

    private static int rank(Card card) {
        return Deck.rankOf(Deck.number(card));
    }

    private Decision.Accepted found(List<Round> rounds, @Nullable Integer dealer, int tied) {
        AmericanPosition after =
                dealer == null ? new Drawing(game, tied, true) : Dealing.first(game, dealer);
        Story story = Story.heard();
        if (!started) {
            story.tell(started(game.rules()));
        }
        return story.tell(next -> new DealerDrawn(rounds, dealer, next)).end(after);
    }
}
