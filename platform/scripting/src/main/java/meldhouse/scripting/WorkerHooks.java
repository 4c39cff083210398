package meldhouse.scripting;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Hooks;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The functions of one table, called in the processes of a {@link WorkerPool}. Answers are
 * remembered. A call that fails has no answer, here and whenever it is asked again; after {@link
 * #MOST_FAULTS} of them a hook is off for the rest of the match. What has failed is kept for
 * whoever writes it down ({@link #news}), and can be handed in again ({@link #replay}): then
 * nothing depends on how fast this machine is. A hook is off once that is {@link #written}, or in a
 * replay {@link #settled}, and not in the midst of a move: of one move all calls are made or none.
 *
 * <p>For any platform thread. One call of a table runs at a time, so that no table takes more than
 * one worker.
 */
public final class WorkerHooks implements Hooks {
    /** So many calls of a hook may fail. */
    public static final int MOST_FAULTS = 3;

    /** What was in time before is given so many times as long in a replay. */
    private static final int PATIENCE = 20;

    /** So many answers are remembered. */
    private static final int MOST = 2_000;

    /** What has to be remembered of functions for a replay. */
    public sealed interface News {
        /** The hook's name. */
        String hook();

        /**
         * A call gave no answer.
         *
         * @param argumentHash {@link HookRandom#hash} of it
         * @param sentence what happened, for everybody at the table: it holds nothing of what the
         *     function was given
         */
        record Failed(String hook, String argumentHash, String sentence) implements News {}

        /** After the move that is being made the hook is not asked any more. */
        record Off(String hook) implements News {}
    }

    /**
     * What failed in the course of a table's matches.
     *
     * @param match in which, from 1
     * @param moves how many had been made in it
     */
    public record Recorded(News news, int match, int moves) {}

    private record Asked(String hook, Map<String, ?> argument) {}

    private final WorkerPool pool;
    private final WorkerRoom room;
    private final Set<String> present = new LinkedHashSet<>();
    private final Map<Asked, Optional<Object>> known = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> failed = new ConcurrentHashMap<>();
    private final Set<String> off = ConcurrentHashMap.newKeySet();
    private final Set<String> almostOff = new HashSet<>();
    private final List<News> news = new ArrayList<>();
    private final List<News> handedIn = new ArrayList<>();
    private final List<Recorded> recorded = new ArrayList<>();
    private int match;
    private int moves;
    private final Map<String, Integer> faults = new HashMap<>();
    private final Object turn = new Object();
    private boolean replaying;

    /**
     * The functions of a table. Nothing is loaded yet.
     *
     * @param table by which it is known in the workers; no two tables have the same
     * @param sources what counts of its files
     * @param options the value of every option, as the game has settled it
     */
    public WorkerHooks(
            WorkerPool pool, String table, List<HookSource> sources, Map<String, ?> options) {
        this.pool = pool;
        // Where a host keeps its files is nobody's concern.
        List<HookSource> named =
                sources.stream()
                        .map(
                                source ->
                                        new HookSource(
                                                Place.in(source.file()).fileName(),
                                                source.text(),
                                                source.functions()))
                        .toList();
        room = new WorkerRoom(table, named, options);
        sources.forEach(source -> present.addAll(source.functions()));
    }

    /**
     * Loads the files once, to see whether that can be done.
     *
     * @throws BadHouseRuleFile if it cannot
     */
    public void load() throws BadHouseRuleFile {
        Map<?, ?> answer = pool.ask(room, null, Map.of(), 1);
        if (!(answer.get("problem") instanceof String problem)) {
            return;
        }
        Place place = place(answer, room.sources().getFirst().file());
        String text =
                room.sources().stream()
                        .filter(source -> source.file().equals(place.file()))
                        .map(HookSource::text)
                        .findFirst()
                        .orElse("");
        String sentence =
                answer.get("sentence") instanceof String all
                        ? all
                        : "Cannot load the functions: %s. Allowed: a script that ends at once."
                                .formatted(problem);
        throw new BadHouseRuleFile(List.of(FileFault.of(place, text, sentence)));
    }

    @Override
    public Set<String> present() {
        return Collections.unmodifiableSet(present);
    }

    @Override
    public Optional<Object> call(Hook hook, Map<String, ?> argument) {
        if (!present.contains(hook.name()) || off.contains(hook.name())) {
            return Optional.empty();
        }
        Asked asked = new Asked(hook.name(), argument);
        Optional<Object> before = known.get(asked);
        if (before != null) {
            return HookShape.fit(hook.result(), before.orElse(null));
        }
        synchronized (turn) {
            String hash = HookRandom.hash(hook.name(), argument);
            if (off.contains(hook.name()) || failures(hook.name()).contains(hash)) {
                return Optional.empty();
            }
            Answer answer = ask(hook, argument);
            if (answer.value().isPresent()) {
                remember(asked, answer.plain());
            } else {
                fault(hook.name(), hash, answer.place(), answer.problem());
            }
            return answer.value();
        }
    }

    /**
     * What a call came to.
     *
     * @param value nothing: it failed
     */
    private record Answer(
            Optional<Object> value, @Nullable Object plain, Place place, String problem) {}

    private Answer ask(Hook hook, Map<String, ?> argument) {
        Map<?, ?> answer = pool.ask(room, hook.name(), argument, replaying ? PATIENCE : 1);
        Place place = place(answer, fileOf(hook.name()));
        if (answer.get("problem") instanceof String problem) {
            return new Answer(Optional.empty(), null, place, problem);
        }
        Object plain = answer.get("value");
        return new Answer(
                HookShape.fit(hook.result(), plain),
                plain,
                place,
                "it returned something of another shape");
    }

    private void remember(Asked asked, @Nullable Object plain) {
        if (known.size() >= MOST) {
            known.clear();
        }
        known.put(asked, Optional.ofNullable(plain));
    }

    private Set<String> failures(String hook) {
        return failed.computeIfAbsent(hook, ignored -> ConcurrentHashMap.newKeySet());
    }

    private void fault(String hook, String hash, Place place, String problem) {
        if (replaying) {
            throw new IllegalStateException(
                    "hook '%s' failed where it had answered before: %s".formatted(hook, problem));
        }
        failures(hook).add(hash);
        news.add(
                new News.Failed(
                        hook,
                        hash,
                        "The function '%s' of the house rules failed (%s): %s. The game goes on here without it."
                                .formatted(hook, where(place), problem)));
        if (faults.merge(hook, 1, Integer::sum) >= MOST_FAULTS && almostOff.add(hook)) {
            news.add(new News.Off(hook));
        }
    }

    private static String where(Place place) {
        return place.line() == 0
                ? place.fileName()
                : "%s, line %d".formatted(place.fileName(), place.line());
    }

    private String fileOf(String hook) {
        return room.sources().stream()
                .filter(source -> source.functions().contains(hook))
                .map(HookSource::file)
                .findFirst()
                .orElse("");
    }

    private static Place place(Map<?, ?> answer, String file) {
        return answer.get("file") instanceof String named
                        && answer.get("line") instanceof Integer line
                        && answer.get("column") instanceof Integer column
                ? new Place(named, line, column)
                : Place.in(file);
    }

    /** What has failed and is not written down yet, in order. */
    public List<News> news() {
        synchronized (turn) {
            return List.copyOf(news);
        }
    }

    /** One of the news is written down, and none any more. */
    public void written(News one) {
        synchronized (turn) {
            news.remove(one);
            record(one);
        }
    }

    private void record(News one) {
        recorded.add(new Recorded(one, match, moves));
        if (one instanceof News.Off(String hook)) {
            off.add(hook);
        }
    }

    /** What has failed and is written down, in order. */
    public List<Recorded> recorded() {
        synchronized (turn) {
            return List.copyOf(recorded);
        }
    }

    /** A move was made. */
    public void moved() {
        synchronized (turn) {
            moves++;
        }
    }

    /**
     * A match begins: what was off for the last one is tried again, and faults are counted anew.
     */
    public void begin() {
        synchronized (turn) {
            off.clear();
            almostOff.clear();
            faults.clear();
            match++;
            moves = 0;
        }
    }

    /**
     * Hands in what had failed when this was played before; it is no news then. It comes before
     * what it failed in, and {@link #settled} after that.
     */
    public void replay(News before) {
        synchronized (turn) {
            switch (before) {
                case News.Failed one -> {
                    if (failures(one.hook()).add(one.argumentHash())) {
                        faults.merge(one.hook(), 1, Integer::sum);
                    }
                }
                case News.Off(String hook) -> almostOff.add(hook);
            }
            handedIn.add(before);
        }
    }

    /** That is over in which what was handed in had failed. */
    public void settled() {
        synchronized (turn) {
            handedIn.forEach(this::record);
            handedIn.clear();
        }
    }

    /**
     * Whether what is asked now was asked before, and everything that failed then is handed in.
     * What answered then has to answer now: it may take long, and if it fails all the same, {@link
     * #call} throws an {@link IllegalStateException}.
     */
    public void replaying(boolean on) {
        synchronized (turn) {
            replaying = on;
        }
    }

    /**
     * The same functions for those who only think ahead: what fails there is no news. Of a hook
     * that fails too often there they get no more answers.
     */
    public Hooks ahead() {
        return new Hooks() {
            private final Map<String, Set<Map<String, ?>>> without = new HashMap<>();

            @Override
            public Set<String> present() {
                return WorkerHooks.this.present();
            }

            @Override
            public Optional<Object> call(Hook hook, Map<String, ?> argument) {
                String name = hook.name();
                if (!present.contains(name) || off.contains(name)) {
                    return Optional.empty();
                }
                Asked asked = new Asked(name, argument);
                Optional<Object> before = known.get(asked);
                if (before != null) {
                    return HookShape.fit(hook.result(), before.orElse(null));
                }
                synchronized (turn) {
                    Set<Map<String, ?>> none =
                            without.computeIfAbsent(name, ignored -> new HashSet<>());
                    if (none.size() >= MOST_FAULTS
                            || none.contains(argument)
                            || failures(name).contains(HookRandom.hash(name, argument))) {
                        return Optional.empty();
                    }
                    Answer answer = ask(hook, argument);
                    if (answer.value().isPresent()) {
                        remember(asked, answer.plain());
                    } else {
                        none.add(argument);
                    }
                    return answer.value();
                }
            }
        };
    }
}
