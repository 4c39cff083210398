package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** A position in the midst of a deal: the cards are in the hands, and a seat is to move. */
sealed interface InDeal extends AmericanPosition
        permits RedealRight, Bidding, NamingTrump, Exchanging, Declaring, Conceding, Playing {
    Ledger ledger();

    /** What the seat holds. */
    long hand(int seat);

    /** The calls so far. */
    @Nullable Said said();

    /** Who plays for what; null until the auction is over. */
    @Nullable Contract contract();

    /** Trump, exchange and melds; null until trump is named. */
    @Nullable Terms terms();

    @Override
    default AmericanGame game() {
        return ledger().game();
    }

    default AmericanRules rules() {
        return ledger().rules();
    }

    @Override
    default List<Integer> totals() {
        return ledger().totals();
    }

    /** A call after the auction is refused before anybody asks whose turn it is (american.md 4). */
    default @Nullable Refusal tooLate(AmericanMove move) {
        boolean call = move instanceof AmericanMove.Bid || move instanceof AmericanMove.Pass;
        Contract contract = contract();
        return call && contract != null
                ? new Refusal(
                        "auctionOver",
                        "The auction is over: seat %d has the contract at %d."
                                .formatted(contract.declarer(), contract.amount()))
                : null;
    }

    /** The refusal of a move that belongs to another step. */
    static Refusal notNow(String allowed) {
        return new Refusal("notNow", "That is no move for now: you are to " + allowed + ".");
    }
}
