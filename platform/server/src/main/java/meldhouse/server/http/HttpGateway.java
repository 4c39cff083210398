package meldhouse.server.http;

import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.net.KeyCertOptions;

import meldhouse.scripting.WorkerPool;
import meldhouse.server.bus.Bus;
import meldhouse.server.bus.Fault;
import meldhouse.server.bus.Secret;
import meldhouse.server.lobby.FrontDesk;
import meldhouse.server.measure.MeteredJournal;
import meldhouse.server.measure.Meters;

import org.jspecify.annotations.Nullable;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Answers browsers and those who watch over the server. Nothing here plays: what it shows of a
 * table is what the lobby tells any guest, and only whoever brought an admin's key changes
 * anything.
 */
public final class HttpGateway extends VerticleBase {
    private static final System.Logger LOG = System.getLogger(HttpGateway.class.getName());
    private static final String COOKIE = "meldhouse-admin";
    private static final String ADMIN = "/admin/";
    private static final String LANG_COOKIE = "meldhouse-lang";
    private static final String LANG = "lang";
    private static final String TEXT = "text/plain; charset=utf-8";
    private static final int LONGEST_FORM = 4096;
    private static final int LONGEST_SAYING = 200;
    private static final int IDLE_SECONDS = 15;

    /** A name or an address, with its port or without, as it may be shown. */
    private static final Pattern HOST =
            Pattern.compile("([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+])(:\\d+)?");

    /** What means the machine itself on every machine. */
    private static final Pattern LOOPBACK =
            Pattern.compile(
                    "localhost|.*\\.localhost|127\\.[0-9.]+|\\[::1]", Pattern.CASE_INSENSITIVE);

    private final Parts parts;
    private final Door door;
    private final Doorkeeper doorkeeper;
    private @Nullable Health health;
    private @Nullable HttpServer server;

    /**
     * What it speaks of.
     *
     * @param keys whose bearer may close tables, send players off and speak to all
     */
    public record Parts(
            Bus bus,
            FrontDesk desk,
            MeteredJournal journal,
            WorkerPool workers,
            Meters meters,
            AdminKeys keys) {}

    /**
     * Where it listens, and what it may say.
     *
     * @param bind the address
     * @param port 0: any that is free
     * @param name of the server, for people
     * @param tablePort where clients of tables connect
     * @param password whether a password is asked for there
     * @param metersForAll whether the figures are told to other machines too
     * @param rate how many requests a second one address may make on average
     * @param tls what is shown to browsers, who must encrypt; null: nothing is encrypted
     * @param addresses by which other machines reach this one now, the likeliest first
     * @param deadline for whatever is asked whether it is well
     */
    public record Door(
            String bind,
            int port,
            String name,
            int tablePort,
            boolean password,
            boolean metersForAll,
            int rate,
            @Nullable KeyCertOptions tls,
            Supplier<List<String>> addresses,
            Duration deadline) {}

    /** One that is not deployed yet. */
    public HttpGateway(Parts parts, Door door) {
        this.parts = parts;
        this.door = door;
        this.doorkeeper = new Doorkeeper(parts.desk()::keepsOut, door.rate(), System::nanoTime);
    }

    @Override
    public Future<?> start() {
        health =
                new Health(
                        vertx,
                        parts.bus(),
                        parts.desk(),
                        parts.journal(),
                        parts.workers(),
                        door.deadline());
        HttpServerOptions options =
                new HttpServerOptions()
                        .setIdleTimeout(IDLE_SECONDS)
                        .setHttp2ClearTextEnabled(false)
                        .setTcpNoDelay(true);
        if (door.tls() != null) {
            options.setSsl(true).setUseAlpn(false).setKeyCertOptions(door.tls());
        }
        server =
                vertx.createHttpServer(options)
                        .exceptionHandler(
                                e ->
                                        LOG.log(
                                                System.Logger.Level.DEBUG,
                                                "HTTP: no connection: {0}",
                                                e.getClass().getName()))
                        .connectionHandler(
                                connection -> {
                                    Visitor from = Visitor.of(connection.remoteAddress());
                                    connection.closeHandler(ignored -> doorkeeper.leaves(from));
                                    if (!doorkeeper.comes(from)) {
                                        connection.close();
                                    }
                                })
                        .requestHandler(this::asked);
        return server.listen(door.port(), door.bind());
    }

    /** The port that it listens on. */
    public int port() {
        HttpServer listening = server;
        if (listening == null) {
            throw new IllegalStateException("the gateway is not deployed");
        }
        return listening.actualPort();
    }

    @Override
    public Future<?> stop() {
        HttpServer listening = server;
        return listening == null
                ? Future.succeededFuture()
                : listening.shutdown(1, TimeUnit.SECONDS);
    }

