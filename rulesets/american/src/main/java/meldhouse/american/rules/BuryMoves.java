package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bury;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.api.game.LegalMoves;

/**
 * Some choices of cards that may be buried, others are legal too; and giving up, where that is
 * allowed. A move is made when it is asked for.
 */
final class BuryMoves implements LegalMoves {
    private static final Concede CONCEDE = new Concede();

    private final long[] choices;
    private final boolean canConcede;

    /**
     * @param choices each the cards of a move, packed as a {@link Hand}
     */
    BuryMoves(long[] choices, boolean canConcede) {
        this.choices = choices.clone();
        this.canConcede = canConcede;
    }

    @Override
    public int size() {
        return choices.length + (canConcede ? 1 : 0);
    }

    @Override
    public AmericanMove get(int index) {
        return canConcede && index == choices.length
                ? CONCEDE
                : new Bury(Hand.cards(choices[index]));
    }

    @Override
    public boolean complete() {
        return false;
    }
}
