package meldhouse.american.rules;

import meldhouse.american.Outcome;

import java.util.List;

/**
 * What a deal costs in units (variants.md 5.9): the declarer and every other person at the table
 * pay each other, and the kitty may take part. Chips and kitty together come to nothing.
 *
 * @param price units to or from each payee
 * @param chips what each person gets or pays
 * @param kitty what the kitty gets or pays
 */
record Units(int price, List<Integer> chips, int kitty) {
    /**
     * Settles a deal.
     *
     * @param declarer the seat
     * @param trump the trump suit's number, or {@link Deck#NO_TRUMP}
     */
    static Units of(AmericanGame game, int declarer, int bid, int trump, Outcome outcome) {
        UnitRules rules = game.rules().units();
        long worth = worth(rules, bid);
        int suit = trump == Deck.NO_TRUMP ? 1 : suit(rules, trump);
        return switch (outcome) {
            case MADE, WON_BY_MELD, DEFENDERS_CONCEDED ->
                    paid(game, declarer, bid, Settlement.bounded(worth * suit), 1);
            case SET ->
                    paid(
                            game,
                            declarer,
                            bid,
                            Settlement.bounded(worth * suit * rules.playedSetUnits()),
                            -1);
            case CONCEDED, NO_SUIT, BELOW_MIN_TEAM_MELD, UNREACHABLE -> {
                int factor = rules.concedeUsesSuitMultiplier() ? suit : 1;
                yield paid(game, declarer, bid, Settlement.bounded(worth * factor), -1);
            }
            case THROWN_IN, STUCK_THROW_IN -> thrownIn(game, declarer, (int) worth);
            case SCORED, DECLARED_OUT ->
                    throw new IllegalArgumentException("no contract to settle: " + outcome);
        };
    }

    /** The units of a contract: the last row that begins at or below it, or the first. */
    private static int worth(UnitRules rules, int bid) {
        int worth = rules.unitTable().getFirst().getLast();
        for (List<Integer> row : rules.unitTable()) {
            worth = row.getFirst() <= bid ? row.getLast() : worth;
        }
        return worth;
    }

    private static int suit(UnitRules rules, int trump) {
        Integer factor = rules.suitMultiplier().get(Deck.suit(trump).toString());
        return factor == null ? 1 : factor;
    }

    /**
     * Everybody pays.
     *
     * @param way 1: to the declarer; -1: from him
     */
    private static Units paid(AmericanGame game, int declarer, int bid, int price, int way) {
        UnitRules rules = game.rules().units();
        boolean kitty = rules.kitty() && bid >= rules.kittyFrom();
        return paid(game, declarer, price, way, kitty);
    }

    private static Units paid(AmericanGame game, int declarer, int price, int way, boolean kitty) {
        int payees = game.seats() - 1 + (kitty ? 1 : 0);
        return new Units(
                price,
                game.sides()
                        .each(
                                seat ->
                                        Settlement.bounded(
                                                seat == declarer
                                                        ? (long) way * price * payees
                                                        : (long) -way * price)),
                kitty ? -way * price : 0);
    }

    /** The declarer pays the kitty alone, or everybody, if there is none. */
    private static Units thrownIn(AmericanGame game, int declarer, int price) {
        return game.rules().units().kitty()
                ? new Units(price, game.sides().each(seat -> seat == declarer ? -price : 0), price)
                : paid(game, declarer, price, -1, false);
    }
}
