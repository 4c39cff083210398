package meldhouse.american.rules;

import meldhouse.american.rules.Choices.RunMarriageReuse;
import meldhouse.american.rules.Prices.Price;
import meldhouse.api.cards.Suit;

/**
 * What a hand melds (american.md 6.3): the greatest total that a set of claims can have under C1 to
 * C5, and which claims these are.
 *
 * <p>Each kind is a mask of cards, and a hand holds as many sets as its planes hold the mask. Most
 * kinds are independent of each other, so that a table gives the best for each; runs and royal
 * marriages, which share king and queen, have one together. Only where a card may serve in two
 * melds at the most (C5) can that claim too much; then the few kinds that meet in one card are
 * tried out.
 */
final class Melding {
    private static final int KING_QUEEN = 1 << Deck.KING | 1 << Deck.QUEEN;
    private static final int RUN = 0b011111;

    /** The mask of a kind that is not there: no plane of a hand holds it. */
    private static final int NEVER = 1 << Deck.KINDS;

    private static final int TRUMPS = Deck.NO_TRUMP + 1;
    private static final int COUNTS = Deck.MOST_COPIES + 1;
    private static final int SPLITS = Tally.CLAIMS.length;

    /** The split that is one claim of so many sets. */
    private static final int[] SINGLE_CLAIM = {0, 1, 3, 6, 11};

    private final int limit;
    private final RunMarriageReuse reuse;
    private final int queen;
    private final int jack;
    private final int[][] masks = new int[TRUMPS][Tally.KINDS];

    /** What each split of each kind counts; -1 if it may not be claimed so. */
    private final int[][][] prices = new int[TRUMPS][Tally.KINDS][SPLITS];

    /** The best split that claims so many sets. */
    private final int[][][] exact = new int[TRUMPS][Tally.KINDS][COUNTS];

    /** The best split for a hand that holds so many sets, and its worth. */
    private final int[][][] best = new int[TRUMPS][Tally.KINDS][COUNTS];

    private final int[][][] worth = new int[TRUMPS][Tally.KINDS][COUNTS];
    private final long[] bestOfTrump = new long[COUNTS * COUNTS * COUNTS];
    private final int[] worthOfTrump = new int[COUNTS * COUNTS * COUNTS];

    Melding(AmericanRules rules) {
        limit = rules.melds().maxMeldsPerCard();
        reuse = rules.melds().runMarriageReuse();
        queen = Deck.number(Suit.SPADES.ordinal(), Deck.QUEEN);
        jack = Deck.number(rules.melds().pinochleJackSuit().ordinal(), Deck.JACK);
        for (int trump = 0; trump < TRUMPS; trump++) {
            for (int kind = 0; kind < Tally.KINDS; kind++) {
                masks[trump][kind] = mask(kind, trump);
                boolean inTrump = trump == Deck.suitOf(queen) || trump == Deck.suitOf(jack);
                settle(trump, kind, rules.melds().prices().of(kind, inTrump));
            }
        }
        settleTrump();
    }

    private int mask(int kind, int trump) {
        return switch (kind) {
            case Tally.RUN -> trump == Deck.NO_TRUMP ? NEVER : RUN << trump * Deck.RANKS;
            case Tally.ROYAL -> trump == Deck.NO_TRUMP ? NEVER : KING_QUEEN << trump * Deck.RANKS;
            case Tally.DIX -> trump == Deck.NO_TRUMP ? NEVER : 1 << Deck.number(trump, Deck.NINE);
            case Tally.AROUND, Tally.KINGS, Tally.QUEENS, Tally.JACKS -> around(kind);
            case Tally.PINOCHLE -> 1 << queen | 1 << jack;
            case Tally.ROUNDHOUSE -> Deck.ofRank(Deck.KING) | Deck.ofRank(Deck.QUEEN);
            default -> {
                int suit = kind - Tally.COMMON;
                yield suit == trump ? NEVER : KING_QUEEN << suit * Deck.RANKS;
            }
        };
    }

    private static int around(int kind) {
        return switch (kind) {
            case Tally.KINGS -> Deck.ofRank(Deck.KING);
            case Tally.QUEENS -> Deck.ofRank(Deck.QUEEN);
            case Tally.JACKS -> Deck.ofRank(Deck.JACK);
            default -> Deck.ofRank(Deck.ACE);
        };
    }

