package meldhouse.store;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What the journal does to a disk, so that a test can hand in one that fails. */
interface Disk {
    /** The machine's own. */
    Disk REAL = new Real();

    /** A file that is written at its end. */
    interface Tape extends Closeable {
        /** Writes all of it at the end. */
        void write(ByteBuffer bytes) throws IOException;

        /** Waits until what was written would outlive a crash. */
        void force() throws IOException;

        /** Cuts off what stands behind a length, in bytes. */
        void cut(long length) throws IOException;
    }

    /** Opens a file, or makes an empty one that only its owner can read. */
    Tape open(Path file) throws IOException;

    /** Makes names in a folder outlive a crash, where the machine can. */
    void forceFolder(Path folder) throws IOException;

    /** The real disk. */
    final class Real implements Disk {
        @Override
        public Tape open(Path file) throws IOException {
            FileChannel channel = openForOwner(file, StandardOpenOption.WRITE);
            channel.position(channel.size());
            return new Channel(channel);
        }

        @Override
        public void forceFolder(Path folder) throws IOException {
            if (!isPosix(folder.getFileSystem())) {
                return;
            }
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }

    /** A file of the real disk. */
    record Channel(FileChannel channel) implements Tape {
        @Override
        public void write(ByteBuffer bytes) throws IOException {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        }

        @Override
        public void force() throws IOException {
            channel.force(false);
        }

        @Override
        public void cut(long length) throws IOException {
            channel.truncate(length);
            channel.position(length);
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }

    /** The folder, made for its owner alone if it is not there. */
    static void makeFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder, ownerOnly(folder, "rwx------"));
        }
    }

    /** A file that only its owner can read, and its folder, made if they are not there. */
    static void makeFile(Path file) throws IOException {
        makeFolder(file.toAbsolutePath().getParent());
        openForOwner(file, StandardOpenOption.WRITE).close();
    }

    /** A file to lock, made if it is not there. */
    static FileChannel openLock(Path file) throws IOException {
        return openForOwner(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    private static FileChannel openForOwner(Path file, StandardOpenOption... how)
            throws IOException {
        Set<StandardOpenOption> options = EnumSet.copyOf(List.of(how));
        options.add(StandardOpenOption.CREATE);
        return FileChannel.open(file, options, ownerOnly(file, "rw-------"));
    }

    private static FileAttribute<?>[] ownerOnly(Path path, String mode) {
        return isPosix(path.getFileSystem())
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode))
                }
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix(FileSystem system) {
        return system.supportedFileAttributeViews().contains("posix");
    }
}
