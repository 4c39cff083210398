package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** A position in the midst of a deal: the cards are in the hands, and a seat is to move. */
sealed interface InDeal extends AmericanPosition
        permits InDeal.Undecided,
                InDeal.Contracted,
                InDeal.Agreed,
                InDeal.Stocked,
                Agreeing,
                Playing {
    Ledger ledger();

    /** What the seat holds. */
    long hand(int seat);

    /** What lies in the widow, still unseen. */
    long widow();

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
        return call && contract != null && contract.exists()
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

    /** Nobody has a contract yet. */
    sealed interface Undecided extends InDeal permits RedealRight, Bidding {
        Hands hands();

        @Override
        default long hand(int seat) {
            return hands().of(seat);
        }

        @Override
        default long widow() {
            return hands().widow();
        }

        @Override
        default @Nullable Contract contract() {
            return null;
        }

        @Override
        default @Nullable Terms terms() {
            return null;
        }
    }

    /** There is a contract, and the widow or trump is next. */
    sealed interface Contracted extends InDeal permits BeingStuck, ThrowingIn, Giving, NamingTrump {
        @Override
        Contract contract();

        Hands hands();

        @Override
        default Ledger ledger() {
            return contract().ledger();
        }

        @Override
        default long hand(int seat) {
            return hands().of(seat);
        }

        @Override
        default long widow() {
            return hands().widow();
        }

        @Override
        default @Nullable Said said() {
            return contract().said();
        }

        @Override
        default @Nullable Terms terms() {
            return null;
        }
    }

    /** Cards are drawn from a stock. */
    sealed interface Stocked extends InDeal permits FreePlay, MeldTurn, LastDraw {
        StockDeal deal();

        @Override
        default Terms terms() {
            return deal().terms();
        }

        @Override
        default Ledger ledger() {
            return terms().ledger();
        }

        @Override
        default long hand(int seat) {
            return deal().hand(seat);
        }

        @Override
        default long widow() {
            return Hand.EMPTY;
        }

        @Override
        default @Nullable Said said() {
            return null;
        }

        @Override
        default Contract contract() {
            return terms().contract();
        }

        /** The refusal of a move that belongs to another step, or to other house rules. */
        static Refusal refusal(StockDeal deal, AmericanMove move, String allowed) {
            return move instanceof AmericanMove.DeclareOut
                            && !deal.game().rules().draw().declareOut()
                    ? new Refusal("notThisRule", "Declaring out is not part of these house rules.")
                    : notNow(allowed);
        }
    }

    /** Trump is known. */
    sealed interface Agreed extends InDeal
            permits Exchanging,
                    DixAsked,
                    Declaring,
                    Burying,
                    DefendersConceding,
                    LastRedeal,
                    Conceding {
        @Override
        Terms terms();

        Hands hands();

        @Override
        default Ledger ledger() {
            return terms().ledger();
        }

        @Override
        default long hand(int seat) {
            return hands().of(seat);
        }

        @Override
        default long widow() {
            return Hand.EMPTY;
        }

        @Override
        default @Nullable Said said() {
            return contract().said();
        }

        @Override
        default Contract contract() {
            return terms().contract();
        }
    }
}
