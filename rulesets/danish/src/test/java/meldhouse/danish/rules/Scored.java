package meldhouse.danish.rules;

import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.options.HouseRules;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The score of a round that is told in lines:
 *
 * <pre>
 * A a1 a2                            a side and its players
 * a1 set 9H 9S 9D JK                 a meld of that side; a1,a2,a1: who laid each card
 * a1 set KH KS KD rescued a2 JK=K    and the wild rescued from it, with who had laid it
 * a2 holds AH 3C
 * A failed 1
 * A cut
 * A turned 6H
 * a1 out fold supported discard 3D   who goes out, and how
 * </pre>
 */
final class Scored {
    private final Map<String, @Nullable Object> given = new LinkedHashMap<>();
    private final Map<String, Map<String, @Nullable Object>> sides = new LinkedHashMap<>();
    private final Map<String, String> sideOf = new LinkedHashMap<>();

    private Scored() {}

    /** The answer for one side. */
    static Map<?, ?> side(String side, HouseRules rules, String round) {
        Scored scored = new Scored();
        round.lines().map(String::strip).forEach(line -> scored.read(line.split(" +")));
        scored.given.put("sides", scored.sides);
        try {
            return (Map<?, ?>)
                    Objects.requireNonNull(
                            RoundQuestion.answer(Rules.of(rules), new Given(scored.given))
                                    .get(side));
        } catch (Unanswerable e) {
            throw new AssertionError(e);
        }
    }

    /** One number of the answer for one side. */
    static int points(String field, String side, HouseRules rules, String round) {
        return (Integer) Objects.requireNonNull(side(side, rules, round).get(field));
    }

    private void read(String[] words) {
        List<String> rest = List.of(words).subList(2, words.length);
        String who = words[0];
        switch (words[1]) {
            case "set", "straight" -> meld(who, words[1], rest);
            case "holds" -> hands(sideOf.get(who)).put(who, rest);
            case "failed" -> sides.get(who).put("failedOpenings", Integer.parseInt(words[2]));
            case "missed" -> sides.get(who).put("pumbaMissed", Integer.parseInt(words[2]));
            case "cut" -> sides.get(who).put("exactCut", true);
            case "turned" -> {
                given.put("turnedCardSide", who);
                given.put("turnedCard", words[2]);
            }
            case "out" -> out(who, rest);
            default -> side(who, List.of(words).subList(1, words.length));
        }
    }

    private void side(String name, List<String> players) {
        Map<String, @Nullable Object> hands = new LinkedHashMap<>();
        for (String player : players) {
            sideOf.put(player, name);
            hands.put(player, List.of());
        }
        Map<String, @Nullable Object> side = new LinkedHashMap<>();
        side.put("players", players);
        side.put("melds", new ArrayList<>());
        side.put("hands", hands);
        sides.put(name, side);
    }

    @SuppressWarnings("unchecked")
    private Map<String, @Nullable Object> hands(String side) {
        return (Map<String, @Nullable Object>) Objects.requireNonNull(sides.get(side).get("hands"));
    }

    private void meld(String by, String type, List<String> words) {
        int end = words.contains("rescued") ? words.indexOf("rescued") : words.size();
        Map<String, @Nullable Object> meld = new LinkedHashMap<>();
        meld.put("type", type);
        meld.put("cards", words.subList(0, end));
        meld.put("by", by.contains(",") ? List.of(by.split(",")) : by);
        if (end < words.size()) {
            meld.put("rescuedBy", List.of(words.get(end + 1)));
            meld.put("rescued", List.of(words.get(end + 2)));
        }
        @SuppressWarnings("unchecked")
        List<Object> melds =
                (List<Object>)
                        Objects.requireNonNull(
                                sides.get(sideOf.get(by.split(",")[0])).get("melds"));
        melds.add(meld);
    }

    private void out(String player, List<String> how) {
        given.put("finisher", player);
        given.put("fold", how.contains("fold"));
        given.put("firstTurn", how.contains("firstTurn"));
        given.put("supportedPartner", how.contains("supported"));
        if (how.contains("discard")) {
            given.put("finalDiscard", how.getLast());
        }
    }
}
