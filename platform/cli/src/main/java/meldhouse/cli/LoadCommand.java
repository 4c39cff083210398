package meldhouse.cli;

import meldhouse.client.Address;
import meldhouse.client.CannotConnect;
import meldhouse.load.Latency;
import meldhouse.load.Load;
import meldhouse.load.Outcome;
import meldhouse.load.Relay;
import meldhouse.load.Workload;
import meldhouse.protocol.PlainJson;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.Database;
import meldhouse.store.DatabaseJournal;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;

import javax.net.ssl.SSLEngine;

/** {@code meldhouse load}: what a server bears. */
@CommandLine.Command(
        name = "load",
        mixinStandardHelpOptions = true,
        description = {
            "Play at many tables at once, to see what a server bears.",
            "Without --host, against a server of its own with a database of its own."
        })
final class LoadCommand implements Callable<Integer> {
    private static final int MOST = 100_000;
    private static final int MOST_SECONDS = 86_400;

    private final Console console;

    @CommandLine.Option(
            names = "--tables",
            paramLabel = "N",
            description = "Tables with four connections each. Default: ${DEFAULT-VALUE}.")
    private int tables = 500;

    @CommandLine.Option(
            names = "--rate",
            paramLabel = "R",
            description = "Moves a second, of all together. Default: as many as go.")
    private int rate;

    @CommandLine.Option(
            names = "--idle",
            paramLabel = "N",
            description = "Connections that do nothing, beside them. Default: 0.")
    private int idle;

    @CommandLine.Option(
            names = "--seconds",
            paramLabel = "S",
            description = "How long is counted. Default: ${DEFAULT-VALUE}.")
    private double seconds = 20;

    @CommandLine.Option(
            names = "--warm-up",
            paramLabel = "S",
            description = "How long is played before. Default: ${DEFAULT-VALUE}.")
    private double warmUp = 10;

    @CommandLine.Option(
            names = "--ruleset",
            paramLabel = "ID",
            description = "What is played. Default: that of the preset.")
    private @Nullable String ruleset;

    @CommandLine.Option(
            names = "--preset",
            paramLabel = "ID",
            description = "A preset of it. Default: as it is.")
    private @Nullable String preset;

