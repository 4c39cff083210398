package meldhouse.testkit;

import java.util.stream.Collectors;

/** In small endings, determinizations come as often as the deals that they stand for. */
final class DeterminizationsHaveTheRightFrequencies implements Promise {
    @Override
    public void ended(Course course) {
        SmallEndings.of(course, ending -> fits(course, ending));
    }

    private static void fits(Course course, SmallEndings.Ending ending) {
        Worlds worlds = ending.worlds();
        Worlds.Fit fit = worlds.fit(ending.drawn());
        course.check(
                fit.isGood(),
                () ->
                        "from%n    %s%n  the determinizations of seat %d have chi-square %.1f, above %.1f:%s"
                                .formatted(
                                        ending.position().text(),
                                        ending.seat(),
                                        fit.chiSquare(),
                                        fit.limit(),
                                        listed(worlds, ending)));
    }

    private static String listed(Worlds worlds, SmallEndings.Ending ending) {
        return worlds.weights().entrySet().stream()
                .limit(8)
                .map(
                        world ->
                                "%n    %d drawn, weight %.0f of %.0f: %s"
                                        .formatted(
                                                ending.drawn().getOrDefault(world.getKey(), 0),
                                                world.getValue(),
                                                worlds.total(),
                                                world.getKey()))
                .collect(Collectors.joining());
    }
}
