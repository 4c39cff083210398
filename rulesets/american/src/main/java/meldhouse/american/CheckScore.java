package meldhouse.american;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The checks of a deal (variants.md 5.10). Lists are by side where nothing else is said.
 *
 * @param bySeat what each seat's melds earned
 * @param contract what the contract was worth; 0 where there was none
 * @param slam the side that took every trick; null: none did
 * @param credit what each side earned, less what it had to pay alone
 * @param ledger what it got from the others, or paid them
 * @param totals the ledgers after the deal
 */
public record CheckScore(
        List<Integer> bySeat,
        int contract,
        @Nullable Integer slam,
        List<Integer> credit,
        List<Integer> ledger,
        List<Integer> totals) {
    public CheckScore {
        bySeat = List.copyOf(bySeat);
        credit = List.copyOf(credit);
        ledger = List.copyOf(ledger);
        totals = List.copyOf(totals);
    }
}
