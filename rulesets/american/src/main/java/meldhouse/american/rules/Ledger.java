package meldhouse.american.rules;

import meldhouse.american.DealScore;
import meldhouse.american.SeatMelds;
import meldhouse.american.ShownHand;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.Stream;

/**
 * What goes on from deal to deal.
 *
 * @param game the rules
 * @param deal the number of the deal, from 1; void deals are counted
 * @param dealer who deals it
 * @param deals the scored deals before it
 */
record Ledger(AmericanGame game, int deal, int dealer, List<DealScore> deals) {
    Ledger {
        deals = List.copyOf(deals);
    }

    static Ledger start(AmericanGame game, int dealer) {
        return new Ledger(game, 1, dealer, List.of());
    }

    AmericanRules rules() {
        return game.rules();
    }

    /** The match totals, by side. */
    List<Integer> totals() {
        return deals.isEmpty() ? List.of(0, 0) : deals.getLast().totals();
    }

    /**
     * The next deal after a void one.
     *
     * @param misdeal the hand shown to claim it; null: everybody passed
     */
    Dealing voided(int nextDealer, @Nullable ShownHand misdeal) {
        return new Dealing(new Ledger(game, deal + 1, nextDealer, deals), List.of(), misdeal);
    }

    /**
     * Where the match stands when this deal is scored.
     *
     * @param melds what was laid on the table
     */
    AmericanPosition scored(DealScore score, List<SeatMelds> melds) {
        List<DealScore> sheet = Stream.concat(deals.stream(), Stream.of(score)).toList();
        Verdict verdict = Verdict.of(rules(), score.totals(), score.biddingSide(), sheet.size());
        return verdict.result() == null
                ? new Dealing(new Ledger(game, deal + 1, Deck.left(dealer), sheet), melds, null)
                : new MatchOver(new Ledger(game, deal, dealer, sheet), melds, verdict.result());
    }
}
