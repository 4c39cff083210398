package meldhouse.scripting;

import org.jspecify.annotations.Nullable;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A Java process of its own that calls functions of house rules. It has a small heap, no
 * environment, and nothing of this process but a pipe; whatever it does, it can be ended. For one
 * thread at a time.
 */
final class Worker {
    /** Ends with this code when its heap is full, as Java does. */
    private static final int FULL = 3;

    /** No answer is longer, in bytes. */
    private static final int LONGEST = 4 << 20;

    private static final Duration MERCY = Duration.ofSeconds(2);

    private final Process process;
    private final OutputStream to;
    private final InputStream from;
    private final Deadline deadline;
    private final Set<String> rooms = new HashSet<>();

    /** Why it is no more. */
    enum End {
        /** It was over the deadline, so it was ended. */
        LATE,
        /** It had used up its heap. */
        FULL,
        /** It ended otherwise, or said what makes no sense. */
        GONE
    }

    /** It is no more. */
    static final class Ended extends Exception {
        private static final long serialVersionUID = 1;

        private final End end;

        Ended(End end) {
            super(end.toString(), null, false, false);
            this.end = end;
        }

        End end() {
            return end;
        }
    }

    private Worker(Process process, ScheduledExecutorService watch) {
        this.process = process;
        deadline = new Deadline(watch, process::destroyForcibly);
        to = process.getOutputStream();
        from = new BufferedInputStream(process.getInputStream());
    }

    /**
     * Starts one, and waits until it can be asked.
     *
     * @param watch ends it when it is late
     * @throws Ended if it did not start within the time
     */
    static Worker start(ScheduledExecutorService watch, Duration time) throws IOException, Ended {
        ProcessBuilder builder = new ProcessBuilder(command());
        builder.environment().clear();
        builder.redirectError(Redirect.DISCARD);
        Worker worker = new Worker(builder.start(), watch);
        try {
            worker.until(time, worker::line);
            return worker;
        } catch (RuntimeException | Error e) {
            worker.end();
            throw e;
        }
    }

    private static List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of(
                        "-Xmx64m",
                        "-Xms16m",
                        "-Xss1m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-XX:+DisplayVMOutputToStderr",
                        "-XX:-UsePerfData",
                        "-Dfile.encoding=UTF-8",
                        "--sun-misc-unsafe-memory-access=allow"));
        String classes = absolute(System.getProperty("java.class.path", ""));
        if (!classes.isEmpty()) {
            command.addAll(List.of("-cp", classes));
        }
        Module module = WorkerMain.class.getModule();
        if (module.isNamed()) {
            String modules = absolute(System.getProperty("jdk.module.path", ""));
            if (!modules.isEmpty()) {
                command.addAll(List.of("-p", modules, "--add-modules", "ALL-MODULE-PATH"));
            }
            command.addAll(List.of("-m", module.getName() + "/" + WorkerMain.class.getName()));
        } else {
            command.add(WorkerMain.class.getName());
        }
        return command;
    }

    private static String absolute(String path) {
        return Stream.of(path.split(File.pathSeparator))
                .filter(one -> !one.isEmpty())
                .map(one -> Path.of(one).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Whether a room is loaded in it, as far as is known here. */
    boolean knows(String room) {
        return rooms.contains(room);
    }

    /** How many rooms were loaded in it. */
    int rooms() {
        return rooms.size();
    }

    /** The process, for those who look after it. */
    ProcessHandle handle() {
        return process.toHandle();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /**
     * Asks it to call a function, or only to load a room.
     *
     * @param hook null: the room is loaded anew, and nothing called
     * @param loading so much longer may it take where it has to load the room first
     * @throws Ended if it is no more; it is not to be used again
     */
    Map<?, ?> ask(
            WorkerRoom room,
            @Nullable String hook,
            Map<String, ?> argument,
            Duration time,
            Duration loading)
            throws Ended {
        if (hook != null && knows(room.key())) {
            String line =
                    WorkerLine.write(
                            Map.of("room", room.key(), "hook", hook, "argument", argument));
            Map<?, ?> answer = exchange(line, time);
            if (!answer.containsKey("unknown")) {
                return answer;
            }
        }
        Map<String, ?> load =
                Map.of(
                        "room",
                        room.key(),
                        "sources",
                        room.sources().stream().map(Worker::plain).toList(),
                        "options",
                        room.options());
        rooms.add(room.key());
        Map<?, ?> loaded = exchange(WorkerLine.write(load), loading);
        return hook == null || loaded.containsKey("problem")
                ? loaded
                : exchange(
                        WorkerLine.write(
                                Map.of("room", room.key(), "hook", hook, "argument", argument)),
                        time);
    }

    /** Asks it for any answer, about a room that it cannot know. */
    void answer(Duration time) throws Ended {
        exchange(WorkerLine.write(Map.of("room", "")), time);
    }

    private static Map<String, ?> plain(HookSource source) {
        return Map.of(
                "file",
                source.file(),
                "text",
                source.text(),
                "functions",
                List.copyOf(source.functions()));
    }

    private Map<?, ?> exchange(String line, Duration time) throws Ended {
        String answer =
                until(
                        time,
                        () -> {
                            to.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                            to.flush();
                            return line();
                        });
        try {
            if (WorkerLine.read(answer) instanceof Map<?, ?> map) {
                return map;
            }
        } catch (IOException e) {
            // Told below: what it says makes no sense, so it is ended.
        }
        throw ended(End.GONE);
    }

    /** What is done with the pipe. */
    @FunctionalInterface
    private interface Talk {
        String talk() throws IOException;
    }

    private String until(Duration time, Talk talk) throws Ended {
        deadline.begin(time);
        String said;
        try {
            said = talk.talk();
        } catch (IOException e) {
            throw ended(deadline.end() ? endOf() : End.LATE);
        }
        if (!deadline.end()) {
            throw ended(End.LATE);
        }
        return said;
    }

    private End endOf() {
        try {
            return process.waitFor(MERCY.toMillis(), TimeUnit.MILLISECONDS)
                            && process.exitValue() == FULL
                    ? End.FULL
                    : End.GONE;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return End.GONE;
        }
    }

    private Ended ended(End end) {
        end();
        return new Ended(end);
    }

    /** A line; what it ends with is not in it. */
    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = from.read(); next != '\n'; next = from.read()) {
            if (next < 0 || line.size() == LONGEST) {
                throw new IOException("no line");
            }
            line.write(next);
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    /** Ends it at once. */
    void end() {
        deadline.close();
        process.destroyForcibly();
        try {
            to.close();
        } catch (IOException e) {
            // The pipe is broken already, as it should be.
        }
    }
}
