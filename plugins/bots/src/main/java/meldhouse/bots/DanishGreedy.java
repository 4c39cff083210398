package meldhouse.bots;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishMove.Discard;
import meldhouse.danish.DanishMove.Draw;
import meldhouse.danish.DanishMove.Lay;
import meldhouse.danish.DanishMove.LayOff;
import meldhouse.danish.DanishMove.Redde;
import meldhouse.danish.DanishView;
import meldhouse.danish.NewMeld;
import meldhouse.danish.Source;

import java.util.Comparator;
import java.util.List;

/**
 * The baseline that others are measured by: it draws from the stock, lays all that it can at once,
 * the dearest first, and discards the dearest card that goes with no other.
 */
final class DanishGreedy implements Bot {
    @Override
    public Chosen choose(Thinking thinking) {
        DanishView view = (DanishView) thinking.view();
        LegalMoves legal = thinking.legal();
        List<Move> moves = legal.listed();
        Move draw = new Draw(Source.STOCK);
        if (legal.contains(draw)) {
            return Why.DRAWS_STOCK.chosen(draw);
        }
        return moves.stream()
                .filter(move -> value(view, move) > 0)
                .max(Comparator.comparingInt(move -> value(view, move)))
                .map(Why.LAYS_AT_ONCE::chosen)
                .or(
                        () ->
                                moves.stream()
                                        .filter(Discard.class::isInstance)
                                        .map(Discard.class::cast)
                                        .max(Comparator.comparingInt(d -> dispensable(view, d)))
                                        .map(
                                                d ->
                                                        Why.DISCARDS_USELESS.chosen(
                                                                d, "card", d.card().card())))
                .orElseGet(() -> Chosen.of(RandomBot.first(legal)));
    }

    /** What a move lays, as the cards count in hand; 0 for one that lays nothing. */
    private static int value(DanishView view, Move move) {
        return switch ((DanishMove) move) {
            case Lay lay ->
                    lay.melds().stream().map(NewMeld::cards).mapToInt(DanishGreedy::sum).sum();
            case LayOff layOff -> sum(layOff.cards());
            case Redde redde -> DanishWorth.inHand(redde.card().card());
            default -> 0;
        };
    }

    private static int sum(List<DanishCard> cards) {
        return cards.stream().mapToInt(card -> DanishWorth.inHand(card.card())).sum();
    }

    /** A card is useless that is neither wild nor goes with another; the dearer the worse. */
    private static int dispensable(DanishView view, Discard discard) {
        Card card = discard.card().card();
        if (DanishCard.isWild(card)) {
            return -100;
        }
        long friends =
                view.hand().stream().filter(other -> Pairs.go(card, other.card())).count() - 1;
        return DanishWorth.inHand(card) - (friends > 0 ? 50 : 0);
    }
}
