package meldhouse.testkit;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.engine.Seed;
import meldhouse.protocol.LanguageCodec;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Takes a bot to the awkward places of a game and says how it does there. The places are found in
 * matches that are played at random, by every preset, so it knows no game.
 */
public final class BotCheck {
    private static final int MATCHES = 48;
    private static final int MOVES = 160;

    /** Places of one kind that are tried. */
    private static final int TRIES = 5;

    private static final int TIMED = 40;
    private static final int PEEKS = 12;
    private static final int WORLDS = 5;
    private static final String PEEK = "hidden cards lie elsewhere (the peek detector)";

    /** So often is a bot asked in each of two cases that throws dice of its own. */
    private static final int DICE = 30;

    private static final int SHUFFLES = 2000;

    /** House rules drawn at random, besides the presets. */
    private static final int RANDOM_RULES = 32;

    /** The others' turns that are played on, so that what they may betray is another world's. */
    private static final int PRIMED = 6;

    private static final Duration LONG = Duration.ofSeconds(10);
    private static final Duration SHORT = Duration.ofMillis(200);
    private static final Duration SPARE = Duration.ofMillis(20);

    private final BotProvider provider;
    private final Runnable breakOff;
    private final LanguageCodec codec;
    private final List<List<Moment>> matches = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    /** What was found at a place. */
    public enum Result {
        /** It did well. */
        GOOD,
        /** It did not. */
        BAD,
        /** There was no such place. */
        ABSENT
    }

    /**
     * How a bot did at places of one kind.
     *
     * @param place what is awkward there
     * @param result how it did
     * @param what more about it, for the bot's author; with the first place where it did not do
     *     well. It may hold cards
     */
    public record Finding(String place, Result result, String what) {}

    private BotCheck(BotProvider provider, Ruleset ruleset, List<Game> games, Runnable breakOff) {
        this.provider = provider;
        this.breakOff = breakOff;
        this.codec = new LanguageCodec(ruleset.language());
        for (int number = 0; number < Math.max(MATCHES, games.size()); number++) {
            matches.add(Moment.match(games.get(number % games.size()), number, MOVES));
        }
    }

    /**
     * Every preset of a ruleset, and house rules drawn at random, in which odd places are found.
     */
    public static List<Game> games(Ruleset ruleset) {
        List<Game> games = new ArrayList<>();
        ruleset.presets().forEach(preset -> games.add(ruleset.configure(preset.rules())));
        for (int number = 0; number < RANDOM_RULES; number++) {
            var random = Seed.ofNumber(number).randomFor("house rules");
            games.add(RandomRules.of(ruleset, random).game());
        }
        return List.copyOf(games);
    }

    /**
     * Checks a bot.
     *
     * @param games by which rules, one or more, all of the ruleset
     * @param breakOff ends whatever stands between the bot and its seats, as a lost connection
     *     does; does nothing where there is nothing
     * @throws InterruptedException if the thread that waits is interrupted
     */
    public static List<Finding> of(
            BotProvider provider, Ruleset ruleset, List<Game> games, Runnable breakOff)
            throws InterruptedException {
        BotCheck check = new BotCheck(provider, ruleset, games, breakOff);
        check.places();
        check.breaks();
        check.times();
        check.late();
        check.old();
        check.peeks();
        return List.copyOf(check.findings);
    }

    private List<Moment> all(Predicate<Moment> wanted) {
        return matches.stream().flatMap(List::stream).filter(wanted).toList();
    }

    /** Some of many, from all over. */
    private static List<Moment> some(List<Moment> many, int count) {
        List<Moment> some = new ArrayList<>();
        for (int i = 0; i < Math.min(count, many.size()); i++) {
            some.add(many.get((int) ((long) i * many.size() / Math.min(count, many.size()))));
        }
        return some;
    }

