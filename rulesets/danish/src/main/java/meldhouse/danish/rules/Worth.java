package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Choices.WildOnNaturalSpecial;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;

/**
 * What a meld is worth (danish.md 3.3 to 3.6, 5.2 and 5.3): its cards are counted one by one, and
 * then it is priced as a whole.
 */
final class Worth {
    /** How many cards a full straight has. */
    static final int FULL = 12;

    /** How many cards a Pinochle has. */
    static final int PINOCHLE = 11;

    static final String EIGHT_NATURALS = "eightNaturals";

    static final int ALL_NATURALS = 8;
    private static final int SIX = 6;

    private final DanishRules rules;
    private final MeldType type;
    private final DanishCard first;
    private int naturals;
    private int wilds;
    private int goodWilds;
    private int cards;
    private int cardValue;
    private int beyondEleven;
    private int rescued;

    private Worth(DanishRules rules, MeldType type, DanishCard first) {
        this.rules = rules;
        this.type = type;
        this.first = first;
    }

    /** What a meld on the table is worth as it lies. */
    static MeldWorth of(DanishRules rules, TableMeld meld) {
        List<DanishCard> cards = meld.cards().stream().map(LaidCard::card).toList();
        MeldWorth worth = byOptions(rules, meld);
        return decided(rules, meld.type(), cards, meld.rescued().size(), worth);
    }

    /** What a meld on the table is worth where no function has the last word. */
    static MeldWorth byOptions(DanishRules rules, TableMeld meld) {
        return byOptions(
                rules,
                meld.type(),
                meld.cards().stream().map(LaidCard::card).toList(),
                meld.rescued().stream().map(rescued -> rescued.laid().card()).toList(),
                Pinochle.of(rules, meld.laidAtOnce(), meld.naturalsAtOnce(), meld.startHand()));
    }

    private static MeldWorth decided(
            DanishRules rules,
            MeldType type,
            List<DanishCard> cards,
            int rescued,
            MeldWorth worth) {
        Functions functions = rules.functions();
        return functions == null ? worth : functions.worth(type, cards, rescued, worth);
    }

    /** What a new meld is worth when it is laid in one action. */
    static MeldWorth of(DanishRules rules, MeldType type, List<DanishCard> cards, boolean start) {
        int natural = (int) cards.stream().filter(card -> !card.isWild()).count();
        return of(rules, type, cards, List.of(), Pinochle.of(rules, cards.size(), natural, start));
    }

    /**
     * What a meld is worth.
     *
     * @param cards as they lie; a wild one says what it stands for
     * @param rescued the wilds that naturals have replaced
     * @param pinochle whether it is a Pinochle, if it is a set
     */
    static MeldWorth of(
            DanishRules rules,
            MeldType type,
            List<DanishCard> cards,
            List<DanishCard> rescued,
            Pinochle pinochle) {
        MeldWorth worth = byOptions(rules, type, cards, rescued, pinochle);
        return decided(rules, type, cards, rescued.size(), worth);
    }

    /** What a meld is worth where no function has the last word. */
    static MeldWorth byOptions(
            DanishRules rules,
            MeldType type,
            List<DanishCard> cards,
            List<DanishCard> rescued,
            Pinochle pinochle) {
        Worth worth = new Worth(rules, type, cards.getFirst());
        for (DanishCard card : cards) {
            worth.count(card);
        }
        worth.rescued = rescued.size();
        if (rules.rescuedWildsKeepMeldDirty()) {
            worth.naturals -= rescued.size();
            worth.wilds += rescued.size();
            for (DanishCard wild : rescued) {
                worth.goodWilds += worth.isGood(wild.card()) ? 1 : 0;
            }
        }
        return worth.priced(pinochle);
    }

    private void count(DanishCard card) {
        int value = CardValue.inMeld(rules, card);
        cardValue += value;
        if (++cards > PINOCHLE) {
            beyondEleven += value;
        }
        if (card.isWild()) {
            wilds++;
            goodWilds += isGood(card.card()) ? 1 : 0;
        } else {
            naturals++;
        }
    }

    private boolean isGood(Card wild) {
        return type == MeldType.STRAIGHT && isGood(rules, wild, suit());
    }

    /** Whether a wild leaves a full straight of a suit semi-clean (danish.md 3.3, D23). */
    static boolean isGood(DanishRules rules, Card wild, Suit suit) {
        return switch (rules.semiCleanWildRule()) {
            case JOKER_OR_SAME_SUIT_TWO -> wild.isJoker() || wild.suit() == suit;
            case SAME_SUIT_TWO_ONLY -> !wild.isJoker() && wild.suit() == suit;
            case ANY_WILD -> true;
        };
    }

    private Suit suit() {
        return Objects.requireNonNull(first.played()).suit();
    }

