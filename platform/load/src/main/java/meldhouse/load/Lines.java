package meldhouse.load;

import com.fasterxml.jackson.core.io.JsonStringEncoder;

import org.jspecify.annotations.Nullable;

/** The requests of a player. */
final class Lines {
    private Lines() {}

    static String hello(long id, String name, @Nullable String password) {
        return "{\"type\":\"hello\",\"id\":%d,\"protocol\":1,\"name\":%s,\"client\":\"meldhouse-load\"%s}"
                .formatted(
                        id, text(name), password == null ? "" : ",\"password\":" + text(password));
    }

    static String create(long id, String ruleset, @Nullable String preset) {
        return "{\"type\":\"create\",\"id\":%d,\"ruleset\":%s%s,\"seats\":[\"me\",\"open\",\"open\",\"open\"]}"
                .formatted(id, text(ruleset), preset == null ? "" : ",\"preset\":" + text(preset));
    }

    static String sit(long id, String table) {
        return "{\"type\":\"sit\",\"id\":%d,\"table\":%s}".formatted(id, text(table));
    }

    static String rematch(long id, String table) {
        return "{\"type\":\"rematch\",\"id\":%d,\"table\":%s}".formatted(id, text(table));
    }

    static String move(long id, String table, long seq, String move) {
        return "{\"type\":\"move\",\"id\":%d,\"table\":%s,\"seq\":%d,\"move\":%s}"
                .formatted(id, text(table), seq, move);
    }

    private static String text(String words) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(words)) + '"';
    }
}
