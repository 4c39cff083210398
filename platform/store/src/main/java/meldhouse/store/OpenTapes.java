package meldhouse.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/**
 * The files that were written to most recently, kept open. A file whose last write failed is cut to
 * its durable length before anything else is written to it. For the journal's thread alone.
 */
final class OpenTapes {
    private static final int MOST = 200;

    private final Disk disk;
    private final LinkedHashMap<Path, Disk.Tape> tapes = new LinkedHashMap<>(16, 0.75f, true);
    private final Set<Path> spoilt = new HashSet<>();

    OpenTapes(Disk disk) {
        this.disk = disk;
    }

    /**
     * Writes the pieces behind the durable part and makes them durable.
     *
     * @param length of the durable part, in bytes
     * @return the new length
     */
    long write(Path file, long length, List<byte[]> pieces) throws IOException {
        Disk.Tape tape = tape(file);
        if (spoilt.contains(file)) {
            tape.cut(length);
            spoilt.remove(file);
        }
        ByteBuffer bytes =
                ByteBuffer.allocate(pieces.stream().mapToInt(piece -> piece.length).sum());
        pieces.forEach(bytes::put);
        bytes.flip();
        long written = bytes.remaining();
        tape.write(bytes);
        tape.force();
        return length + written;
    }

    private Disk.Tape tape(Path file) throws IOException {
        Disk.Tape open = tapes.get(file);
        if (open != null) {
            return open;
        }
        if (tapes.size() >= MOST) {
            close(tapes.firstEntry().getKey());
        }
        Disk.Tape tape = disk.open(file);
        tapes.put(file, tape);
        return tape;
    }

    /**
     * After a failed write: the file is cut to its durable length, now or before the next write.
     */
    void giveUp(Path file, long length) {
        spoilt.add(file);
        try {
            Disk.Tape tape = tapes.get(file);
            if (tape != null) {
                tape.cut(length);
                tape.force();
                spoilt.remove(file);
            }
        } catch (IOException | RuntimeException e) {
            // The disk is still ill: the file stays spoilt, and is opened anew next time.
            closeQuietly(file);
        }
    }

    private void closeQuietly(Path file) {
        try {
            close(file);
        } catch (IOException e) {
            // What had to be durable was forced before.
        }
    }

    /** Closes a file, if it is open. */
    void close(Path file) throws IOException {
        Disk.Tape tape = tapes.remove(file);
        if (tape != null) {
            tape.close();
        }
    }

    /** Closes all of them. */
    void close() {
        List.copyOf(tapes.keySet()).forEach(this::closeQuietly);
    }
}
