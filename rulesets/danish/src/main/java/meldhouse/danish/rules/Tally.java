package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.PastRound;
import meldhouse.danish.RoundScore;
import meldhouse.danish.SideScore;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Choices.TurnedCardBonus;
import meldhouse.danish.rules.Ending.Out;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A round that has ended, with its sheet. The table lies as it was left.
 *
 * @param end how the cards lie; the seat is the one that played last
 * @param discarded whether that seat's last card was a discard
 * @param score the sheet
 */
record Tally(Round end, boolean discarded, RoundScore score) {

    static Tally of(Round end, boolean discarded) {
        return new Tally(end, discarded, Settlement.of(end.rules(), ending(end, discarded)));
    }

    private static Ending ending(Round end, boolean discarded) {
        Ledger ledger = end.ledger;
        Chairs chairs = ledger.chairs();
        int finisher = end.finisher();
        List<TableMeld> melds = end.tableMelds();
        boolean exact = end.cut != null && end.cut.exact();
        int turnedUpSide = turnedUpSide(end, finisher);
        return new Ending(
                ledger.round(),
                chairs.sides(),
                melds,
                IntStream.range(0, end.seats()).mapToObj(end::seenHand).toList(),
                finisher < 0 ? null : out(end, discarded),
                end.failedOpenings,
                end.pumbaMissed,
                exact ? chairs.sideOf(end.cut.cutter()) : null,
                exact ? end.cut.cutter() : null,
                Pack.seen(end.turnedUp | Pack.MARK),
                turnedUpSide < 0 ? null : turnedUpSide,
                ledger.totals());
    }

    private static Out out(Round end, boolean discarded) {
        boolean fold = !end.laidEarlier();
        DanishCard last = discarded ? Pack.seen(end.topOfPile()) : null;
        return new Out(end.seat, fold, fold && end.isFirstTurn(), last);
    }

    /** The side that scores for the turned-up card (D07); -1: none. */
    private static int turnedUpSide(Round end, int finisher) {
        Chairs chairs = end.chairs();
        TurnedCardBonus bonus = end.rules().turnedCardBonus();
        int seat =
                switch (bonus) {
                    case LAID, OFF -> -1;
                    case TAKEN -> end.turnedUpTaken;
                    case ROUND_WINNER -> finisher;
                };
        if (seat >= 0) {
            return chairs.sideOf(seat);
        }
        if (bonus == TurnedCardBonus.LAID) {
            for (Spread meld : end.melds) {
                if (meld != null && meld.hasMark()) {
                    return meld.side();
                }
            }
        }
        return -1;
    }

    PastRound past() {
        return new PastRound(
                score.round(),
                score.finisher(),
                score.sides().stream().map(SideScore::total).toList());
    }

    /** The side that went out; -1: nobody did. */
    int finisherSide() {
        Integer side = score.finisherSide();
        return side == null ? -1 : side;
    }

    /** The rounds so far, with this one, and who deals next. */
    Ledger next() {
        Integer finisher = score.finisher();
        return end.ledger.after(
                past(),
                end.chairs()
                        .nextDealer(
                                end.rules(),
                                end.ledger.dealer(),
                                finisher == null ? -1 : finisher));
    }

    /** Whether the match is over. */
    Verdict verdict() {
        return Verdict.of(end.rules(), score.totals(), finisherSide(), score.round());
    }
}
