package meldhouse.cli;

import meldhouse.server.ServerConfig;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * All that a host can be told, each by an option, or by a line of the {@link SettingsFile} under
 * the option's name.
 */
final class HostOptions {
    static final String OFF = "off";
    static final String SELF_SIGNED = "self-signed";
    static final List<String> METRICS = List.of("local", "all");
    static final List<String> LOGS = List.of("text", "json");

    @CommandLine.Option(
            names = "--port",
            paramLabel = "N",
            description = "TCP port; 0: any. Default: 7777, or next free.")
    @Nullable Integer port;

    @CommandLine.Option(
            names = "--bind",
            paramLabel = "ADDR",
            description = "Listen on this address alone. Default: on all.")
    String bind = LanAddresses.ALL;

    @CommandLine.Option(
            names = "--http-port",
            paramLabel = "N",
            description = "For browsers, or off. Default: 7778 or next free.")
    @Nullable String httpPort;

    @CommandLine.Option(
            names = "--metrics",
            paramLabel = "WHO",
            description = "Who reads /metrics: local, all. Default: local.")
    String metrics = METRICS.getFirst();

    @CommandLine.Mixin JournalOptions kept = new JournalOptions();

    @CommandLine.Option(
            names = "--rules",
            paramLabel = "DIR",
            description = "House-rule files. Default: house-rules folders.")
    @Nullable Path rules;

    @CommandLine.Option(
            names = "--lock",
            paramLabel = "OPTION",
            description = "No table may change this: NAME or NAME=VALUE.")
    List<String> locks = new ArrayList<>();

    @CommandLine.Option(
            names = "--most",
            paramLabel = "WHAT=N",
            description = "No more than N, as tables=1000. Repeatable.")
    List<String> most = new ArrayList<>();

    @CommandLine.Option(
            names = "--bot",
            paramLabel = "NAME=COMMAND",
            description = "A program that plays: Monty='python3 my.py'.")
    List<String> programs = new ArrayList<>();

    @CommandLine.Mixin BotLimitOptions bots = new BotLimitOptions();

    @CommandLine.Mixin PasswordOptions password = new PasswordOptions();

    @CommandLine.Option(
            names = "--tls",
            paramLabel = "HOW",
            description = "TLS: self-signed; or --tls-cert and --tls-key.")
    @Nullable String tls;

    // The two are told with --tls, since the help is to fit a screen.
    @CommandLine.Option(
            names = "--tls-cert",
            paramLabel = "FILE",
            hidden = true,
            description = "The host's certificate, PEM.")
    @Nullable Path certificate;

    @CommandLine.Option(
            names = "--tls-key",
            paramLabel = "FILE",
            hidden = true,
            description = "Its key, PEM.")
    @Nullable Path key;

    @CommandLine.Option(
            names = "--undo",
            description = "Bids may be taken back until they are answered.")
    boolean undo;

    @CommandLine.Option(
            names = "--unlisted",
            description = "Do not announce this host on the network.")
    boolean unlisted;

    @CommandLine.Option(names = "--plain", description = "Plain lines, also in a terminal.")
    boolean plain;

    @CommandLine.Option(
            names = "--log",
            paramLabel = "FORM",
            description = "The log's form: text or json. Default: text.")
    String log = LOGS.getFirst();

    @CommandLine.Option(
            names = "--config",
            paramLabel = "FILE",
            description =
                    "A file of such settings. See: ${sys:meldhouse.command:-meldhouse} config.")
    @Nullable Path config;

    /** An older name of {@code --rules}. */
    @CommandLine.Option(names = "--house-rules", paramLabel = "DIR", hidden = true)
    void houseRules(Path folder) {
        rules = folder;
    }

    /**
     * The port for browsers: nothing if there is to be none, and {@code usual} where none is told.
     *
     * @throws Stop if it is no port
     */
    OptionalInt httpPort(int usual) {
        if (httpPort == null) {
            return OptionalInt.of(usual);
        }
        return httpPort.equals(OFF)
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(httpPort));
    }

    /**
     * What the host shows to those who encrypt; null: nothing is encrypted.
     *
     * @throws Stop if it is told in more ways than one, by half, or cannot be used
     */
    @Nullable HostCertificate hostCertificate() {
        if (tls == null && certificate == null && key == null) {
            return null;
        }
        if (tls != null && (certificate != null || key != null)) {
            throw Stop.usage(Message.of("tls.both"));
        }
        if (tls != null) {
            return HostCertificate.ofItsOwn(kept.folder(), Clock.systemUTC());
        }
        if (certificate == null || key == null) {
            throw Stop.usage(Message.of("tls.half"));
        }
        return HostCertificate.of(certificate, key, Clock.systemUTC());
    }

    /** What is wrong with the value of a setting; null: nothing, as far as it can be told alone. */
    static @Nullable Message fault(String key, String value) {
        return switch (key) {
            case "port" ->
                    isPort(value) ? null : wrong(key, value, "0 to " + ServerConfig.LAST_PORT);
            case "http-port" ->
                    isPort(value) || value.equals(OFF)
                            ? null
                            : wrong(key, value, "0 to " + ServerConfig.LAST_PORT + ", " + OFF);
            case "most" -> Most.fault(value);
            case "metrics" -> METRICS.contains(value) ? null : wrong(key, value, METRICS);
            case "tls" -> value.equals(SELF_SIGNED) ? null : wrong(key, value, SELF_SIGNED);
            case "log" -> LOGS.contains(value) ? null : wrong(key, value, LOGS);
            case "bots-connections", "bots-tables" -> count(key, value, 0);
            case "bots-rate" -> count(key, value, 1);
            case "undo", "unlisted", "plain", "bots-create", "bots-chat" ->
                    value.matches("true|false") ? null : wrong(key, value, "true, false");
            default -> value.isEmpty() ? Message.of("config.empty", key) : null;
        };
    }

    private static @Nullable Message count(String key, String value, int least) {
        return value.matches("\\d{1,6}") && Integer.parseInt(value) >= least
                ? null
                : wrong(key, value, "%d to 999999".formatted(least));
    }

    private static Message wrong(String key, String value, List<String> allowed) {
        return wrong(key, value, String.join(", ", allowed));
    }

    private static Message wrong(String key, String value, String allowed) {
        return Message.of("config.value", key, value, allowed);
    }

    private static boolean isPort(String text) {
        return text.matches("\\d{1,5}") && Integer.parseInt(text) <= ServerConfig.LAST_PORT;
    }

    /**
     * Checks what stands alone.
     *
     * @throws Stop if a value is wrong
     */
    void check() {
        for (Message fault :
                new @Nullable Message[] {
                    port == null ? null : fault("port", String.valueOf(port)),
                    httpPort == null ? null : fault("http-port", httpPort),
                    tls == null ? null : fault("tls", tls),
                    fault("metrics", metrics),
                    fault("bots-connections", String.valueOf(bots.connections)),
                    fault("bots-tables", String.valueOf(bots.tables)),
                    fault("bots-rate", String.valueOf(bots.rate)),
                    fault("log", log)
                }) {
            if (fault != null) {
                throw Stop.usage(fault);
            }
        }
        for (String limit : most) {
            Message fault = fault("most", limit);
            if (fault != null) {
                throw Stop.usage(fault);
            }
        }
    }
}
