package meldhouse.benchmarks;

import meldhouse.catalog.Catalog;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.Database;
import meldhouse.store.DatabaseJournal;
import meldhouse.store.FileJournal;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * A move from TCP line to TCP line on loopback: four people at a table, the move sent, its {@code
 * ok} received, and the next seat's {@code turn} received. Server and players share the machine.
 */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class MoveBenchmark {
    /** Where the move is written before anybody hears of it: nowhere, or on a synced disk. */
    @Param({"memory", "file", "database"})
    public String journal;

    private Journal kept;
    private Server server;
    private LineTable table;

    @Setup
    public void start() throws IOException {
        Path folder = Files.createTempDirectory("meldhouse-bench");
        kept =
                switch (journal) {
                    case "file" -> FileJournal.open(folder);
                    case "database" -> DatabaseJournal.open(Database.inFolder(folder));
                    default -> new MemoryJournal();
                };
        ServerConfig.Limits usual = ServerConfig.Limits.USUAL;
        server =
                new Server(
                        ServerConfig.of(Catalog.of(getClass().getClassLoader()), kept)
                                .withLimits(
                                        new ServerConfig.Limits(
                                                usual.connections(),
                                                10_000,
                                                10_000,
                                                1_000_000,
                                                usual.queuedBytes(),
                                                usual.faultsInARow(),
                                                usual.botsAtOnce())));
        table = new LineTable(server.start());
    }

    @TearDown
    public void stop() throws IOException {
        table.close();
        server.close();
        kept.close();
    }

    @Benchmark
    public Object move() throws IOException {
        return table.move();
    }
}
