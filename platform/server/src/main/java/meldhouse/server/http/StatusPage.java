package meldhouse.server.http;

import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.UnnamedTable;
import meldhouse.server.bus.Player;
import meldhouse.server.lobby.FrontDesk;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The status page as HTML, all of it in one answer: no script, no font, no picture from elsewhere.
 * It tells what the lobby tells any guest; where a password is asked for, only how many there are.
 *
 * @param sign what stands over the door
 * @param seen what there is
 * @param formKey of the admin who looks; null: somebody else does
 * @param hosts by what names players come here, the likeliest first; empty: none that could be
 *     shown
 * @param notice what has just been done, of {@link #NOTICES}; empty: nothing
 * @param words the reader's language
 */
record StatusPage(
        Sign sign,
        FrontDesk.Seen seen,
        @Nullable String formKey,
        List<String> hosts,
        String notice,
        Words words) {
    private static final int MOST_HOSTS = 4;
    private static final String STYLE = style();

    /** What the page may load and do: its own style, its own forms, nothing else. */
    static final String POLICY =
            "default-src 'none'; style-src 'sha256-%s'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
                    .formatted(sha256(STYLE));

    private static final int SECONDS = 5;

    /**
     * What stands over the door.
     *
     * @param name the server's, with its version
     * @param port where clients of tables connect
     * @param password whether one is asked for
     */
    record Sign(String name, int port, boolean password) {}

    String html() {
        boolean admin = formKey != null;
        boolean telling = admin || !sign.password();
        StringBuilder html = new StringBuilder(4096);
        html.append(
                "<!doctype html>\n<html lang=\"%s\"><head><meta charset=\"utf-8\">"
                        .formatted(words.code()));
        html.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        html.append("<meta name=\"color-scheme\" content=\"light dark\">");
        if (!admin) {
            html.append("<meta http-equiv=\"refresh\" content=\"%d\">".formatted(SECONDS));
        }
        html.append(
                "<title>%s</title><style>%s</style></head><body>\n"
                        .formatted(h(sign.name()), STYLE));
        html.append("<header><h1>%s</h1><p>%s</p></header>\n".formatted(h(sign.name()), counts()));
        html.append("<main>");
        if (!notice.isEmpty()) {
            html.append(
                    "<p class=\"notice\" role=\"status\">%s</p>\n"
                            .formatted(say("done." + notice)));
        }
        html.append(joining());
        if (admin) {
            html.append(saying());
        }
        if (telling) {
            html.append(tables()).append(players());
        }
        html.append("</main>\n<footer>%s</footer></body></html>\n".formatted(footer()));
        return html.toString();
    }

    /** A sentence, as text inside HTML. */
    private String say(String key, Object... arguments) {
        return h(words.say(key, arguments));
    }

    private String counts() {
        return say("counts", seen.tables().size(), seen.players().size());
    }

    private String joining() {
        String commands =
                hosts.isEmpty()
                        ? "meldhouse join"
                        : hosts.stream()
                                .limit(MOST_HOSTS)
                                .map(host -> "meldhouse join " + host + ":" + sign.port())
                                .collect(Collectors.joining("\n"));
        return "<section><h2>%s</h2><p>%s</p><pre>%s</pre>%s</section>\n"
                .formatted(
                        say("join"),
                        say("join.how"),
                        h(commands),
                        sign.password() ? "<p>%s</p>".formatted(say("join.password")) : "");
    }

    private String tables() {
        if (seen.tables().isEmpty()) {
            return "<section><h2>%s</h2><p class=\"none\">%s</p></section>\n"
                    .formatted(say("tables"), say("tables.none"));
        }
        return seen.tables().stream()
                .map(this::table)
                .collect(
                        Collectors.joining(
                                "",
                                "<section><h2>%s</h2><ul class=\"tables\">"
                                        .formatted(say("tables")),
                                "</ul></section>\n"));
    }

    private String table(ServerMessage.TableRow row) {
        String rules = row.preset() == null ? row.ruleset() : row.ruleset() + ", " + row.preset();
        String more =
                (row.isPrivate() ? " · " + say("table.private") : "")
                        + (row.watchers() == 0
                                ? ""
                                : " · " + say("table.watchers", row.watchers()));
        String title = title(row.title());
        return "<li><div class=\"head\"><h3>%s</h3><span class=\"state %s\">%s</span></div><p>%s%s</p><ol>%s</ol>%s</li>"
                .formatted(
                        h(title),
                        row.state(),
                        say("state." + row.state()),
                        h(rules),
                        more,
                        row.seats().stream().map(this::seat).collect(Collectors.joining()),
                        form("close", "table", row.table(), "table.close", title));
    }

    private String title(String told) {
        return UnnamedTable.maker(told).map(maker -> words.say("table.of", maker)).orElse(told);
    }

    private String seat(ServerMessage.SeatRow seat) {
        String who = seat.who() == null ? words.say("seat.open") : seat.who();
        boolean away = seat.kind() == SeatKind.PLAYER && !seat.connected();
        String kind = away ? "away" : seat.kind().toString();
        return "<li class=\"%s\">%s%s</li>"
                .formatted(
                        kind,
                        h(who),
                        away || seat.kind() == SeatKind.BOT
                                ? " <small>%s</small>".formatted(say("seat." + kind))
                                : "");
    }

    private String players() {
        if (seen.players().isEmpty()) {
            return "<section><h2>%s</h2><p class=\"none\">%s</p></section>\n"
                    .formatted(say("players"), say("players.none"));
        }
        return seen.players().stream()
                .map(this::player)
                .collect(
                        Collectors.joining(
                                "",
                                "<section><h2>%s</h2><ul class=\"players\">"
                                        .formatted(say("players")),
                                "</ul></section>\n"));
    }

    private String player(Player player) {
        return "<li>%s%s</li>"
                .formatted(
                        h(player.name()),
                        form("send-off", "player", player.id(), "player.away", player.name()));
    }

    /** A button of the admin's; nothing for anybody else. */
    private String form(String action, String field, String value, String word, String about) {
        return formKey == null
                ? ""
                : "<form method=\"post\" action=\"/admin/%s\">%s<input type=\"hidden\" name=\"%s\" value=\"%s\"><button aria-label=\"%s\">%s</button></form>"
                        .formatted(
                                action,
                                key(),
                                field,
                                h(value),
                                say(word + ".about", about),
                                say(word));
    }

    private String key() {
        return "<input type=\"hidden\" name=\"key\" value=\"%s\">"
                .formatted(h(String.valueOf(formKey)));
    }

    private String saying() {
        return """
        <section><h2>%s</h2><form method="post" action="/admin/say" class="say">%s\
        <input name="text" maxlength="200" required aria-label="%s"><button>%s</button></form></section>
        """
                .formatted(say("say"), key(), say("say.what"), say("say.do"));
    }

    private String footer() {
        String foot =
                formKey == null
                        ? say("foot.anew", SECONDS)
                        : "%s <a href=\"/\">%s</a> <form method=\"post\" action=\"/admin/leave\">%s<button>%s</button></form>"
                                .formatted(
                                        say("foot.admin"),
                                        say("foot.look"),
                                        key(),
                                        say("foot.leave"));
        return "<div>%s</div><nav aria-label=\"%s\">%s</nav>"
                .formatted(
                        foot,
                        say("foot.languages"),
                        Stream.of(Words.values())
                                .map(this::language)
                                .collect(Collectors.joining(" · ")));
    }

    private String language(Words other) {
        String code = other.code();
        return other == words
                ? "<span lang=\"%s\" aria-current=\"true\">%s</span>"
                        .formatted(code, other.ownName())
                : "<a href=\"/?lang=%s\" hreflang=\"%s\" lang=\"%s\">%s</a>"
                        .formatted(code, code, code, other.ownName());
    }

    /** As text inside HTML, in an attribute too. */
    static String h(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    private static String style() {
        try (InputStream in = StatusPage.class.getResourceAsStream("status.css")) {
            if (in == null) {
                throw new IllegalStateException("no resource status.css");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String sha256(String text) {
        try {
            return Base64.getEncoder()
                    .encodeToString(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** What can be told of what was done. */
    static final List<String> NOTICES = List.of("closed", "sent-off", "said", "gone");
}
