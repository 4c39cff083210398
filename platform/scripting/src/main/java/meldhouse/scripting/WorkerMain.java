package meldhouse.scripting;

import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What a worker does: reads a line of JSON, calls a function, writes a line. It keeps what the
 * tables that asked last have loaded, and ends with whoever started it.
 *
 * <p>A request has the fields {@code room}, {@code hook} and {@code argument}, and {@code sources}
 * and {@code options} where the room is to be loaded; without a hook that is all. The answer has
 * {@code value}, or {@code unknown} if the room is not loaded, or what failed.
 */
final class WorkerMain {
    /** So many rooms are kept; each takes some hundred kilobytes. */
    static final int ROOMS = 100;

    /** Whoever asked has its own deadline and ends the whole worker: this one is never reached. */
    private static final Duration FOREVER = Duration.ofHours(1);

    private final LinkedHashMap<String, HookContext> rooms =
            new LinkedHashMap<>(ROOMS, 0.75f, true);

    private WorkerMain() {}

    /** Serves until the input ends. */
    public static void main(String[] args) throws IOException {
        ProcessHandle.current()
                .parent()
                .ifPresent(parent -> parent.onExit().thenRun(() -> Runtime.getRuntime().halt(0)));
        try (OutputStream out = new FileOutputStream(FileDescriptor.out);
                BufferedReader in =
                        new BufferedReader(
                                new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            System.setOut(new PrintStream(OutputStream.nullOutputStream()));
            warm();
            WorkerMain worker = new WorkerMain();
            send(out, Map.of("ready", true));
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                send(out, worker.answer(map(WorkerLine.read(line))));
            }
        }
    }

    /** The first room takes a second, and the first calls are slow: no table is to wait for it. */
    private static void warm() {
        HookSource source =
                new HookSource(
                        "warm.js",
                        "export default {hooks: {warm: ({deal}) => deal.hand.map((card) =>"
                                + " card)}};",
                        Set.of("warm"));
        try (HookContext context = open(List.of(source), Map.of())) {
            Map<String, ?> argument = Map.of("deal", Map.of("hand", List.of("AS", "9D")));
            for (int i = 0; i < 500; i++) {
                send(
                        OutputStream.nullOutputStream(),
                        Map.of(
                                "value",
                                context.plain(
                                        "warm",
                                        "",
                                        map(WorkerLine.read(WorkerLine.write(argument))))));
            }
        } catch (HookFailure | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static HookContext open(List<HookSource> sources, Map<String, ?> options)
            throws HookFailure {
        return HookContext.open(sources, options, FOREVER, ignored -> {}).forgetful();
    }

    private static void send(OutputStream out, Map<String, ?> answer) throws IOException {
        out.write((WorkerLine.write(answer) + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private Map<String, ?> answer(Map<String, ?> request) {
        String key = text(request.get("room"));
        try {
            if (request.get("sources") instanceof List<?> sources) {
                load(key, sources, map(request.get("options")));
            }
            HookContext room = rooms.get(key);
            if (room == null) {
                return Map.of("unknown", true);
            }
            Map<String, @Nullable Object> answer = new LinkedHashMap<>();
            if (request.get("hook") instanceof String hook) {
                answer.put("value", call(key, room, hook, map(request.get("argument"))));
            }
            return answer;
        } catch (HookFailure e) {
            HookFault fault = e.fault();
            return Map.of(
                    "problem",
                    e.problem(),
                    "sentence",
                    fault.sentence(),
                    "file",
                    fault.place().file(),
                    "line",
                    fault.place().line(),
                    "column",
                    fault.place().column());
        }
    }

    private @Nullable Object call(
            String key, HookContext room, String hook, Map<String, ?> argument) throws HookFailure {
        try {
            return room.plain(hook, "a function that returns plain data", argument).orElse(null);
        } finally {
            if (room.isBroken()) {
                rooms.remove(key);
                room.close();
            }
        }
    }

    private void load(String key, List<?> sources, Map<String, ?> options) throws HookFailure {
        HookContext old = rooms.remove(key);
        if (old != null) {
            old.close();
        }
        if (rooms.size() >= ROOMS) {
            Iterator<HookContext> eldest = rooms.values().iterator();
            eldest.next().close();
            eldest.remove();
        }
        rooms.put(key, open(sources.stream().map(WorkerMain::source).toList(), options));
    }

    private static HookSource source(Object one) {
        Map<String, ?> source = map(one);
        Set<String> functions = new LinkedHashSet<>();
        if (source.get("functions") instanceof List<?> names) {
            names.forEach(name -> functions.add(text(name)));
        }
        return new HookSource(text(source.get("file")), text(source.get("text")), functions);
    }

    private static String text(@Nullable Object value) {
        return (String) Objects.requireNonNull(value);
    }

    private static Map<String, ?> map(@Nullable Object value) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        ((Map<?, ?>) Objects.requireNonNull(value)).forEach((key, one) -> map.put(text(key), one));
        return map;
    }
}
