package meldhouse.danish.rules;

import meldhouse.danish.rules.Choices.AceInStraights;

/**
 * The new melds that a hand is offered, each by itself (see {@link Listing}). Where a function
 * judges melds, these are candidates of which it has not been asked yet ({@link Judged}).
 */
final class Melding {
    private static final int LEAST = 3;
    private static final int THREE = 0b111;

    private final Round round;
    private final DanishRules rules;
    private final Hand hand;
    private final int must;
    private final boolean fine;
    private final MoveList list;
    private final int mostCards;
    private final int mostWilds;
    private final int leastNaturals;
    private final int setSteps;

    /**
     * @param must the kind that must be laid; -1: any
     */
    Melding(Round round, int must, boolean fine, MoveList list) {
        this.round = round;
        this.must = must;
        this.fine = fine;
        this.list = list;
        rules = round.rules();
        hand = round.hand();
        mostCards = hand.size() - (rules.mustDiscardToGoOut() ? 1 : 0);
        Integer most = rules.maxWildsPerMeld();
        boolean judged = rules.judgesMelds();
        mostWilds = Math.min(hand.wilds(), most == null || judged ? Pack.SIZE : most);
        leastNaturals = judged ? 1 : rules.minNaturalsPerMeld();
        setSteps = rules.allowSecondSetOfSameRank() ? 0 : Referee.setSteps(round);
    }

    /** Whether the hand has any meld at all. */
    static boolean any(Round round) {
        MoveList found = new MoveList();
        new Melding(round, -1, false, found).add();
        return found.size() > 0;
    }

    void add() {
        if (mostCards < LEAST) {
            return;
        }
        for (int step = Pack.ACE; step >= 0; step--) {
            if ((setSteps >>> step & 1) == 0) {
                sets(step, hand.ofStep(step));
            }
        }
        for (int suit = 0; suit < 4; suit++) {
            straights(suit);
        }
    }

    private void sets(int step, int naturals) {
        if (naturals == 0) {
            return;
        }
        int all = 0;
        for (int suit = 0; suit < 4; suit++) {
            all += hand.count(Pack.of(suit, step)) * Packed.natural(suit);
        }
        if (naturals + mostWilds >= Worth.PINOCHLE) {
            pinochles(step, all, naturals);
        }
        if (naturals > LEAST && naturals <= mostCards) {
            set(step, all, 0);
        }
        if (fine || naturals <= LEAST) {
            parts(step, all, naturals);
        } else {
            keepingOneSuit(step, all, naturals);
        }
    }

    /** Every three cards of which some are of this rank and the others wild. */
    private void parts(int step, int all, int naturals) {
        int least = Math.max(leastNaturals, LEAST - mostWilds);
        if (naturals < least) {
            return;
        }
        if (naturals < LEAST && !fine) {
            part(step, all);
            return;
        }
        int spades = all & 3;
        int hearts = all >> 2 & 3;
        int diamonds = all >> 4 & 3;
        int clubs = all >> 6 & 3;
        for (int s = spades; s >= 0; s--) {
            for (int h = hearts; h >= 0; h--) {
                for (int d = diamonds; d >= 0; d--) {
                    for (int c = clubs; c >= 0; c--) {
                        int count = s + h + d + c;
                        boolean asFew = fine ? count >= least : count == LEAST;
                        if (count > 0 && count <= LEAST && asFew) {
                            part(step, s | h << 2 | d << 4 | c << 6);
                        }
                    }
                }
            }
        }
    }

    private void part(int step, int part) {
        int wilds = LEAST - Packed.count(part);
        filled(step, part, Math.max(wilds, must >= Pack.TWOS ? 1 : 0));
    }

    /** Whether there are as many of each suit, and no suit is counted thrice. */
    static boolean isPart(int part, int all) {
        for (int suit = 0; suit < 8; suit += 2) {
            if ((part >> suit & 3) > (all >> suit & 3)) {
                return false;
            }
        }
        return true;
    }

