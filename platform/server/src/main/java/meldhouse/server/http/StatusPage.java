package meldhouse.server.http;

import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
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

/**
 * The status page as HTML, all of it in one answer: no script, no font, no picture from elsewhere.
 * It tells what the lobby tells any guest; where a password is asked for, only how many there are.
 *
 * @param sign what stands over the door
 * @param seen what there is
 * @param formKey of the admin who looks; null: somebody else does
 * @param host by what name the reader came here; null: none that could be shown
 * @param notice what has just been done; empty: nothing
 */
record StatusPage(
        Sign sign,
        FrontDesk.Seen seen,
        @Nullable String formKey,
        @Nullable String host,
        String notice) {
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
        html.append("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">");
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
            html.append("<p class=\"notice\" role=\"status\">%s</p>\n".formatted(h(notice)));
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

    private String counts() {
        return "%s, %s"
                .formatted(
                        number(seen.tables().size(), "table", "tables"),
                        number(seen.players().size(), "player here", "players here"));
    }

    private static String number(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    private String joining() {
        String command = host == null ? "meldhouse join" : "meldhouse join " + host + port();
        return "<section><h2>Join</h2><p>In a terminal:</p><pre>%s</pre>%s</section>\n"
                .formatted(
                        h(command), sign.password() ? "<p>The host asks for a password.</p>" : "");
    }

    private String port() {
        return ":" + sign.port();
    }

    private String tables() {
        if (seen.tables().isEmpty()) {
            return "<section><h2>Tables</h2><p class=\"none\">There are none yet.</p></section>\n";
        }
        return seen.tables().stream()
                .map(this::table)
                .collect(
                        Collectors.joining(
                                "",
                                "<section><h2>Tables</h2><ul class=\"tables\">",
                                "</ul></section>\n"));
    }

    private String table(ServerMessage.TableRow row) {
        String rules = row.preset() == null ? row.ruleset() : row.ruleset() + ", " + row.preset();
        String more =
                (row.isPrivate() ? " · private" : "")
                        + (row.watchers() == 0
                                ? ""
                                : " · " + number(row.watchers(), "watcher", "watchers"));
        return "<li><div class=\"head\"><h3>%s</h3><span class=\"state %s\">%s</span></div><p>%s%s</p><ol>%s</ol>%s</li>"
                .formatted(
                        h(row.title()),
                        row.state(),
                        row.state(),
                        h(rules),
                        more,
                        row.seats().stream().map(StatusPage::seat).collect(Collectors.joining()),
                        form("close", "table", row.table(), "Close", row.title()));
    }

    private static String seat(ServerMessage.SeatRow seat) {
        String who = seat.who() == null ? "open" : seat.who();
        String kind =
                seat.kind() == SeatKind.PLAYER && !seat.connected()
                        ? "away"
                        : seat.kind().toString();
        return "<li class=\"%s\">%s%s</li>"
                .formatted(
                        kind,
                        h(who),
                        kind.equals("player") || kind.equals("open")
                                ? ""
                                : " <small>%s</small>".formatted(kind));
    }

    private String players() {
        if (seen.players().isEmpty()) {
            return "<section><h2>Players</h2><p class=\"none\">Nobody is here.</p></section>\n";
        }
        return seen.players().stream()
                .map(this::player)
                .collect(
                        Collectors.joining(
                                "",
                                "<section><h2>Players</h2><ul class=\"players\">",
                                "</ul></section>\n"));
    }

    private String player(Player player) {
        return "<li>%s%s</li>"
                .formatted(
                        h(player.name()),
                        form("send-off", "player", player.id(), "Send off", player.name()));
    }

    /** A button of the admin's; nothing for anybody else. */
    private String form(String action, String field, String value, String word, String about) {
        return formKey == null
                ? ""
                : "<form method=\"post\" action=\"/admin/%s\">%s<input type=\"hidden\" name=\"%s\" value=\"%s\"><button aria-label=\"%s\">%s</button></form>"
                        .formatted(action, key(), field, h(value), h(word + " " + about), h(word));
    }

    private String key() {
        return "<input type=\"hidden\" name=\"key\" value=\"%s\">"
                .formatted(h(String.valueOf(formKey)));
    }

    private String saying() {
        return """
        <section><h2>Say to every table</h2><form method="post" action="/admin/say" class="say">%s\
        <input name="text" maxlength="200" required aria-label="What to say"><button>Say</button></form></section>
        """
                .formatted(key());
    }

    private String footer() {
        return formKey == null
                ? "This page comes anew every %d seconds.".formatted(SECONDS)
                : "You are the host here. <a href=\"/\">Look again</a> <form method=\"post\" action=\"/admin/leave\">%s<button>Leave</button></form>"
                        .formatted(key());
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
    static String notice(@Nullable String done) {
        return switch (done == null ? "" : done) {
            case "closed" -> "The table is being closed. Its record is kept.";
            case "sent-off" -> "The player's connections are ended.";
            case "said" -> "It is said at every table.";
            case "gone" -> "That was not there any more.";
            default -> "";
        };
    }

    /** The words for {@link #notice}. */
    static final List<String> NOTICES = List.of("closed", "sent-off", "said", "gone");
}
