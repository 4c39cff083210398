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
    private static final int COUNTS = Deck.COPIES + 1;

    private final int limit;
    private final RunMarriageReuse reuse;
    private final int queen;
    private final int jack;
    private final int[][] masks = new int[TRUMPS][Tally.KINDS];
    private final int[][][] prices = new int[TRUMPS][Tally.KINDS][COUNTS];
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
                Price price = price(rules.melds().prices(), kind, trump);
                for (int count = 1; count < COUNTS; count++) {
                    prices[trump][kind][count] = price.of(count);
                }
                settle(prices[trump][kind], best[trump][kind], worth[trump][kind]);
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

    private Price price(Prices list, int kind, int trump) {
        return switch (kind) {
            case Tally.RUN -> list.run();
            case Tally.ROYAL -> list.royalMarriage();
            case Tally.DIX -> list.dix();
            case Tally.AROUND -> list.acesAround();
            case Tally.KINGS -> list.kingsAround();
            case Tally.QUEENS -> list.queensAround();
            case Tally.JACKS -> list.jacksAround();
            case Tally.PINOCHLE ->
                    list.pinochle(trump == Deck.suitOf(queen) || trump == Deck.suitOf(jack));
            case Tally.ROUNDHOUSE -> new Price(list.roundhouseBonus(), null);
            default -> list.commonMarriage();
        };
    }

    /**
     * For each number of sets held: how many to claim, the fewest of equal worth, and the worth.
     */
    private static void settle(int[] price, int[] best, int[] worth) {
        for (int held = 1; held < COUNTS; held++) {
            boolean more = price[held] > worth[held - 1];
            best[held] = more ? held : best[held - 1];
            worth[held] = more ? price[held] : worth[held - 1];
        }
    }

    /** The same for runs and royal marriages together. */
    private void settleTrump() {
        int[][] price = prices[0];
        for (int kings = 0; kings < COUNTS; kings++) {
            for (int queens = 0; queens < COUNTS; queens++) {
                for (int runs = 0; runs <= Math.min(kings, queens); runs++) {
                    int place = place(runs, kings, queens);
                    for (int run = 0; run <= runs; run++) {
                        int most = royalsBeside(run, kings, queens);
                        for (int royal = 0; royal <= most; royal++) {
                            int points = price[Tally.RUN][run] + price[Tally.ROYAL][royal];
                            if (points > worthOfTrump[place]) {
                                worthOfTrump[place] = points;
                                bestOfTrump[place] =
                                        run * Tally.one(Tally.RUN) + royal * Tally.one(Tally.ROYAL);
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
        int sum = trump == Deck.NO_TRUMP ? 0 : worthOfTrump[placeOf(hand, trump)];
        for (int kind = Tally.COMMON; kind < Tally.KINDS; kind++) {
            int cards = mask[kind];
            if ((once & cards) == cards) {
                sum += value[kind][(twice & cards) == cards ? 2 : 1];
            }
        }
        return sum;
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
            sum += prices[trump][kind][Tally.of(tally, kind)];
        }
        return sum;
    }

    /** The claims that make the meld of a hand; of equal totals always the same. */
    long best(long hand, int trump) {
        long tally = trump == Deck.NO_TRUMP ? Tally.NOTHING : bestOfTrump[placeOf(hand, trump)];
        for (int kind = Tally.COMMON; kind < Tally.KINDS; kind++) {
            int held = Hand.sets(hand, masks[trump][kind]);
            tally = Tally.with(tally, kind, best[trump][kind][held]);
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
            long next = Tally.with(tally, meeting[done], count);
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
            if (Tally.of(tally, kind) > Hand.sets(hand, masks[trump][kind])) {
                return false;
            }
        }
        int pinochles = Tally.of(tally, Tally.PINOCHLE);
        int queensAround = Tally.of(tally, Tally.QUEENS);
        int runs = Tally.of(tally, Tally.RUN);
        if (trump != Deck.NO_TRUMP) {
            int royals = Tally.of(tally, Tally.ROYAL);
            int kings = Hand.copies(hand, Deck.number(trump, Deck.KING));
            int queens = Hand.copies(hand, Deck.number(trump, Deck.QUEEN));
            if (royals > royalsBeside(runs, kings, queens)) {
                return false;
            }
            if (limit < 3) {
                int busyKings = Math.max(0, royals - (kings - runs));
                int busyQueens = Math.max(0, royals - (queens - runs));
                int queenPinochles = trump == Deck.suitOf(queen) ? pinochles : 0;
                if (Tally.of(tally, Tally.KINGS) > kings - busyKings
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
        int spadeMarriages = Tally.of(tally, Tally.COMMON + Deck.suitOf(queen));
        int jackRuns = trump == Deck.suitOf(jack) ? runs : 0;
        boolean queensFit =
                trump == Deck.suitOf(queen)
                        || spadeMarriages + queensAround + pinochles
                                <= limit * Hand.copies(hand, queen);
        return queensFit
                && jackRuns + Tally.of(tally, Tally.JACKS) + pinochles
                        <= limit * Hand.copies(hand, jack);
    }

    /** The cards of one claim of a kind. */
    int cards(int kind, int trump) {
        return masks[trump][kind];
    }

    /** The price of so many claims of a kind together. */
    int price(int kind, int trump, int count) {
        return prices[trump][kind][count];
    }

    /**
     * The fewest cards of a hand on which a tally of claims can still be laid out: no card of it
     * can be spared (american.md 11).
     */
    long laidOut(long tally, long hand, int trump) {
        long cards = hand;
        for (int card = 0; card < Deck.KINDS; card++) {
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
