package meldhouse.american.rules;

import meldhouse.american.AmericanView;
import meldhouse.american.CardsPassed;
import meldhouse.american.Claim;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.Choices.MeldDeclaration;
import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.Choices.TrumpRequirement;
import meldhouse.american.rules.MeldSheet.Listed;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;
import meldhouse.api.game.View;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Positions that a viewer cannot tell from the real one, drawn at random, each as likely as the
 * deal of its cards is. What is settled card by card (cards played, shown, passed and denied) is
 * part of the {@link Spread}; what concerns whole hands (that an automatic meld was complete, that
 * there was a marriage to name trump by) is asked of each draw, and one that does not fit is drawn
 * again.
 *
 * <p>Where cards were passed unseen, every choice of physical cards is as likely as any other.
 */
final class Guess implements Spread.Seats {
    private static final long UNKNOWN = -1;

    private final AmericanGame game;
    private final AmericanView view;
    private final Denials denials;
    private final int trump;
    private final int[] hidden;

    /** By seat: the least that it held when the melds were shown. */
    private final long[] floor = new long[Seating.MOST];

    /** By seat: what it is known to hold now. */
    private final long[] known = new long[Seating.MOST];

    /** By seat: all that it melds, where that is known. */
    private final long[] tally = {UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN};

    /** From and to the viewer's partner, where the viewer exchanged cards with it. */
    private final Exchange exchange;

    private final boolean isPartnerKnown;

    private Guess(AmericanGame game, AmericanView view, List<Event> history) {
        this.game = game;
        this.view = view;
        trump = view.trump() == null ? Deck.NO_TRUMP : view.trump().ordinal();
        denials = Denials.of(game, active(), declarer(), history, trump);
        hidden =
                view.active().stream()
                        .mapToInt(seat -> seat)
                        .filter(this::isHidden)
                        .sorted()
                        .toArray();
        exchange = new Exchange(passed(0), passed(1));
        isPartnerKnown = exchange.given() != Hand.EMPTY || exchange.returned() != Hand.EMPTY;
        learn();
    }

    /**
     * Draws a position.
     *
     * @throws IllegalArgumentException if view and history do not belong to this game, or not
     *     together
     */
    static AmericanPosition position(
            AmericanGame game, View seen, List<Event> history, RandomGenerator random) {
        if (!(seen instanceof AmericanView view)) {
            throw new IllegalArgumentException("no view of the American game: " + seen);
        }
        SeenPosition rebuilt = new SeenPosition(game, view);
        return switch (view.phase()) {
            case DRAW -> SeenPosition.drawing(game, history);
            case DEAL, OVER -> rebuilt.between();
            case REDEAL,
                    AUCTION,
                    STUCK,
                    THROW_IN,
                    GIVE,
                    TRUMP,
                    EXCHANGE,
                    DIX,
                    MELD,
                    BURY,
                    CONCEDE,
                    PLAY,
                    MELDING,
                    TAKE ->
                    new Guess(game, view, history).draw(rebuilt, random);
        };
    }

    private long passed(int place) {
        if (view.passed().size() <= place) {
            return Hand.EMPTY;
        }
        CardsPassed passed = view.passed().get(place);
        return passed.cards() == null ? Hand.EMPTY : Hand.of(passed.cards());
    }

    private int declarer() {
        Integer declarer = view.declarer();
        return declarer == null ? -1 : declarer;
    }

    private int partner() {
        return declarer() ^ 2;
    }

    private int active() {
        return view.active().stream().mapToInt(seat -> 1 << seat).sum();
    }

