package meldhouse.programs;

import meldhouse.protocol.MessageCodec;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A running program: lines to its stdin, lines from its stdout. Nothing here waits longer than it
 * is told to, whatever the program does: one that reads nothing, or writes without end, is ended.
 */
final class Program implements AutoCloseable {
    /** So many lines may wait in either direction. */
    private static final int QUEUE = 4096;

    /** So many unread lines from it are borne. */
    private static final int UNASKED = 256;

    private static final int STDERR_LINES = 20;
    private static final int STDERR_LINE = 300;
    private static final long EXIT_CODE_MILLIS = 500;

    private final Process process;
    private final BlockingQueue<String> in = new ArrayBlockingQueue<>(QUEUE);
    private final BlockingQueue<Heard> out = new ArrayBlockingQueue<>(UNASKED + 1);
    private final Deque<String> complaints = new ArrayDeque<>();
    private volatile @Nullable ProgramFault end;

    /** From its stdout: a line, or that nothing will come any more. */
    private sealed interface Heard {
        /** A line. */
        record Said(String line) implements Heard {}

        /** The end. */
        record Ended() implements Heard {}
    }

    private Program(Process process) {
        this.process = process;
    }

    /**
     * Starts a program.
     *
     * @throws ProgramGone if it cannot be
     */
    static Program start(List<String> command) {
        Process process;
        try {
            process = new ProcessBuilder(command).start();
        } catch (IOException e) {
            throw new ProgramGone("cannot be started: " + String.valueOf(e.getMessage()).strip());
        }
        Program program = new Program(process);
        program.thread("reads", program::read);
        program.thread("writes", program::write);
        program.thread("complains", program::listenToComplaints);
        return program;
    }

    private void thread(String what, Runnable work) {
        Thread.ofPlatform().daemon().name("program-" + process.pid() + "-" + what).start(work);
    }

    boolean isGone() {
        return end != null;
    }

    /** Tells it a line. It is sent when the program takes it. */
    void tell(String line) {
        if (!in.offer(line)) {
            end(new ProgramBabbles("does not read what it is told"));
        }
    }

    /**
     * The next line from it; null: none has come in time.
     *
     * @throws ProgramFault if none will come
     */
    @Nullable String hear(long nanos) throws InterruptedException {
        Heard heard = out.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
        return switch (heard) {
            case null -> {
                ProgramFault gone = end;
                if (gone != null && out.isEmpty()) {
                    throw gone;
                }
                yield null;
            }
            case Heard.Said(String line) -> line;
            case Heard.Ended() -> {
                ProgramFault gone = end;
                throw gone == null ? new ProgramGone("ended") : gone;
            }
        };
    }

    private void read() {
        try (InputStream stream = process.getInputStream()) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            byte[] chunk = new byte[8192];
            for (int count = stream.read(chunk); count >= 0; count = stream.read(chunk)) {
                for (int i = 0; i < count; i++) {
                    if (chunk[i] != '\n') {
                        line.write(chunk[i]);
                    } else if (!said(line)) {
                        return;
                    }
                }
                if (line.size() > MessageCodec.LONGEST_LINE) {
                    end(
                            new ProgramBabbles(
                                    "wrote a line of more than %d bytes"
                                            .formatted(MessageCodec.LONGEST_LINE)));
                    return;
                }
            }
        } catch (IOException e) {
            // The same as the end of the stream: below it is said what became of the program.
        }
        end(new ProgramGone(howItEnded()));
    }

    private boolean said(ByteArrayOutputStream line) {
        String text = line.toString(StandardCharsets.UTF_8).strip();
        line.reset();
        if (text.isEmpty() || out.size() < UNASKED && out.offer(new Heard.Said(text))) {
            return true;
        }
        end(new ProgramBabbles("wrote more lines than anybody asked for"));
        return false;
    }

    private String howItEnded() {
        try {
            return process.waitFor(EXIT_CODE_MILLIS, TimeUnit.MILLISECONDS)
                    ? "ended with exit code " + process.exitValue()
                    : "closed its output";
        } catch (InterruptedException e) {
            return "ended";
        }
    }

    private void write() {
        try (OutputStream stream = process.getOutputStream()) {
            while (end == null) {
                String line = in.poll(1, TimeUnit.SECONDS);
                while (line != null) {
                    stream.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                    line = in.poll();
                }
                stream.flush();
            }
        } catch (IOException e) {
            // It reads no more. Whether it still speaks is for its reader to find out.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void listenToComplaints() {
        try (Reader stream =
                new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8)) {
            StringBuilder line = new StringBuilder();
            for (int c = stream.read(); c >= 0; c = stream.read()) {
                if (c == '\n') {
                    complain(line);
                } else if (line.length() < STDERR_LINE) {
                    line.append((char) c);
                }
            }
            complain(line);
        } catch (IOException e) {
            // It complains no more.
        }
    }

    private synchronized void complain(StringBuilder line) {
        if (!line.isEmpty()) {
            complaints.add(line.toString());
            line.setLength(0);
        }
        if (complaints.size() > STDERR_LINES) {
            complaints.remove();
        }
    }

    /** The last lines of its stderr: they may hold its cards. */
    synchronized List<String> complaints() {
        return List.copyOf(complaints);
    }

    private void end(ProgramFault why) {
        synchronized (this) {
            if (end != null) {
                return;
            }
            end = why;
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        // Where there is no room for it, hear() finds the end when it has read all lines.
        boolean isTold = out.offer(new Heard.Ended());
        assert isTold || !out.isEmpty();
    }

    /** Ends it, whatever it is doing, and what it has started. */
    @Override
    public void close() {
        end(new ProgramGone("was ended"));
    }
}