    /**
     * For each number of sets held: what to claim, the fewest sets of equal worth, and the worth.
     */
    private void settle(int trump, int kind, Price price) {
        int[] list = prices[trump][kind];
        for (int split = 0; split < SPLITS; split++) {
            list[split] = price.ofSplit(split);
            int sets = Tally.setsOf(split);
            if (list[split] >= list[exact[trump][kind][sets]]
                    || Tally.setsOf(exact[trump][kind][sets]) != sets) {
                exact[trump][kind][sets] = split;
            }
        }
        for (int held = 1; held < COUNTS; held++) {
            int split = exact[trump][kind][held];
            boolean more = list[split] > worth[trump][kind][held - 1];
            best[trump][kind][held] = more ? split : best[trump][kind][held - 1];
            worth[trump][kind][held] = more ? list[split] : worth[trump][kind][held - 1];
        }
    }

    /** The same for runs and royal marriages together. */
    private void settleTrump() {
        int[][] split = exact[0];
        for (int kings = 0; kings < COUNTS; kings++) {
            for (int queens = 0; queens < COUNTS; queens++) {
                for (int runs = 0; runs <= Math.min(kings, queens); runs++) {
                    int place = place(runs, kings, queens);
                    for (int run = 0; run <= runs; run++) {
                        int most = royalsBeside(run, kings, queens);
                        for (int royal = 0; royal <= most; royal++) {
                            int runSplit = split[Tally.RUN][run];
                            int royalSplit = split[Tally.ROYAL][royal];
                            int points =
                                    prices[0][Tally.RUN][runSplit]
                                            + prices[0][Tally.ROYAL][royalSplit];
                            if (points > worthOfTrump[place]) {
                                worthOfTrump[place] = points;
                                bestOfTrump[place] =
                                        Tally.with(
                                                Tally.with(Tally.NOTHING, Tally.RUN, runSplit),
                                                Tally.ROYAL,
                                                royalSplit);
                            }
                        }
                    }
                }
            }
        }
    }

    private static int place(int runs, int kings, int queens) {
        return (runs * COUNTS + kings) * COUNTS + queens;
    }

    /** How many royal marriages there can be beside so many runs (C4). */
    private int royalsBeside(int runs, int kings, int queens) {
        int pairs = Math.min(kings, queens);
        return switch (reuse) {
            case NONE -> pairs - runs;
            case DIFFERENT_PAIR -> Math.min(pairs, kings + queens - 2 * runs);
            case FULL -> pairs;
        };
    }

    /** The meld points of a hand; trump is a suit's number or {@link Deck#NO_TRUMP}. */
    int points(long hand, int trump) {
        if (limit < 3) {
            return counted(best(hand, trump), trump);
        }
        int[] mask = masks[trump];
        int[][] value = worth[trump];
        int once = Hand.once(hand);
        int twice = Hand.twice(hand);
        int thrice = Hand.thrice(hand);
        int sum = trump == Deck.NO_TRUMP ? 0 : worthOfTrump[placeOf(hand, trump)];
        for (int kind = Tally.COMMON; kind < Tally.KINDS; kind++) {
            int cards = mask[kind];
            if ((once & cards) == cards) {
                int sets = (twice & cards) != cards ? 1 : (thrice & cards) != cards ? 2 : 3;
                sum += value[kind][sets < 3 ? sets : Hand.sets(hand, cards)];
            }
        }
        return sum;
    }

    /** Cards of which one more would make the first or second set of a kind. */
    int completing(long hand, int trump) {
        int once = Hand.once(hand);
        int twice = Hand.twice(hand);
        int cards = 0;
        for (int mask : masks[trump]) {
            int missing = (once & mask) == mask ? mask & ~twice : mask & ~once;
            if (mask != NEVER && Integer.bitCount(missing) == 1) {
                cards |= missing;
            }
        }
        return cards;
    }

    private static int placeOf(long hand, int trump) {
        return place(
                Hand.sets(hand, RUN << trump * Deck.RANKS),
                Hand.copies(hand, Deck.number(trump, Deck.KING)),
                Hand.copies(hand, Deck.number(trump, Deck.QUEEN)));
    }

    /** What a tally of claims counts. */
    int counted(long tally, int trump) {
        int sum = 0;
        for (int kind = 0; kind < Tally.KINDS; kind++) {
            sum += prices[trump][kind][Tally.split(tally, kind)];
        }
        return sum;
    }

    /** The claims that make the meld of a hand; of equal totals always the same. */
    long best(long hand, int trump) {
        long tally = trump == Deck.NO_TRUMP ? Tally.NOTHING : bestOfTrump[placeOf(hand, trump)];
        int once = Hand.once(hand);
        for (int kind = Tally.COMMON; kind < Tally.KINDS; kind++) {
            int mask = masks[trump][kind];
            if ((once & mask) == mask) {
                int held = Hand.sets(hand, mask);
                tally = Tally.with(tally, kind, best[trump][kind][held]);
            }
        }
        return limit >= 3 || fits(tally, hand, trump) ? tally : tryOut(tally, hand, trump);
    }

