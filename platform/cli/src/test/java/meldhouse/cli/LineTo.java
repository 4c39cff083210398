package meldhouse.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A guest at a host who speaks the wire itself. */
record LineTo(Socket socket, BufferedReader in) implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 20_000;

    static LineTo hello(int port, String name) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE_MILLIS);
        LineTo line =
                new LineTo(
                        socket,
                        new BufferedReader(
                                new InputStreamReader(
                                        socket.getInputStream(), StandardCharsets.UTF_8)));
        line.says("{\"type\":\"hello\",\"id\":1,\"protocol\":1,\"name\":\"" + name + "\"}");
        return line;
    }

    /** Sends a line; gives the next that comes. */
    String says(String line) throws IOException {
        socket.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
        return String.valueOf(in.readLine());
    }

    /** Whether a line with this comes before the end. */
    boolean hears(String part) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.contains(part)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
