package meldhouse.load;

import io.netty.channel.EventLoopGroup;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** Four players at a table, who play one match after the other, at the pace that they are given. */
final class PlayedTable {
    private final EventLoopGroup loop;
    private final Workload load;
    private final Tally tally;
    private final String run;
    private final SplittableRandom random;
    private final int number;
    private final Runnable ready;
    private final List<Player> players = new ArrayList<>();

    /** Nanoseconds between two moves here. */
    private final long interval;

    private @Nullable String id;
    private int seated;
    private boolean isReady;
    private long due;
    private long sent;

    /**
     * A move that was sent.
     *
     * @param seq the number of its first event
     */
    private record Sent(long seq, long at, long due) {}

    /**
     * @param run what tells this run's players from those of others at the same server
     * @param ready is run once: when all are seated, or when that has failed
     */
    PlayedTable(
            EventLoopGroup loop,
            Workload load,
            Tally tally,
            String run,
            int number,
            Runnable ready) {
        this.loop = loop;
        this.load = load;
        this.tally = tally;
        this.run = run;
        this.number = number;
        this.ready = ready;
        this.random = new SplittableRandom(number);
        this.interval =
                load.rate() == 0
                        ? 0
                        : TimeUnit.SECONDS.toNanos(1) * Math.max(1, load.tables()) / load.rate();
    }

    void open() {
        for (int seat = 0; seat < Workload.SEATS; seat++) {
            players.add(new Player(seat));
        }
        players.getFirst().open();
    }

    void close() {
        players.forEach(Player::close);
    }

    private void fault(String sentence) {
        tally.fault("Table %d: %s".formatted(number, sentence));
        tellReady();
    }

    private void tellReady() {
        if (!isReady) {
            isReady = true;
            ready.run();
        }
    }

    private void isSeated() {
        seated++;
        if (seated == Workload.SEATS) {
            due = System.nanoTime() + (interval == 0 ? 0 : random.nextLong(interval));
            tellReady();
        }
    }

    /** One of the four. */
    private final class Player implements LineLink.Ear {
        private static final int HELLO = 1;
        private static final int SEATED = 2;
        private static final int LATER = 3;

        private final int seat;
        private @Nullable LineLink link;
        private final Deque<Sent> unheard = new ArrayDeque<>();
        private boolean isLost;

        Player(int seat) {
            this.seat = seat;
        }

        void open() {
            LineLink.open(loop, load.host(), load.port(), load.tls(), this);
        }

        void close() {
            if (link != null) {
                link.close();
            }
        }

        @Override
        public void connected(LineLink made) {
            link = made;
            tally.connected(1);
            String name = "Load %s %d.%d".formatted(run, number, seat);
            made.send(Lines.hello(HELLO, name, load.password()));
        }

        @Override
        public void lost(String why) {
            if (!isLost) {
                isLost = true;
                tally.connected(link == null ? 0 : -1);
                fault("seat %d has lost its connection: %s.".formatted(seat, why));
            }
        }

        private void send(String line) {
            if (link != null) {
                link.send(line);
            }
        }

        @Override
        public void line(byte[] line) {
            Told told;
            try {
                told = Told.read(line, random);
            } catch (IOException e) {
                fault("the server has sent what is no JSON.");
                return;
            }
            switch (told.type()) {
                case "event" -> heard(told.seq());
                case "ok" -> answered(told.re());
                case "turn" -> think(told);
                case "table" -> changed(told);
                case "welcome" -> welcomed();
                case "created" -> created(told);
                case "seated" -> isSeated();
                case "error", "bye" -> fault(String.valueOf(told.words()));
                default -> {
                    // Views and talk.
                }
            }
        }

        private void welcomed() {
            send(
                    seat == 0
                            ? Lines.create(SEATED, load.ruleset(), load.preset())
                            : Lines.sit(SEATED, String.valueOf(id)));
        }

        private void created(Told told) {
            id = told.table();
            isSeated();
            players.stream().skip(1).forEach(Player::open);
        }

        private void changed(Told told) {
            if (seat == 0 && "over".equals(told.state())) {
                tally.matchEnded();
                send(Lines.rematch(LATER, String.valueOf(id)));
            }
        }

        private void think(Told turn) {
            long now = System.nanoTime();
            if (due <= now) {
                move(turn);
            } else {
                loop.schedule(() -> move(turn), due - now, TimeUnit.NANOSECONDS);
            }
        }

        private void move(Told turn) {
            String move = turn.move();
            if (move == null) {
                fault("a turn without a legal move.");
                return;
            }
            sent = System.nanoTime();
            Sent made = new Sent(turn.seq() + 1, sent, interval == 0 ? sent : due);
            players.forEach(player -> player.unheard.add(made));
            due += interval;
            tally.moved();
            send(Lines.move(LATER + 1 + turn.seq(), String.valueOf(id), turn.seq(), move));
        }

        /** The next to move may be told before the others have heard of the last move. */
        private void heard(long seq) {
            while (!unheard.isEmpty() && unheard.getFirst().seq() <= seq) {
                Sent made = unheard.removeFirst();
                if (made.seq() == seq) {
                    long now = System.nanoTime();
                    tally.heard(now - made.at(), now - made.due());
                }
            }
        }

        private void answered(long re) {
            if (re > LATER) {
                tally.answered(System.nanoTime() - sent);
            }
        }
    }
}