    private Rank rank() {
        return Objects.requireNonNull(first.playedRank());
    }

    private MeldWorth priced(Pinochle pinochle) {
        return switch (type) {
            case STRAIGHT -> cards == FULL ? fullStraight() : ordinary();
            case SET -> set(pinochle);
        };
    }

    private MeldWorth fullStraight() {
        if (wilds == 0) {
            return special(rules.cleanStraightValue(), "cleanStraight", 0);
        }
        if (wilds == 1 && goodWilds == 1) {
            return special(rules.semiCleanOneValue(), "semiCleanOne", 0);
        }
        if (wilds == 2 && goodWilds == 2) {
            return special(rules.semiCleanTwoValue(), "semiCleanTwo", 0);
        }
        return special(rules.dirtyStraightValue(), "dirtyStraight", 0);
    }

    private MeldWorth set(Pinochle pinochle) {
        return switch (pinochle) {
            case START_HAND ->
                    special(rules.pinochleStartHandValue(), "pinochleStartHand", beyondEleven);
            case LATER -> special(rules.pinochleLaterValue(), "pinochleLater", beyondEleven);
            case NONE -> CardValue.isHigh(rank()) ? high() : low();
        };
    }

    /** Sets of aces and pictures (danish.md 3.4). */
    private MeldWorth high() {
        boolean aces = rank() == Rank.ACE;
        boolean natural =
                wilds == 0
                        || rules.wildOnNaturalSpecial() == WildOnNaturalSpecial.KEEPS_NATURAL_VALUE;
        if (natural && naturals >= SIX) {
            int price =
                    switch (naturals) {
                        case 6 -> aces ? 300 : 200;
                        case 7 -> aces ? 400 : 300;
                        default -> aces ? 1000 : 750;
                    };
            return special(price, naturals + (aces ? "NaturalAces" : "NaturalPictures"), 0);
        }
        int six =
                switch (rules.sixWithWildRule()) {
                    case SIX_CARDS_INCLUDING_WILD -> naturals + wilds;
                    case SIX_NATURALS_PLUS_WILD -> naturals;
                };
        if (wilds == 1 && six >= SIX) {
            return special(aces ? 180 : 120, aces ? "sixWithWildAces" : "sixWithWildPictures", 0);
        }
        return ordinary();
    }

    /** Sets of three to ten (danish.md 3.4, last line). */
    private MeldWorth low() {
        if (naturals == ALL_NATURALS && wilds == 0) {
            return worth(cardValue, 0, EIGHT_NATURALS, rules.eightNaturalsBonus());
        }
        return ordinary();
    }

    private MeldWorth ordinary() {
        return worth(cardValue, 0, null, 0);
    }

    /** A special value replaces the card value (D37), but for cards that it does not speak of. */
    private MeldWorth special(int price, String name, int further) {
        return worth(rules.specialMeldsAddCardValue() ? cardValue : further, price, name, 0);
    }

    private MeldWorth worth(int ordinary, int special, @Nullable String name, int eight) {
        int redde = redde();
        return new MeldWorth(
                ordinary, special, name, eight, redde, ordinary + special + eight + redde);
    }

    /** The rescued wilds (danish.md 3.6, D31). */
    private int redde() {
        if (rescued == 0) {
            return 0;
        }
        int pair =
                switch (type) {
                    case SET -> rules.reddePairSetFactor() * CardValue.of(rank());
                    case STRAIGHT -> rules.reddePairStraight();
                };
        return rules.reddeUnit() * rescued + rescued / 2 * pair;
    }

    /** Whether a worth is that of an ordinary meld, whose card value may be multiplied. */
    static boolean isOrdinary(MeldWorth worth) {
        return worth.specialName() == null || worth.specialName().equals(EIGHT_NATURALS);
    }

    /** What a new meld counts towards the opening of a Barbele side (danish.md 4.2, D34). */
    static int opening(DanishRules rules, MeldType type, List<DanishCard> cards, boolean start) {
        if (rules.barbeleCountsSpecials()) {
            return of(rules, type, cards, start).total();
        }
        return cards.stream().mapToInt(card -> CardValue.inMeld(rules, card)).sum();
    }

    /** Whether a set is a Pinochle, and which (danish.md 3.5, D27, D28). */
    enum Pinochle {
        NONE,
        LATER,
        START_HAND;

        /**
         * Judges the action that made a set.
         *
         * @param laidAtOnce how many cards it laid
         * @param naturals how many of these were natural
         * @param start whether a Pinochle in it is one of the start hand
         */
        static Pinochle of(DanishRules rules, int laidAtOnce, int naturals, boolean start) {
            if (laidAtOnce < PINOCHLE || naturals < rules.pinochleMinNaturals()) {
                return NONE;
            }
            return start ? START_HAND : LATER;
        }
    }
}
