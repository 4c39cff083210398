package meldhouse.client;

import meldhouse.protocol.ServerMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A listener that writes down what it hears, one word or number for each thing. */
final class Heard implements Listener {
    private static final int PATIENCE = 10;

    private final BlockingQueue<String> things = new LinkedBlockingQueue<>();

    @Override
    public void pushed(ServerMessage.Pushed message) {
        things.add(
                switch (message) {
                    case ServerMessage.EventSeen event -> String.valueOf(event.seq());
                    case ServerMessage.TakenBack taken -> "taken back " + taken.seq();
                    case ServerMessage.ViewNow view -> "view " + view.seq();
                    case ServerMessage.YourTurn turn -> "turn " + turn.seq();
                    case ServerMessage.Clock clock -> "clock " + clock.seat();
                    case ServerMessage.Away away -> "away " + away.seat();
                    case ServerMessage.Votes votes -> "votes " + votes.needed();
                    case ServerMessage.Said said -> "said " + said.text();
                    case ServerMessage.TableChanged table -> "table " + table.table().state();
                    case ServerMessage.Bye bye -> "bye " + bye.message();
                });
    }

    @Override
    public void dropped(String why) {
        things.add("dropped");
    }

    @Override
    public void resumed() {
        things.add("resumed");
    }

    @Override
    public void lost(String table, String why) {
        things.add("lost " + table + " " + why);
    }

    @Override
    public void ended(String why) {
        things.add("ended " + why);
    }

    /** The next thing; fails if none comes in 10 s. */
    String next() throws InterruptedException {
        String thing = things.poll(PATIENCE, TimeUnit.SECONDS);
        if (thing == null) {
            throw new AssertionError("nothing was heard");
        }
        return thing;
    }

    List<String> next(int count) throws InterruptedException {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(next());
        }
        return all;
    }

    /** What is heard up to and including this. */
    List<String> until(String last) throws InterruptedException {
        List<String> all = new ArrayList<>();
        do {
            all.add(next());
        } while (!all.getLast().equals(last));
        return all;
    }
}
