package meldhouse.server.gateway;

import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;

import java.util.function.Consumer;

/**
 * Cuts a stream of bytes into lines, however it comes in pieces. A line ends with {@code \n}; a
 * {@code \r} before it is dropped. A line over the limit ends the stream: what comes after it is
 * thrown away.
 */
final class LineFraming implements Handler<Buffer> {
    private final int longest;
    private final Consumer<byte[]> line;
    private final Runnable tooLong;
    private Buffer rest = Buffer.buffer();
    private boolean over;

    /**
     * @param longest bytes of a line, without its end
     * @param line is given each line
     * @param tooLong is called once, when a line is over the limit
     */
    LineFraming(int longest, Consumer<byte[]> line, Runnable tooLong) {
        this.longest = longest;
        this.line = line;
        this.tooLong = tooLong;
    }

    @Override
    public void handle(Buffer piece) {
        int from = 0;
        for (int i = 0; i < piece.length() && !over; i++) {
            if (piece.getByte(i) == '\n') {
                rest.appendBuffer(piece, from, i - from);
                from = i + 1;
                finish();
            }
        }
        if (!over) {
            rest.appendBuffer(piece, from, piece.length() - from);
            // One more for a carriage return that may be the last of a line just short enough.
            if (rest.length() > longest + 1) {
                end();
            }
        }
    }

    private void finish() {
        Buffer whole = rest;
        rest = Buffer.buffer();
        int length = whole.length();
        if (length > 0 && whole.getByte(length - 1) == '\r') {
            length--;
        }
        if (length > longest) {
            end();
        } else if (length > 0) {
            line.accept(whole.getBytes(0, length));
        }
    }

    private void end() {
        over = true;
        rest = Buffer.buffer();
        tooLong.run();
    }
}
