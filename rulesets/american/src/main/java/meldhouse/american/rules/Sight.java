package meldhouse.american.rules;

import meldhouse.american.rules.Forms.BuryCounts;
import meldhouse.american.rules.Forms.TrumpNaming;
import meldhouse.american.rules.Forms.WidowSeenBy;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who may see which cards when (variants.md 6). */
final class Sight {
    private static final List<String> ITEMS =
            List.of(
                    "hand",
                    "widow",
                    "buried",
                    "given",
                    "passed",
                    "stock",
                    "turned",
                    "drawn",
                    "lastStockCard",
                    "meld");
    private static final List<String> PHASES =
            List.of("auction", "afterAuction", "afterTrump", "play", "dealOver");

    private Sight() {}

    /** Whether everybody sees the widow when the declarer takes it up. */
    static boolean isWidowOpen(AmericanRules rules) {
        return rules.widow().widowSeenBy() == WidowSeenBy.ALL;
    }

    /** Whether trump is named before the widow is seen. */
    static boolean isWidowLate(AmericanRules rules) {
        return rules.auction().trumpNaming() == TrumpNaming.BEFORE_WIDOW;
    }

    /** Whether everybody sees the buried cards when the deal is scored. */
    static boolean isBuriedOpen(AmericanRules rules) {
        return rules.widow().buryCounts() != BuryCounts.NOBODY;
    }

    /** Answers {@code visible}: whether a seat may see an item in a phase of the deal. */
    static Map<String, @Nullable Object> visible(AmericanGame game, Given given)
            throws Unanswerable {
        AmericanRules rules = game.rules();
        String item = word(given, "item", ITEMS);
        int phase = PHASES.indexOf(word(given, "phase", PHASES));
        int seat = given.seat("seat", game);
        boolean isOwner = is(game, given, "owner", seat);
        boolean isDeclarer = is(game, given, "declarer", seat);
        boolean over = phase == PHASES.indexOf("dealOver");
        boolean visible =
                switch (item) {
                    case "turned", "meld" -> true;
                    case "hand", "drawn" -> isOwner;
                    case "lastStockCard" -> isOwner || rules.draw().lastStockCardShown();
                    case "given", "passed" -> isOwner || is(game, given, "receiver", seat);
                    case "buried" -> isDeclarer || over && isBuriedOpen(rules);
                    case "widow" ->
                            phase
                                            >= PHASES.indexOf(
                                                    isWidowLate(rules)
                                                            ? "afterTrump"
                                                            : "afterAuction")
                                    && !given.flag("thrownIn")
                                    && (isDeclarer || isWidowOpen(rules));
                    default -> false;
                };
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("visible", visible);
        return answer;
    }

    private static boolean is(AmericanGame game, Given given, String field, int seat)
            throws Unanswerable {
        return given.has(field) && given.seat(field, game) == seat;
    }

    private static String word(Given given, String field, List<String> words) throws Unanswerable {
        String word = given.text(field);
        if (!words.contains(word)) {
            throw Given.bad("badRequest", field, word, String.join(", ", words));
        }
        return word;
    }
}
