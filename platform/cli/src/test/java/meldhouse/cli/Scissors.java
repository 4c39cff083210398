package meldhouse.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands before a server and cuts the first connection after so many lines from the server. */
final class Scissors implements AutoCloseable {
    private final ServerSocket door;
    private final int server;
    private final int lines;
    private final AtomicInteger connections = new AtomicInteger();

    private Scissors(ServerSocket door, int server, int lines) {
        this.door = door;
        this.server = server;
        this.lines = lines;
    }

    static Scissors before(int server, int lines) throws IOException {
        Scissors scissors =
                new Scissors(
                        new ServerSocket(0, 5, InetAddress.getLoopbackAddress()), server, lines);
        Thread.ofPlatform().daemon().name("scissors").start(scissors::serve);
        return scissors;
    }

    int port() {
        return door.getLocalPort();
    }

    int connections() {
        return connections.get();
    }

    private void serve() {
        try {
            while (true) {
                Socket client = door.accept();
                Socket there = new Socket(InetAddress.getLoopbackAddress(), server);
                boolean isFirst = connections.incrementAndGet() == 1;
                copy(client, there, Integer.MAX_VALUE);
                copy(there, client, isFirst ? lines : Integer.MAX_VALUE);
            }
        } catch (IOException e) {
            // Closed.
        }
    }

    private static void copy(Socket from, Socket to, int lines) {
        Thread.ofPlatform().daemon().start(() -> copyLines(from, to, lines));
    }

    private static void copyLines(Socket from, Socket to, int lines) {
        int left = lines;
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int b = in.read(); b >= 0 && left > 0; b = in.read()) {
                out.write(b);
                left -= b == '\n' ? 1 : 0;
            }
        } catch (IOException e) {
            // The other side is gone.
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
