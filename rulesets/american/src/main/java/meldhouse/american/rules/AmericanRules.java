package meldhouse.american.rules;

import meldhouse.american.rules.Choices.AllPass;
import meldhouse.american.rules.Choices.AuctionStyle;
import meldhouse.american.rules.Choices.BothOverTarget;
import meldhouse.american.rules.Choices.Bound;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.american.rules.Choices.ConcedeDefendersScore;
import meldhouse.american.rules.Choices.DefendersScore;
import meldhouse.american.rules.Choices.FirstDealer;
import meldhouse.american.rules.Choices.FirstLeader;
import meldhouse.american.rules.Choices.MadeScore;
import meldhouse.american.rules.Choices.MeldDeclaration;
import meldhouse.american.rules.Choices.MeldRequiresTrick;
import meldhouse.american.rules.Choices.MustBeat;
import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.Choices.PointScale;
import meldhouse.american.rules.Choices.RunMarriageReuse;
import meldhouse.american.rules.Choices.SetScore;
import meldhouse.american.rules.Choices.TrickRounding;
import meldhouse.american.rules.Choices.TrumpLeadRestriction;
import meldhouse.american.rules.Choices.TrumpRequirement;
import meldhouse.api.cards.Suit;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/**
 * The house rules as constants, resolved once (american.md 13.1, where each component is explained
 * under its own name; {@link Catalogue} has the same in a player's words).
 *
 * @param prices what each kind of meld is worth
 * @param cardPoints the trick points of A T K Q J 9, from the scale or the table of its own
 */
record AmericanRules(
        int seats,
        @Nullable Integer tableSeats,
        Choices.Sides sides,
        int handSize,
        List<Integer> dealPackets,
        FirstDealer firstDealer,
        @Nullable Integer ninesForRedeal,
        AuctionStyle auctionStyle,
        int minimumBid,
        int bidIncrement,
        @Nullable Integer maximumBid,
        boolean allowJumpBids,
        AllPass allPass,
        @Nullable Integer stuckBid,
        TrumpRequirement trumpRequirement,
        int passCount,
        PassOrder passOrder,
        MeldDeclaration meldDeclaration,
        Prices prices,
        Suit pinochleJackSuit,
        RunMarriageReuse runMarriageReuse,
        int maxMeldsPerCard,
        int minTeamMeld,
        MeldRequiresTrick meldRequiresTrick,
        Bound meldRequiresTrickSide,
        List<Integer> cardPoints,
        int lastTrickBonus,
        TrickRounding trickRounding,
        FirstLeader firstLeader,
        boolean firstLeadMustBeTrump,
        TrumpLeadRestriction trumpLeadRestriction,
        MustBeat mustBeat,
        boolean mustBeatWhenTrumped,
        boolean mustBeatPartner,
        boolean mustTrumpWhenVoid,
        boolean mustOvertrump,
        boolean mustUndertrump,
        MadeScore madeScore,
        SetScore setScore,
        int setMultiplier,
        DefendersScore defendersScoreWhenMade,
        DefendersScore defendersScoreWhenSet,
        Concede concede,
        ConcedeDefendersScore concedeDefendersScore,
        boolean autoSetWhenUnreachable,
        @Nullable Integer target,
        @Nullable Integer dealsPerMatch,
        BothOverTarget bothOverTarget,
        @Nullable Integer scoreFloor) {
    /** The ranks in the order of {@link #cardPoints}. */
    static final List<String> RANKS = List.of("A", "T", "K", "Q", "J", "9");

    /** Reads values that have no fault. */
    static AmericanRules of(Values values) {
        return new AmericanRules(
                4,
                null,
                Choices.Sides.PARTNERS,
                Deck.HAND,
                values.wholes("dealPackets"),
                values.choice("firstDealer", FirstDealer.class),
                values.wholeOrOpen("ninesForRedeal"),
                values.choice("auctionStyle", AuctionStyle.class),
                values.whole("minimumBid"),
                values.whole("bidIncrement"),
                values.wholeOrOpen("maximumBid"),
                values.flag("allowJumpBids"),
                values.choice("allPass", AllPass.class),
                values.wholeOrOpen("stuckBid"),
                values.choice("trumpRequirement", TrumpRequirement.class),
                values.whole("passCount"),
                values.choice("passOrder", PassOrder.class),
                values.choice("meldDeclaration", MeldDeclaration.class),
                Prices.of(values),
                Suit.parse(values.choice("pinochleJackSuit")),
                values.choice("runMarriageReuse", RunMarriageReuse.class),
                values.whole("maxMeldsPerCard"),
                values.whole("minTeamMeld"),
                values.choice("meldRequiresTrick", MeldRequiresTrick.class),
                values.choice("meldRequiresTrickSide", Bound.class),
                cardPoints(values),
                values.whole("lastTrickBonus"),
                values.choice("trickRounding", TrickRounding.class),
                values.choice("firstLeader", FirstLeader.class),
                values.flag("firstLeadMustBeTrump"),
                values.choice("trumpLeadRestriction", TrumpLeadRestriction.class),
                values.choice("mustBeat", MustBeat.class),
                values.flag("mustBeatWhenTrumped"),
                values.flag("mustBeatPartner"),
                values.flag("mustTrumpWhenVoid"),
                values.flag("mustOvertrump"),
                values.flag("mustUndertrump"),
                values.choice("madeScore", MadeScore.class),
                values.choice("setScore", SetScore.class),
                values.whole("setMultiplier"),
                values.choice("defendersScoreWhenMade", DefendersScore.class),
                values.choice("defendersScoreWhenSet", DefendersScore.class),
                values.choice("concede", Concede.class),
                values.choice("concedeDefendersScore", ConcedeDefendersScore.class),
                values.flag("autoSetWhenUnreachable"),
                values.wholeOrOpen("target"),
                values.wholeOrOpen("dealsPerMatch"),
                values.choice("bothOverTarget", BothOverTarget.class),
                values.wholeOrOpen("scoreFloor"));
    }

    /** The scales of american.md 8. */
    private static List<Integer> cardPoints(Values values) {
        return switch (values.choice("pointScale", PointScale.class)) {
            case MODERN -> List.of(10, 10, 5, 0, 0, 0);
            case TRADITIONAL -> List.of(11, 10, 4, 3, 2, 0);
            case COUNTERS -> List.of(10, 10, 10, 0, 0, 0);
            case FIVE_FIVE -> List.of(10, 10, 5, 5, 0, 0);
            case CUSTOM -> {
                Map<String, Integer> own = values.pointsOrOpen("cardPoints");
                if (own == null) {
                    throw new IllegalArgumentException("custom without cardPoints");
                }
                yield RANKS.stream().map(own::get).toList();
            }
        };
    }

    /** The points of all cards of a deal and the bonus for the last trick (american.md 8). */
    int dealTotal() {
        int each = cardPoints.stream().mapToInt(points -> points).sum();
        return each * (Deck.SIZE / Deck.RANKS) + lastTrickBonus;
    }

    /** Trick points of a side as they count: rounded where that is the rule, fives up. */
    int rounded(int trickPoints) {
        return switch (trickRounding) {
            case NONE -> trickPoints;
            case NEAREST_10 -> (trickPoints + 5) / 10 * 10;
        };
    }

    /** What the declaring side is bound to where the dealer is stuck with the contract. */
    int stuckContract() {
        return stuckBid == null ? minimumBid : stuckBid;
    }
}
