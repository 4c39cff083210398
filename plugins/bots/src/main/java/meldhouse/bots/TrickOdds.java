package meldhouse.bots;

import java.util.List;

/**
 * How likely a side takes a trick. The seats that are still to play beat what lies there if they
 * hold a card that does, as their duties ask of them, with the lowest card that will do; whether
 * they hold one comes from the {@link CardMemory}.
 *
 * <p>A trick is at a level: 0 to 5 for a 9 to an ace of the led suit, 6 to 11 for trumps above it.
 */
final class TrickOdds {
    private static final int LEVELS = 2 * Pack.RANKS;

    private final CardMemory memory;
    private final TableRules rules;
    private final Friends friends;
    private final int led;
    private final double[][] ours;
    private final double[][] theirs;

    /**
     * @param friends whose side is ours
     * @param led the led suit
     * @param toPlay the seats that are to play after this one, in order
     */
    TrickOdds(CardMemory memory, TableRules rules, Friends friends, int led, List<Integer> toPlay) {
        this.memory = memory;
        this.rules = rules;
        this.friends = friends;
        this.led = led;
        ours = new double[toPlay.size() + 1][LEVELS];
        theirs = new double[toPlay.size() + 1][LEVELS];
        java.util.Arrays.fill(ours[toPlay.size()], 1);
        for (int i = toPlay.size() - 1; i >= 0; i--) {
            play(i, toPlay.get(i));
        }
    }

    /** How likely our side takes the trick with a card at its head. */
    double won(int card, boolean isOurs) {
        return (isOurs ? ours : theirs)[0][level(card)];
    }

    private int level(int card) {
        int strength = Pack.RANKS - 1 - Pack.rank(card);
        return Pack.suit(card) != led ? strength + Pack.RANKS : strength;
    }

    /** What comes of each level when a seat has played. */
    private void play(int place, int seat) {
        boolean mate = friends.has(seat);
        double[] lacksLed = new double[Pack.RANKS];
        double[] lacksTrump = new double[Pack.RANKS];
        double isVoid = 1;
        for (int strength = 0; strength < Pack.RANKS; strength++) {
            int rank = Pack.RANKS - 1 - strength;
            lacksLed[strength] = memory.lacks(seat, Pack.number(led, rank));
            lacksTrump[strength] =
                    led == memory.trump() || memory.trump() >= Pack.SUITS
                            ? 1
                            : memory.lacks(seat, Pack.number(memory.trump(), rank));
            isVoid *= lacksLed[strength];
        }
        double[] then = mate ? ours[place + 1] : theirs[place + 1];
        for (int level = 0; level < LEVELS; level++) {
            double stays = ours[place + 1][level];
            boolean yields = mate && !rules.mustBeatPartner();
            ours[place][level] =
                    yields ? stays : after(level, stays, lacksLed, lacksTrump, isVoid, then);
            double theirsStays = theirs[place + 1][level];
            theirs[place][level] = after(level, theirsStays, lacksLed, lacksTrump, isVoid, then);
        }
    }

    private static double after(
            int level,
            double stays,
            double[] lacksLed,
            double[] lacksTrump,
            double isVoid,
            double[] then) {
        double followed = level < Pack.RANKS ? beaten(level, stays, lacksLed, then) : stays;
        int least = Math.max(level + 1, Pack.RANKS);
        double trumped = overtrumped(least, stays, lacksTrump, then);
        return followed + isVoid * (trumped - stays);
    }

    /** With a card of the led suit: the lowest that is higher, if there is one. */
    private static double beaten(int level, double stays, double[] lacks, double[] then) {
        double chance = 0;
        double none = 1;
        for (int higher = level + 1; higher < Pack.RANKS; higher++) {
            chance += none * (1 - lacks[higher]) * then[higher];
            none *= lacks[higher];
        }
        return chance + none * stays;
    }

    /** With a trump: the lowest from this level up, if there is one. */
    private static double overtrumped(int from, double stays, double[] lacks, double[] then) {
        double chance = 0;
        double none = 1;
        for (int level = from; level < LEVELS; level++) {
            chance += none * (1 - lacks[level - Pack.RANKS]) * then[level];
            none *= lacks[level - Pack.RANKS];
        }
        return chance + none * stays;
    }
}
