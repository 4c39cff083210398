package meldhouse.server.gateway;

import meldhouse.protocol.ServerMessage;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Caller;
import meldhouse.server.bus.ToTable;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * What tables push. While the client does not keep up, a table's pushes are left out, and when it
 * does again one view stands for them all.
 */
final class Pushes {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Bus bus;
    private final BooleanSupplier isCrowded;
    private final Consumer<ServerMessage> send;

    /** By table, the number of the last push that was left out. */
    private final Map<String, Long> behind = new HashMap<>();

    private final Set<String> asked = new HashSet<>();
    private long leftOut;

    /**
     * @param isCrowded whether so much waits for the client that pushes are left out
     * @param send sends a message to the client
     */
    Pushes(Bus bus, BooleanSupplier isCrowded, Consumer<ServerMessage> send) {
        this.bus = bus;
        this.isCrowded = isCrowded;
        this.send = send;
    }

    void push(ServerMessage.Pushed push) {
        String about = ServerMessage.tableOf(push);
        String table = about == null ? "" : about;
        if (isCrowded.getAsBoolean()) {
            behind.put(table, ++leftOut);
        } else if (push instanceof ServerMessage.ViewNow || !behind.containsKey(table)) {
            behind.remove(table);
            send.accept(push);
        }
    }

    /** Asks each table whose pushes were left out for the view. */
    void catchUp(Caller who) {
        Map.copyOf(behind).forEach((table, last) -> ask(who, table, last));
    }

    private void ask(Caller who, String table, long last) {
        if (asked.add(table)) {
            bus.deliver(Bus.table(table), new ToTable.FellBehind(who), PATIENCE)
                    .onComplete(
                            done -> {
                                asked.remove(table);
                                // Before the first match there is no view, and no event to
                                // miss.
                                behind.remove(table, last);
                            });
        }
    }
}
