package meldhouse.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.LongStream;

/**
 * Which cases are played: {@code -Dmeldhouse.contract.matches} of them, from {@code
 * -Dmeldhouse.contract.first} on, or {@code -Dmeldhouse.contract.case} alone.
 *
 * @param first the first case
 * @param matches how many, for a promise that is cheap to check
 */
record Run(long first, long matches) {
    static final String MATCHES = "meldhouse.contract.matches";
    static final String FIRST = "meldhouse.contract.first";
    static final String CASE = "meldhouse.contract.case";

    private static final long USUAL = 1_000;

    /** As the system properties say. */
    static Run asked() {
        Long only = Long.getLong(CASE);
        return only != null
                ? new Run(only, 1)
                : new Run(Long.getLong(FIRST, 1), Math.max(1, Long.getLong(MATCHES, USUAL)));
    }

    /** The cases of a promise of which one in so many is checked. */
    LongStream cases(int oneIn) {
        return LongStream.range(first, first + (matches + oneIn - 1) / oneIn);
    }

    /** The command that plays one case again. */
    String command(Class<?> contract, String test, long number) {
        String name = contract.getName().replaceFirst("^.*[.]", "");
        String options = "-Dtest='%s#%s' -D%s=%d".formatted(name, test, CASE, number);
        String basedir = System.getProperty("basedir");
        if (basedir == null) {
            return "run %s.%s with -D%s=%d".formatted(name, test, CASE, number);
        }
        Path module = Path.of(basedir);
        Path root = module;
        for (Path above = module.getParent(); above != null; above = above.getParent()) {
            root = hasModule(above, root) ? above : root;
        }
        if (root.equals(module)) {
            return "mvn -f %s test %s".formatted(root, options);
        }
        return "mvn -f %s -pl %s -am test -Dsurefire.failIfNoSpecifiedTests=false %s"
                .formatted(root, root.relativize(module), options);
    }

    /** Whether the folder's build names this module as its own. */
    private static boolean hasModule(Path folder, Path module) {
        try {
            return Files.readString(folder.resolve("pom.xml"))
                    .contains("<module>" + folder.relativize(module) + "</module>");
        } catch (IOException e) {
            return false;
        }
    }
}
