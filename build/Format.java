import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;

/**
 * Checks or mends the format of every Java file of the project. Maven runs it once, at the root,
 * with google-java-format on the class path. It is a program of its own because the formatter must
 * run on the JDK that the sources are written for, not on the one that runs Maven.
 */
final class Format {

    private static final Set<String> SKIPPED = Set.of("target", "node_modules");

    public static void main(String[] args) throws IOException {
        if (args.length != 3 || !Set.of("check", "apply").contains(args[0])) {
            System.err.println("Usage: Format check|apply FOLDER LIST_OF_BAD_FILES");
            System.exit(2);
        }
        Files.deleteIfExists(Path.of(args[2]));
        List<String> files = javaFiles(Path.of(args[1]));
        System.exit(args[0].equals("apply") ? apply(files) : check(files, Path.of(args[2])));
    }

    private static int apply(List<String> files) {
        return run(System.out, files, "--replace");
    }

    /** Lists the bad files in {@code list}, which the build then trips over; none, no list. */
    private static int check(List<String> files, Path list) throws IOException {
        var names = new ByteArrayOutputStream();
        int code = run(new PrintStream(names), files, "--dry-run", "--set-exit-if-changed");
        if (names.size() == 0) {
            return code; // 0, or a file that cannot be read as Java
        }
        Files.writeString(list, names.toString());
        names.toString().lines().forEach(file -> System.err.println("Badly formatted: " + file));
        return 0;
    }

    private static int run(PrintStream out, List<String> files, String... options) {
        List<String> args = new ArrayList<>(List.of(options));
        args.add("--aosp");
        args.addAll(files);
        return ToolProvider.findFirst("google-java-format")
                .orElseThrow()
                .run(out, System.err, args.toArray(String[]::new));
    }

    private static List<String> javaFiles(Path root) throws IOException {
        List<String> files = new ArrayList<>();
        Files.walkFileTree(
                root,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attrs) {
                        String name = dir.getFileName().toString();
                        boolean skip =
                                !dir.equals(root)
                                        && (name.startsWith(".") || SKIPPED.contains(name));
                        return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attrs) {
                        if (file.toString().endsWith(".java")) {
                            files.add(file.toString());
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
        files.sort(null);
        return files;
    }
}
