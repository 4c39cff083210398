package meldhouse.american.rules;

import meldhouse.american.AmericanView;
import meldhouse.american.TableCard;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;
import meldhouse.api.game.View;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Positions that a viewer cannot tell from the real one, drawn at random, each as likely as the
 * deal of its cards is. What is settled card by card (cards played, shown, passed and denied) is
 * part of the {@link Clues} and of the {@link Spread}; what concerns whole hands (that an automatic
 * meld was complete, that there was a marriage to name trump by) is asked of each draw, and one
 * that does not fit is drawn again.
 *
 * <p>Where cards were passed or buried unseen, every choice of physical cards that fits is as
 * likely as any other.
 */
final class Guess implements Spread.Seats {
    /** Places beside the seats. */
    private static final int WIDOW = -1;

    private static final int STOCK = -2;

    /** After so many draws that do not fit, cards are exchanged between the hands instead. */
    private static final int MOST_DRAWS = 500;

    /** This ends the search where view and rules differ. */
    private static final int MOST_STIRS = 300;

    private final AmericanGame game;
    private final AmericanView view;
    private final Clues clues;
    private final Hiding hiding;
    private final Arrivals arrivals;

    /** Where hidden cards are: seats, {@link #WIDOW}, {@link #STOCK}. */
    private final int[] places;

    /** For each of them the cards with which a seat would have melded more. */
    private final int[] unmelded;

    private Guess(AmericanGame game, AmericanView view, Told told) {
        this.game = game;
        this.view = view;
        clues = new Clues(game, view, told);
        hiding = new Hiding(game, view, clues, told);
        arrivals = told.arrivals();
        List<Integer> hidden = new ArrayList<>();
        view.active().stream().filter(clues::isHidden).sorted().forEach(hidden::add);
        if (view.widow() != null && isWidowThere()) {
            hidden.add(WIDOW);
        }
        if (hiddenStock() > 0) {
            hidden.add(STOCK);
        }
        places = hidden.stream().mapToInt(place -> place).toArray();
        unmelded = new int[places.length];
        for (int place = 0; place < places.length; place++) {
            unmelded[place] = places[place] < 0 ? 0 : hiding.unmelded(places[place]);
        }
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
        return switch (view.phase()) {
            case DRAW -> SeenPosition.drawing(game, history);
            case DEAL, OVER -> new SeenPosition(game, view, Told.of(game, List.of())).between();
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
                    TAKE -> {
                Told told = Told.of(game, history);
                World world = new Guess(game, view, told).draw(random);
                yield new SeenPosition(game, view, told).inDeal(world);
            }
        };
    }

    /** Whether the widow still lies unseen. */
    private boolean isWidowThere() {
        return hiding.isWidowThere();
    }

    private int hiddenStock() {
        return view.stock() - (view.stock() > 0 && view.turned() != null ? 1 : 0);
    }

    @Override
    public int count() {
        return places.length;
    }

    @Override
    public int need(int place) {
        return switch (places[place]) {
            case WIDOW -> view.widow() == null ? 0 : view.widow().count();
            case STOCK -> hiddenStock();
            default -> {
                int seat = places[place];
                int buried = seat == clues.declarer() ? clues.unseenBuried() : 0;
                yield view.counts().get(seat) + buried - Hand.size(clues.known(seat));
            }
        };
    }

    @Override
    public boolean mayHold(int place, int card) {
        int seat = places[place];
        return seat < 0
                || seat == clues.declarer() && clues.unseenBuried() > 0
                || ((clues.denied(seat) | unmelded[place]) >>> card & 1) == 0;
    }

    @Override
    public double weight(int place, int card, int copies) {
        int seat = places[place];
        if (seat >= 0 && game.rules().table().stockDraw()) {
            return arrivals.weight(seat, card, copies);
        }
        return Spread.weight(seat < 0 ? copies : clues.dealt(seat, card) + copies);
    }

    @Override
    public boolean isFree(int card) {
        if (game.rules().table().stockDraw()) {
            return false;
        }
        for (int place = 0; place < places.length; place++) {
            int seat = places[place];
            if (!mayHold(place, card) || seat >= 0 && clues.dealt(seat, card) > 0) {
                return false;
            }
        }
        return true;
    }

    /** The cards that are in none of the places that the viewer knows. */
    private long unseen() {
        long unseen = without(game.pack(), view.hand());
        unseen = without(unseen, view.played());
        for (TableCard laid : view.table()) {
            unseen = Hand.without(unseen, Deck.number(laid.card()));
        }
        if (view.stock() > 0 && view.turned() != null) {
            unseen = Hand.without(unseen, Deck.number(view.turned()));
        }
        if (view.buried() != null && view.buried().cards() != null) {
            unseen = without(unseen, view.buried().cards());
        }
        for (int seat : view.active()) {
            unseen = Hand.minus(unseen, clues.known(seat));
        }
        return unseen;
    }

    private static long without(long hand, List<Card> cards) {
        long left = hand;
        for (Card card : cards) {
            left = Hand.without(left, Deck.number(card));
        }
        return left;
    }

    private World draw(RandomGenerator random) {
        long unseen = unseen();
        Spread spread = places.length == 0 || isFresh() ? null : spread(unseen);
        for (int draws = 0; draws < MOST_DRAWS; draws++) {
            World world = world(drawn(unseen, spread, random), random);
            if (world != null) {
                return world;
            }
        }
        for (int stirs = 0; stirs < MOST_STIRS; stirs++) {
            Stirring stirring =
                    new Stirring(this, this::faults, drawn(unseen, spread, random), random);
            World world = stirring.stir() ? world(stirring.drawn(), random) : null;
            if (world != null) {
                return world;
            }
        }
        throw new IllegalArgumentException(
                "Cannot guess: no hands fit this view and this history.");
    }

    private long[] drawn(long unseen, @Nullable Spread spread, RandomGenerator random) {
        return spread == null ? deal(unseen, random) : spread.draw(random);
    }

    /** How far a hand is from melding what its seat has shown. */
    private int faults(int place, long drawn) {
        int seat = places[place];
        return seat < 0 ? 0 : hiding.faults(seat, Hand.plus(clues.known(seat), drawn));
    }

    /** Whether nothing is known of any single card, so that it is enough to deal. */
    private boolean isFresh() {
        return view.played().isEmpty()
                && !clues.isPartnerKnown()
                && view.active().stream().allMatch(seat -> clues.known(seat) == Hand.EMPTY);
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
        long[] dealt = new long[places.length];
        long left = unseen;
        for (int place = 0; place < places.length; place++) {
            dealt[place] = Hand.draw(left, need(place), random);
            left = Hand.minus(left, dealt[place]);
        }
        return dealt;
    }

    /** All that follows from a draw; null if it does not fit. */
    private @Nullable World world(long[] drawn, RandomGenerator random) {
        Hands hands = Hands.NONE;
        List<Integer> stock = new ArrayList<>();
        if (view.seat() != null) {
            hands = hands.with(view.seat(), Hand.of(view.hand()));
        }
        for (int place = 0; place < places.length; place++) {
            int seat = places[place];
            switch (seat) {
                case WIDOW -> hands = hands.withWidow(drawn[place]);
                case STOCK ->
                        Hand.cards(drawn[place]).forEach(card -> stock.add(Deck.number(card)));
                default -> hands = hands.with(seat, Hand.plus(clues.known(seat), drawn[place]));
            }
        }
        for (int left = stock.size(); left > 1; left--) {
            Collections.swap(stock, left - 1, random.nextInt(left));
        }
        return hiding.world(hands, stock, random);
    }
}