    private void keepingOneSuit(int step, int all, int naturals) {
        for (int suit = 0; suit < 4; suit++) {
            int kept = all & 3 << 2 * suit;
            if (kept != 0 && naturals - Packed.count(kept) >= LEAST) {
                set(step, all - kept, 0);
            }
        }
    }

    /** A set with so many wild cards, in each way that is told apart. */
    private void filled(int step, int part, int wilds) {
        if (wilds > mostWilds || Packed.count(part) + wilds > mostCards) {
            return;
        }
        switch (wilds) {
            case 0 -> set(step, part, 0);
            case 1 -> {
                int two = anyTwo(-1);
                if (must >= Pack.TWOS) {
                    set(step, part, Packed.wild(must));
                } else {
                    if (two >= 0) {
                        set(step, part, Packed.wild(two));
                    }
                    if (hand.has(Pack.JOKER) && (fine || two < 0)) {
                        set(step, part, Packed.wild(Pack.JOKER));
                    }
                }
            }
            default -> set(step, part, cheapest(wilds));
        }
    }

    /** So many wild cards, the twos first; the one that must be laid is among them. */
    private int cheapest(int count) {
        int wilds = must >= Pack.TWOS ? Packed.wild(must) : 0;
        for (int kind = Pack.TWOS; kind <= Pack.JOKER; kind++) {
            int here = hand.count(kind) - (kind == must ? 1 : 0);
            for (; here > 0 && Packed.count(wilds) < count; here--) {
                wilds += Packed.wild(kind);
            }
        }
        return wilds;
    }

    /** The first two that is not of this suit; -1: there is none. */
    private int anyTwo(int suit) {
        for (int two = Pack.TWOS; two < Pack.JOKER; two++) {
            if (two != Pack.TWOS + suit && hand.has(two)) {
                return two;
            }
        }
        return -1;
    }

    private void pinochles(int step, int all, int naturals) {
        Integer most = rules.judgesMelds() ? null : rules.maxSetSize();
        boolean enough = naturals >= Math.max(leastNaturals, rules.pinochleMinNaturals());
        if (!enough || mostCards < Worth.PINOCHLE || most != null && most < Worth.PINOCHLE) {
            return;
        }
        int eleven = cheapest(Worth.PINOCHLE - naturals);
        set(step, all, eleven);
        if (round.isFirstTurn()) {
            startHand(step, all, eleven);
        }
    }

    /** The eleven cards that were dealt, if they are a Pinochle that is not listed yet. */
    private void startHand(int step, int all, int eleven) {
        Hand dealt = StartHand.dealt(round);
        if (dealt.ofStep(step) + dealt.wilds() != Worth.PINOCHLE
                || dealt.size() != Worth.PINOCHLE
                || dealt.wilds() > mostWilds
                || dealt.ofStep(step) < Math.max(leastNaturals, rules.pinochleMinNaturals())) {
            return;
        }
        int naturals = 0;
        int wilds = 0;
        for (int kind : dealt.list()) {
            if (Pack.isWild(kind)) {
                wilds += Packed.wild(kind);
            } else {
                naturals += Packed.natural(Pack.suit(kind));
            }
        }
        if ((naturals != all || wilds != eleven) && hand.contains(dealt)) {
            set(step, naturals, wilds);
        }
    }

    private void set(int step, int naturals, int wilds) {
        boolean lays =
                must < 0
                        || (Pack.isWild(must)
                                ? (wilds & wildMask(must)) != 0
                                : Pack.step(must) == step
                                        && (naturals >> 2 * Pack.suit(must) & 3) != 0);
        if (lays) {
            list.add(Packed.set(step, naturals, wilds));
        }
    }

    private static int wildMask(int kind) {
        return kind == Pack.JOKER ? ~0xFF : 3 << 2 * (kind - Pack.TWOS);
    }

