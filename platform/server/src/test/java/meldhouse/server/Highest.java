package meldhouse.server;

import meldhouse.api.game.Audience;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Hook;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Language;
import meldhouse.api.game.Move;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.game.View;
import meldhouse.api.game.WireText;
import meldhouse.api.game.WireType;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A game for tests, which no code of the server knows: everybody bids once, then the highest card
 * takes each trick. It has hidden hands, a range of bids, and a move that makes the rules throw.
 *
 * @param version of the rules
 */
public record Highest(String version) implements Ruleset {
    static final String ID = "highest";

    /** The least bid, by what was bid before and what the bidder holds. */
    static final Hook LEAST_BID =
            new Hook(
                    "leastBid",
                    "Says what has to be bid at least.",
                    new Hook.Shape.Fields(
                            Map.of(
                                    "most",
                                    new Hook.Shape.Whole(0, 10_000),
                                    "hand",
                                    new Hook.Shape.ListOf(new Hook.Shape.Text()))),
                    new Hook.Shape.Whole(1, 10_000));

    /** What a trick counts. */
    static final Hook TRICK_POINTS =
            new Hook(
                    "trickPoints",
                    "Says what a trick counts.",
                    new Hook.Shape.ListOf(new Hook.Shape.Text()),
                    new Hook.Shape.Whole(0, 100));

    /** A card: {@code c07}. */
    @WireText
    public record Card(int number) {
        /** Reads what {@link #toString} prints. */
        public static Card parse(String text) {
            if (!text.matches("c[0-9]{2}")) {
                throw new IllegalArgumentException("Allowed: c00 to c51.");
            }
            return new Card(Integer.parseInt(text.substring(1)));
        }

        @Override
        public String toString() {
            return "c%02d".formatted(number);
        }
    }

    /** The moves. */
    public sealed interface HighestMove extends Move {}

    /** A bid. */
    @WireType("bid")
    public record Bid(int amount) implements HighestMove {
        @Override
        public boolean mayBeTakenBack() {
            return true;
        }
    }

    /** No bid. */
    @WireType("pass")
    public record Pass() implements HighestMove {
        @Override
        public boolean mayBeTakenBack() {
            return true;
        }
    }

    /** A card. */
    @WireType("play")
    public record Play(Card card) implements HighestMove {}

    /** Makes the rules throw, with a message full of cards. */
    @WireType("boom")
    public record Boom() implements HighestMove {}

    /** The events. */
    public sealed interface HighestEvent extends Event {}

    /** A match begins. */
    @WireType("match_started")
    public record MatchStarted(int seats, int deals) implements HighestEvent {}

    /** A hand. */
    @WireType("dealt")
    public record Dealt(int seat, int count, List<Card> cards) implements HighestEvent {
        @Override
        public Audience audience() {
            return Audience.seats(seat);
        }

        @Override
        public Event redacted() {
            return new Dealt(seat, count, List.of());
        }
    }

    /** A bid; 0: a pass. */
    @WireType("bid")
    public record BidMade(int seat, int amount) implements HighestEvent {}

    /** A card on the table. */
    @WireType("played")
    public record Played(int seat, Card card) implements HighestEvent {}

    /** A trick is taken. */
    @WireType("trick_taken")
    public record TrickTaken(int seat, int count) implements HighestEvent {}

    /** The match is over. */
    @WireType("match_ended")
    public record MatchEnded(List<Integer> points) implements HighestEvent {}

    /** What a seat knows; seat -1: a watcher. */
    public record HighestView(
            int me,
            List<Card> hand,
            List<Integer> held,
            List<Integer> bids,
            List<Played> trick,
            List<Integer> points,
            boolean over)
            implements View {
        @Override
        public View after(Event event) {
            return switch ((HighestEvent) event) {
                case MatchStarted ignored -> this;
                case Dealt(int seat, int count, var cards) ->
                        new HighestView(
                                me,
                                seat == me ? cards : hand,
                                with(held, seat, count),
                                List.of(),
                                trick,
                                points,
                                over);
                case BidMade(int ignored, int amount) ->
                        new HighestView(me, hand, held, plus(bids, amount), trick, points, over);
                case Played played ->
                        new HighestView(
                                me,
                                without(hand, played.card()),
                                with(held, played.seat(), held.get(played.seat()) - 1),
                                bids,
                                plus(trick, played),
                                points,
                                over);
                case TrickTaken(int seat, int count) ->
                        new HighestView(
                                me,
                                hand,
                                held,
                                bids,
                                List.of(),
                                with(points, seat, points.get(seat) + count),
                                over);
                case MatchEnded ignored ->
                        new HighestView(me, hand, held, bids, trick, points, true);
            };
        }
    }

    static <T> List<T> with(List<T> list, int index, T value) {
        List<T> changed = new ArrayList<>(list);
        changed.set(index, value);
        return List.copyOf(changed);
    }

    static <T> List<T> plus(List<T> list, T value) {
        List<T> changed = new ArrayList<>(list);
        changed.add(value);
        return List.copyOf(changed);
    }

    static <T> List<T> without(List<T> list, T value) {
        List<T> changed = new ArrayList<>(list);
        changed.remove(value);
        return List.copyOf(changed);
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo(ID, "Highest", version, 2, 4);
    }

    @Override
    public Schema options() {
        return new Schema(
                List.of(
                        new Option.Whole("players", "match", "Seats", 2, 4, 1, false, 4),
                        new Option.Whole("deals", "match", "Deals", 1, 100, 1, false, 2),
                        new Option.Whole("hand", "deal", "Cards each", 1, 12, 1, false, 3)));
    }

    @Override
    public List<Preset> presets() {
        return List.of(
                new Preset("plain", "Plain", "As it is.", HouseRules.DEFAULTS),
                new Preset("duel", "Duel", "For two.", HouseRules.of("players", 2)));
    }

    @Override
    public List<Hook> hooks() {
        return List.of(LEAST_BID, TRICK_POINTS);
    }

    @Override
    public Game configure(HouseRules rules) {
        return configure(rules, Hooks.NONE);
    }

    @Override
    public Game configure(HouseRules rules, Hooks hooks) {
        Schema.Resolved resolved = options().resolve(rules);
        if (!resolved.faults().isEmpty()) {
            throw new BadHouseRules(resolved.faults());
        }
        var values = resolved.values();
        return new HighestGame(
                this, values.whole("players"), values.whole("deals"), values.whole("hand"), hooks);
    }

    @Override
    public Language language() {
        return new Language(HighestMove.class, HighestEvent.class, HighestView.class);
    }
}
