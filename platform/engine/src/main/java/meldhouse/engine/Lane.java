package meldhouse.engine;

import meldhouse.api.bot.Bot;
import meldhouse.api.game.Move;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Plays one bout after the other. Bots are asked in its own thread, which costs nothing; a thread
 * that does not come back from a bot is taken away from the lane, and another goes on with a
 * default move. One thread at a time owns all that is in here.
 */
final class Lane implements Runnable {
    private final Tournament tournament;
    private Tournament.@Nullable Block block;
    private @Nullable Bout bout;
    private volatile @Nullable Call call;

    Lane(Tournament tournament) {
        this.tournament = tournament;
    }

    /** A bot is being asked. Either the thread that asks closes it or the one that watches. */
    private static final class Call {
        private final Thread thread = Thread.currentThread();
        private final AtomicBoolean isOpen = new AtomicBoolean(true);
        private final long end;

        Call(long end) {
            this.end = end;
        }

        boolean close() {
            return isOpen.compareAndSet(true, false);
        }
    }

    @Override
    public void run() {
        try {
            boolean isMine = true;
            while (isMine && hasBout()) {
                Bout now = bout;
                if (now != null) {
                    tournament.step();
                    isMine = now.isOver() ? finish(now) : move(now);
                }
            }
        } catch (Throwable e) {
            tournament.failed(block, e);
        }
    }

    private boolean hasBout() {
        while (bout == null) {
            Tournament.Block now = block;
            if (now == null) {
                now = tournament.next();
                if (now == null) {
                    return false;
                }
                block = now;
            }
            bout = now.next();
            if (bout == null) {
                tournament.done(now);
                block = null;
            }
        }
        return !tournament.isStopped();
    }

    /** Lets the seat whose turn it is move; tells whether this thread may go on. */
    private boolean move(Bout now) {
        int seat = now.seat();
        BotTurn turn = now.turn();
        Optional<Move> forced = turn.forced();
        Bot seated = now.seated(seat);
        if (forced.isPresent() && seated != null && !seated.seesForcedMoves()) {
            now.make(forced.get(), PlayedDeal.By.FORCED);
            return true;
        }
        if (!tournament.isTrusted(now.contestant(seat))) {
            fail(now, turn, Conduct.Fault.TIMEOUT);
            return true;
        }
        return ask(now, seat, turn, forced);
    }

    private boolean ask(Bout now, int seat, BotTurn turn, Optional<Move> forced) {
        Move move = null;
        boolean threw = false;
        boolean wasAsked = true;
        Instant deadline = tournament.deadline();
        long start = tournament.nanos();
        long before = tournament.worked();
        Call asked = new Call(start + tournament.patience());
        call = asked;
        try {
            Bot bot = now.bot(seat);
            wasAsked = forced.isEmpty() || bot.seesForcedMoves();
            move = turn.ask(bot, now.random(seat), deadline).move();
        } catch (Throwable e) {
            threw = true;
        }
        long worked = tournament.worked() - before;
        long took = tournament.nanos() - start;
        if (!asked.close()) {
            tournament.cameBack(now.contestant(seat));
            return false;
        }
        call = null;
        if (wasAsked) {
            conduct(now, seat).decided(took);
        }
        if (tournament.isLate(took, worked) || threw && tournament.isAtTheLimit(took)) {
            fail(now, turn, Conduct.Fault.TIMEOUT);
        } else if (threw) {
            fail(now, turn, Conduct.Fault.EXCEPTION);
        } else if (!now.make(move, wasAsked ? PlayedDeal.By.BOT : PlayedDeal.By.FORCED)) {
            fail(now, turn, Conduct.Fault.ILLEGAL);
        }
        return true;
    }

    private Conduct.Gathering conduct(Bout now, int seat) {
        Tournament.Block here = block;
        if (here == null) {
            throw new IllegalStateException("a bout without a block");
        }
        return here.tally().conduct(now.who(seat));
    }

    private void fail(Bout now, BotTurn turn, Conduct.Fault fault) {
        conduct(now, turn.seat()).failed(fault);
        if (!now.make(turn.instead(), PlayedDeal.By.FALLBACK)) {
            throw new IllegalStateException(
                    "the rules refuse %s, which they list".formatted(turn.instead()));
        }
    }

    /** Counts a bout and lets its bots go; tells whether this thread may go on. */
    private boolean finish(Bout over) {
        Tournament.Block here = block;
        if (here != null) {
            here.done(over);
        }
        bout = null;
        Call leaving = new Call(tournament.nanos() + tournament.patience());
        call = leaving;
        for (int seat = 0; seat < tournament.contest().game().seats(); seat++) {
            Bot bot = over.seated(seat);
            try {
                if (bot != null) {
                    bot.leave();
                }
            } catch (Throwable e) {
                tournament.failedToLeave(over.contestant(seat), e);
            }
        }
        if (!leaving.close()) {
            return false;
        }
        call = null;
        return true;
    }

    /** Takes the lane away from a thread that does not come back; another goes on. */
    void watch(long nanos) {
        Call now = call;
        if (now == null || nanos <= now.end || !now.close()) {
            return;
        }
        call = null;
        now.thread.interrupt();
        Bout stuck = bout;
        if (stuck != null) {
            int seat = stuck.seat();
            stuck.forget(seat);
            tournament.hung(stuck.contestant(seat));
            conduct(stuck, seat).decided(tournament.patience());
            fail(stuck, stuck.turn(), Conduct.Fault.TIMEOUT);
        }
        tournament.start(this);
    }
}
