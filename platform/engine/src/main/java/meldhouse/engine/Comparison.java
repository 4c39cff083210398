package meldhouse.engine;

import meldhouse.api.game.DealResult;
import meldhouse.api.game.Measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * Plays the same series under two sets of rules: each number with the same cards and the same
 * random numbers of the bots, so that what differs comes of the rules. What comes out depends on
 * the two series alone, not on the threads.
 */
public final class Comparison {
    private static final int BLOCK = 16;

    /** Put before a measure of which side had it in the last deal of a match. */
    private static final String LAST = "wonBy.";

    private final Series first;
    private final Series second;
    private final Set<String> matchMeasures;

    private Comparison(Series first, Series second) {
        if (!first.seed().equals(second.seed())
                || first.count() != second.count()
                || first.unit() != second.unit()) {
            throw new IllegalArgumentException(
                    "two series with their own seed, count or unit are no comparison");
        }
        this.first = first;
        this.second = second;
        this.matchMeasures =
                ended(first).stream().map(Measure::name).collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Plays both.
     *
     * @param first one set of rules
     * @param second the other; the same ruleset, seed, unit and count
     * @param threads how many at once, at least 1
     * @param progress is told, now and then and by any thread, how many numbers are done
     * @throws IllegalStateException if a bot chooses a move that is refused, or a match does not
     *     end
     * @throws InterruptedException if the thread that waits is interrupted
     */
    public static ComparisonReport play(
            Series first, Series second, int threads, IntConsumer progress)
            throws InterruptedException {
        return new Comparison(first, second).play(threads, progress);
    }

    /**
     * What is reported of whole matches: the measures of their length, and for each share that one
     * side has of a deal, as the contract, how often the side that had it last won the match. Their
     * names begin with {@code wonBy.}, then comes the measure's.
     */
    public static List<Measure> ended(Series series) {
        List<Measure> measures = new ArrayList<>(List.of(Arena.DEALS));
        series.game().ruleset().measures().stream()
                .filter(measure -> measure.bySide() && measure.kind() == Measure.Kind.SHARE)
                .map(
                        measure ->
                                new Measure(
                                        LAST + measure.name(),
                                        measure.meaning(),
                                        Measure.Kind.SHARE,
                                        false))
                .forEach(measures::add);
        measures.add(Arena.POINTS);
        return measures;
    }

    private List<Measure> measures() {
        return first.unit() == Series.Unit.MATCH
                ? ended(first)
                : first.game().ruleset().measures().stream()
                        .filter(
                                measure ->
                                        !measure.bySide() || measure.kind() == Measure.Kind.COUNT)
                        .toList();
    }

    private ComparisonReport play(int threads, IntConsumer progress) throws InterruptedException {
        AtomicInteger done = new AtomicInteger();
        List<Future<Map<String, PairedSample>>> blocks = new ArrayList<>();
        Map<String, PairedSample> all = new LinkedHashMap<>();
        ExecutorService workers =
                Executors.newFixedThreadPool(
                        threads, Thread.ofPlatform().name("comparison-", 1).daemon().factory());
        try {
            for (int from = 0; from < first.count(); from += BLOCK) {
                int begin = from;
                int end = Math.min(first.count(), begin + BLOCK);
                blocks.add(
                        workers.submit(
                                () -> {
                                    Map<String, PairedSample> found = block(begin, end);
                                    progress.accept(done.addAndGet(end - begin));
                                    return found;
                                }));
            }
            for (Future<Map<String, PairedSample>> block : blocks) {
                block.get()
                        .forEach(
                                (name, sample) ->
                                        all.computeIfAbsent(name, any -> new PairedSample())
                                                .add(sample));
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException fault
                    ? fault
                    : new IllegalStateException(e.getCause());
        } finally {
            workers.shutdownNow();
        }
        return report(all);
    }

    private ComparisonReport report(Map<String, PairedSample> all) {
        Map<String, Compared> numbers = new LinkedHashMap<>();
        for (Measure measure : measures()) {
            PairedSample sample = all.get(measure.name());
            if (sample != null) {
                numbers.put(measure.name(), sample.compared(first.count()));
            }
        }
        return new ComparisonReport(
                measures().stream().filter(measure -> numbers.containsKey(measure.name())).toList(),
                numbers);
    }

    private Map<String, PairedSample> block(int begin, int end) {
        Map<String, PairedSample> samples = new LinkedHashMap<>();
        Arena one = new Arena(first, done -> {});
        Arena other = new Arena(second, done -> {});
        for (int number = begin; number < end; number++) {
            Gathered underFirst = new Gathered();
            Gathered underSecond = new Gathered();
            one.play(number, 0, underFirst);
            other.play(number, 0, underSecond);
            for (Measure measure : measures()) {
                List<Integer> before = underFirst.of(measure.name());
                List<Integer> after = underSecond.of(measure.name());
                if (!before.isEmpty() || !after.isEmpty()) {
                    PairedSample sample =
                            samples.computeIfAbsent(measure.name(), any -> new PairedSample());
                    sample.add(sum(before), before.size(), sum(after), after.size());
                    before.forEach(found -> sample.count(true, found));
                    after.forEach(found -> sample.count(false, found));
                }
            }
        }
        return samples;
    }

    private static double sum(List<Integer> numbers) {
        return numbers.stream().mapToDouble(number -> number).sum();
    }

    /** What one play told. A workbench. */
    private final class Gathered implements Found {
        private final Map<String, List<Integer>> numbers = new HashMap<>();

        /** Which side had each share in the last deal in which one had it. */
        private final Map<String, Integer> last = new HashMap<>();

        List<Integer> of(String name) {
            return numbers.getOrDefault(name, List.of());
        }

        private void add(String name, int number) {
            numbers.computeIfAbsent(name, any -> new ArrayList<>()).add(number);
        }

        @Override
        public void addDeal(DealResult result, IntUnaryOperator teamOf) {
            result.overall().forEach(this::add);
            for (int side = 0; side < result.bySide().size(); side++) {
                int here = side;
                result.bySide()
                        .get(side)
                        .forEach(
                                (name, number) -> {
                                    add(name, number);
                                    if (number == 1 && isShared(name, result)) {
                                        last.put(name, here);
                                    }
                                });
            }
        }

        /** Whether each side is told whether it had it. */
        private boolean isShared(String name, DealResult result) {
            return matchMeasures.contains(LAST + name)
                    && result.bySide().stream().allMatch(side -> side.containsKey(name));
        }

        @Override
        public void addMatch(DealResult result, IntUnaryOperator teamOf) {
            result.overall().forEach(this::add);
            result.bySide()
                    .forEach(side -> add(Arena.POINTS.name(), side.get(Arena.POINTS.name())));
            last.forEach(
                    (name, side) ->
                            add(LAST + name, result.bySide().get(side).get(Arena.WON.name())));
        }
    }
}
