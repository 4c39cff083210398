package meldhouse.engine;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.DealResult;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lets bots play many deals or matches on many threads. What comes out depends on the series alone:
 * each match has a seed of its own, and what was found is added up in the order of the matches.
 */
public final class Arena {
    /** Found together in one go, whatever the number of threads. */
    private static final int BLOCK = 32;

    /** A match of more deals than this will not come to an end. */
    static final int MOST_DEALS = 10_000;

    static final Measure WON = new Measure("matchesWon", "matches won", Measure.Kind.SHARE, true);
    static final Measure POINTS =
            new Measure("matchPoints", "match points", Measure.Kind.COUNT, true);
    static final Measure DEALS =
            new Measure("dealsPerMatch", "deals of a match", Measure.Kind.COUNT, false);

    private final Series series;
    private final Progress progress;
    private final Teams teams;

    Arena(Series series, Progress progress) {
        this.series = series;
        this.progress = progress;
        this.teams = Teams.of(series.game());
    }

    /**
     * Plays a series.
     *
     * @param threads how many at once, at least 1
     * @param progress is told how many of {@link Series#count} are done, and of every move
     * @throws IllegalStateException if a bot chooses a move that is refused, or a match does not
     *     end; the message says which bot and which match
     * @throws InterruptedException if the thread that waits is interrupted
     */
    public static SeriesReport play(Series series, int threads, Progress progress)
            throws InterruptedException {
        Arena arena = new Arena(series, progress);
        AtomicInteger done = new AtomicInteger();
        List<Future<Findings>> blocks = new ArrayList<>();
        Findings all = new Findings(arena.teams.count());
        ExecutorService workers =
                Executors.newFixedThreadPool(
                        threads, Thread.ofPlatform().name("arena-", 1).daemon().factory());
        try {
            for (int from = 0; from < series.count(); from += BLOCK) {
                int first = from;
                int end = Math.min(series.count(), first + BLOCK);
                blocks.add(
                        workers.submit(
                                () -> {
                                    Findings found = arena.block(first, end);
                                    progress.done(done.addAndGet(end - first));
                                    return found;
                                }));
            }
            for (Future<Findings> block : blocks) {
                all.add(block.get());
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException fault
                    ? fault
                    : new IllegalStateException(e.getCause());
        } finally {
            workers.shutdownNow();
        }
        return all.report(measures(series.game(), series.unit()));
    }

    /** All that is reported. */
    static List<Measure> measures(Game game, Series.Unit unit) {
        List<Measure> measures = new ArrayList<>(game.ruleset().measures());
        if (unit == Series.Unit.MATCH) {
            measures.addAll(List.of(DEALS, WON, POINTS));
        }
        return measures;
    }

    private Findings block(int first, int end) {
        Findings found = new Findings(teams.count());
        for (int number = first; number < end; number++) {
            int plays = series.duplicate() ? teams.count() : 1;
            for (int exchanges = 0; exchanges < plays; exchanges++) {
                play(number, exchanges, found);
            }
            found.endCluster();
        }
        return found;
    }

    /**
     * Plays one of the series.
     *
     * @param number which, from 0
     * @param exchanges how often the sides have been exchanged
     * @throws IllegalStateException as {@link #play(Series, int, IntConsumer)} does
     */
    void play(int number, int exchanges, Found found) {
        Seed seed = series.seed().ofSeries(number);
        Teams here = teams.at(Match.start(series.game(), seed).match());
        List<BotProvider> seated = new ArrayList<>();
        for (int seat = 0; seat < series.game().seats(); seat++) {
            seated.add(series.bots().get(here.bot(seat, exchanges)));
        }
        try {
            play(seed, sit(seated), exchanges, found);
        } catch (RuntimeException e) {
            throw new IllegalStateException(
                    "Cannot play number %d of the series with %s: %s"
                            .formatted(
                                    number,
                                    seated.stream().map(BotProvider::id).toList(),
                                    e.getMessage() == null ? e : e.getMessage()),
                    e);
        }
    }

    private List<Bot> sit(List<BotProvider> seated) {
        List<Bot> bots = new ArrayList<>();
        Division division = series.division();
        for (int seat = 0; seat < seated.size(); seat++) {
            Bot own = seated.get(seat).sit(series.game(), seat);
            bots.add(division == null ? own : division.at(series.game(), seat, own));
        }
        return bots;
    }

    private void play(Seed seed, List<Bot> bots, int exchanges, Found found) {
        Sitting sitting = new Sitting(series.game(), seed, bots);
        boolean wholeMatch = series.unit() == Series.Unit.MATCH;
        int deals = tell(sitting.latest(), exchanges, found);
        while (!sitting.match().isOver() && (wholeMatch || deals == 0)) {
            progress.step();
            sitting.move();
            deals += tell(sitting.latest(), exchanges, found);
            if (sitting.match().shuffles() > MOST_DEALS) {
                throw new IllegalStateException(
                        "the match does not end: %d shuffles so far".formatted(MOST_DEALS));
            }
        }
        if (wholeMatch) {
            found.addMatch(
                    ended(sitting.match().position().standing(), deals), teams.after(exchanges));
        }
    }

    /** Takes the results of the deals that ended, and tells how many did. */
    private int tell(List<Event> events, int exchanges, Found found) {
        int deals = 0;
        for (Event event : events) {
            var result = series.game().ruleset().dealResult(event);
            if (result.isPresent()) {
                deals++;
                found.addDeal(result.get(), teams.after(exchanges));
            }
        }
        return deals;
    }

    /** What a whole match came to. */
    static DealResult ended(Standing standing, int deals) {
        return new DealResult(
                deals == 0 ? Map.of() : Map.of(DEALS.name(), deals),
                standing.sides().stream()
                        .map(
                                side ->
                                        Map.of(
                                                WON.name(),
                                                side.winner() ? 1 : 0,
                                                POINTS.name(),
                                                side.points()))
                        .toList());
    }
}
