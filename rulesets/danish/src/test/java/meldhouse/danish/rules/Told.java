package meldhouse.danish.rules;

import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.options.HouseRules;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A round that is told in lines and played through the positions of a table:
 *
 * <pre>
 * sides AC Anna Clara : BD Ben David     in the order of turns Anna, Ben, Clara, David
 * before AC 800 : BD 300                 left out: nothing
 * Anna holds 5S 6S 7S ...
 * turned TH
 * stock KC 2C 6D
 * Anna draws
 * Anna takes the pile
 * Anna lays straight 5S 6S 7S : set 9H 9D 9C
 * Anna adds 8S 9S to 0 high              the number among the melds of the own side
 * Anna rescues JK of 0 with KD
 * Anna discards TS
 * </pre>
 */
final class Told {
    private final Map<String, @Nullable Object> given = new LinkedHashMap<>();
    private final Map<String, @Nullable Object> sides = new LinkedHashMap<>();
    private final Map<String, @Nullable Object> before = new LinkedHashMap<>();
    private final Map<String, @Nullable Object> hands = new LinkedHashMap<>();
    private final List<Object> actions = new ArrayList<>();

    private Told() {}

    /** The answer of the question {@code transcript}. */
    static Map<String, @Nullable Object> round(HouseRules rules, String round) {
        Told told = new Told();
        round.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .forEach(line -> told.read(List.of(line.split(" +"))));
        told.given.put("turnOrder", new ArrayList<>(told.hands.keySet()));
        told.given.put("sides", told.sides);
        told.given.put("totalsBefore", told.before);
        told.given.put("hands", told.hands);
        told.given.put("actions", told.actions);
        try {
            return Transcript.answer(
                    (DanishGame) new DanishRuleset().configure(rules), new Given(told.given));
        } catch (Unanswerable e) {
            throw new AssertionError(e);
        }
    }

    private void read(List<String> words) {
        List<String> rest = words.subList(1, words.size());
        switch (words.getFirst()) {
            case "sides" ->
                    parts(rest)
                            .forEach(
                                    side -> {
                                        sides.put(side.getFirst(), side.subList(1, side.size()));
                                        before.put(side.getFirst(), 0);
                                    });
            case "before" ->
                    parts(rest)
                            .forEach(
                                    side ->
                                            before.put(
                                                    side.getFirst(),
                                                    Integer.valueOf(side.getLast())));
            case "turned" -> given.put("turned", rest.getFirst());
            case "stock" -> given.put("stock", rest);
            default -> play(words.getFirst(), words.get(1), words.subList(2, words.size()));
        }
    }

    /** The parts between the colons. */
    private static List<List<String>> parts(List<String> words) {
        List<List<String>> parts = new ArrayList<>();
        for (String part : String.join(" ", words).split(" : ")) {
            parts.add(List.of(part.split(" ")));
        }
        return parts;
    }

    private void play(String player, String verb, List<String> rest) {
        Map<String, @Nullable Object> action = new LinkedHashMap<>();
        action.put("p", player);
        switch (verb) {
            case "holds" -> {
                hands.put(player, rest);
                return;
            }
            case "draws" -> action.put("a", "drawStock");
            case "takes" -> action.put("a", "takePile");
            case "lays" -> {
                action.put("a", "lay");
                action.put("melds", parts(rest).stream().map(Told::meld).toList());
            }
            case "adds" -> {
                int to = rest.indexOf("to");
                action.put("a", "layOff");
                action.put("cards", rest.subList(0, to));
                action.put("meld", Integer.valueOf(rest.get(to + 1)));
                action.put("end", rest.size() > to + 2 ? rest.get(to + 2) : null);
            }
            case "rescues" -> {
                action.put("a", "redde");
                action.put("wild", rest.getFirst());
                action.put("meld", Integer.valueOf(rest.get(2)));
                action.put("with", rest.getLast());
            }
            case "discards" -> {
                action.put("a", "discard");
                action.put("card", rest.getFirst());
            }
            default -> throw new IllegalArgumentException(verb);
        }
        actions.add(action);
    }

    private static Map<String, @Nullable Object> meld(List<String> words) {
        Map<String, @Nullable Object> meld = new LinkedHashMap<>();
        meld.put("type", words.getFirst());
        meld.put("cards", words.subList(1, words.size()));
        return meld;
    }
}
