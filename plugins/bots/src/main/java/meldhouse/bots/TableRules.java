package meldhouse.bots;

import meldhouse.api.options.HouseRules;

import java.util.List;
import java.util.Map;

/**
 * What a card player must know of the house rules: what cards count, and which duties others had,
 * because a duty not met tells what they do not hold.
 *
 * @param copies how many of each card there are
 * @param nines whether there are nines
 * @param points the trick points of A T K Q J 9
 * @param lastTrick the bonus for the last trick
 * @param mustBeat whether a plain suit must be headed; trump always must where {@code
 *     mustBeatTrump}
 * @param mustBeatTrump whether trump must be headed
 * @param mustBeatWhenTrumped whether the led suit must be headed in a trick that was trumped
 * @param mustBeatPartner whether the partner must be beaten too
 * @param mustTrump whether a hand void in the led suit must trump
 * @param mustOvertrump whether it must beat the trumps of the trick
 * @param mustUndertrump whether it must trump where it cannot overtrump
 */
record TableRules(
        int copies,
        boolean nines,
        List<Integer> points,
        int lastTrick,
        boolean mustBeat,
        boolean mustBeatTrump,
        boolean mustBeatWhenTrumped,
        boolean mustBeatPartner,
        boolean mustTrump,
        boolean mustOvertrump,
        boolean mustUndertrump) {
    private static final Map<String, List<Integer>> SCALES =
            Map.of(
                    "modern", List.of(10, 10, 5, 0, 0, 0),
                    "traditional", List.of(11, 10, 4, 3, 2, 0),
                    "counters", List.of(10, 10, 10, 0, 0, 0),
                    "fiveFive", List.of(10, 10, 5, 5, 0, 0),
                    "ones", List.of(1, 1, 1, 0, 0, 0));
    private static final double PARTNERSHIP_TRICK = 17.5;
    private static final List<String> RANKS = List.of("A", "T", "K", "Q", "J", "9");

    static TableRules of(HouseRules rules) {
        String mustBeat = String.valueOf(rules.values().get("mustBeat"));
        return new TableRules(
                rules.values().get("deckCopies") instanceof Integer copies ? copies : 2,
                !Boolean.FALSE.equals(rules.values().get("deckNines")),
                scale(rules),
                rules.values().get("lastTrickBonus") instanceof Integer bonus ? bonus : 0,
                mustBeat.equals("always"),
                !mustBeat.equals("never"),
                flag(rules, "mustBeatWhenTrumped"),
                flag(rules, "mustBeatPartner"),
                flag(rules, "mustTrumpWhenVoid"),
                flag(rules, "mustOvertrump"),
                flag(rules, "mustUndertrump"));
    }

    private static boolean flag(HouseRules rules, String name) {
        return Boolean.TRUE.equals(rules.values().get(name));
    }

    private static List<Integer> scale(HouseRules rules) {
        List<Integer> known = SCALES.get(String.valueOf(rules.values().get("pointScale")));
        if (known != null) {
            return known;
        }
        return rules.values().get("cardPoints") instanceof Map<?, ?> own
                ? RANKS.stream()
                        .map(rank -> own.get(rank) instanceof Integer points ? points : 0)
                        .toList()
                : SCALES.getOrDefault("modern", List.of());
    }

    int points(int card) {
        return points.get(Pack.rank(card));
    }

    /** The points of all cards of a deal and the bonus. */
    int total() {
        return points.stream().mapToInt(p -> p).sum() * Pack.SUITS * copies + lastTrick;
    }

    /** How many of a card there are. */
    int copies(int card) {
        return nines || Pack.rank(card) != Pack.NINE ? copies : 0;
    }

    /**
     * The points of an average trick, as a part of those in the partnership game, for which the
     * players' weights were found.
     *
     * @param seats how many cards a trick has
     */
    double scale(int seats) {
        int cards = (nines ? Pack.RANKS : Pack.RANKS - 1) * Pack.SUITS * copies;
        return (double) total() * seats / cards / PARTNERSHIP_TRICK;
    }
}
