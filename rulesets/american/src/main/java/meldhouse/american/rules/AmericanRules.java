package meldhouse.american.rules;

import meldhouse.api.options.Values;

/**
 * The house rules as constants, resolved once. Each component of each group has the name and the
 * meaning of an option (american.md 13.1, variants.md 8.2); {@link Catalogue} has the same in a
 * player's words.
 */
record AmericanRules(
        TableRules table,
        MisdealRules misdeal,
        AuctionRules auction,
        WidowRules widow,
        ExchangeRules exchange,
        MeldRules melds,
        DrawRules draw,
        PointRules points,
        PlayRules play,
        ScoreRules score,
        UnitRules units,
        CheckRules checks,
        MatchRules match) {
    /** Reads values that have no fault. */
    static AmericanRules of(Values values) {
        return new AmericanRules(
                TableRules.of(values),
                MisdealRules.of(values),
                AuctionRules.of(values),
                WidowRules.of(values),
                ExchangeRules.of(values),
                MeldRules.of(values),
                DrawRules.of(values),
                PointRules.of(values),
                PlayRules.of(values),
                ScoreRules.of(values),
                UnitRules.of(values),
                CheckRules.of(values),
                MatchRules.of(values));
    }

    /** The points of all cards of a deal and the bonus for the last trick (american.md 8). */
    int dealTotal() {
        int ranks = table.deckNines() ? Deck.RANKS : Deck.NINE;
        int each = points.cardPoints().subList(0, ranks).stream().mapToInt(one -> one).sum();
        return each * Deck.SUITS * table.deckCopies() + points.lastTrickBonus();
    }
}
