package meldhouse.programs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that says the lines of a conversation and waits for those of the other side. When it
 * has heard the last it writes a file; when something else comes it ends.
 */
final class ScriptedProgram {
    private static final Pattern PLACE = Pattern.compile("\"?<([a-z]+)>\"?");
    private static final JsonMapper JSON = new JsonMapper();

    /** What differs from one time to the next. */
    private static final Set<String> ANY =
            Set.of("sentence", "view", "deadline", "left", "until", "rest");

    private static final Map<String, String> KNOWN = new HashMap<>();

    private ScriptedProgram() {}

    /** The script, and the file to be written at its end. */
    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        List<String> script =
                Files.readAllLines(Path.of(args[0])).stream()
                        .filter(line -> line.matches("[CS]: .*|…"))
                        .toList();
        boolean mayPass = false;
        for (String line : script) {
            if (line.startsWith("C: ")) {
                out.println(filledIn(line.substring(3)));
            } else if (line.startsWith("S: ")) {
                expect(in, line.substring(3), mayPass);
            }
            mayPass = line.equals("…");
        }
        Files.writeString(Path.of(args[1]), "held");
    }

    private static void expect(BufferedReader in, String line, boolean mayPass) throws IOException {
        JsonNode wanted =
                JSON.readTree(
                        PLACE.matcher(line).replaceAll("\"<$1>\"").replace("…", "\"…\":true"));
        for (String came = in.readLine(); came != null; came = in.readLine()) {
            Map<String, String> learnt = new HashMap<>();
            if (matches(wanted, JSON.readTree(came), learnt)) {
                KNOWN.putAll(learnt);
                return;
            }
            if (!mayPass) {
                System.err.println("heard: " + came);
                break;
            }
        }
        System.err.println("not heard: " + line);
        System.exit(9);
    }

    private static String filledIn(String line) {
        return PLACE.matcher(line)
                .replaceAll(
                        place ->
                                Matcher.quoteReplacement(
                                        place.group(1).equals("first")
                                                ? first()
                                                : KNOWN.get(place.group(1))));
    }

    /** The first of the moves that it may make. */
    private static String first() {
        try {
            return JSON.readTree(KNOWN.get("cards")).get(0).toString();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static boolean matches(JsonNode wanted, JsonNode came, Map<String, String> learnt) {
        if (wanted.isTextual() && wanted.textValue().startsWith("<")) {
            String name = wanted.textValue().replaceAll("[<>]", "");
            String before = KNOWN.getOrDefault(name, learnt.get(name));
            learnt.put(name, came.toString());
            return before == null || ANY.contains(name) || before.equals(came.toString());
        }
        if (wanted.isObject()) {
            boolean isWhole = wanted.has("…") || wanted.size() == came.size();
            return isWhole
                    && wanted.properties().stream()
                            .filter(field -> !field.getKey().equals("…"))
                            .allMatch(
                                    field ->
                                            came.has(field.getKey())
                                                    && matches(
                                                            field.getValue(),
                                                            came.get(field.getKey()),
                                                            learnt));
        }
        if (wanted.isArray()) {
            boolean isSame = came.isArray() && came.size() == wanted.size();
            for (int i = 0; isSame && i < wanted.size(); i++) {
                isSame = matches(wanted.get(i), came.get(i), learnt);
            }
            return isSame;
        }
        return wanted.equals(came);
    }
}
