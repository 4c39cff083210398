package meldhouse.programs;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Move;

import org.jspecify.annotations.Nullable;

/**
 * A program in one seat of one match. Whatever it does wrong costs it this move; it is started anew
 * for the next, but not for ever.
 */
final class ProgramBot implements Bot {
    /** So often is it started anew in one match. */
    private static final int MOST_RESTARTS = 3;

    /** After so many turns without a word it is taken for lost. */
    private static final int MOST_SILENT = 3;

    private final ProgramBots bots;
    private @Nullable Conversation talk;
    private int starts;
    private int silent;

    ProgramBot(ProgramBots bots) {
        this.bots = bots;
    }

    @Override
    public Chosen choose(Thinking thinking) {
        try {
            Move move = talk(thinking).ask(thinking, bots.codec(thinking.game().ruleset()));
            silent = 0;
            bots.played();
            return Chosen.of(move);
        } catch (ProgramSilent e) {
            silent++;
            if (silent == MOST_SILENT) {
                drop();
            }
            throw e;
        } catch (ProgramGone | ProgramBabbles e) {
            drop();
            throw e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ProgramSilent("gave no move in time");
        }
    }

    private synchronized Conversation talk(Thinking thinking) throws InterruptedException {
        Conversation now = talk;
        if (now == null || now.isOver()) {
            if (starts > MOST_RESTARTS) {
                throw new ProgramGone(
                        "failed %d times in this match and is not started any more"
                                .formatted(starts));
            }
            starts++;
            silent = 0;
            now = bots.open(thinking.deadline());
            talk = now;
        }
        return now;
    }

    private synchronized void drop() {
        Conversation lost = talk;
        talk = null;
        if (lost != null) {
            bots.drop(lost);
        }
    }

    @Override
    public synchronized void leave() {
        Conversation over = talk;
        talk = null;
        starts = MOST_RESTARTS + 1;
        if (over != null) {
            bots.giveBack(over);
        }
    }
}
