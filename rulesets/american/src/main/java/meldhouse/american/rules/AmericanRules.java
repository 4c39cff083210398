package meldhouse.american.rules;

import meldhouse.api.options.Values;

/**
 * The house rules as constants, resolved once. Each component of each group has the name and the
 * meaning of an option (american.md 13.1, variants.md 8.2); {@link Catalogue} has the same in a
 * player's words.
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
        int ranks = table.deckNines() ? Deck.RANKS : Deck.NINE;
        int each = points.cardPoints().subList(0, ranks).stream().mapToInt(one -> one).sum();
        return each * Deck.SUITS * table.deckCopies() + points.lastTrickBonus();
    }
}
