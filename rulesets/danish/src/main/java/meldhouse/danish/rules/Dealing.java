package meldhouse.danish.rules;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Turn;
import meldhouse.danish.CutMade;
import meldhouse.danish.DanishEvent.Dealt;
import meldhouse.danish.DanishEvent.TurnedUp;
import meldhouse.danish.Phase;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;

/**
 * The cards are to be shuffled and dealt (danish.md 1.6).
 *
 * @param cut the cut; null: none is made
 * @param last the round before; null: this is the first
 */
record Dealing(Ledger ledger, @Nullable CutMade cut, @Nullable Tally last)
        implements DanishPosition {
    private static final Turn.Chance PACK = new Turn.Chance(Pack.SIZE);

    @Override
    public DanishGame game() {
        return ledger.game();
    }

    @Override
    public Phase phase() {
        return Phase.DEAL;
    }

    @Override
    public Turn turn() {
        return PACK;
    }

    @Override
    public Chairs chairs() {
        return ledger.chairs();
    }

    @Override
    public List<Integer> totals() {
        return ledger.totals();
    }

    @Override
    public Decision.Accepted shuffled(int[] order) {
        DanishPosition.check(order, PACK);
        Round round = dealt(order);
        Story story = new Story(new Drawing(round));
        int seat = round.seat;
        for (int i = 0; i < round.seats(); i++) {
            story.tell(
                    new Dealt(
                            ledger.round(),
                            ledger.dealer(),
                            seat,
                            round.hands[seat].size(),
                            round.seenHand(seat)));
            seat = chairs().after(seat);
        }
        return story.tell(
                        next ->
                                new TurnedUp(
                                        Pack.seen(round.topOfPile()),
                                        round.stockSize(),
                                        ledger.barbele(),
                                        ledger.minimums(),
                                        next))
                .end();
    }

    /** One card at a time, from the seat that starts (danish.md 1.6). */
    private Round dealt(int[] order) {
        Hand[] hands = new Hand[chairs().seats()];
        Arrays.fill(hands, Hand.EMPTY);
        int seat = chairs().haand(ledger.dealer());
        int top = 0;
        for (; top < hands.length * Seating.HAND; top++) {
            hands[seat] = hands[seat].with(Pack.kind(order[top]));
            seat = chairs().after(seat);
        }
        int turnedUp = Pack.kind(order[top++]);
        byte[] stock = new byte[order.length - top];
        for (int i = 0; i < stock.length; i++) {
            stock[i] = (byte) Pack.kind(order[top + i]);
        }
        return Round.dealt(ledger, cut, hands, turnedUp, stock);
    }
}