    private void places() throws InterruptedException {
        Set<String> kinds = new TreeSet<>();
        Set<String> forced = new TreeSet<>();
        all(any -> true)
                .forEach(
                        moment -> {
                            kinds.addAll(moment.kinds());
                            if (moment.turn().forced().isPresent()) {
                                forced.addAll(moment.kinds());
                            }
                        });
        for (String kind : forced) {
            place(
                    "one legal move: " + kind,
                    moment ->
                            moment.turn().forced().isPresent()
                                    && moment.kinds().equals(Set.of(kind)));
        }
        for (String kind : kinds) {
            boolean isMixed =
                    !all(moment -> moment.kinds().contains(kind) && moment.kinds().size() > 1)
                            .isEmpty();
            Predicate<Moment> only =
                    moment ->
                            moment.kinds().equals(Set.of(kind)) && moment.turn().forced().isEmpty();
            if (isMixed && !all(only).isEmpty()) {
                place("nothing but " + kind + " is legal, as it mostly is not", only);
            }
        }
        for (String kind : kinds) {
            place("a choice with " + kind, moment -> moment.kinds().contains(kind));
        }
        place("ranges in legal", moment -> !moment.position().legalMoves().ranges().isEmpty());
        place("more is legal than is listed", moment -> !moment.position().legalMoves().complete());
        place("a card that stands for another", this::hasWildCard);
        Moment widest =
                all(any -> true).stream()
                        .max(Comparator.comparingInt(one -> one.position().legalMoves().size()))
                        .orElseThrow();
        place(
                "a list of %d moves".formatted(widest.position().legalMoves().size()),
                moment -> moment == widest);
    }

    /** On the wire a card that stands for another has an equals sign in it. */
    private boolean hasWildCard(Moment moment) {
        return codec.legal(moment.position().legalMoves()).stream()
                .anyMatch(move -> move.toString().matches(".*\"[^\"]*=[^\"]*\".*"));
    }

    private void place(String place, Predicate<Moment> wanted) throws InterruptedException {
        List<Moment> some = some(all(wanted), TRIES);
        if (some.isEmpty()) {
            findings.add(new Finding(place, Result.ABSENT, ""));
            return;
        }
        for (Moment moment : some) {
            String fault = fault(moment, fresh(moment, moment.position(), LONG));
            if (fault != null) {
                findings.add(new Finding(place, Result.BAD, fault));
                return;
            }
        }
        good(place, "a legal move %d times".formatted(some.size()));
    }

    private void good(String place, String what) {
        findings.add(new Finding(place, Result.GOOD, what));
    }

    /** Asks a bot that has just sat down. */
    private Asked fresh(Moment moment, Position position, Duration time)
            throws InterruptedException {
        Seat seat = new Seat(moment.game(), moment.seat());
        Asked asked = seat.ask(moment.thinkingIn(position, Instant.now().plus(time)), time);
        seat.leave();
        return asked;
    }

    /** What is wrong with an answer; null if nothing is. */
    private static @Nullable String fault(Moment moment, Asked asked) {
        if (asked.fault() != null) {
            return "%s: it %s".formatted(moment.where(), asked.fault());
        }
        Move move = asked.move();
        return move == null
                ? null
                : moment.refusal(move)
                        .map(why -> "%s: it chose %s. %s".formatted(moment.where(), move, why))
                        .orElse(null);
    }

    /** A bot in a seat of a match. */
    private final class Seat {
        private final Game game;
        private final int seat;
        private @Nullable Bot bot;

        Seat(Game game, int seat) {
            this.game = game;
            this.seat = seat;
        }

        private synchronized Bot bot() {
            Bot there = bot;
            if (there == null) {
                there = provider.sit(game, seat);
                bot = there;
            }
            return there;
        }

        Asked ask(Thinking thinking, Duration time) throws InterruptedException {
            return Asked.of(this::bot, thinking, time.plus(SPARE));
        }

        Asked ask(Moment moment, Duration time) throws InterruptedException {
            return ask(moment.thinkingIn(moment.position(), Instant.now().plus(time)), time);
        }

        void leave() {
            Bot there = bot;
            if (there != null) {
                there.leave();
            }
        }
    }

    /** The turns of one seat in a match, in order, where there is a choice. */
    private static List<Moment> turnsOf(List<Moment> match, int seat) {
        return match.stream()
                .filter(moment -> moment.seat() == seat && moment.turn().forced().isEmpty())
                .toList();
    }

