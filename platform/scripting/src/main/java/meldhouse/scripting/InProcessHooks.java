package meldhouse.scripting;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Hooks;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Consumer;

/**
 * Functions of house rules that run in this very process: for commands on one's own files. Each
 * thread that asks has a context to itself; answers are remembered. A call that takes too many
 * statements, too long or too much memory is ended and has no answer.
 *
 * <p>Some calls that are built into the language cannot be ended from within a process. What is
 * known of these is taken away from scripts; should one still go on, {@code stuck} is told, and the
 * thread that asked is lost. So this is not for strangers' files.
 */
public final class InProcessHooks implements Hooks, AutoCloseable {
    /** How long a call may take. */
    public static final Duration DEADLINE = Duration.ofMillis(1000);

    /** So many answers are remembered. */
    private static final int MOST = 50_000;

    private record Asked(String hook, Map<String, ?> argument) {}

    private final List<HookSource> sources;
    private final Map<String, ?> options;
    private final Consumer<HookFault> faults;
    private final Consumer<String> stuck;
    private final Set<String> present = new LinkedHashSet<>();
    private final ConcurrentLinkedDeque<HookContext> idle = new ConcurrentLinkedDeque<>();
    private final ConcurrentHashMap<Asked, Optional<Object>> known = new ConcurrentHashMap<>();

    private InProcessHooks(
            List<HookSource> sources,
            Map<String, ?> options,
            Consumer<HookFault> faults,
            Consumer<String> stuck) {
        this.sources = List.copyOf(sources);
        this.options = options;
        this.faults = faults;
        this.stuck = stuck;
        sources.forEach(source -> present.addAll(source.functions()));
    }

    /**
     * Loads functions.
     *
     * @param sources what counts of the files
     * @param options the value of every option, as the game has settled it
     * @param faults told of each call that failed, once, from the thread that asked
     * @param stuck told what could not be ended, from another thread
     * @return {@link Hooks#NONE} where there are no functions
     * @throws BadHouseRuleFile if a script cannot be loaded
     */
    public static Hooks load(
            List<HookSource> sources,
            Map<String, ?> options,
            Consumer<HookFault> faults,
            Consumer<String> stuck)
            throws BadHouseRuleFile {
        if (sources.isEmpty()) {
            return Hooks.NONE;
        }
        InProcessHooks hooks = new InProcessHooks(sources, options, faults, stuck);
        try {
            hooks.idle.add(hooks.open());
            return hooks;
        } catch (HookFailure e) {
            HookFault fault = e.fault();
            String text =
                    sources.stream()
                            .filter(source -> source.file().equals(fault.place().file()))
                            .map(HookSource::text)
                            .findFirst()
                            .orElse("");
            throw new BadHouseRuleFile(
                    List.of(FileFault.of(fault.place(), text, fault.sentence())));
        }
    }

    private HookContext open() throws HookFailure {
        return HookContext.open(sources, options, DEADLINE, stuck);
    }

    @Override
    public Set<String> present() {
        return java.util.Collections.unmodifiableSet(present);
    }

    @Override
    public Optional<Object> call(Hook hook, Map<String, ?> argument) {
        if (!present.contains(hook.name())) {
            return Optional.empty();
        }
        Asked asked = new Asked(hook.name(), argument);
        Optional<Object> before = known.get(asked);
        if (before != null) {
            return before;
        }
        Optional<Object> answer;
        try {
            answer = Optional.of(fresh(hook, argument));
        } catch (HookFailure e) {
            answer = Optional.empty();
            if (known.putIfAbsent(asked, answer) == null) {
                faults.accept(e.fault());
            }
        }
        if (known.size() >= MOST) {
            known.clear();
        }
        known.put(asked, answer);
        return answer;
    }

    /**
     * Asks anew, whatever was answered before, and tells nobody of a fault.
     *
     * @return as {@link #call}
     */
    public Optional<Object> again(Hook hook, Map<String, ?> argument) {
        try {
            return Optional.of(fresh(hook, argument));
        } catch (HookFailure e) {
            return Optional.empty();
        }
    }

    /** The most statements that a call may run. */
    public static int bound() {
        return (int) HookContext.STATEMENTS;
    }

    /**
     * How many statements the longest of some calls runs, to within a few. The engine does not tell
     * how many it has counted: so it is tried how many others fit into the bound beside it.
     */
    public int statements(Hook hook, List<? extends Map<String, ?>> arguments) {
        try {
            int all = room("", Map.of(), bound());
            int left = all;
            for (Map<String, ?> argument : arguments) {
                if (!ends(left, hook.name(), argument)) {
                    left = room(hook.name(), argument, left);
                }
            }
            return (int) Math.max(1, (long) (all - left) * bound() / Math.max(1, all));
        } catch (HookFailure e) {
            return bound();
        }
    }

    /** How many loops fit beside a call, where so many do not. */
    private int room(String hook, Map<String, ?> argument, int tooMany) throws HookFailure {
        int fit = 0;
        int over = tooMany;
        while (over - fit > 1) {
            int middle = (fit + over) >>> 1;
            if (ends(middle, hook, argument)) {
                fit = middle;
            } else {
                over = middle;
            }
        }
        return fit;
    }

    private boolean ends(int loops, String hook, Map<String, ?> argument) throws HookFailure {
        HookContext own = idle.pollFirst();
        HookContext context = own == null ? open() : own;
        try {
            return context.endsAfter(loops, hook, argument);
        } finally {
            give(context);
        }
    }

    private void give(HookContext context) {
        if (context.isBroken()) {
            context.close();
        } else {
            idle.addFirst(context);
        }
    }

    /** Asks without remembering. */
    Object fresh(Hook hook, Map<String, ?> argument) throws HookFailure {
        HookContext own = idle.pollFirst();
        HookContext context = own == null ? open() : own;
        try {
            return context.call(hook.name(), hook.result(), argument);
        } finally {
            give(context);
        }
    }

    /** Lets the contexts go. Nobody may ask any more. */
    @Override
    public void close() {
        List<HookContext> all = new ArrayList<>(idle);
        idle.clear();
        all.forEach(HookContext::close);
    }
}
