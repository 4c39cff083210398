package meldhouse.american.rules;

import meldhouse.american.CheckScore;
import meldhouse.american.rules.Forms.PaidChecks;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The checks of a deal (variants.md 5.10). Lists are by side.
 *
 * @param contract what the contract is worth, made or not; 0 where there is none
 * @param slam the side that took every trick; null: none did
 * @param credit what each side earned, less what it has to pay alone
 * @param ledger what it gets from the others, or pays them
 */
record Checks(int contract, @Nullable Integer slam, List<Integer> credit, List<Integer> ledger) {
    /**
     * A deal for which checks are due.
     *
     * @param bidders the side of the declarer, or {@link Settlement#NOBODY}
     * @param bid the contract
     * @param made whether it was made
     * @param played whether the tricks were played
     * @param looked whether the declarer saw the widow
     * @param melds the checks for the melds that each side keeps
     * @param tricks the tricks of each side
     */
    record Due(
            int bidders,
            int bid,
            boolean made,
            boolean played,
            boolean looked,
            List<Integer> melds,
            List<Integer> tricks) {}

    static Checks of(AmericanGame game, Due due) {
        CheckTable table = game.rules().checks().checkTable();
        boolean bid = due.bidders != Settlement.NOBODY;
        int contract = bid ? table.ofContract(due.bid) : 0;
        int swept = due.played ? Settlement.allTricks(due.tricks) : Settlement.NOBODY;
        List<Integer> credit =
                game.sides()
                        .each(
                                side -> {
                                    long own = due.melds.get(side);
                                    own += side == swept ? table.of("slam") : 0;
                                    if (bid) {
                                        own += forContract(table, due, side, contract);
                                    }
                                    return Settlement.bounded(own);
                                });
        return new Checks(
                contract, swept == Settlement.NOBODY ? null : swept, credit, paid(game, credit));
    }

    private static long forContract(CheckTable table, Due due, int side, int contract) {
        boolean own = side == due.bidders;
        if (due.made) {
            return own ? contract : 0;
        }
        if (!own) {
            return (long) contract * table.defeatFactor();
        }
        return -(due.looked ? table.of("lookAndLose") : 0)
                - (due.played ? table.of("playAndLose") : 0);
    }

    /** The ledgers once everybody has paid everybody. */
    private static List<Integer> paid(AmericanGame game, List<Integer> credit) {
        long all = credit.stream().mapToLong(checks -> checks).sum();
        boolean each = game.rules().checks().checks() == PaidChecks.EACH_OTHER;
        int times = each ? credit.size() : 2;
        return game.sides().each(side -> Settlement.bounded((long) times * credit.get(side) - all));
    }

    /** These checks as a line of the score sheet. */
    CheckScore score(List<Integer> bySeat, List<Integer> totals) {
        return new CheckScore(bySeat, contract, slam, credit, ledger, totals);
    }

    /** What the end of the match brings (variants.md 5.10). */
    static List<Integer> ofMatch(AmericanGame game, int winner, List<Integer> totals) {
        CheckTable table = game.rules().checks().checkTable();
        long sum = 0;
        long[] ledger = new long[totals.size()];
        for (int side = 0; side < ledger.length; side++) {
            if (side != winner) {
                long ahead = Math.max(0L, (long) totals.get(winner) - totals.get(side));
                long checks =
                        table.of("game")
                                + (ahead + 99) / 100 * table.of("gamePer100")
                                + (totals.get(side) < 0 ? table.of("gameMinus") : 0);
                ledger[side] = -checks;
                sum += checks;
            }
        }
        ledger[winner] = sum;
        return game.sides().each(side -> Settlement.bounded(ledger[side]));
    }
}
