package meldhouse.scripting;

import meldhouse.api.game.Hook.Shape;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Scripts of house rules, loaded and ready to be called. Used by one thread at a time. What the
 * language brings along is frozen before a script is loaded, so that no call leaves anything behind
 * in it for the next.
 */
final class HookContext implements AutoCloseable {
    /** The most statements of a call, and of loading a file. */
    static final long STATEMENTS = 200_000;

    /** How long loading may take. */
    private static final Duration LOADING = Duration.ofSeconds(2);

    private static final Source LOOPS =
            Source.create("js", "(n) => { for (let i = 0; i < n; i++) { i; } }");

    private static final String RETURNED = "it returned ";
    private static final String THROWS = "it throws: ";
    private static final String MODULE = "application/javascript+module";

    private final Context context;
    private final Duration deadline;
    private final Consumer<String> stuck;
    private final Object options;
    private final Map<String, Value> functions = new HashMap<>();
    private final Map<String, HookSource> sources = new HashMap<>();
    private final Map<HookSource, Source> modules = new HashMap<>();
    private boolean isForgetful;
    private boolean broken;

    private HookContext(Map<String, ?> options, Duration deadline, Consumer<String> stuck) {
        context = Sandbox.context(STATEMENTS);
        this.deadline = deadline;
        this.stuck = stuck;
        this.options = java.util.Objects.requireNonNull(ReadOnly.view(options));
    }

    /**
     * Loads scripts.
     *
     * @param options the value of every option
     * @param deadline how long a call may take
     * @param stuck told of what cannot be stopped
     * @throws HookFailure if one of them cannot be loaded, or a function is not there
     */
    static HookContext open(
            List<HookSource> sources,
            Map<String, ?> options,
            Duration deadline,
            Consumer<String> stuck)
            throws HookFailure {
        HookContext made = new HookContext(options, deadline, stuck);
        try {
            for (Source own : Sandbox.preludes()) {
                made.context.eval(own);
            }
            for (HookSource source : sources) {
                made.load(source);
            }
            return made;
        } catch (HookFailure e) {
            made.close();
            throw e;
        }
    }

    /** Whether it can be called no more. */
    boolean isBroken() {
        return broken;
    }

    private void load(HookSource source) throws HookFailure {
        String first = source.functions().iterator().next();
        sources.put(first, source);
        guarded(
                first,
                LOADING,
                "a script that ends at once",
                () -> {
                    Value hooks = exported(source);
                    for (String name : source.functions()) {
                        functions.put(name, function(hooks, name));
                        sources.put(name, source);
                    }
                    return "";
                });
    }

    /**
     * Calls a function.
     *
     * @return what the shape makes of its answer
     * @throws HookFailure if it gave none, or one of another shape
     */
    Object call(String hook, Shape result, Map<String, ?> argument) throws HookFailure {
        String allowed = "a function that returns " + HookShape.words(result);
        Optional<Object> plain = plain(hook, allowed, argument);
        Optional<Object> fit = HookShape.fit(result, plain.orElse(null));
        if (fit.isEmpty()) {
            throw failure(
                    hook,
                    null,
                    RETURNED + Draft.shown(plain.orElse(null)),
                    HookShape.words(result));
        }
        return fit.get();
    }

    /**
     * Calls a function, whatever the shape of its answer.
     *
     * @return plain data; nothing for null and undefined
     * @throws HookFailure if it gave none
     */
    Optional<Object> plain(String hook, String allowed, Map<String, ?> argument)
            throws HookFailure {
        HookSource source = sources.get(hook);
        Value loaded = functions.get(hook);
        if (source == null || loaded == null) {
            throw failure(hook, null, "there is no such function", "a function");
        }
        return guarded(
                hook,
                deadline,
                allowed,
                () -> {
                    Value function = isForgetful ? function(exported(source), hook) : loaded;
                    Value value = function.execute(new Argument(hook, argument, options));
                    return value.isNull()
                            ? Optional.empty()
                            : Optional.ofNullable(new PlainValue().of(value, "result"));
                });
    }

    /**
     * Whether a call ends within the bound where so many loops were run before it, which count as
     * statements too. Where it does not, this can be called no more.
     *
     * @param hook of no function: the loops alone
     */
    boolean endsAfter(int loops, String hook, Map<String, ?> argument) {
        Value function = functions.get(hook);
        try {
            guarded(
                    hook,
                    LOADING,
                    "",
                    () -> {
                        context.eval(LOOPS).executeVoid(loops);
                        if (function != null) {
                            function.executeVoid(new Argument(hook, argument, options));
                        }
                        return "";
                    });
            return true;
        } catch (HookFailure e) {
            return !broken;
        }
    }

    /** The file is run anew for every call from now on, so that it keeps nothing from the last. */
    HookContext forgetful() {
        isForgetful = true;
        return this;
    }

