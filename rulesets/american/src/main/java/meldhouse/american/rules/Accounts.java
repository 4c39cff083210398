package meldhouse.american.rules;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * What goes on from one scored deal to the next. Lists are by side.
 *
 * @param totals points, or chips where deals are settled in units
 * @param target the points that end the match, as it stands; null: none
 * @param deals how many deals have been scored
 * @param kitty what the kitty holds, or owes
 * @param checks the ledgers of checks
 */
record Accounts(
        List<Integer> totals,
        @Nullable Integer target,
        int deals,
        int kitty,
        List<Integer> checks) {
    Accounts {
        totals = List.copyOf(totals);
        checks = List.copyOf(checks);
    }

    /** At the start of a match. */
    static Accounts start(AmericanGame game) {
        List<Integer> nothing = game.sides().nothing();
        return new Accounts(nothing, game.rules().match().target(), 0, 0, nothing);
    }

    /**
     * What a deal brought.
     *
     * @param delta to the totals
     * @param bidders the side of the declarer, or {@link Settlement#NOBODY}
     * @param made whether it made its contract
     * @param winsMatch the side that has won the match at once; null: none has
     * @param kitty to the kitty
     * @param checks to the ledgers of checks
     */
    record Brought(
            List<Integer> delta,
            int bidders,
            boolean made,
            @Nullable Integer winsMatch,
            int kitty,
            List<Integer> checks) {}

    /** After a deal, before anybody asks whether it was the last (american.md 9; P47). */
    Accounts after(AmericanGame game, Brought deal) {
        Integer floor = game.rules().match().scoreFloor();
        return new Accounts(
                game.sides()
                        .each(
                                side -> {
                                    int sum = sum(totals.get(side), deal.delta.get(side));
                                    return floor == null ? sum : Math.max(floor, sum);
                                }),
                target,
                deals + 1,
                sum(kitty, deal.kitty),
                game.rules().checks().arePaid()
                        ? game.sides().each(side -> sum(checks.get(side), deal.checks.get(side)))
                        : checks);
    }

    private static int sum(int before, int more) {
        return Settlement.bounded((long) before + more);
    }

    Accounts withTotals(List<Integer> other) {
        return new Accounts(other, target, deals, kitty, checks);
    }

    Accounts withTarget(int raised) {
        return new Accounts(totals, raised, deals, kitty, checks);
    }
}
