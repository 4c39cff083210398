package meldhouse.testkit;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Ruleset;
import meldhouse.engine.Seed;
import meldhouse.protocol.LanguageCodec;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
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

    /** House rules drawn at random, besides the presets. */
    private static final int RANDOM_RULES = 32;

    static final Duration LONG = Duration.ofSeconds(10);
    private static final Duration SHORT = Duration.ofMillis(200);

    private final BotProvider provider;
    private final Runnable breakOff;
    private final Function<RefusedMove, String> words;
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
     *     well. It may hold cards. Null where there was no such place
     */
    public record Finding(Said place, Result result, @Nullable Said what) {}

    private BotCheck(
            BotProvider provider,
            Ruleset ruleset,
            List<Game> games,
            Runnable breakOff,
            Function<RefusedMove, String> words) {
        this.provider = provider;
        this.breakOff = breakOff;
        this.words = words;
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
     * @param words says why the rules refuse a move, in the reader's language
     * @throws InterruptedException if the thread that waits is interrupted
     */
    public static List<Finding> of(
            BotProvider provider,
            Ruleset ruleset,
            List<Game> games,
            Runnable breakOff,
            Function<RefusedMove, String> words)
            throws InterruptedException {
        BotCheck check = new BotCheck(provider, ruleset, games, breakOff, words);
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
                    Said.of("forced", kind),
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
                place(Said.of("only", kind), only);
            }
        }
        for (String kind : kinds) {
            place(Said.of("choice", kind), moment -> moment.kinds().contains(kind));
        }
        place(Said.of("ranges"), moment -> !moment.position().legalMoves().ranges().isEmpty());
        place(Said.of("incomplete"), moment -> !moment.position().legalMoves().complete());
        place(Said.of("wild"), this::hasWildCard);
        Moment widest =
                all(any -> true).stream()
                        .max(Comparator.comparingInt(one -> one.position().legalMoves().size()))
                        .orElseThrow();
        place(Said.of("list", widest.position().legalMoves().size()), moment -> moment == widest);
    }

    /** On the wire a card that stands for another has an equals sign in it. */
    private boolean hasWildCard(Moment moment) {
        return codec.legal(moment.position().legalMoves()).stream()
                .anyMatch(move -> move.toString().matches(".*\"[^\"]*=[^\"]*\".*"));
    }

    private void place(Said place, Predicate<Moment> wanted) throws InterruptedException {
        List<Moment> some = some(all(wanted), TRIES);
        if (some.isEmpty()) {
            findings.add(new Finding(place, Result.ABSENT, null));
            return;
        }
        for (Moment moment : some) {
            Said fault = fault(moment, Chair.fresh(provider, moment, moment.position(), LONG));
            if (fault != null) {
                findings.add(new Finding(place, Result.BAD, fault));
                return;
            }
        }
        good(place, Said.of("legal", some.size()));
    }

    private void good(Said place, Said what) {
        findings.add(new Finding(place, Result.GOOD, what));
    }

    /** What is wrong with an answer; null if nothing is. */
    private @Nullable Said fault(Moment moment, Asked asked) {
        if (asked.fault() != null) {
            return Said.of("fault", moment.where(), asked.fault());
        }
        Move move = asked.move();
        return move == null
                ? null
                : moment.refusal(move, words)
                        .map(why -> Said.of("refused", moment.where(), move, why))
                        .orElse(null);
    }

    /** The turns of one seat in a match, in order, where there is a choice. */
    private static List<Moment> turnsOf(List<Moment> match, int seat) {
        return match.stream()
                .filter(moment -> moment.seat() == seat && moment.turn().forced().isEmpty())
                .toList();
    }

    private void breaks() throws InterruptedException {
        Said place = Said.of("break");
        int asked = 0;
        for (List<Moment> match : matches.subList(0, TRIES)) {
            List<Moment> turns = turnsOf(match, match.getFirst().seat());
            Chair seat = new Chair(provider, match.getFirst().game(), match.getFirst().seat());
            for (int i = 0; i < Math.min(turns.size(), 2 * TRIES); i++) {
                boolean isCutOff = i == TRIES;
                if (isCutOff) {
                    breakOff.run();
                }
                Said fault = fault(turns.get(i), seat.ask(turns.get(i), LONG));
                if (isCutOff && fault == null) {
                    fault =
                            fault(
                                    turns.get(i),
                                    Chair.fresh(
                                            provider, turns.get(i), turns.get(i).position(), LONG));
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
            findings.add(new Finding(place, Result.ABSENT, null));
        } else {
            good(place, Said.of("break.good", asked));
        }
    }

    private void times() throws InterruptedException {
        Said place = Said.of("time", SHORT.toMillis());
        List<Moment> some = some(all(moment -> moment.turn().forced().isEmpty()), TIMED);
        long longest = 0;
        for (Moment moment : some) {
            Chair.fresh(provider, moment, moment.position(), LONG);
            Asked asked = Chair.fresh(provider, moment, moment.position(), SHORT);
            longest = Math.max(longest, asked.nanos());
            Said fault = fault(moment, asked);
            if (fault != null) {
                findings.add(new Finding(place, Result.BAD, fault));
                return;
            }
        }
        good(place, Said.of("time.good", some.size(), Math.round(longest / 1e5) / 10.0));
    }

    private void late() throws InterruptedException {
        Said place = Said.of("late");
        int asked = 0;
        for (List<Moment> match : matches.subList(0, TRIES)) {
            Chair seat = new Chair(provider, match.getFirst().game(), match.getFirst().seat());
            for (Moment moment : turnsOf(match, match.getFirst().seat())) {
                boolean isHurried = asked % 2 == 0;
                if (isHurried) {
                    seat.ask(
                            moment.thinkingIn(moment.position(), Instant.now().plusMillis(1)),
                            SHORT);
                } else {
                    Said fault = fault(moment, seat.ask(moment, LONG));
                    if (fault != null) {
                        findings.add(new Finding(place, Result.BAD, Said.of("late.bad", fault)));
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
        good(place, Said.of("late.good", asked / 2));
    }

    private void old() throws InterruptedException {
        Said place = Said.of("old");
        int asked = 0;
        for (List<Moment> match : matches.subList(0, TRIES)) {
            Chair seat = new Chair(provider, match.getFirst().game(), match.getFirst().seat());
            List<Moment> turns = turnsOf(match, match.getFirst().seat());
            for (int i = 0; i + 1 < Math.min(turns.size(), TRIES); i++) {
                for (Moment moment : List.of(turns.get(i), turns.get(i + 1), turns.get(i))) {
                    asked++;
                    Said fault = fault(moment, seat.ask(moment, LONG));
                    if (fault != null) {
                        findings.add(new Finding(place, Result.BAD, fault));
                        return;
                    }
                }
            }
            seat.leave();
        }
        good(place, Said.of("legal", asked));
    }

    private void peeks() throws InterruptedException {
        findings.add(
                new PeekDetector(provider)
                        .look(some(all(one -> one.turn().forced().isEmpty()), PEEKS)));
    }
}