    private void learn() {
        int total = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            total += Hand.size(denials.played(seat));
        }
        if (total != view.played().size()) {
            throw new IllegalArgumentException(
                    "Cannot guess: the history tells of %d cards played, the view of %d."
                            .formatted(total, view.played().size()));
        }
        for (SeatMelds shown : view.melds()) {
            floor[shown.seat()] = Hand.of(shown.cards());
            tally[shown.seat()] = tally(shown);
        }
        if (isPartnerKnown) {
            learnFromExchange();
        }
        boolean named = trump != Deck.NO_TRUMP;
        if (named
                && needsMarriage()
                && (isPartnerKnown || game.rules().exchange().passCount() == 0)) {
            learnMarriage(Deck.number(trump, Deck.KING));
            learnMarriage(Deck.number(trump, Deck.QUEEN));
        }
        for (int seat : hidden) {
            known[seat] = Hand.EMPTY;
            for (int card = 0; card < Deck.KINDS; card++) {
                int held = Hand.copies(floor[seat], card) - Hand.copies(denials.played(seat), card);
                for (int copy = 0; copy < held; copy++) {
                    known[seat] = Hand.with(known[seat], card);
                }
            }
        }
    }

    private boolean needsMarriage() {
        return game.rules().auction().trumpRequirement() == TrumpRequirement.MARRIAGE;
    }

    /** What a declarer or partner knows of the other's hand by the cards passed. */
    private void learnFromExchange() {
        boolean isDeclarer = !isHidden(declarer());
        int other = isDeclarer ? partner() : declarer();
        for (int card = 0; card < Deck.KINDS; card++) {
            int given = Hand.copies(exchange.given(), card);
            int returned = Hand.copies(exchange.returned(), card);
            raise(other, card, isDeclarer ? returned : given - returned);
        }
    }

    /** The declarer was dealt the card: at least one, and what was passed on comes off. */
    private void learnMarriage(int card) {
        if (!isHidden(declarer())) {
            return;
        }
        int passed = Hand.copies(exchange.given(), card) - Hand.copies(exchange.returned(), card);
        raise(declarer(), card, 1 + passed);
    }

    private void raise(int seat, int card, int least) {
        while (Hand.copies(floor[seat], card) < least) {
            floor[seat] = Hand.with(floor[seat], card);
        }
    }

    /** What a seat was found to meld, all of it; unknown where it listed its melds itself. */
    private long tally(SeatMelds shown) {
        if (game.rules().melds().meldDeclaration() == MeldDeclaration.MANUAL) {
            return UNKNOWN;
        }
        List<Claim> claims =
                shown.melds().stream().map(meld -> new Claim(meld.kind(), meld.cards())).toList();
        Listed listed = game.sheet().read(claims, Hand.of(shown.cards()), trump);
        if (listed instanceof Listed.Good good) {
            return good.tally();
        }
        throw new IllegalArgumentException("Cannot guess: these are no melds of this game.");
    }

    @Override
    public int count() {
        return hidden.length;
    }

    @Override
    public int need(int hand) {
        return view.counts().get(hidden[hand]) - Hand.size(known[hidden[hand]]);
    }

    @Override
    public boolean mayHold(int hand, int card) {
        return (denials.denied(hidden[hand]) >>> card & 1) == 0;
    }

    /** What is known of the hand as it was dealt, before any exchange that the viewer knows. */
    @Override
    public int dealt(int hand, int card) {
        int seat = hidden[hand];
        int held = Hand.copies(known[seat], card) + Hand.copies(denials.played(seat), card);
        if (!isPartnerKnown) {
            return held;
        }
        int given = Hand.copies(exchange.given(), card);
        int returned = Hand.copies(exchange.returned(), card);
        return seat == declarer()
                ? held - given + returned
                : seat == partner() ? held + given - returned : held;
    }

    private AmericanPosition draw(SeenPosition rebuilt, RandomGenerator random) {
        long unseen = game.pack();
        for (Card card : view.hand()) {
            unseen = Hand.without(unseen, Deck.number(card));
        }
        for (Card card : view.played()) {
            unseen = Hand.without(unseen, Deck.number(card));
        }
        for (int seat : hidden) {
            unseen = Hand.minus(unseen, known[seat]);
        }
        Spread spread = isFresh() ? null : spread(unseen);
        while (true) {
            Hands hands = hands(spread == null ? deal(unseen, random) : spread.draw(random));
            Passing passing = pass(hands, random);
            if (passing != null && melds(hands)) {
                return rebuilt.inDeal(hands, passing.exchange(), passing.chosen());
            }
        }
    }

    /** Whether nothing is known of any single card, so that it is enough to deal. */
    private boolean isFresh() {
        return view.played().isEmpty()
                && !isPartnerKnown
                && IntStream.of(hidden).allMatch(seat -> known[seat] == Hand.EMPTY);
    }

    private Spread spread(long unseen) {
        Spread spread = new Spread(unseen, this);
        if (!spread.isPossible()) {
            throw new IllegalArgumentException(
                    "Cannot guess: no hands fit this view and this history.");
        }
        return spread;
    }

    private long[] deal(long unseen, RandomGenerator random) {
        long[] dealt = new long[hidden.length];
        long left = unseen;
        for (int hand = 0; hand < hidden.length; hand++) {
            dealt[hand] = Hand.draw(left, need(hand), random);
            left = Hand.minus(left, dealt[hand]);
        }
        return dealt;
    }

    private Hands hands(long[] drawn) {
        long[] hands = new long[Seating.MOST];
        if (view.seat() != null) {
            hands[view.seat()] = Hand.of(view.hand());
        }
        for (int hand = 0; hand < hidden.length; hand++) {
            hands[hidden[hand]] = Hand.plus(known[hidden[hand]], drawn[hand]);
        }
        return Hands.of(hands);
    }

    /** Whether every hidden hand melds exactly what its seat showed. */
    private boolean melds(Hands hands) {
        for (int seat : hidden) {
            if (tally[seat] != UNKNOWN
                    && game.melding().best(whole(hands, seat), trump) != tally[seat]) {
                return false;
            }
        }
        for (SeatMelds shown : view.melds()) {
            int seat = shown.seat();
            if (isHidden(seat) && tally[seat] != UNKNOWN) {
                long laid = game.melding().laidOut(tally[seat], whole(hands, seat), trump);
                if (laid != Hand.of(shown.cards())) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isHidden(int seat) {
        return view.seat() == null || view.seat() != seat;
    }

    /** The hand of a seat before its first play. */
    private long whole(Hands hands, int seat) {
        return Hand.plus(hands.of(seat), denials.played(seat));
    }

    /** The cards passed, and those chosen but not passed yet. */
    private record Passing(Exchange exchange, long chosen) {}

    /**
     * Draws what the viewer did not see being passed; null if the declarer then had no marriage.
     */
    private @Nullable Passing pass(Hands hands, RandomGenerator random) {
        if (declarer() < 0) {
            return new Passing(Exchange.NONE, Hand.EMPTY);
        }
        int declarer = declarer();
        int partner = partner();
        boolean insider = !isHidden(declarer) || !isHidden(partner);
        long whole = whole(hands, declarer);
        long chosen = chosen(hands, random);
        if (view.passed().isEmpty()) {
            return !isHidden(declarer) || hasMarriage(whole)
                    ? new Passing(Exchange.NONE, chosen)
                    : null;
        }
        if (insider) {
            return new Passing(exchange, chosen);
        }
        int count = game.rules().exchange().passCount();
        long returned = Hand.EMPTY;
        if (view.passed().size() == 2) {
            returned = Hand.draw(whole(hands, partner), count, random);
        }
        long enlarged = Hand.plus(whole, returned);
        long given = Hand.draw(enlarged, count, random);
        return hasMarriage(Hand.minus(enlarged, given))
                ? new Passing(new Exchange(given, returned), chosen)
                : null;
    }

    /** What the partner has chosen to pass, in an exchange where both choose first. */
    private long chosen(Hands hands, RandomGenerator random) {
        boolean pending =
                view.phase() == Phase.EXCHANGE
                        && game.rules().exchange().passOrder() == PassOrder.SIMULTANEOUS
                        && view.toMove() != null
                        && view.toMove() == declarer();
        if (!pending) {
            return Hand.EMPTY;
        }
        return view.chosen().isEmpty()
                ? Hand.draw(hands.of(partner()), game.rules().exchange().passCount(), random)
                : Hand.of(view.chosen());
    }

    /** Whether a declarer dealt this hand could name trump, or the trump that was named. */
    private boolean hasMarriage(long hand) {
        int suits = Naming.suits(game.rules(), hand);
        return trump == Deck.NO_TRUMP ? suits != 0 : (suits >>> trump & 1) != 0;
    }
}
