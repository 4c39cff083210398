package meldhouse.architecture;

import java.util.Map;

/** The floors of the house, as in docs: a module sees only modules of lower floors. */
final class Layers {

    private static final Map<String, Integer> FLOOR =
            Map.ofEntries(
                    Map.entry("meldhouse.api", 0),
                    Map.entry("meldhouse.engine", 1),
                    Map.entry("meldhouse.catalog", 1),
                    Map.entry("meldhouse.scripting", 1),
                    Map.entry("meldhouse.protocol", 1),
                    Map.entry("meldhouse.american", 1),
                    Map.entry("meldhouse.danish", 1),
                    Map.entry("meldhouse.store", 2),
                    Map.entry("meldhouse.testkit", 2),
                    Map.entry("meldhouse.programs", 2),
                    Map.entry("meldhouse.bots", 2),
                    Map.entry("meldhouse.server", 3),
                    Map.entry("meldhouse.load", 3),
                    Map.entry("meldhouse.client", 3),
                    Map.entry("meldhouse.screens", 4),
                    Map.entry("meldhouse.cli", 5));

    private Layers() {}

    static boolean maySee(String from, String to) {
        return from.equals(to) || floor(to) < floor(from);
    }

    private static int floor(String module) {
        Integer floor = FLOOR.get(module);
        if (floor == null) {
            throw new AssertionError(
                    "Module '" + module + "' has no floor: give it one in " + Layers.class);
        }
        return floor;
    }
}
