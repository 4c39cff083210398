package meldhouse.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Somebody with a fresh copy of the distribution and an empty folder, who types what a page says.
 * Maven is theirs as it is on this machine, but nothing of Meldhouse was ever in their local
 * repository, and nothing gets into the real one.
 */
record Newcomer(Path folder, Path home) implements AutoCloseable {
    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Path DIST = ROOT.resolve("platform/cli/target/dist/meldhouse");
    private static final Pattern STEPS =
            Pattern.compile("<!-- steps -->\\s*```sh\\n(.*?)```", Pattern.DOTALL);

    /** Unpacks the distribution into a folder with a space in its name. */
    static Newcomer in(Path temp) throws IOException {
        assertThat(DIST).as("The distribution is not built; to build it: mvn package").exists();
        Path home = temp.resolve("a house");
        copy(DIST, home);
        Path local = Files.createDirectory(temp.resolve("m2"));
        Path real = Path.of(System.getProperty("maven.local"));
        try (Stream<Path> groups = Files.list(real)) {
            for (Path group : groups.toList()) {
                if (!group.endsWith("meldhouse")) {
                    Files.createSymbolicLink(local.resolve(group.getFileName()), group);
                }
            }
        }
        return new Newcomer(Files.createDirectory(temp.resolve("mine")), home);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy, java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
    }

    /** The commands of a page, those between its marks. */
    static String steps(String page) throws IOException {
        String text = Files.readString(ROOT.resolve(page)).replace("\r\n", "\n");
        Matcher found = STEPS.matcher(text);
        StringBuilder steps = new StringBuilder();
        while (found.find()) {
            steps.append(found.group(1));
        }
        assertThat(steps).as("the steps of " + page).isNotEmpty();
        return steps.toString();
    }

    /** Takes the links to the real local repository away, before anybody clears the folder. */
    @Override
    public void close() throws IOException {
        try (Stream<Path> links = Files.list(folder.resolveSibling("m2"))) {
            for (Path link : links.filter(Files::isSymbolicLink).toList()) {
                Files.delete(link);
            }
        }
    }

    /** What a shell answers to these commands, which all must do. */
    String types(String commands) throws IOException, InterruptedException {
        Path script = Files.writeString(folder.resolve("steps.sh"), "set -eu\n" + commands);
        Path said = folder.resolve("said.txt");
        ProcessBuilder shell =
                new ProcessBuilder("sh", script.toString())
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                        .redirectOutput(said.toFile());
        Map<String, String> environment = shell.environment();
        environment.merge(
                "PATH",
                home.resolve("bin")
                        + File.pathSeparator
                        + System.getProperty("maven.home")
                        + "/bin",
                (old, more) -> more + File.pathSeparator + old);
        environment.put("XDG_DATA_HOME", folder.resolve("data").toString());
        environment.put("XDG_STATE_HOME", folder.resolve("state").toString());
        environment.put("MAVEN_OPTS", "-Dmaven.repo.local=" + folder.resolveSibling("m2"));
        environment.put("JAVA25_HOME", System.getProperty("java.home"));
        environment.put("MELDHOUSE_JAVA", System.getProperty("java.home") + "/bin/java");
        environment.put("LC_ALL", "C.UTF-8");
        Process process = shell.start();
        try {
            boolean ended = process.waitFor(5, TimeUnit.MINUTES);
            String answer = Files.readString(said, StandardCharsets.UTF_8);
            assertThat(ended).as(answer).isTrue();
            assertThat(process.exitValue()).as(answer).isZero();
            return answer;
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }
}
