package meldhouse.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The endless stream of 32-bit words behind one shuffle. */
final class WordStream {
    private static final byte[] LABEL = "meldhouse/shuffle/1".getBytes(StandardCharsets.US_ASCII);
    private static final long WORDS = 1L << Integer.SIZE;

    private final Hash hash;
    private final long shuffle;
    private long blocks;
    private ByteBuffer block = ByteBuffer.allocate(0);

    WordStream(Hash hash, long shuffle) {
        this.hash = hash;
        this.shuffle = shuffle;
    }

    /**
     * A number from 0 to {@code bound - 1}; words above the last whole multiple are thrown away.
     */
    int below(int bound) {
        long fair = WORDS - WORDS % bound;
        long word = next();
        while (word >= fair) {
            word = next();
        }
        return (int) (word % bound);
    }

    /** The next word, from 0 to 2^32 - 1. */
    long next() {
        if (!block.hasRemaining()) {
            byte[] message =
                    ByteBuffer.allocate(LABEL.length + 2 * Long.BYTES)
                            .put(LABEL)
                            .putLong(shuffle)
                            .putLong(blocks++)
                            .array();
            block = ByteBuffer.wrap(hash.of(message));
        }
        return Integer.toUnsignedLong(block.getInt());
    }
}
