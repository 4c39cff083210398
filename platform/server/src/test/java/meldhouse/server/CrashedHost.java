package meldhouse.server;

import meldhouse.store.Database;
import meldhouse.store.DatabaseJournal;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, which is killed as with {@code kill -9}. */
final class CrashedHost {
    private final Process process;
    private final int port;

    private CrashedHost(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * @param args the folder, and {@code database} or {@code memory}
     */
    public static void main(String[] args) throws Exception {
        Journal journal =
                args[1].equals("database")
                        ? DatabaseJournal.open(Database.inFolder(Path.of(args[0])))
                        : new MemoryJournal();
        Server server = new Server(TestServer.config(journal));
        System.out.println("port " + server.start());
        new CountDownLatch(1).await();
    }

    static CrashedHost start(Path folder, String journal) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", classPath()));
        command.addAll(List.of(CrashedHost.class.getName(), folder.toString(), journal));
        Process process =
                new ProcessBuilder(command)
                        .redirectError(
                                ProcessBuilder.Redirect.appendTo(
                                        folder.resolve("err.txt").toFile()))
                        .start();
        BufferedReader said = process.inputReader();
        String line = Objects.requireNonNull(said.readLine(), "the host did not start");
        return new CrashedHost(process, Integer.parseInt(line.substring("port ".length())));
    }

    /** All that the tests see, modules too, as one class path. */
    private static String classPath() {
        String modules = System.getProperty("jdk.module.path", "");
        Path target = Path.of("target").toAbsolutePath();
        return String.join(
                System.getProperty("path.separator"),
                System.getProperty("java.class.path"),
                modules,
                target.resolve("test-classes").toString(),
                target.resolve("classes").toString());
    }

    int port() {
        return port;
    }

    void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        if (!process.waitFor(20, TimeUnit.SECONDS)) {
            throw new AssertionError("it lives on");
        }
    }
}
