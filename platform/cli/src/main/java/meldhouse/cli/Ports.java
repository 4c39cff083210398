package meldhouse.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** TCP ports of this machine: which are free, and who has one that is not. */
final class Ports {
    /** Somebody with as many hosts as this on one machine can name ports. */
    private static final int MOST_TRIED = 50;

    /** The state of a socket that listens, in the kernel's tables. */
    private static final String LISTENS = "0A";

    private Ports() {}

    /** Whether a port can be listened on. */
    static boolean isFree(String bind, int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getByName(bind), port));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** A port, or the next that is free; the port itself if none of the next is. */
    static int freeFrom(String bind, int wanted) {
        for (int port = wanted; port < wanted + MOST_TRIED; port++) {
            if (isFree(bind, port)) {
                return port;
            }
        }
        return wanted;
    }

    /**
     * The process that listens on a port, as {@code java, process 4711}; nothing where the system
     * does not tell, as it does on Linux of one's own processes.
     */
    static Optional<String> holder(int port) {
        return List.of("/proc/net/tcp", "/proc/net/tcp6").stream()
                .flatMap(table -> inode(Path.of(table), port).stream())
                .findFirst()
                .flatMap(Ports::processWith);
    }

    private static Optional<String> inode(Path table, int port) {
        String ending =
                ":" + HexFormat.of().toHexDigits(port, 4).toUpperCase(java.util.Locale.ROOT);
        try {
            return Files.readAllLines(table).stream()
                    .map(line -> line.strip().split("\\s+"))
                    .filter(words -> words.length > 9 && words[1].endsWith(ending))
                    .filter(words -> words[3].equals(LISTENS))
                    .map(words -> words[9])
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> processWith(String inode) {
        Path socket = Path.of("socket:[" + inode + "]");
        try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : all) {
                if (has(process.resolve("fd"), socket)) {
                    String name = Files.readString(process.resolve("comm")).strip();
                    return Optional.of(name + ", process " + process.getFileName());
                }
            }
        } catch (IOException e) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    private static boolean has(Path open, Path socket) {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(open)) {
            for (Path one : all) {
                if (Files.isSymbolicLink(one) && Files.readSymbolicLink(one).equals(socket)) {
                    return true;
                }
            }
        } catch (IOException e) {
            // Another's process, or it is gone: it is not told.
            return false;
        }
        return false;
    }
}