    private void breaks() throws InterruptedException {
        String place = "the connection breaks in the middle";
        int asked = 0;
        for (List<Moment> match : matches.subList(0, TRIES)) {
            List<Moment> turns = turnsOf(match, match.getFirst().seat());
            Seat seat = new Seat(match.getFirst().game(), match.getFirst().seat());
            for (int i = 0; i < Math.min(turns.size(), 2 * TRIES); i++) {
                boolean isCutOff = i == TRIES;
                if (isCutOff) {
                    breakOff.run();
                }
                String fault = fault(turns.get(i), seat.ask(turns.get(i), LONG));
                if (isCutOff && fault == null) {
                    fault = fault(turns.get(i), fresh(turns.get(i), turns.get(i).position(), LONG));
                    asked++;
                }
                if (fault != null) {
                    findings.add(new Finding(place, Result.BAD, fault));
                    return;
                }
            }
            seat.leave();
        }
        if (asked == 0) {
            findings.add(new Finding(place, Result.ABSENT, ""));
        } else {
            good(place, "it played on %d times, and so did one that came fresh".formatted(asked));
        }
    }

    private void times() throws InterruptedException {
        String place = "%d ms for a decision".formatted(SHORT.toMillis());
        List<Moment> some = some(all(moment -> moment.turn().forced().isEmpty()), TIMED);
        long longest = 0;
        for (Moment moment : some) {
            fresh(moment, moment.position(), LONG);
            Asked asked = fresh(moment, moment.position(), SHORT);
            longest = Math.max(longest, asked.nanos());
            String fault = fault(moment, asked);
            if (fault != null) {
                findings.add(new Finding(place, Result.BAD, fault));
                return;
            }
        }
        good(place, "the longest of %d took %.1f ms".formatted(some.size(), longest / 1e6));
    }

    private void late() throws InterruptedException {
        String place = "a late answer";
        int asked = 0;
        for (List<Moment> match : matches.subList(0, TRIES)) {
            Seat seat = new Seat(match.getFirst().game(), match.getFirst().seat());
            for (Moment moment : turnsOf(match, match.getFirst().seat())) {
                boolean isHurried = asked % 2 == 0;
                if (isHurried) {
                    seat.ask(
                            moment.thinkingIn(moment.position(), Instant.now().plusMillis(1)),
                            SHORT);
                } else {
                    String fault = fault(moment, seat.ask(moment, LONG));
                    if (fault != null) {
                        findings.add(
                                new Finding(
                                        place,
                                        Result.BAD,
                                        fault + " (after a turn that was over in 1 ms)"));
                        return;
                    }
                }
                asked++;
                if (asked % (2 * TRIES) == 0) {
                    break;
                }
            }
            seat.leave();
        }
        good(
                place,
                "after a turn that was over in 1 ms it played the next, %d times"
                        .formatted(asked / 2));
    }

    private void old() throws InterruptedException {
        String place = "another move was made in its place, and an old turn comes again";
        int asked = 0;
        for (List<Moment> match : matches.subList(0, TRIES)) {
            Seat seat = new Seat(match.getFirst().game(), match.getFirst().seat());
            List<Moment> turns = turnsOf(match, match.getFirst().seat());
            for (int i = 0; i + 1 < Math.min(turns.size(), TRIES); i++) {
                for (Moment moment : List.of(turns.get(i), turns.get(i + 1), turns.get(i))) {
                    asked++;
                    String fault = fault(moment, seat.ask(moment, LONG));
                    if (fault != null) {
                        findings.add(new Finding(place, Result.BAD, fault));
                        return;
                    }
                }
            }
            seat.leave();
        }
        good(place, "a legal move %d times".formatted(asked));
    }

    private void peeks() throws InterruptedException {
        int compared = 0;
        boolean isSteady = true;
        for (Moment moment : some(all(one -> one.turn().forced().isEmpty()), PEEKS)) {
            List<Position> worlds = worlds(moment);
            String fault = null;
            if (isSteady) {
                Asked here = primed(moment, moment.position());
                fault = other(moment, here, worlds);
                isSteady = fault == null || staysWith(moment, here);
            }
            if (!isSteady) {
                fault = leaning(moment, worlds);
            }
            if (fault != null) {
                findings.add(new Finding(PEEK, Result.BAD, fault));
                return;
            }
            compared += worlds.size();
        }
        good(
                PEEK,
                isSteady
                        ? "the same choice in %d other worlds".formatted(compared)
                        : "its choices are as frequent in %d other worlds; it does not draw them from thinking.random()"
                                .formatted(compared));
    }

