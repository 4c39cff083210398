package meldhouse.american.rules;

import meldhouse.american.rules.Choices.RunMarriageReuse;
import meldhouse.american.rules.Prices.Price;

import java.util.ArrayList;
import java.util.List;

/**
 * The meld of a hand by the words of american.md 6.3, and by nothing else: every set of claims with
 * particular physical cards is tried against C1 to C5. Slow, and written without a look at {@link
 * Melding}.
 */
final class MeldDefinition {
    private enum Kind {
        SEQUENCE,
        AROUND,
        PINOCHLE
    }

    /** A set of cards, with the physical cards of the hand, by their places in it, as bits. */
    private record Claim(Kind kind, boolean run, boolean royal, long cards) {}

    /** All that can be claimed of one kind: none, or some sets apart, counted as C3 has it. */
    private record Choice(List<Claim> claims, int points) {}

    private final AmericanRules rules;
    private final long hand;
    private final int trump;
    private final List<Integer> physical;
    private final List<List<Choice>> kinds = new ArrayList<>();

    private MeldDefinition(AmericanRules rules, long hand, int trump) {
        this.rules = rules;
        this.hand = hand;
        this.trump = trump;
        physical = Hand.cards(hand).stream().map(Deck::number).toList();
    }

    static int points(AmericanRules rules, long hand, int trump) {
        MeldDefinition meld = new MeldDefinition(rules, hand, trump);
        meld.list();
        return meld.best(0, new ArrayList<>(), 0) + meld.roundhouse();
    }

    private void list() {
        Prices prices = rules.melds().prices();
        for (int suit = 0; suit < 4; suit++) {
            boolean royal = suit == trump;
            int[] pair = {Deck.number(suit, Deck.KING), Deck.number(suit, Deck.QUEEN)};
            Price price = royal ? prices.royalMarriage() : prices.commonMarriage();
            kinds.add(choices(Kind.SEQUENCE, false, royal, pair, price));
        }
        if (trump != Deck.NO_TRUMP) {
            int[] run = {0, 1, 2, 3, 4};
            for (int rank = 0; rank < run.length; rank++) {
                run[rank] = Deck.number(trump, rank);
            }
            kinds.add(choices(Kind.SEQUENCE, true, false, run, prices.run()));
            int[] nine = {Deck.number(trump, Deck.NINE)};
            kinds.add(choices(Kind.SEQUENCE, false, false, nine, prices.dix()));
        }
        kinds.add(choices(Kind.AROUND, false, false, around(Deck.ACE), prices.acesAround()));
        kinds.add(choices(Kind.AROUND, false, false, around(Deck.KING), prices.kingsAround()));
        kinds.add(choices(Kind.AROUND, false, false, around(Deck.QUEEN), prices.queensAround()));
        kinds.add(choices(Kind.AROUND, false, false, around(Deck.JACK), prices.jacksAround()));
        int jackSuit = rules.melds().pinochleJackSuit().ordinal();
        int[] pinochle = {Deck.number(0, Deck.QUEEN), Deck.number(jackSuit, Deck.JACK)};
        boolean inTrump = trump == 0 || trump == jackSuit;
        kinds.add(choices(Kind.PINOCHLE, false, false, pinochle, prices.pinochle(inTrump)));
    }

    private static int[] around(int rank) {
        int[] cards = new int[4];
        for (int suit = 0; suit < 4; suit++) {
            cards[suit] = Deck.number(suit, rank);
        }
        return cards;
    }

    private List<Choice> choices(Kind kind, boolean run, boolean royal, int[] cards, Price price) {
        List<Claim> singles = new ArrayList<>();
        singles(kind, run, royal, cards, 0, 0, singles);
        List<Choice> choices = new ArrayList<>();
        apart(singles, 0, new ArrayList<>(), price, choices);
        return choices;
    }

    /** Every choice of sets without a common card. */
    private static void apart(
            List<Claim> singles, int from, List<Claim> chosen, Price price, List<Choice> choices) {
        choices.add(new Choice(List.copyOf(chosen), counted(chosen.size(), price)));
        for (int next = from; next < singles.size(); next++) {
            Claim claim = singles.get(next);
            if (chosen.stream().allMatch(other -> (other.cards & claim.cards) == 0)) {
                chosen.add(claim);
                apart(singles, next + 1, chosen, price, choices);
                chosen.removeLast();
            }
        }
    }

