package meldhouse.american.rules;

import meldhouse.american.MeldKind;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The checks that a hand earns by its melds (variants.md 5.10), by the names of the check table.
 */
final class CheckedMelds {
    private static final int MANY_NINES = 7;
    private static final int KING_QUEEN = 1 << Deck.KING | 1 << Deck.QUEEN;

    private final CheckRules rules;
    private final Melding melding;

    CheckedMelds(CheckRules rules, Melding melding) {
        this.rules = rules;
        this.melding = melding;
    }

    /** What a hand earns, each name with its number; names that earn none are left out. */
    Map<String, Integer> of(long hand, int trump) {
        Map<String, Integer> earned = new LinkedHashMap<>();
        if (rules.arePaid()) {
            count(hand, trump, earned);
        }
        return earned;
    }

    /** The sum of what a hand earns. */
    int sum(long hand, int trump) {
        return rules.arePaid()
                ? of(hand, trump).values().stream().mapToInt(checks -> checks).sum()
                : 0;
    }

    /** What a single meld earns that is laid on its own. */
    int ofMeld(MeldKind kind) {
        return rules.arePaid() ? rules.checkTable().of(kind.toString()) : 0;
    }

    private void count(long hand, int trump, Map<String, Integer> earned) {
        int trips = Hand.sets(hand, Deck.ofRank(Deck.KING) | Deck.ofRank(Deck.QUEEN));
        int spared = rules.roundTripAdds() || !rules.checkTable().has("roundTrip") ? 0 : trips;
        each(earned, "roundTrip", trips);
        sets(earned, "run", "doubleRun", sets(Tally.RUN, hand, trump));
        sets(earned, "acesAround", "doubleAcesAround", Hand.sets(hand, Deck.ofRank(Deck.ACE)));
        sets(
                earned,
                "kingsAround",
                "doubleKingsAround",
                Hand.sets(hand, Deck.ofRank(Deck.KING)) - spared);
        sets(
                earned,
                "queensAround",
                "doubleQueensAround",
                Hand.sets(hand, Deck.ofRank(Deck.QUEEN)) - spared);
        sets(earned, "jacksAround", "doubleJacksAround", Hand.sets(hand, Deck.ofRank(Deck.JACK)));
        sets(earned, "pinochle", "doublePinochle", sets(Tally.PINOCHLE, hand, trump));
        int doubles = 0;
        for (int suit = 0; suit < Deck.SUITS; suit++) {
            doubles += Hand.sets(hand, KING_QUEEN << suit * Deck.RANKS) >= 2 ? 1 : 0;
        }
        each(earned, "doubleMarriage", doubles);
        each(earned, "sevenNines", Hand.count(hand, Deck.ofRank(Deck.NINE)) >= MANY_NINES ? 1 : 0);
    }

    private int sets(int kind, long hand, int trump) {
        int cards = melding.cards(kind, trump);
        return cards > Deck.ALL ? 0 : Hand.sets(hand, cards);
    }

    /** So many sets, by twos where two together have a price of their own. */
    private void sets(Map<String, Integer> earned, String single, String pair, int sets) {
        if (rules.checkTable().has(pair)) {
            each(earned, pair, sets / 2);
            each(earned, single, sets % 2);
        } else {
            each(earned, single, sets);
        }
    }

    private void each(Map<String, Integer> earned, String name, int times) {
        int checks = times * rules.checkTable().of(name);
        if (checks != 0) {
            earned.merge(name, checks, Integer::sum);
        }
    }
}
