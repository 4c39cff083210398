package meldhouse.american.rules;

import meldhouse.american.rules.Choices.MustBeat;
import meldhouse.american.rules.Choices.TrumpLeadRestriction;

/**
 * Which cards may be played (american.md 7), and by which branch of the rule. The answer is packed
 * into an {@code int}: a mask of distinct cards, and above it the branch.
 *
 * <p>Every branch either frees a whole class of cards or forbids each card on account of some
 * single other card of the hand. So a card is legal in a hand if and only if it is in the two-card
 * hands that it makes with each of the others; {@link Denials} draws its conclusions from that.
 */
enum Duty {
    LEAD_ANY,
    LEAD_TRUMP_ONLY,
    LEAD_PLAIN_ONLY,
    FOLLOW_HIGHER,
    FOLLOW_CANNOT_BEAT,
    FOLLOW_FREE,
    TRUMP_FIRST,
    OVERTRUMP,
    UNDERTRUMP,
    TRUMP_FREE,
    UNDERTRUMP_OPTIONAL,
    DISCARD,
    DISCARD_OPTIONAL;

    private static final Duty[] ALL = values();

    /** As in the rule page: {@code followHigher}. */
    @Override
    public String toString() {
        return Words.of(this);
    }

    private int with(int cards) {
        return cards | ordinal() << Deck.KINDS;
    }

    /** The cards of an answer. */
    static int cards(int answer) {
        return answer & Deck.ALL;
    }

    /** The branch of an answer. */
    static Duty branch(int answer) {
        return ALL[answer >>> Deck.KINDS];
    }

    /**
     * Asks the rule.
     *
     * @param hand the distinct cards of the hand, at least one
     * @param trick the trick so far, not complete
     * @param trumps the mask of the trump suit
     * @param friends a bit for each seat that plays with this one
     * @param first whether it is the first trick of the deal
     * @param broken whether a trump has been played in the deal; matters only to leads under {@code
     *     trumpLeadRestriction}
     */
    static int answer(
            PlayRules rules,
            int hand,
            int trick,
            int trumps,
            int friends,
            boolean first,
            boolean broken) {
        if (Trick.size(trick) == 0) {
            return lead(rules, hand, trumps, first, broken);
        }
        int led = Deck.ofSuit(Deck.suitOf(Trick.card(trick, 0)));
        int table = Trick.cards(trick);
        int same = hand & led;
        return same != 0
                ? follow(rules, same, trick, table, led, trumps, friends)
                : ruff(rules, hand, trick, table, trumps, friends);
    }

    private static int lead(PlayRules rules, int hand, int trumps, boolean first, boolean broken) {
        if (first && rules.firstLeadMustBeTrump() && (hand & trumps) != 0) {
            return LEAD_TRUMP_ONLY.with(hand & trumps);
        }
        boolean restricted =
                rules.trumpLeadRestriction() == TrumpLeadRestriction.UNTIL_BROKEN && !broken;
        int plain = hand & ~trumps;
        return restricted && plain != 0 && plain != hand
                ? LEAD_PLAIN_ONLY.with(plain)
                : LEAD_ANY.with(hand);
    }

    private static int follow(
            PlayRules rules, int same, int trick, int table, int led, int trumps, int friends) {
        boolean plainLead = led != trumps;
        boolean mustBeat =
                rules.mustBeat() == MustBeat.ALWAYS
                        || rules.mustBeat() == MustBeat.TRUMP_LED_ONLY && !plainLead;
        if (!mustBeat
                || !rules.mustBeatWhenTrumped() && plainLead && (table & trumps) != 0
                || !rules.mustBeatPartner() && isFriendAhead(trick, trumps, friends)) {
            return FOLLOW_FREE.with(same);
        }
        int higher = same & higherThan(table & led);
        return higher != 0 ? FOLLOW_HIGHER.with(higher) : FOLLOW_CANNOT_BEAT.with(same);
    }

    private static int ruff(
            PlayRules rules, int hand, int trick, int table, int trumps, int friends) {
        int own = hand & trumps;
        if (own == 0) {
            return DISCARD.with(hand);
        }
        if (!rules.mustTrumpWhenVoid()) {
            return DISCARD_OPTIONAL.with(hand);
        }
        if ((table & trumps) == 0) {
            return TRUMP_FIRST.with(own);
        }
        if (!rules.mustOvertrump()
                || !rules.mustBeatPartner() && isFriendAhead(trick, trumps, friends)) {
            return TRUMP_FREE.with(own);
        }
        int higher = own & higherThan(table & trumps);
        if (higher != 0) {
            return OVERTRUMP.with(higher);
        }
        return rules.mustUndertrump() ? UNDERTRUMP.with(own) : UNDERTRUMP_OPTIONAL.with(hand);
    }

    /** The cards higher than the highest of these, which are of one suit; a suit below apart. */
    private static int higherThan(int cards) {
        return Integer.lowestOneBit(cards) - 1;
    }

    private static boolean isFriendAhead(int trick, int trumps, int friends) {
        return (friends >>> Trick.winningSeat(trick, trumps) & 1) != 0;
    }
}