    /**
     * The smallest straights, which cannot be made by laying onto a smaller one, and the longest
     * ones without a wild.
     */
    private void straights(int suit) {
        int lane = hand.lane(suit);
        if (Integer.bitCount(lane) < Math.max(leastNaturals, LEAST - mostWilds)) {
            return;
        }
        boolean aceLow = rules.aceInStraights() == AceInStraights.HIGH_OR_LOW;
        // Steps from -1, the ace below the three, on.
        int steps = lane << 1 | (aceLow ? lane >> Pack.ACE & 1 : 0);
        int first = aceLow ? -1 : 0;
        for (int low = first; low <= Pack.ACE - LEAST + 1; low++) {
            int here = steps >> low + 1;
            if ((here & THREE) != 0) {
                three(suit, low, here & THREE);
                if (low == first || (steps >> low & 1) == 0) {
                    longest(suit, low, here);
                }
            }
            if (leastNaturals > 1) {
                longer(suit, low, here);
            }
        }
    }

    private void longer(int suit, int low, int here) {
        int most = Math.min(Math.min(Pack.STEPS, Pack.ACE - low + 1), mostCards);
        for (int length = LEAST + 1; length <= most; length++) {
            longer(suit, low, length, here & (1 << length) - 1);
        }
    }

    /** A run of natural cards to its end, if it begins here and is longer than three. */
    private void longest(int suit, int low, int here) {
        int run = Math.min(Integer.numberOfTrailingZeros(~here), Pack.STEPS);
        if (run > LEAST && run <= mostCards) {
            plain(suit, low, run, 0);
        }
    }

    /** Straights of three, with the naturals that there are, and in the finer list with fewer. */
    private void three(int suit, int low, int naturals) {
        for (int part = naturals; part > 0; part = part - 1 & naturals) {
            straight(suit, low, LEAST, part);
            if (!fine) {
                return;
            }
        }
    }

    /**
     * Straights that are no shorter because they have just as many naturals as they must, one at
     * each end; one end may be the wild card that must be laid.
     */
    private void longer(int suit, int low, int length, int naturals) {
        int ends = 1 | 1 << length - 1;
        for (int part = naturals; part > 0; part = part - 1 & naturals) {
            int held = part & ends;
            boolean atEnds = held == ends || must >= Pack.TWOS && held != 0;
            if (atEnds && Integer.bitCount(part) == leastNaturals) {
                straight(suit, low, length, part);
            }
            if (!fine) {
                return;
            }
        }
    }

    private void straight(int suit, int low, int length, int part) {
        int wilds = length - Integer.bitCount(part);
        if (Integer.bitCount(part) >= leastNaturals && wilds <= mostWilds) {
            straight(suit, low, length, part, wilds);
        }
    }

    private void straight(int suit, int low, int length, int part, int wilds) {
        if (wilds == 0) {
            plain(suit, low, length, 0);
            return;
        }
        int gap = Integer.numberOfTrailingZeros(~part);
        if (must >= Pack.TWOS) {
            filled(suit, low, length, part, wilds);
        } else if (wilds > 1 || !fine) {
            filled(suit, low, length, part, wilds);
        } else {
            int other = anyTwo(suit);
            if (other >= 0) {
                plain(suit, low, length, Packed.wildAt(gap, other));
            }
            if (hand.has(Pack.TWOS + suit)) {
                plain(suit, low, length, Packed.wildAt(gap, Pack.TWOS + suit));
            }
            if (hand.has(Pack.JOKER)) {
                plain(suit, low, length, Packed.wildAt(gap, Pack.JOKER));
            }
        }
    }

    /** The cheapest wilds in the gaps, from low to high. */
    private void filled(int suit, int low, int length, int part, int wilds) {
        int packed = cheapest(wilds);
        long places = 0;
        int kind = Pack.TWOS;
        for (int place = 0; place < length; place++) {
            if ((part >> place & 1) == 0) {
                while ((packed & wildMask(kind)) == 0) {
                    kind++;
                }
                packed -= Packed.wild(kind);
                places |= Packed.wildAt(place, kind);
            }
        }
        plain(suit, low, length, places);
    }

    private void plain(int suit, int low, int length, long wilds) {
        long straight = Packed.straight(suit, low, length) | wilds;
        if (must < 0 || lays(straight)) {
            list.add(straight);
        }
    }

    private boolean lays(long straight) {
        for (int kind : Packed.kinds(straight)) {
            if (kind == must) {
                return true;
            }
        }
        return false;
    }
}
