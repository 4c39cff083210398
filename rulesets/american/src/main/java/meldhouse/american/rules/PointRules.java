package meldhouse.american.rules;

import meldhouse.american.rules.Choices.PointScale;
import meldhouse.american.rules.Choices.TrickRounding;
import meldhouse.api.options.Values;

import java.util.List;
import java.util.Map;

/**
 * What cards count in tricks (american.md 8).
 *
 * @param cardPoints of A T K Q J 9, from the scale or the table of its own
 */
record PointRules(List<Integer> cardPoints, int lastTrickBonus, TrickRounding trickRounding) {
    /** The ranks in the order of {@link #cardPoints}. */
    static final List<String> RANKS = List.of("A", "T", "K", "Q", "J", "9");

    PointRules {
        cardPoints = List.copyOf(cardPoints);
    }

    static PointRules of(Values values) {
        return new PointRules(
                scale(values),
                values.whole("lastTrickBonus"),
                values.choice("trickRounding", TrickRounding.class));
    }

    /** The scales of american.md 8 and variants.md 8.1. */
    private static List<Integer> scale(Values values) {
        return switch (values.choice("pointScale", PointScale.class)) {
            case MODERN -> List.of(10, 10, 5, 0, 0, 0);
            case TRADITIONAL -> List.of(11, 10, 4, 3, 2, 0);
            case COUNTERS -> List.of(10, 10, 10, 0, 0, 0);
            case FIVE_FIVE -> List.of(10, 10, 5, 5, 0, 0);
            case ONES -> List.of(1, 1, 1, 0, 0, 0);
            case CUSTOM -> {
                Map<String, Integer> own = values.pointsOrOpen("cardPoints");
                if (own == null) {
                    throw new IllegalArgumentException("custom without cardPoints");
                }
                yield RANKS.stream().map(own::get).toList();
            }
        };
    }

    /** Trick points of a side as they count: rounded to tens where that is the rule. */
    int rounded(int trickPoints) {
        return switch (trickRounding) {
            case NONE -> trickPoints;
            case NEAREST_10 -> (trickPoints + 5) / 10 * 10;
            case FROM_7 -> (trickPoints + 3) / 10 * 10;
        };
    }
}
