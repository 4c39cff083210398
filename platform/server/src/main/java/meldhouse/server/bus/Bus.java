package meldhouse.server.bus;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.eventbus.DeliveryOptions;
import io.vertx.core.eventbus.EventBus;
import io.vertx.core.eventbus.Message;
import io.vertx.core.eventbus.MessageCodec;
import io.vertx.core.eventbus.MessageConsumer;
import io.vertx.core.eventbus.ReplyException;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * The event bus, with the addresses of the house. Bodies are immutable records that stay as they
 * are within one process. The bus is a doorbell: what must not be lost is in the journal.
 *
 * @param events the bus itself
 */
public record Bus(EventBus events) {
    /** The lobby's address. */
    public static final String LOBBY = "lobby";

    private static final char NUMBER = '#';
    private static final String CODEC = "meldhouse.record";

    /** The bus of a Vert.x instance, ready for records. Once for an instance. */
    public static Bus of(Vertx vertx) {
        vertx.eventBus().registerCodec(new AsItIs());
        return new Bus(vertx.eventBus());
    }

    /** A table's address. */
    public static String table(String table) {
        return "table." + table;
    }

    /**
     * A connection's address: that of its gateway, and its number there. All connections of a
     * gateway share one consumer, so that what comes for one that is gone is simply dropped.
     */
    public static String connection(String gateway, long number) {
        return gateway + NUMBER + number;
    }

    /** Tells a table. */
    public void table(String table, ToTable message) {
        events.send(table(table), message, options());
    }

    /** Tells the lobby. */
    public void lobby(ToLobby message) {
        events.send(LOBBY, message, options());
    }

    /** Tells a connection. */
    public void connection(String connection, ToConnection.Told message) {
        String gateway = connection.substring(0, connection.indexOf(NUMBER));
        events.send(gateway, new ToConnection.Addressed(connection, message), options());
    }

    /**
     * Tells a table or the lobby, and waits until it has dealt with it; its answer to the client
     * comes as a message of its own, so that it keeps its place among what is pushed.
     *
     * @return fails with a {@link ReplyException} if nobody is there or nothing was heard in time
     */
    public Future<Void> deliver(String address, Object message, Duration patience) {
        return events.request(address, message, options().setSendTimeout(patience.toMillis()))
                .mapEmpty();
    }

    /** Listens at an address, in the caller's context. */
    public <T> MessageConsumer<T> listen(String address, Consumer<Message<T>> handler) {
        return events.localConsumer(address, handler::accept);
    }

    /** Says that a delivered message has been dealt with. */
    public static void done(Message<?> message) {
        message.reply(null);
    }

    private static DeliveryOptions options() {
        return new DeliveryOptions().setCodecName(CODEC).setLocalOnly(true);
    }

    /** Hands an immutable record over as it is. */
    private static final class AsItIs implements MessageCodec<Object, Object> {
        @Override
        public void encodeToWire(Buffer buffer, Object record) {
            throw new UnsupportedOperationException("records stay in their process");
        }

        @Override
        public Object decodeFromWire(int position, Buffer buffer) {
            throw new UnsupportedOperationException("records stay in their process");
        }

        @Override
        public Object transform(Object record) {
            return record;
        }

        @Override
        public String name() {
            return CODEC;
        }

        @Override
        public byte systemCodecID() {
            return -1;
        }
    }
}
