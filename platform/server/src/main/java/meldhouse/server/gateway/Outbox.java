package meldhouse.server.gateway;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.internal.net.NetSocketInternal;
import io.vertx.core.net.NetSocket;

import meldhouse.protocol.MessageCodec;
import meldhouse.protocol.ServerMessage;

/** Lines on their way to a client, counted in bytes until the network has taken them. */
final class Outbox {
    private final NetSocket socket;
    private final Runnable taken;
    private long waiting;

    /**
     * @param taken is called whenever the network has taken a line
     */
    Outbox(NetSocket socket, Runnable taken) {
        this.socket = socket;
        this.taken = taken;
    }

    /** Bytes that the network has not taken yet. */
    long waiting() {
        return waiting;
    }

    /**
     * Ends the connection, whatever still waits. The socket's own close would first wait for a
     * client that does not read, perhaps for ever.
     */
    void abandon() {
        ((NetSocketInternal) socket).channelHandlerContext().close();
    }

    /** Sends a message; completes when the network has taken it. */
    Future<Void> send(ServerMessage message) {
        Buffer line = Buffer.buffer(MessageCodec.print(message)).appendByte((byte) '\n');
        int length = line.length();
        waiting += length;
        return socket.write(line)
                .onComplete(
                        done -> {
                            waiting -= length;
                            taken.run();
                        });
    }
}
