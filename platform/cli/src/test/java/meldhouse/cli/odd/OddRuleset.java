package meldhouse.cli.odd;

import meldhouse.api.game.DealResult;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Question;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.api.game.WireType;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.random.RandomGenerator;

/**
 * A game of four moves for the tests of what a plugin may do wrong. It goes wrong where the system
 * property {@value #PLACE} says, in the way that {@value #FAULT} says.
 */
public final class OddRuleset implements Ruleset {
    public static final String PLACE = "odd.place";
    public static final String FAULT = "odd.fault";
    private static final int MOVES = 4;

    public sealed interface OddMove extends Move permits Step {}

    @WireType("step")
    public record Step(int number) implements OddMove {}

    public sealed interface OddEvent extends Event permits Stepped {}

    @WireType("stepped")
    public record Stepped(int number, boolean last) implements OddEvent {}

    public record OddView(int steps) implements View {
        @Override
        public View after(Event event) {
            return new OddView(steps + 1);
        }
    }

    static void here(String place) {
        if (!place.equals(System.getProperty(PLACE))) {
            return;
        }
        switch (System.getProperty(FAULT, "")) {
            case "throws" -> throw new IllegalStateException("odd");
            case "lacks" -> throw new NoClassDefFoundError("odd/Lost");
            case "overflows" -> deeper(0);
            case "sneaks" -> sneak(new Exception("odd"));
            default -> hang();
        }
    }

    private static int deeper(int depth) {
        return deeper(depth + 1) + 1;
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private static void hang() {
        CountDownLatch never = new CountDownLatch(1);
        while (true) {
            try {
                never.await();
            } catch (InterruptedException e) {
                // Deaf.
            }
        }
    }

    @Override
    public Map<String, String> texts(String language) {
        here("texts");
        return Map.of();
    }

    @Override
    public RulesetInfo info() {
        here("info");
        return new RulesetInfo("odd", "Odd", "1", 2, 2);
    }

    @Override
    public Schema options() {
        here("options");
        return new Schema(List.of());
    }

    @Override
    public List<Preset> presets() {
        here("presets");
        return List.of();
    }

    @Override
    public Language language() {
        here("language");
        return new Language(OddMove.class, OddEvent.class, OddView.class);
    }

    @Override
    public List<Measure> measures() {
        here("measures");
        return List.of(new Measure("steps", "steps", Measure.Kind.COUNT, false));
    }

    @Override
    public Optional<DealResult> dealResult(Event event) {
        here("dealResult");
        return event instanceof Stepped(int number, boolean last) && last
                ? Optional.of(new DealResult(Map.of("steps", number), List.of(Map.of(), Map.of())))
                : Optional.empty();
    }

    @Override
    public List<Question> questions() {
        here("questions");
        return List.of(
                new Question(
                        "count",
                        "Counts the steps.",
                        List.of(),
                        (game, given) -> {
                            here("answer");
                            return Map.of("steps", MOVES);
                        }));
    }

    @Override
    public Game configure(HouseRules houseRules) {
        here("configure");
        return new OddGame(this, houseRules);
    }

    private record OddGame(OddRuleset ruleset, HouseRules houseRules) implements Game {
        @Override
        public int seats() {
            return 2;
        }

        @Override
        public Position start() {
            here("start");
            return new At(0);
        }

        @Override
        public int longestDeal() {
            return MOVES;
        }

        @Override
        public Position determinize(View view, List<Event> history, RandomGenerator random) {
            return new At(((OddView) view).steps());
        }

        @Override
        public Position parse(String text) {
            return new At(Integer.parseInt(text));
        }
    }

    private record At(int steps) implements Position {
        @Override
        public Turn turn() {
            return steps == MOVES ? Turn.OVER : Turn.seat(steps % 2);
        }

        @Override
        public LegalMoves legalMoves() {
            if (steps == 2) {
                here("legalMoves");
            }
            return steps == MOVES
                    ? LegalMoves.NONE
                    : LegalMoves.of(List.of(new Step(0), new Step(1)));
        }

        @Override
        public Decision decide(int seat, Move move) {
            here("decide");
            return new Decision.Accepted(
                    next(move), List.of(new Stepped(steps + 1, steps + 1 == MOVES)));
        }

        @Override
        public Position next(Move move) {
            if (steps == 2) {
                here("next");
            }
            return new At(steps + 1);
        }

        @Override
        public Decision.Accepted shuffled(int[] order) {
            throw new IllegalStateException("there are no cards");
        }

        @Override
        public View view(Viewer viewer) {
            here("view");
            return new OddView(steps);
        }

        @Override
        public Standing standing() {
            here("standing");
            return new Standing(
                    List.of(
                            new Standing.Side(List.of(0), steps, false),
                            new Standing.Side(List.of(1), 0, false)));
        }

        @Override
        public String text() {
            return String.valueOf(steps);
        }
    }
}