    private void asked(HttpServerRequest request) {
        try {
            request.response().exceptionHandler(ignored -> {});
            request.exceptionHandler(ignored -> {});
            HttpMethod method = request.method();
            if (isTurnedAway(request)) {
                return;
            }
            if (method.equals(HttpMethod.POST)) {
                post(request);
            } else if (method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD)) {
                read(request);
            } else {
                request.response().putHeader("Allow", "GET, HEAD, POST");
                answer(request, 405, "Cannot do that: only GET, HEAD and POST are understood.\n");
            }
        } catch (RuntimeException | Error e) {
            failed(request, e);
        }
    }

    /** Tells whoever is not let in so; the host's own browser is, wherever it comes from. */
    private boolean isTurnedAway(HttpServerRequest request) {
        if (parts.keys().formKey(session(request)) != null) {
            return false;
        }
        Visitor from = Visitor.of(request);
        boolean mayBecomeAdmin = path(request).startsWith(ADMIN);
        return switch (doorkeeper.judge(from)) {
            case WELCOME -> false;
            case KEPT_OUT -> {
                if (!mayBecomeAdmin) {
                    answer(request, 403, words(request).say("no.keptOut", from.address()) + "\n");
                }
                yield !mayBecomeAdmin;
            }
            case TOO_OFTEN -> {
                request.response().putHeader("Retry-After", "1");
                answer(request, 429, words(request).say("no.often", door.rate()) + "\n");
                yield true;
            }
        };
    }

    private static String path(HttpServerRequest request) {
        return request.path() == null ? "" : request.path();
    }

    private void failed(HttpServerRequest request, Throwable e) {
        LOG.log(System.Logger.Level.ERROR, "HTTP: {0}", new Fault(e));
        if (!request.response().ended()) {
            answer(request, 500, "Cannot do that: a fault of the server, which is in its log.\n");
        }
    }

    private void read(HttpServerRequest request) {
        String path = path(request);
        switch (path) {
            case "/" -> page(request);
            case "/health" -> health(request);
            case "/metrics" -> meters(request);
            default -> {
                if (path.startsWith(ADMIN)) {
                    enter(request, path.substring(ADMIN.length()));
                } else {
                    answer(request, 404, words(request).say("no.page") + "\n");
                }
            }
        }
    }

    private void page(HttpServerRequest request) {
        String formKey = parts.keys().formKey(session(request));
        String done = request.getParam("done");
        String notice =
                formKey != null && done != null && StatusPage.NOTICES.contains(done) ? done : "";
        StatusPage.Sign sign = new StatusPage.Sign(door.name(), door.tablePort(), door.password());
        Words words = words(request);
        parts.desk()
                .look()
                .map(seen -> new StatusPage(sign, seen, formKey, hosts(request), notice, words))
                .map(StatusPage::html)
                .onSuccess(html -> html(request, words, html))
                .onFailure(e -> failed(request, e));
    }

    private static void html(HttpServerRequest request, Words words, String html) {
        if (Words.of(request.getParam(LANG)) != null) {
            // So that what comes after a form is in that language, too.
            request.response()
                    .headers()
                    .add(
                            "Set-Cookie",
                            "%s=%s; Path=/; HttpOnly; SameSite=Lax"
                                    .formatted(LANG_COOKIE, words.code()));
        }
        secured(request.response())
                .putHeader("Content-Language", words.code())
                .putHeader("Content-Type", "text/html; charset=utf-8")
                .putHeader("Content-Security-Policy", StatusPage.POLICY);
        end(request, html);
    }

    /** The language that was asked for, now or before, or that the browser likes. */
    private static Words words(HttpServerRequest request) {
        Words asked = Words.of(request.getParam(LANG));
        if (asked != null) {
            return asked;
        }
        var cookie = request.getCookie(LANG_COOKIE);
        Words before = Words.of(cookie == null ? null : cookie.getValue());
        return before == null ? Words.accepted(request.getHeader("Accept-Language")) : before;
    }

    /**
     * By which names players come here: the one by which the reader did, or, where that means this
     * machine to nobody but itself, those that this machine has for others.
     */
    private List<String> hosts(HttpServerRequest request) {
        String said = request.getHeader("Host");
        var match = HOST.matcher(said == null ? "" : said);
        String host = match.matches() ? match.group(1) : "";
        if (LOOPBACK.matcher(host).matches()) {
            List<String> others = door.addresses().get();
            return others.isEmpty() ? List.of(host) : others;
        }
        return host.isEmpty() ? List.of() : List.of(host);
    }

    private void health(HttpServerRequest request) {
        Health asking = health;
        if (asking == null) {
            throw new IllegalStateException("the gateway is not deployed");
        }
        asking.ask()
                .onSuccess(
                        report -> {
                            request.response()
                                    .setStatusCode(report.isWell() ? 200 : 503)
                                    .putHeader("Content-Type", "application/json");
                            secured(request.response());
                            end(request, report.json() + "\n");
                        })
                .onFailure(e -> failed(request, e));
    }

    private void meters(HttpServerRequest request) {
        if (!door.metersForAll() && !Visitor.of(request).isLocal()) {
            answer(
                    request,
                    403,
                    "Cannot tell the figures: only this machine may read them. Allowed: from"
                            + " here, or from anywhere once the host says --metrics all.\n");
            return;
        }
        parts.desk()
                .look()
                .onSuccess(
                        seen -> {
                            Map<String, Integer> states = new TreeMap<>();
                            seen.tables()
                                    .forEach(
                                            row ->
                                                    states.merge(
                                                            row.state().toString(),
                                                            1,
                                                            Integer::sum));
                            parts.meters().seen(seen.players().size(), states);
                            secured(request.response())
                                    .putHeader(
                                            "Content-Type",
                                            "text/plain; version=0.0.4; charset=utf-8");
                            end(request, parts.meters().text());
                        })
                .onFailure(e -> failed(request, e));
    }

    private void enter(HttpServerRequest request, String key) {
        String session = request.method().equals(HttpMethod.HEAD) ? null : parts.keys().redeem(key);
        if (session == null) {
            answer(request, 403, words(request).say("no.link") + "\n");
            return;
        }
        request.response()
                .putHeader(
                        "Set-Cookie",
                        COOKIE
                                + "="
                                + session
                                + "; Path=/; HttpOnly; SameSite=Lax"
                                + (door.tls() == null ? "" : "; Secure"));
        goTo(request, "/");
    }

    private static @Nullable String session(HttpServerRequest request) {
        var cookie = request.getCookie(COOKIE);
        return cookie == null ? null : cookie.getValue();
    }

    private void post(HttpServerRequest request) {
        String session = session(request);
        String formKey = parts.keys().formKey(session);
        if (formKey == null || session == null) {
            answer(request, 403, words(request).say("no.admin") + "\n");
            return;
        }
        String length = request.getHeader("Content-Length");
        if (length == null
                || !length.matches("\\d{1,5}")
                || Integer.parseInt(length) > LONGEST_FORM) {
            answer(request, 413, words(request).say("no.long") + "\n");
            return;
        }
        request.body()
                .onSuccess(
                        body -> {
                            try {
                                Map<String, String> form = form(body.toString());
                                if (Secret.same(formKey, form.get("key"))) {
                                    act(request, session, form);
                                } else {
                                    answer(request, 403, words(request).say("no.foreign") + "\n");
                                }
                            } catch (RuntimeException | Error e) {
                                failed(request, e);
                            }
                        });
    }

    private void act(HttpServerRequest request, String session, Map<String, String> form) {
        switch (request.path()) {
            case "/admin/close" ->
                    done(
                            request,
                            parts.desk().close(form.getOrDefault("table", "")).map(a -> a ? 1 : 0),
                            "closed");
            case "/admin/send-off" ->
                    done(
                            request,
                            parts.desk().sendOff(form.getOrDefault("player", "")),
                            "sent-off");
            case "/admin/say" -> {
                String text = plain(form.getOrDefault("text", ""));
                if (text.isEmpty()) {
                    goTo(request, "/");
                } else {
                    done(request, parts.desk().say(text), "said");
                }
            }
            case "/admin/leave" -> {
                parts.keys().leave(session);
                goTo(request, "/");
            }
            default -> answer(request, 404, words(request).say("no.form") + "\n");
        }
    }

    private static String plain(String text) {
        int[] letters =
                text.codePoints()
                        .filter(meldhouse.protocol.Letters::isPlain)
                        .limit(LONGEST_SAYING)
                        .toArray();
        return new String(letters, 0, letters.length).strip();
    }

    private void done(HttpServerRequest request, Future<Integer> work, String notice) {
        work.onSuccess(count -> goTo(request, "/?done=" + (count > 0 ? notice : "gone")))
                .onFailure(e -> failed(request, e));
    }

    private static Map<String, String> form(String body) {
        Map<String, String> form = new HashMap<>();
        for (String pair : body.split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                form.put(
                        URLDecoder.decode(pair.substring(0, equals), StandardCharsets.UTF_8),
                        URLDecoder.decode(pair.substring(equals + 1), StandardCharsets.UTF_8));
            }
        }
        return form;
    }

    private static void goTo(HttpServerRequest request, String path) {
        request.response().putHeader("Location", path);
        answer(request, 303, "");
    }

    private static void answer(HttpServerRequest request, int code, String text) {
        secured(request.response()).setStatusCode(code).putHeader("Content-Type", TEXT);
        end(request, text);
    }

    /** Nothing of it is kept, guessed at, or told to where a link leads. */
    private static HttpServerResponse secured(HttpServerResponse response) {
        return response.putHeader("Cache-Control", "no-store")
                .putHeader("X-Content-Type-Options", "nosniff")
                .putHeader("Referrer-Policy", "no-referrer");
    }

    private static void end(HttpServerRequest request, String text) {
        if (request.method().equals(HttpMethod.HEAD)) {
            request.response().end();
        } else {
            request.response().end(text);
        }
    }
}