    @CommandLine.Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "A server that is running, and lets so many in.")
    private @Nullable String host;

    @CommandLine.Option(
            names = "--memory",
            description = "The server of its own keeps nothing: no database.")
    private boolean memory;

    @CommandLine.Option(
            names = "--relay",
            description = "Measure a bare relay of lines first, as the limit.")
    private boolean relay;

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object.")
    private boolean json;

    @CommandLine.Mixin private final TlsOptions tls = new TlsOptions();

    @CommandLine.Mixin private final PasswordOptions password = new PasswordOptions();

    LoadCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        check();
        tls.read();
        Relay.Borne limit = relay ? relay() : null;
        Outcome outcome = host == null ? againstOurs() : againstTheirs(address());
        if (json) {
            console.out().println(PlainJson.json(fields(outcome, limit)));
        } else {
            show(outcome, limit);
        }
        return outcome.faults() == 0 ? Exit.DONE : Exit.WRONG;
    }

    private void check() {
        within("--tables", tables, MOST);
        within("--idle", idle, MOST);
        within("--rate", rate, Integer.MAX_VALUE);
        within("--seconds", seconds, MOST_SECONDS);
        within("--warm-up", warmUp, MOST_SECONDS);
    }

    private static void within(String option, double value, int most) {
        if (!(value >= 0 && value <= most)) {
            throw Stop.usage("load.within", option, number(value), number(most));
        }
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }

    private Address address() {
        try {
            return Address.parse(String.valueOf(host));
        } catch (IllegalArgumentException e) {
            throw Stop.usage(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    private Outcome againstTheirs(Address address) throws CannotConnect, InterruptedException {
        String word = password.chosen(console.environment());
        return against(address, tls.engines(aside(), address, word), word);
    }

    /** Where an answer in JSON has the output for itself. */
    private Console aside() {
        return json ? console.withOut(console.err()) : console;
    }

    private Outcome againstOurs() throws IOException, InterruptedException {
        Path folder =
                memory && !tls.isWanted() ? null : Files.createTempDirectory("meldhouse-load");
        try (Journal journal = journal(memory ? null : folder)) {
            HostCertificate shown =
                    folder == null || !tls.isWanted()
                            ? null
                            : HostCertificate.ofItsOwn(folder, Clock.systemUTC());
            Server server =
                    new Server(
                            ServerConfig.of(Installation.find(console).catalog(), journal)
                                    .withLimits(limits())
                                    .withTls(
                                            shown == null
                                                    ? null
                                                    : new ServerConfig.Tls(
                                                            shown.key(), shown.chain())));
            Address address = new Address("127.0.0.1", server.start());
            try {
                return against(
                        address, shown == null ? null : TlsOptions.engines(address, shown), null);
            } finally {
                server.stop();
            }
        } finally {
            delete(folder);
        }
    }

    private static Journal journal(@Nullable Path folder) throws IOException {
        return folder == null
                ? new MemoryJournal()
                : DatabaseJournal.open(Database.inFolder(folder), folder.resolve("journal"));
    }

    /** So that nobody is turned away. */
    private ServerConfig.Limits limits() {
        ServerConfig.Limits usual = ServerConfig.Limits.USUAL;
        return new ServerConfig.Limits(
                tables * Workload.SEATS + idle + 1,
                Math.max(1, tables),
                usual.tablesEach(),
                MOST,
                usual.queuedBytes(),
                usual.faultsInARow(),
                usual.botsAtOnce());
    }

    private static void delete(@Nullable Path folder) throws IOException {
        if (folder == null) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }

    private Outcome against(
            Address address, @Nullable Supplier<SSLEngine> engines, @Nullable String word)
            throws InterruptedException {
        Workload load =
                new Workload(
                        address.host(),
                        address.port(),
                        engines,
                        word,
                        ruleset(),
                        preset,
                        tables,
                        idle,
                        rate,
                        duration(warmUp),
                        duration(seconds));
        Map<Load.Progress.Stage, ProgressBar> bars = new LinkedHashMap<>();
        Outcome outcome =
                Load.run(
                        load,
                        (stage, done, all) ->
                                bars.computeIfAbsent(
                                                stage,
                                                _ ->
                                                        new ProgressBar(
                                                                console, (int) Math.max(1, all)))
                                        .show((int) Math.min(done, all)));
        bars.values().forEach(ProgressBar::clear);
        return outcome;
    }

    private String ruleset() {
        if (ruleset != null) {
            return ruleset;
        }
        Installation installation = Installation.find(console);
        return installation.catalog().idOf(installation.usualRuleset(preset));
    }

    private Relay.Borne relay() throws IOException, InterruptedException {
        return Relay.run(Math.max(1, tables), duration(warmUp), duration(seconds));
    }

    private static Duration duration(double seconds) {
        return Duration.ofMillis(Math.round(seconds * 1_000));
    }

    private void show(Outcome outcome, Relay.@Nullable Borne limit) {
        console.say("load.connections", outcome.connections(), tables, idle);
        console.say(
                "load.moves",
                outcome.moves(),
                decimal(outcome.seconds()),
                decimal(outcome.movesPerSecond()),
                outcome.matches());
        console.out()
                .printf(
                        "%-34s%10s%10s%10s%10s%10s%n",
                        "ms", "50 %", "90 %", "99 %", "99.9 %", "max");
        row("load.heard", outcome.heard());
        row("load.answered", outcome.answered());
        if (rate > 0) {
            row("load.due", outcome.due());
        }
        if (limit != null) {
            row("load.relayHeard", limit.heard());
            console.say(
                    "load.relay",
                    decimal(limit.movesPerSecond()),
                    "%.2f".formatted(limit.movesPerSecond() / outcome.movesPerSecond()));
        }
        if (outcome.faults() > 0) {
            console.say("load.faults", outcome.faults());
            outcome.sentences().forEach(sentence -> console.out().println("  " + sentence));
        }
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%,.1f", value);
    }

    private void row(String key, Latency latency) {
        console.out()
                .printf(
                        Locale.ROOT,
                        "%-34s%10.2f%10.2f%10.2f%10.2f%10.2f%n",
                        Message.of(key).in(console.tongue()),
                        latency.median() / 1e3,
                        latency.p90() / 1e3,
                        latency.p99() / 1e3,
                        latency.p999() / 1e3,
                        latency.longest() / 1e3);
    }

    private Map<String, @Nullable Object> fields(Outcome outcome, Relay.@Nullable Borne limit) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("tables", tables);
        fields.put("idle", idle);
        fields.put("rate", rate);
        fields.put("connections", outcome.connections());
        fields.put("moves", outcome.moves());
        fields.put("seconds", outcome.seconds());
        fields.put("movesPerSecond", outcome.movesPerSecond());
        fields.put("matches", outcome.matches());
        fields.put("heardMicros", fields(outcome.heard()));
        fields.put("answeredMicros", fields(outcome.answered()));
        fields.put("dueMicros", fields(outcome.due()));
        fields.put("faults", outcome.faults());
        fields.put("sentences", List.copyOf(outcome.sentences()));
        if (limit != null) {
            fields.put("relayMovesPerSecond", limit.movesPerSecond());
            fields.put("relayHeardMicros", fields(limit.heard()));
        }
        return fields;
    }

    private static Map<String, @Nullable Object> fields(Latency latency) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("count", latency.count());
        fields.put("mean", latency.mean());
        fields.put("p50", latency.median());
        fields.put("p90", latency.p90());
        fields.put("p99", latency.p99());
        fields.put("p999", latency.p999());
        fields.put("max", latency.longest());
        return fields;
    }
}
