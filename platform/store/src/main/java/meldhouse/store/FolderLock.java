package meldhouse.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps a second server out of a folder, by the file {@code lock} in it. */
final class FolderLock implements AutoCloseable {
    /**
     * The folders that this process has: closing a second channel would lose the first one's lock.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path held;
    private final FileChannel channel;

    private FolderLock(Path held, FileChannel channel) {
        this.held = held;
        this.channel = channel;
    }

    /** Another server has the folder. */
    static final class InUse extends IOException {
        private static final long serialVersionUID = 1;

        private final String reason;

        private InUse(String process) {
            super("another Meldhouse server%s is using it".formatted(process));
            reason = String.valueOf(getMessage());
        }

        /** Who has it, as a clause. */
        String reason() {
            return reason;
        }
    }

    /**
     * Locks a folder that is there.
     *
     * @throws InUse if another server has it, in this process or another
     */
    static FolderLock take(Path folder) throws IOException {
        Path held = folder.toRealPath();
        if (!HELD.add(held)) {
            throw new InUse(" (this process)");
        }
        FileChannel channel = null;
        try {
            channel = Disk.openLock(folder.resolve("lock"));
            if (channel.tryLock() == null) {
                throw new InUse(owner(channel));
            }
            String process = ProcessHandle.current().pid() + "\n";
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(process.getBytes(StandardCharsets.US_ASCII)), 0);
            return new FolderLock(held, channel);
        } catch (IOException | RuntimeException e) {
            HELD.remove(held);
            if (channel != null) {
                channel.close();
            }
            throw e;
        }
    }

    private static String owner(FileChannel channel) {
        try {
            ByteBuffer bytes = ByteBuffer.allocate(20);
            int length = channel.read(bytes, 0);
            String process = new String(bytes.array(), 0, Math.max(0, length)).strip();
            return process.matches("[0-9]+") ? " (process " + process + ")" : "";
        } catch (IOException e) {
            return "";
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
        HELD.remove(held);
    }
}
