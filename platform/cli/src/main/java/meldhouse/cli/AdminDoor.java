package meldhouse.cli;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.function.Function;

/**
 * Through which whoever owns a host's data folder speaks to the host while it runs: a socket in
 * that folder, so that the file system says who may. A connection is one line, a command, and the
 * lines of its answer.
 */
final class AdminDoor implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(AdminDoor.class.getName());
    private static final String NAME = "admin.sock";
    private static final int LONGEST = 4_096;

    /** For the answer that is being given when the host ends. */
    private static final long LAST_MILLIS = 1_000;

    private final Path file;
    private final ServerSocketChannel door;
    private final Function<String, List<String>> answering;
    private @Nullable Thread welcoming;

    private AdminDoor(
            Path file, ServerSocketChannel door, Function<String, List<String>> answering) {
        this.file = file;
        this.door = door;
        this.answering = answering;
    }

    /**
     * Opens the door of a data folder that no other host uses.
     *
     * @param answering gives the answer to a command, and refuses nothing by throwing
     */
    static AdminDoor open(Path data, Function<String, List<String>> answering) throws IOException {
        Path file = data.resolve(NAME);
        Files.createDirectories(data);
        // Left behind by a host that was killed.
        Files.deleteIfExists(file);
        ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            channel.bind(UnixDomainSocketAddress.of(file));
            if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            }
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
        AdminDoor door = new AdminDoor(file, channel, answering);
        door.welcoming = Thread.ofVirtual().name("admin").start(door::welcome);
        return door;
    }

    private void welcome() {
        while (door.isOpen()) {
            try (SocketChannel guest = door.accept()) {
                String command = line(guest);
                String answer = String.join("\n", answering.apply(command)) + "\n";
                ByteBuffer bytes = StandardCharsets.UTF_8.encode(answer);
                while (bytes.hasRemaining()) {
                    guest.write(bytes);
                }
            } catch (AsynchronousCloseException e) {
                return;
            } catch (IOException e) {
                LOG.log(System.Logger.Level.DEBUG, "a guest at the admin's door left", e);
            } catch (RuntimeException | Error e) {
                LOG.log(System.Logger.Level.WARNING, "The admin's command failed", e);
            }
        }
    }

    private static String line(SocketChannel guest) throws IOException {
        ByteBuffer one = ByteBuffer.allocate(1);
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (guest.read(one.clear()) == 1 && line.size() < LONGEST && one.get(0) != '\n') {
            line.write(one.get(0));
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    /**
     * Says a command to the host of a data folder.
     *
     * @return its answer, line by line
     * @throws IOException if no host runs there
     */
    static List<String> say(Path data, String command) throws IOException {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.connect(UnixDomainSocketAddress.of(data.resolve(NAME)));
            channel.write(StandardCharsets.UTF_8.encode(command + "\n"));
            String answer =
                    new String(
                            Channels.newInputStream(channel).readAllBytes(),
                            StandardCharsets.UTF_8);
            return answer.lines().toList();
        }
    }

    @Override
    public void close() {
        try {
            door.close();
            Files.deleteIfExists(file);
            Thread last = welcoming;
            if (last != null) {
                last.join(LAST_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "the admin's door does not close", e);
        }
    }
}
