package meldhouse.engine;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.LegalMoves;

import java.util.Set;

/**
 * Leaves only some kinds of decision to the bots that are compared, and all others to one bot in
 * every seat: with the moves {@code play} left to them they compare their card play after the same
 * auctions.
 *
 * @param moves the wire types of the moves that are left to them; a turn is theirs if such a move
 *     is listed or in a range
 * @param rest who decides all else
 */
public record Division(Set<String> moves, BotProvider rest) {
    public Division {
        moves = Set.copyOf(moves);
    }

    /** The bot at a seat: one of two minds. */
    Bot at(Game game, int seat, Bot own) {
        Bot other = rest.sit(game, seat);
        return thinking -> (isLeft(thinking.legal()) ? own : other).choose(thinking);
    }

    private boolean isLeft(LegalMoves legal) {
        for (int i = 0; i < legal.size(); i++) {
            if (moves.contains(Language.wireType(legal.get(i).getClass()))) {
                return true;
            }
        }
        return legal.ranges().stream().anyMatch(range -> moves.contains(range.type()));
    }
}
