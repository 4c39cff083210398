package meldhouse.danish.rules;

import meldhouse.api.game.LegalMoves;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent.CardsDrawn;
import meldhouse.danish.DanishMove;
import meldhouse.danish.Drawn;
import meldhouse.danish.Phase;
import meldhouse.danish.Source;
import meldhouse.danish.rules.Choices.PileRule;

import java.util.List;

/** A seat is to draw from the stock or to take the pile (danish.md 2.1). */
record Drawing(Round round) implements InRound {
    private static final DanishMove STOCK = new DanishMove.Draw(Source.STOCK);
    private static final DanishMove PILE = new DanishMove.Draw(Source.PILE);
    private static final LegalMoves BOTH = LegalMoves.of(List.of(STOCK, PILE));
    private static final LegalMoves STOCK_ALONE = LegalMoves.of(List.of(STOCK));
    private static final LegalMoves PILE_ALONE = LegalMoves.of(List.of(PILE));

    @Override
    public Phase phase() {
        return Phase.DRAW;
    }

    @Override
    public LegalMoves legalMoves() {
        if (round.stockSize() == 0) {
            return PILE_ALONE;
        }
        return mayTakePile() ? BOTH : STOCK_ALONE;
    }

    /**
     * Whether the pile may be taken. Where its top card must be laid at once (a house rule), there
     * must be a way to do so; and where there is no stock, the pile is free.
     */
    private boolean mayTakePile() {
        return round.rules().pileRule() != PileRule.MUST_LAY_TOP_CARD
                || round.stockSize() == 0
                || new Playing(round.draft().takePile().round()).canLayTop();
    }

    @Override
    public Act act(DanishMove move) {
        if (!(move instanceof DanishMove.Draw draw)) {
            return DanishPosition.wrongPhase("draw from the stock or take the pile");
        }
        if (draw.from() == Source.STOCK && round.stockSize() == 0) {
            return Act.refused("stockEmpty", "The stock is empty: take the pile.");
        }
        if (draw.from() == Source.PILE && !mayTakePile()) {
            return Act.refused(
                    "pileNotAllowed",
                    "You cannot take the pile: its top card, %s, must be laid at once, and you"
                            + " have no way to lay it.",
                    Pack.seen(round.topOfPile()).bare());
        }
        return new Act.Draws(draw.from());
    }

    @Override
    public DanishPosition after(Act act) {
        Draft draft = round.draft();
        boolean stock = ((Act.Draws) act).from() == Source.STOCK;
        return new Playing((stock ? draft.drawFromStock() : draft.takePile()).round());
    }

    @Override
    public void tell(Act act, Story story) {
        Source from = ((Act.Draws) act).from();
        List<DanishCard> cards =
                from == Source.PILE ? round.seenPile() : List.of(Pack.seen(round.stock[round.top]));
        Drawn drawn = new Drawn(from, cards.size(), cards);
        story.tell(next -> new CardsDrawn(round.seat, drawn, next));
    }
}
