package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A host that runs as a process of its own. */
record HostProcess(Process process, BufferedReader out, List<String> said, int port)
        implements AutoCloseable {
    private static final Pattern OPEN = Pattern.compile("Meldhouse is open on port (\\d+)\\.");

    /** On loopback alone and any free port; gives it once it is open. */
    static HostProcess start(Path data, String... more) throws IOException {
        List<String> words = new ArrayList<>(List.of("host", "--port", "0"));
        words.addAll(List.of("--bind", "127.0.0.1", "--data", data.toString()));
        words.addAll(List.of(more));
        Process process = command(words).redirectErrorStream(true).start();
        BufferedReader out =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        List<String> said = new ArrayList<>();
        while (true) {
            String line = out.readLine();
            if (line == null) {
                throw new AssertionError("the host did not open: " + said);
            }
            said.add(line);
            Matcher open = OPEN.matcher(line);
            if (open.matches()) {
                return new HostProcess(process, out, said, Integer.parseInt(open.group(1)));
            }
        }
    }

    /** The command as a process of its own. */
    static ProcessBuilder command(List<String> words) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-cp");
        command.add(
                String.join(
                        File.pathSeparator,
                        Stream.of("java.class.path", "jdk.module.path")
                                .map(System::getProperty)
                                .filter(path -> path != null && !path.isEmpty())
                                .toList()));
        command.add(Main.class.getName());
        command.addAll(words);
        return new ProcessBuilder(command);
    }

    String address() {
        return "127.0.0.1:" + port;
    }

    int stop() throws IOException, InterruptedException {
        process.toHandle().destroy();
        out.lines().forEach(said::add);
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
