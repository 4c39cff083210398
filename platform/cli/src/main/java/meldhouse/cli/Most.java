package meldhouse.cli;

import meldhouse.server.ServerConfig.Limits;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** What a host may be told to have no more of than a number: {@code --most tables=200}. */
enum Most {
    /** At the same time. */
    CONNECTIONS("connections", 999_999, Limits::withConnections),

    /** Of one address at the same time. */
    ADDRESS_CONNECTIONS("address-connections", 999_999, Limits::withConnectionsOfAddress),

    /** At the same time. */
    TABLES("tables", 999_999, Limits::withTables),

    /** That one player may own at the same time. */
    PLAYER_TABLES("player-tables", 999_999, Limits::withTablesEach),

    /** That one connection may send in a second, on average. */
    LINES("lines", 999_999, Limits::withLinesPerSecond),

    /** That all connections of one address may send in a second, on average. */
    ADDRESS_LINES("address-lines", 999_999, Limits::withLinesOfAddress),

    /** KiB that may wait for a client that does not read. */
    QUEUE("queue", 999_999, (limits, kib) -> limits.withQueuedBytes(kib << 10));

    private final String key;
    private final int highest;
    private final BiFunction<Limits, Integer, Limits> set;

    Most(String key, int highest, BiFunction<Limits, Integer, Limits> set) {
        this.key = key;
        this.highest = highest;
        this.set = set;
    }

    /** What is wrong with {@code KEY=N}; null: nothing. */
    static @Nullable Message fault(String said) {
        return read(said) == null ? Message.of("config.value", "most", said, allowed()) : null;
    }

    private static String allowed() {
        return Arrays.stream(values())
                .map(each -> "%s=1 to %d".formatted(each.key, each.highest))
                .collect(Collectors.joining(", "));
    }

    /**
     * The usual limits with those that are said otherwise; of two for one thing the last counts.
     */
    static Limits limits(List<String> said) {
        Limits limits = Limits.USUAL;
        for (String each : said) {
            Asked asked = read(each);
            if (asked != null) {
                limits = asked.of().set.apply(limits, asked.number());
            }
        }
        return limits;
    }

    private record Asked(Most of, int number) {}

    private static @Nullable Asked read(String said) {
        int equals = said.indexOf('=');
        String number = said.substring(equals + 1).strip();
        if (equals < 0 || !number.matches("[1-9]\\d{0,8}")) {
            return null;
        }
        String name = said.substring(0, equals).strip();
        return Arrays.stream(values())
                .filter(each -> each.key.equals(name))
                .map(each -> new Asked(each, Integer.parseInt(number)))
                .filter(asked -> asked.number() <= asked.of().highest)
                .findFirst()
                .orElse(null);
    }
}
