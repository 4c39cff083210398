package cautious;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.BotProvider.Level;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.game.Move;

import java.util.Collections;
import java.util.Comparator;

/**
 * Bids only when it must, leads aces, and takes a trick as cheaply as it can. The platform finds it
 * by {@link #provider}.
 */
public final class CautiousBot implements Bot {
    public static BotProvider provider() {
        return BotProvider.of("cautious", "Cautious", Level.EASY, "american", CautiousBot::new);
    }

    @Override
    public Chosen choose(Thinking told) {
        AmericanView view = (AmericanView) told.view();
        Comparator<Move> byWorth = Comparator.comparingInt(move -> worth(move, view));
        return Chosen.of(
                told.legal().size() == 0 // Only bids, and they are a range.
                        ? told.legal().ranges().getFirst().least()
                        : Collections.max(told.legal().listed(), byWorth));
    }

    private static int worth(Move move, AmericanView view) {
        return switch (move) {
            case AmericanMove.Pass ignored -> 1;
            case AmericanMove.Trump trump ->
                    (int) view.hand().stream().filter(c -> c.suit() == trump.suit()).count();
            case AmericanMove.Play play -> (takes(play.card(), view) ? 10 : 0) - high(play.card());
            default -> 0;
        };
    }

    private static boolean takes(Card card, AmericanView view) {
        return view.trick().isEmpty()
                ? card.rank() == Rank.ACE
                : view.trick().stream()
                        .allMatch(
                                laid ->
                                        laid.card().suit() == card.suit()
                                                ? high(card) > high(laid.card())
                                                : card.suit() == view.trump());
    }

    private static int high(Card card) {
        return "9JQKTA".indexOf(card.rank().letter());
    }
}