    /** The best tally under C5, found by trying all numbers of the kinds that meet in one card. */
    private long tryOut(long start, long hand, int trump) {
        int[] meeting = {
            Tally.RUN,
            Tally.ROYAL,
            Tally.COMMON,
            Tally.KINGS,
            Tally.QUEENS,
            Tally.JACKS,
            Tally.PINOCHLE
        };
        long[] best = {Tally.NOTHING};
        int[] most = {-1};
        tryOut(start, hand, trump, meeting, 0, best, most);
        return best[0];
    }

    private void tryOut(
            long tally, long hand, int trump, int[] meeting, int done, long[] best, int[] most) {
        if (done == meeting.length) {
            int points = counted(tally, trump);
            if (points > most[0] && fits(tally, hand, trump)) {
                most[0] = points;
                best[0] = tally;
            }
            return;
        }
        int held = Hand.sets(hand, masks[trump][meeting[done]]);
        for (int count = 0; count <= held; count++) {
            int split = exact[trump][meeting[done]][count];
            long next = Tally.with(tally, meeting[done], split);
            tryOut(next, hand, trump, meeting, done + 1, best, most);
        }
    }

    /**
     * Whether the cards of a hand can be laid out for all these claims together: C1, C2, C4, C5.
     *
     * <p>Copies of one card are shared out in turn, so that no copy has more claims than it must; a
     * royal marriage takes cards outside the runs first.
     */
    boolean fits(long tally, long hand, int trump) {
        for (int kind = 0; kind < Tally.KINDS; kind++) {
            int sets = Tally.sets(tally, kind);
            if (sets > 0 && sets > Hand.sets(hand, masks[trump][kind])) {
                return false;
            }
        }
        int pinochles = Tally.sets(tally, Tally.PINOCHLE);
        int queensAround = Tally.sets(tally, Tally.QUEENS);
        int runs = Tally.sets(tally, Tally.RUN);
        if (trump != Deck.NO_TRUMP) {
            int royals = Tally.sets(tally, Tally.ROYAL);
            int kings = Hand.copies(hand, Deck.number(trump, Deck.KING));
            int queens = Hand.copies(hand, Deck.number(trump, Deck.QUEEN));
            if (royals > royalsBeside(runs, kings, queens)) {
                return false;
            }
            if (limit < 3) {
                int busyKings = Math.max(0, royals - (kings - runs));
                int busyQueens = Math.max(0, royals - (queens - runs));
                int queenPinochles = trump == Deck.suitOf(queen) ? pinochles : 0;
                if (Tally.sets(tally, Tally.KINGS) > kings - busyKings
                        || queensAround > queens - busyQueens
                        || queenPinochles > queens - busyQueens
                        || runs + royals + queensAround + queenPinochles > limit * queens) {
                    return false;
                }
            }
        }
        if (limit >= 3) {
            return true;
        }
        int spadeMarriages = Tally.sets(tally, Tally.COMMON + Deck.suitOf(queen));
        int jackRuns = trump == Deck.suitOf(jack) ? runs : 0;
        boolean queensFit =
                trump == Deck.suitOf(queen)
                        || spadeMarriages + queensAround + pinochles
                                <= limit * Hand.copies(hand, queen);
        return queensFit
                && jackRuns + Tally.sets(tally, Tally.JACKS) + pinochles
                        <= limit * Hand.copies(hand, jack);
    }

    /** The cards of one claim of a kind. */
    int cards(int kind, int trump) {
        return masks[trump][kind];
    }

    /** What so many sets of a kind count as one claim; -1 if they have no price. */
    int claimed(int kind, int trump, int sets) {
        return prices[trump][kind][SINGLE_CLAIM[sets]];
    }

    /** What a split of a kind counts; -1 if it may not be claimed so. */
    int price(int kind, int trump, int split) {
        return prices[trump][kind][split];
    }

    /** The cards of all sets that a hand holds. */
    int used(long hand, int trump) {
        int once = Hand.once(hand);
        int used = 0;
        for (int cards : masks[trump]) {
            used |= (once & cards) == cards ? cards : 0;
        }
        return used;
    }

    /**
     * The fewest cards of a hand on which a tally of claims can still be laid out: no card of it
     * can be spared (american.md 11).
     */
    long laidOut(long tally, long hand, int trump) {
        int needed = 0;
        for (int kind = 0; kind < Tally.KINDS; kind++) {
            needed |= Tally.split(tally, kind) == 0 ? 0 : masks[trump][kind];
        }
        long cards = Hand.only(hand, needed);
        for (int rest = Hand.once(cards); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            for (int copy = Hand.copies(hand, card); copy > 0; copy--) {
                long less = Hand.without(cards, card);
                if (fits(tally, less, trump)) {
                    cards = less;
                }
            }
        }
        return cards;
    }
}
