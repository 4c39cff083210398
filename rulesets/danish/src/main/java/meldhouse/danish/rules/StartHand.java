package meldhouse.danish.rules;

import meldhouse.danish.rules.Choices.StartHandPinochle;

import java.util.Objects;

/** Whether a Pinochle is one of the start hand (danish.md 3.5, D28). */
final class StartHand {
    private StartHand() {}

    /**
     * Whether a set that is being laid now would be.
     *
     * @param numbers its cards
     */
    static boolean isLaid(Round round, int[] numbers) {
        if (numbers.length < Worth.PINOCHLE || !round.isFirstTurn()) {
            return false;
        }
        if (round.rules().startHandPinochle() == StartHandPinochle.ANY_FIRST_TURN) {
            return true;
        }
        Hand laid = Hand.EMPTY;
        for (int number : numbers) {
            laid = laid.with(number & Pack.KIND);
        }
        return laid.equals(dealt(round));
    }

    /**
     * What the seat was dealt, in its first turn: all that it holds or has laid but for its draw.
     */
    static Hand dealt(Round round) {
        Hand all = round.hand();
        for (Spread meld : round.melds) {
            for (int place = 0; meld != null && place < meld.size(); place++) {
                if (Spread.seat(meld.laid(place)) == round.seat) {
                    all = all.with(meld.kindAt(place));
                }
            }
            for (int index = 0; meld != null && index < meld.rescues(); index++) {
                int wild = meld.rescued(index);
                if (Spread.seat(wild) == round.seat && !meld.isInHand(index)) {
                    all = all.with(Spread.kind(wild));
                }
                if (meld.isInHand(index)
                        && Spread.seat(wild) != round.seat
                        && meld.rescuer(index) == round.seat
                        && all.has(Spread.kind(wild))) {
                    all = all.without(Spread.kind(wild));
                }
            }
        }
        for (byte card : Objects.requireNonNull(round.drawn)) {
            int kind = card & Pack.KIND;
            all = all.has(kind) ? all.without(kind) : all;
        }
        return all;
    }
}
