package meldhouse.engine;

import meldhouse.api.game.Audience;
import meldhouse.api.game.DealResult;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.api.game.WireType;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** The least game there is: two cards each of four, both show one, the higher wins a point. */
record HighCard(String version) implements Ruleset {
    sealed interface HighMove extends Move {}

    @WireType("show")
    record Show(int card) implements HighMove {
        @Override
        public boolean mayBeTakenBack() {
            return true;
        }
    }

    sealed interface HighEvent extends Event {}

    @WireType("dealt")
    record Dealt(int seat, List<Integer> hand) implements HighEvent {
        @Override
        public Audience audience() {
            return Audience.seats(seat);
        }

        @Override
        public Event redacted() {
            return new Dealt(seat, List.of());
        }
    }

    @WireType("shown")
    record Shown(int seat, int card) implements HighEvent {}

    @WireType("scored")
    record Scored(int winner) implements HighEvent {}

    record HighView(int me, List<Integer> hand, List<Integer> points) implements View {
        @Override
        public View after(Event event) {
            return switch ((HighEvent) event) {
                case Dealt(int seat, var cards) ->
                        seat == me ? new HighView(me, cards, points) : this;
                case Shown(int seat, int card) ->
                        new HighView(
                                me,
                                hand.stream().filter(c -> seat != me || c != card).toList(),
                                points);
                case Scored(int winner) -> new HighView(me, List.of(), scored(points, winner));
            };
        }
    }

    static List<Integer> scored(List<Integer> points, int winner) {
        return IntStream.range(0, 2).mapToObj(s -> points.get(s) + (s == winner ? 1 : 0)).toList();
    }

    record HighPosition(Table game, List<Integer> cards, List<Integer> shown, List<Integer> points)
            implements Position {
        @Override
        public Turn turn() {
            return points.contains(game.target())
                    ? Turn.OVER
                    : cards.isEmpty() ? new Turn.Chance(4) : Turn.seat(shown.size());
        }

        List<Integer> hand(int seat) {
            return cards.isEmpty()
                    ? List.of()
                    : cards.subList(2 * seat, 2 * seat + 2).stream()
                            .filter(card -> !shown.contains(card))
                            .toList();
        }

        @Override
        public LegalMoves legalMoves() {
            return turn() instanceof Turn.Seated(int seat)
                    ? LegalMoves.of(hand(seat).stream().sorted().map(Show::new).toList())
                    : LegalMoves.NONE;
        }

        @Override
        public Decision decide(int seat, Move move) {
            if (!turn().equals(Turn.seat(seat))) {
                return new Decision.Refused(meldhouse.api.game.Refusal.notYourTurn(seat, turn()));
            }
            int card = ((Show) move).card();
            if (!hand(seat).contains(card)) {
                return Decision.refused("notHeld", "You do not hold card " + card + ".");
            }
            if (shown.isEmpty()) {
                return new Decision.Accepted(
                        new HighPosition(game, cards, List.of(card), points),
                        List.of(new Shown(seat, card)));
            }
            int winner = card > shown.getFirst() ? 1 : 0;
            return new Decision.Accepted(
                    new HighPosition(game, List.of(), List.of(), scored(points, winner)),
                    List.of(new Shown(seat, card), new Scored(winner)));
        }

        @Override
        public Position next(Move move) {
            return ((Decision.Accepted) decide(shown.size(), move)).next();
        }

        @Override
        public Decision.Accepted shuffled(int[] order) {
            List<Integer> dealt = Arrays.stream(order).boxed().toList();
            return new Decision.Accepted(
                    new HighPosition(game, dealt, List.of(), points),
                    List.of(new Dealt(0, dealt.subList(0, 2)), new Dealt(1, dealt.subList(2, 4))));
        }

        @Override
        public View view(Viewer viewer) {
            int me = viewer instanceof Viewer.Seated(int seat) ? seat : -1;
            return new HighView(me, me < 0 ? List.of() : hand(me), points);
        }

        @Override
        public Standing standing() {
            return new Standing(
                    IntStream.range(0, 2)
                            .mapToObj(
                                    seat ->
                                            new Standing.Side(
                                                    List.of(seat),
                                                    points.get(seat),
                                                    points.get(seat) == game.target()))
                            .toList());
        }

        @Override
        public String text() {
            return cards + " " + shown + " " + points;
        }
    }

    record Table(HighCard ruleset, int target) implements Game {
        @Override
        public HouseRules houseRules() {
            return HouseRules.of("target", target);
        }

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public Position start() {
            return new HighPosition(this, List.of(), List.of(), List.of(0, 0));
        }

        @Override
        public int longestDeal() {
            return 2;
        }

        @Override
        public Position determinize(View view, List<Event> history, RandomGenerator random) {
            throw new UnsupportedOperationException("nobody searches this game");
        }

        @Override
        public Position parse(String text) {
            throw new UnsupportedOperationException("nobody reads this game");
        }
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("high-card", "High Card", version, 2, 2);
    }

    @Override
    public Schema options() {
        return new Schema(
                List.of(new Option.Whole("target", "match", "Points to win", 1, 9, 1, false, 3)));
    }

    @Override
    public Game configure(HouseRules rules) {
        Schema.Resolved resolved = options().resolve(rules);
        if (!resolved.faults().isEmpty()) {
            throw new BadHouseRules(resolved.faults());
        }
        return new Table(this, resolved.values().whole("target"));
    }

    @Override
    public Language language() {
        return new Language(HighMove.class, HighEvent.class, HighView.class);
    }

    @Override
    public List<Measure> measures() {
        return List.of(
                new Measure("byFirst", "won by seat 0", Measure.Kind.SHARE, false),
                new Measure("points", "points", Measure.Kind.COUNT, true));
    }

    @Override
    public Optional<DealResult> dealResult(Event event) {
        return event instanceof Scored(int winner)
                ? Optional.of(
                        new DealResult(
                                Map.of("byFirst", 1 - winner),
                                List.of(Map.of("points", 1 - winner), Map.of("points", winner))))
                : Optional.empty();
    }

    /** A game to so many points. */
    static Game to(int target) {
        return new HighCard("1").configure(new HouseRules(Map.of("target", target)));
    }
}