    /** Whether it chooses the same each time where nothing differs. */
    private boolean staysWith(Moment moment, Asked here) throws InterruptedException {
        for (int i = 0; i < DICE; i++) {
            if (!isSame(here, primed(moment, moment.position()))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSame(Asked one, Asked other) {
        return one.move() != null && one.move().equals(other.move());
    }

    /** Positions that look the same to the seat, but are not. */
    private static List<Position> worlds(Moment moment) {
        List<Position> worlds = new ArrayList<>();
        for (int world = 0; world < WORLDS; world++) {
            try {
                Position other =
                        moment.game()
                                .determinize(
                                        moment.turn().view(),
                                        moment.told(moment.seat()),
                                        moment.seed().randomFor("world " + world));
                if (!other.text().equals(moment.position().text())) {
                    worlds.add(other);
                }
            } catch (RuntimeException e) {
                // The ruleset's own contract finds that out; here it is one world less.
            }
        }
        return worlds;
    }

    /** Another choice in another world; null if there is none. */
    private @Nullable String other(Moment moment, Asked here, List<Position> worlds)
            throws InterruptedException {
        for (Position world : worlds) {
            Asked there = primed(moment, world);
            if (!isSame(here, there)) {
                return "%s: it chose %s, but %s where the hidden cards lie like this: %s"
                        .formatted(moment.where(), shown(here), shown(there), world.text());
            }
        }
        return null;
    }

    /** For a bot that throws dice of its own: whether some choices are more frequent elsewhere. */
    private @Nullable String leaning(Moment moment, List<Position> worlds)
            throws InterruptedException {
        if (worlds.isEmpty()) {
            return null;
        }
        List<String> choices = new ArrayList<>();
        List<String> elsewhere = new ArrayList<>();
        for (int i = 0; i < DICE; i++) {
            choices.add(shown(primed(moment, moment.position())));
            elsewhere.add(shown(primed(moment, worlds.get(i % worlds.size()))));
        }
        choices.addAll(elsewhere);
        int far = difference(choices);
        var random = moment.seed().randomFor("shuffles");
        int farther = 0;
        for (int shuffle = 0; shuffle < SHUFFLES; shuffle++) {
            for (int i = choices.size() - 1; i > 0; i--) {
                Collections.swap(choices, i, random.nextInt(i + 1));
            }
            farther += difference(choices) >= far ? 1 : 0;
        }
        return farther > 0
                ? null
                : "%s: of %d choices each, %d fall otherwise where the hidden cards lie elsewhere, which chance alone never did in %d shuffles"
                        .formatted(moment.where(), DICE, far / 2, SHUFFLES);
    }

    /** How far the first half and the second are apart. */
    private static int difference(List<String> choices) {
        Map<String, Integer> counts = new HashMap<>();
        for (int i = 0; i < choices.size(); i++) {
            counts.merge(choices.get(i), i < DICE ? 1 : -1, Integer::sum);
        }
        return counts.values().stream().mapToInt(Math::abs).sum();
    }

    private static String shown(Asked asked) {
        return asked.move() == null
                ? "nothing (it " + asked.fault() + ")"
                : asked.move().toString();
    }

    /**
     * Asks a fresh bot in a world in which the other seats have been asked before, so that what
     * they could have betrayed to it is of that world.
     */
    private Asked primed(Moment moment, Position world) throws InterruptedException {
        RandomMover mover = new RandomMover(moment.seed().randomFor("on"));
        Position now = world;
        List<Event> happened = new ArrayList<>(moment.happened());
        for (int i = 0; i < PRIMED && now.turn() instanceof Turn.Seated(int seat); i++) {
            Moment then =
                    new Moment(moment.game(), moment.number(), moment.seed(), now, seat, happened);
            if (seat != moment.seat()) {
                fresh(then, now, LONG);
            }
            if (!(now.decide(seat, mover.pick(now.legalMoves()))
                    instanceof Decision.Accepted made)) {
                break;
            }
            now = made.next();
            happened.addAll(made.events());
        }
        return fresh(moment, world, LONG);
    }
}
