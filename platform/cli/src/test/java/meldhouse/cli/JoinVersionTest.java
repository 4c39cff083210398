package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;

/** A player who joins a server of another version. */
@Timeout(60)
class JoinVersionTest {
    private static final String SENTENCE =
            "Cannot speak protocol 1: your program speaks that, and this server, Meldhouse/9,"
                    + " speaks 2. Bring your program up to date.";

    /** Refuses the first hello that comes, which it gives. */
    private static String refuseOne(ServerSocket door) throws IOException {
        try (Socket guest = door.accept();
                BufferedReader in =
                        new BufferedReader(
                                new InputStreamReader(
                                        guest.getInputStream(), StandardCharsets.UTF_8))) {
            String hello = in.readLine();
            String re = hello.replaceFirst(".*\"id\":(\"[^\"]*\"|\\d+).*", "$1");
            String answer =
                    "{\"type\":\"error\",\"re\":%s,\"code\":\"bad_version\",\"message\":\"%s\"}\n";
            guest.getOutputStream()
                    .write(answer.formatted(re, SENTENCE).getBytes(StandardCharsets.UTF_8));
            in.readLine();
            return hello;
        }
    }

    @Test
    void aServerOfAnotherVersionSaysBothVersionsAndWhatToDo() throws Exception {
        for (String tongue : new String[] {"en", "de", "da"}) {
            try (ServerSocket door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
                CompletableFuture<String> hello =
                        CompletableFuture.supplyAsync(
                                () -> {
                                    try {
                                        return refuseOne(door);
                                    } catch (IOException e) {
                                        throw new IllegalStateException(e);
                                    }
                                });
                Ran ran =
                        Ran.command(
                                "join",
                                "127.0.0.1:" + door.getLocalPort(),
                                "--name",
                                "Ann",
                                "--lang",
                                tongue);
                assertThat(ran.code()).isEqualTo(Exit.WRONG);
                assertThat(ran.err().replaceAll("\\s+", " ")).contains(SENTENCE);
                assertThat(hello.get()).contains("\"client\":\"meldhouse/");
            }
        }
    }
}