    private Value exported(HookSource source) {
        Source module =
                modules.computeIfAbsent(
                        source,
                        ignored ->
                                Source.newBuilder("js", source.text(), source.file())
                                        .mimeType(MODULE)
                                        .buildLiteral());
        return context.eval(module).getMember("default").getMember("hooks");
    }

    private static Value function(Value hooks, String name) {
        Value function = hooks.getMember(name);
        return function.canExecute() ? function : function.getMember("call");
    }

    private <T> T guarded(String hook, Duration time, String allowed, Supplier<T> work)
            throws HookFailure {
        HookWatch.Call call = HookWatch.begin(context, "hook '" + hook + "'", time, stuck);
        T done = null;
        String wrong = null;
        Place place = null;
        try {
            context.resetLimits();
            done = work.get();
        } catch (PlainValue.Unfit unfit) {
            wrong = "its result %s".formatted(unfit.problem());
        } catch (PolyglotException e) {
            broken = e.isResourceExhausted() || e.isCancelled() || e.isInternalError();
            wrong = reason(e);
            place = place(e, hook);
        } catch (OutOfMemoryError e) {
            broken = true;
            wrong = "it used up the memory";
        } catch (StackOverflowError e) {
            broken = true;
            wrong = "it used up the stack";
        } catch (IllegalStateException e) {
            broken = true;
            wrong = "it was ended";
        }
        String stopped = call.end();
        if (stopped != null) {
            broken = true;
            throw failure(hook, null, stopped, "a function that ends at once");
        }
        if (wrong != null || done == null) {
            throw failure(hook, place, String.valueOf(wrong), allowed);
        }
        return done;
    }

    private static String reason(PolyglotException e) {
        String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        if (e.isResourceExhausted() || e.isCancelled()) {
            return message.contains("Statement count")
                    ? "it ran more than %d statements".formatted(STATEMENTS)
                    : "it used up the memory or the stack";
        }
        return e.isInterrupted()
                ? "it was interrupted"
                : THROWS + Draft.cut(message).replaceFirst("[. ]+$", "");
    }

    private @Nullable Place place(PolyglotException e, String hook) {
        HookSource source = sources.get(hook);
        if (source == null) {
            return null;
        }
        SourceSection section = e.getSourceLocation();
        if (section == null || !section.getSource().getName().equals(source.file())) {
            section = null;
            for (PolyglotException.StackFrame frame : e.getPolyglotStackTrace()) {
                SourceSection of = frame.isGuestFrame() ? frame.getSourceLocation() : null;
                if (of != null && of.getSource().getName().equals(source.file())) {
                    section = of;
                    break;
                }
            }
        }
        return section == null ? null : place(source, section);
    }

    static Place place(HookSource source, SourceSection section) {
        return section.isAvailable()
                ? new Place(source.file(), section.getStartLine(), section.getStartColumn())
                : Place.in(source.file());
    }

    private HookFailure failure(
            String hook, @Nullable Place place, String problem, String allowed) {
        HookSource source = sources.get(hook);
        Place where = place;
        if (where == null && source != null) {
            Value function = functions.get(hook);
            SourceSection section =
                    function == null || broken ? null : function.getSourceLocation();
            where = section == null ? Place.in(source.file()) : place(source, section);
        }
        // What a script throws or returns may hold what it was given: that is for its author alone.
        return new HookFailure(
                new HookFault(
                        hook,
                        where == null ? Place.in("") : where,
                        "Cannot use hook '%s': %s. Allowed: %s.".formatted(hook, problem, allowed)),
                open(problem));
    }

    private static String open(String problem) {
        if (problem.startsWith(THROWS)) {
            return "it throws an error";
        }
        return problem.startsWith(RETURNED) ? "it returned something of another shape" : problem;
    }

    @Override
    public void close() {
        try {
            context.close(broken);
        } catch (PolyglotException | IllegalStateException e) {
            // It was ended before: there is nothing left to close.
            broken = true;
        }
    }

    /** The one object that a function is called with. */
    private static final class Argument implements ProxyObject {
        private final String hook;
        private final Map<String, ?> argument;
        private final Object options;
        private @Nullable SplittableRandom random;

        Argument(String hook, Map<String, ?> argument, Object options) {
            this.hook = hook;
            this.argument = argument;
            this.options = options;
        }

        @Override
        public @Nullable Object getMember(String key) {
            return switch (key) {
                case "options" -> options;
                case "random" -> (ProxyExecutable) arguments -> next();
                default -> ReadOnly.view(argument.get(key));
            };
        }

        private double next() {
            SplittableRandom chance = random == null ? HookRandom.of(hook, argument) : random;
            random = chance;
            return chance.nextDouble();
        }

        @Override
        public Object getMemberKeys() {
            return org.graalvm.polyglot.proxy.ProxyArray.fromArray(
                    "deal", "seat", "options", "random");
        }

        @Override
        public boolean hasMember(String key) {
            return key.equals("options") || key.equals("random") || argument.containsKey(key);
        }

        @Override
        public void putMember(String key, Value value) {
            throw new UnsupportedOperationException("an argument can only be read");
        }
    }
}
