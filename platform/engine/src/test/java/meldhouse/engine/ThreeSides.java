package meldhouse.engine;

import meldhouse.api.game.DealResult;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.api.game.WireType;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Three seats, each for itself: each names a number up to five and scores it, and the seat's own
 * number on top, so that places are worth something.
 */
record ThreeSides() implements Ruleset {
    private static final int SEATS = 3;

    sealed interface ThreeMove extends Move {}

    @WireType("name")
    record Name(int number) implements ThreeMove {}

    sealed interface ThreeEvent extends Event {}

    @WireType("named")
    record Named(int seat, int number, boolean last) implements ThreeEvent {}

    record ThreeView() implements View {
        @Override
        public View after(Event event) {
            return this;
        }
    }

    record ThreePosition(Game game, List<Integer> named) implements Position {
        @Override
        public Turn turn() {
            return named.size() == SEATS ? Turn.OVER : Turn.seat(named.size());
        }

        @Override
        public LegalMoves legalMoves() {
            return turn().isOver()
                    ? LegalMoves.NONE
                    : LegalMoves.of(IntStream.rangeClosed(0, 5).mapToObj(Name::new).toList());
        }

        @Override
        public Decision decide(int seat, Move move) {
            if (!turn().equals(Turn.seat(seat))) {
                return new Decision.Refused(Refusal.notYourTurn(seat, turn()));
            }
            List<Integer> all = new ArrayList<>(named);
            all.add(((Name) move).number());
            return new Decision.Accepted(
                    new ThreePosition(game, List.copyOf(all)),
                    List.of(new Named(seat, all.getLast(), all.size() == SEATS)));
        }

        @Override
        public Position next(Move move) {
            return ((Decision.Accepted) decide(named.size(), move)).next();
        }

        @Override
        public Decision.Accepted shuffled(int[] order) {
            throw new IllegalStateException("nothing is shuffled");
        }

        @Override
        public View view(Viewer viewer) {
            return new ThreeView();
        }

        @Override
        public Standing standing() {
            return new Standing(
                    IntStream.range(0, SEATS)
                            .mapToObj(
                                    seat ->
                                            new Standing.Side(
                                                    List.of(seat),
                                                    seat < named.size()
                                                            ? named.get(seat) + 10 * seat
                                                            : 0,
                                                    seat == SEATS - 1 && turn().isOver()))
                            .toList());
        }

        @Override
        public String text() {
            return named.toString();
        }
    }

    record ThreeGame(Ruleset ruleset) implements Game {
        @Override
        public HouseRules houseRules() {
            return HouseRules.DEFAULTS;
        }

        @Override
        public int seats() {
            return SEATS;
        }

        @Override
        public Position start() {
            return new ThreePosition(this, List.of());
        }

        @Override
        public int longestDeal() {
            return SEATS;
        }

        @Override
        public Position determinize(View view, List<Event> history, RandomGenerator random) {
            throw new UnsupportedOperationException("nothing is hidden");
        }

        @Override
        public Position parse(String text) {
            throw new IllegalArgumentException("nobody prints it");
        }
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("three", "Three sides", "1", SEATS, SEATS);
    }

    @Override
    public Schema options() {
        return new Schema(List.of());
    }

    @Override
    public Game configure(HouseRules rules) {
        return new ThreeGame(this);
    }

    @Override
    public Language language() {
        return new Language(ThreeMove.class, ThreeEvent.class, ThreeView.class);
    }

    @Override
    public List<Measure> measures() {
        return List.of(new Measure("named", "number named", Measure.Kind.COUNT, true));
    }

    @Override
    public Optional<DealResult> dealResult(Event event) {
        return event instanceof Named named && named.last()
                ? Optional.of(
                        new DealResult(
                                Map.of(),
                                IntStream.range(0, SEATS)
                                        .mapToObj(seat -> Map.of("named", seat))
                                        .toList()))
                : Optional.empty();
    }
}
