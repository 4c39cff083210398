package meldhouse.server;

import meldhouse.api.bot.BotProvider;
import meldhouse.catalog.Catalog;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;

/** A server with the toy game and a bot that plays. */
final class TestServer implements AutoCloseable {
    private final Server server;
    private final int port;

    private TestServer(ServerConfig config) throws IOException {
        server = new Server(config);
        port = server.start();
    }

    static ServerConfig config(Journal journal, BotProvider... bots) {
        List<BotProvider> all =
                java.util.stream.Stream.concat(
                                java.util.stream.Stream.of(ToyBots.steady("random")),
                                java.util.stream.Stream.of(bots))
                        .toList();
        return ServerConfig.of(Catalog.of(List.of(new Highest("1")), all), journal)
                .withLimits(new ServerConfig.Limits(100, 100, 100, 100_000, 1 << 20, 20, 8));
    }

    static TestServer start(BotProvider... bots) throws IOException {
        return new TestServer(config(new MemoryJournal(), bots));
    }

    static TestServer start(ServerConfig config) throws IOException {
        return new TestServer(config);
    }

    static TestServer patient(UnaryOperator<ServerConfig.Patience> change, BotProvider... bots)
            throws IOException {
        return new TestServer(
                config(new MemoryJournal(), bots)
                        .withPatience(change.apply(ServerConfig.Patience.USUAL)));
    }

    static Duration millis(int millis) {
        return Duration.ofMillis(millis);
    }

    int port() {
        return port;
    }

    Server server() {
        return server;
    }

    LineClient join(String name) throws IOException {
        return LineClient.join(port, name);
    }

    @Override
    public void close() {
        server.stop();
    }
}
