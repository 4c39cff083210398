package meldhouse.programs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program for tests, which knows no JSON library: it plays the first move, or misbehaves. */
final class ToyProgram {
    private static final Pattern TURN =
            Pattern.compile(
                    "\"type\":\"turn\",\"table\":\"([^\"]*)\",\"seq\":(\\d+),.*?\"legal\":\\[(.*)],\"complete\"");
    private static final Pattern RANGE =
            Pattern.compile("\"type\":\"(\\w+)\",\"field\":\"(\\w+)\",\"min\":(\\d+)");
    private static final int ENOUGH = 100_000;

    private ToyProgram() {}

    private static PrintStream out() {
        return new PrintStream(System.out, true, StandardCharsets.UTF_8);
    }

    /** The one word says how it behaves. */
    public static void main(String[] args) throws IOException, InterruptedException {
        PrintStream out = out();
        String way = args[0];
        if (way.equals("rude")) {
            out.println("{\"type\":\"tables\",\"id\":1}");
            out.println("Good day!");
        }
        if (way.equals("mute")) {
            new CountDownLatch(1).await();
        }
        out.println(
                "{\"type\":\"hello\",\"id\":0,\"protocol\":%s,\"name\":\"Toy\"}"
                        .formatted(way.equals("modern") ? "[2]" : "1"));
        if (way.equals("deaf")) {
            new CountDownLatch(1).await();
        }
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String kept = null;
        int turns = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            System.err.println("heard " + line);
            Matcher turn = TURN.matcher(line);
            if (!turn.find()) {
                continue;
            }
            turns++;
            String answer =
                    "{\"type\":\"move\",\"id\":%d,\"table\":\"%s\",\"seq\":%s,\"move\":%s}"
                            .formatted(turns, turn.group(1), turn.group(2), first(turn.group(3)));
            switch (way) {
                case "crash" -> System.exit(3);
                case "later" -> {
                    if (turns == 5) {
                        System.exit(4);
                    }
                    out.println(answer);
                }
                case "garbage" -> {
                    for (int i = 0; i < 10; i++) {
                        out.println("{\"type\":\"move\",\"seq\":");
                    }
                }
                case "flood" -> {
                    for (int i = 0; i < ENOUGH; i++) {
                        out.println("{\"type\":\"ping\",\"id\":1}");
                    }
                }
                case "long" -> out.println("x".repeat(ENOUGH));
                case "silent" -> {}
                case "late" -> {
                    if (kept != null) {
                        out.println(kept);
                        out.println(answer);
                        kept = null;
                    } else {
                        kept = answer;
                    }
                }
                case "cheat" -> {
                    out.println(
                            answer.replaceAll(
                                    "\"move\":\\{.*",
                                    "\"move\":{\"type\":\"play\",\"card\":\"9S\"}}"));
                    out.println(
                            answer.replaceAll(
                                    "\"move\":\\{.*", "\"move\":{\"type\":\"bid\",\"amount\":1}}"));
                    out.println(answer);
                }
                case "curious" -> {
                    if (turns > 1) {
                        out.println(answer);
                        continue;
                    }
                    out.println("{\"type\":\"tables\",\"id\":\"t\"}");
                    out.println("{\"type\":\"rulesets\",\"id\":\"r\"}");
                    out.println("{\"type\":\"ping\",\"id\":\"p\"}");
                    out.println("{\"type\":\"say\",\"id\":\"s\",\"table\":\"m1\",\"text\":\"Hi\"}");
                    out.println("{\"type\":\"watch\",\"id\":\"w\",\"table\":\"m1\",\"from\":0}");
                }
                default -> out.println(answer);
            }
        }
    }

    /** The first of the legal moves, or the least of a range. */
    private static String first(String legal) {
        Matcher range = RANGE.matcher(legal);
        if (range.find() && range.start() == 1) {
            return "{\"type\":\"%s\",\"%s\":%s}"
                    .formatted(range.group(1), range.group(2), range.group(3));
        }
        int depth = 0;
        for (int i = 0; i < legal.length(); i++) {
            depth += legal.charAt(i) == '{' ? 1 : legal.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return legal.substring(0, i + 1);
            }
        }
        return legal;
    }
}
