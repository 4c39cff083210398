package meldhouse.testkit;

import meldhouse.api.game.Ruleset;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Holds a promise against many random matches, on all cores, and reports the first one that breaks
 * it.
 *
 * @param ruleset whose promise it is
 * @param contract the author's test class, for the command that replays a match
 * @param run which matches
 */
record Proof(Ruleset ruleset, Class<?> contract, Run run) {
    /**
     * Holds the promise.
     *
     * @param name the test method
     * @param oneIn how much dearer than others this promise is: one match in so many is played
     * @param promise makes a fresh one for each match
     */
    void of(String name, int oneIn, Supplier<? extends Promise> promise) {
        AtomicLong checks = new AtomicLong();
        Optional<BrokenPromise> broken =
                run.cases(oneIn)
                        .parallel()
                        .mapToObj(number -> broken(name, number, promise.get(), checks))
                        .flatMap(Optional::stream)
                        .findFirst();
        if (broken.isPresent()) {
            throw broken.get();
        }
        if (checks.get() == 0) {
            throw new BrokenPromise(
                    "%s: %s was never put to the test in %d matches."
                            .formatted(ruleset.info().id(), name, run.cases(oneIn).count()));
        }
    }

    private Optional<BrokenPromise> broken(
            String name, long number, Promise promise, AtomicLong checks) {
        Course course = null;
        try {
            course = new Course(Case.of(ruleset, number));
            course.play(promise);
            checks.addAndGet(course.checks());
            return Optional.empty();
        } catch (Exception | StackOverflowError | LinkageError | AssertionError e) {
            String what = e instanceof BrokenPromise ? e.getMessage() : "it threw " + e;
            return Optional.of(
                    new BrokenPromise(
                            "%s does not keep '%s' in case %d:%n  %s%n  %s%nTo see this case alone: %s"
                                    .formatted(
                                            ruleset.info().id(),
                                            name,
                                            number,
                                            what,
                                            described(course),
                                            run.command(contract, name, number)),
                            e));
        }
    }

    private static String described(@org.jspecify.annotations.Nullable Course course) {
        try {
            return course == null ? "before the first position" : course.described();
        } catch (RuntimeException e) {
            return "(the position cannot be printed: " + e + ")";
        }
    }
}
