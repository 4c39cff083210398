package meldhouse.bots;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Plays any game by chance. Where moves are listed and ranges are offered beside them, as a pass is
 * beside the bids, it takes a listed move three times in four, else the least of a range; otherwise
 * each listed move is as likely as the others.
 */
final class RandomBot implements Bot {
    private static final double LISTED = 0.75;

    @Override
    public Chosen choose(Thinking thinking) {
        return Chosen.of(choose(thinking.legal(), thinking.random()));
    }

    /** The first legal move. */
    static Move first(LegalMoves legal) {
        return legal.size() > 0 ? legal.get(0) : legal.ranges().getFirst().least();
    }

    static Move choose(LegalMoves legal, RandomGenerator random) {
        List<MoveRange> ranges = legal.ranges();
        boolean listed = legal.size() > 0 && (ranges.isEmpty() || random.nextDouble() < LISTED);
        if (listed) {
            return legal.get(random.nextInt(legal.size()));
        }
        if (ranges.isEmpty()) {
            throw new IllegalArgumentException("no legal move to choose from");
        }
        return ranges.get(random.nextInt(ranges.size())).least();
    }
}