    /** The most that so many sets can count, split into claims of one to four sets (C3). */
    private static int counted(int sets, Price price) {
        int best = sets == 0 ? 0 : -1;
        for (int four = 0; 4 * four <= sets; four++) {
            for (int three = 0; 4 * four + 3 * three <= sets; three++) {
                for (int two = 0; 4 * four + 3 * three + 2 * two <= sets; two++) {
                    int one = sets - 4 * four - 3 * three - 2 * two;
                    int[] counts = {0, one, two, three, four};
                    if (isSplit(counts, price)) {
                        int sum = 0;
                        for (int size = 1; size < counts.length; size++) {
                            Integer each = price.of(size);
                            sum += counts[size] == 0 || each == null ? 0 : counts[size] * each;
                        }
                        best = Math.max(best, sum);
                    }
                }
            }
        }
        return best;
    }

    /** Whether each claim has a price, and no two or more of them add up to one that has. */
    private static boolean isSplit(int[] counts, Price price) {
        for (int size = 2; size < counts.length; size++) {
            if (counts[size] > 0 && price.of(size) == null) {
                return false;
            }
        }
        for (int one = 0; one <= counts[1]; one++) {
            for (int two = 0; two <= counts[2]; two++) {
                for (int three = 0; three <= counts[3]; three++) {
                    int claims = one + two + three;
                    int sets = one + 2 * two + 3 * three;
                    if (claims > 1 && sets <= 4 && price.of(sets) != null) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private void singles(
            Kind kind,
            boolean run,
            boolean royal,
            int[] cards,
            int from,
            long taken,
            List<Claim> found) {
        if (from == cards.length) {
            found.add(new Claim(kind, run, royal, taken));
            return;
        }
        for (int place = 0; place < physical.size(); place++) {
            if (physical.get(place) == cards[from]) {
                singles(kind, run, royal, cards, from + 1, taken | 1L << place, found);
            }
        }
    }

    private int best(int kind, List<Claim> claimed, int points) {
        if (kind == kinds.size()) {
            return points;
        }
        int best = 0;
        for (Choice choice : kinds.get(kind)) {
            List<Claim> more = new ArrayList<>(claimed);
            more.addAll(choice.claims);
            if (isAllowed(more)) {
                best = Math.max(best, best(kind + 1, more, points + choice.points));
            }
        }
        return best;
    }

    private boolean isAllowed(List<Claim> claims) {
        long inRuns = 0;
        for (Claim claim : claims) {
            inRuns |= claim.run ? claim.cards : 0;
        }
        for (int a = 0; a < claims.size(); a++) {
            for (int b = a + 1; b < claims.size(); b++) {
                Claim first = claims.get(a);
                Claim second = claims.get(b);
                boolean runAndRoyal = first.run && second.royal || first.royal && second.run;
                boolean relaxed =
                        runAndRoyal && rules.melds().runMarriageReuse() != RunMarriageReuse.NONE;
                if (first.kind == second.kind && !relaxed && (first.cards & second.cards) != 0) {
                    return false;
                }
            }
        }
        for (Claim claim : claims) {
            if (claim.royal
                    && rules.melds().runMarriageReuse() == RunMarriageReuse.DIFFERENT_PAIR
                    && Long.bitCount(claim.cards & inRuns) > 1) {
                return false;
            }
        }
        for (int card = 0; card < physical.size() && rules.melds().maxMeldsPerCard() < 3; card++) {
            int uses = 0;
            for (Claim claim : claims) {
                uses += (int) (claim.cards >>> card & 1);
            }
            if (uses > rules.melds().maxMeldsPerCard()) {
                return false;
            }
        }
        return true;
    }

    private int roundhouse() {
        int sets = 4;
        for (int suit = 0; suit < 4; suit++) {
            sets = Math.min(sets, Hand.copies(hand, Deck.number(suit, Deck.KING)));
            sets = Math.min(sets, Hand.copies(hand, Deck.number(suit, Deck.QUEEN)));
        }
        return sets * rules.melds().prices().roundhouseBonus();
    }
}
