package meldhouse.cli;

import meldhouse.client.terminal.CommandName;
import meldhouse.server.Overview;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a host shows of itself where it was started: a page in a terminal, or plain lines. Only in a
 * terminal does it tell the admin's link, since lines go into files that others read.
 */
final class HostFace implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(HostFace.class.getName());

    private final Console console;
    private final Server server;
    private final String bind;
    private final int port;
    private final String kept;
    private final @Nullable HostCertificate certificate;
    private volatile String news = "";
    private volatile Overview last = new Overview(List.of(), List.of());
    private volatile @Nullable String key;
    private List<String> told = List.of();
    private @Nullable HostScreen screen;

    /**
     * @param server that runs
     * @param port where clients of tables connect
     * @param kept where matches are kept, in words
     * @param certificate what is shown to those who encrypt; null: nobody does
     */
    HostFace(
            Console console,
            Server server,
            String bind,
            int port,
            String kept,
            @Nullable HostCertificate certificate) {
        this.console = console;
        this.server = server;
        this.bind = bind;
        this.port = port;
        this.kept = kept;
        this.certificate = certificate;
    }

    /** Shows it, in plain lines where that is wanted or there is no terminal with room for more. */
    synchronized void show(boolean plain) {
        lines();
        if (plain
                || !console.person()
                || TerminalOptions.isDumb(console.environment())
                || !HostScreen.hasRoom()) {
            if (console.person()) {
                newAdminLink().ifPresent(link -> console.say("host.admin", link));
            }
            return;
        }
        boolean rich =
                console.environment().getOrDefault("NO_COLOR", "").isEmpty()
                        && console.charset().equals(StandardCharsets.UTF_8);
        try {
            LogFile.instead(Installation.state().resolve("host.log"));
            screen = HostScreen.open(console.out(), rich, () -> page(rich));
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "no page in this terminal", e);
        }
    }

    private HostPage page(boolean rich) {
        try {
            last = server.overview();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "nothing new to show", e);
        }
        return new HostPage(
                console.tongue(),
                Installation.version(),
                LanAddresses.of(bind).stream().map(this::join).toList(),
                addressForBrowsers().orElse(null),
                freshLink().orElse(null),
                certificate == null ? null : certificate.fingerprint(),
                kept,
                last,
                news,
                rich);
    }

    /** What they type elsewhere, where the command may be called otherwise than here. */
    private String join(String address) {
        return "meldhouse join " + address + suffix() + (certificate == null ? "" : " --tls");
    }

    private String scheme() {
        return certificate == null ? "http" : "https";
    }

    private String suffix() {
        return port == ServerConfig.USUAL_PORT ? "" : ":" + port;
    }

    /** The likeliest of them. */
    private Optional<String> addressForBrowsers() {
        return server.httpPort().stream()
                .mapToObj(http -> "%s://%s:%d/".formatted(scheme(), anAddress(), http))
                .findFirst();
    }

    private String anAddress() {
        List<String> all = LanAddresses.of(bind);
        return all.isEmpty() ? "localhost" : all.getFirst();
    }

    /** The link that is shown, a new one once it was used. */
    private Optional<String> freshLink() {
        String shown = key;
        return shown != null && server.isFresh(shown) ? link(shown) : newAdminLink();
    }

    /** A link for an admin, good for one use; nothing where the host has no port for browsers. */
    Optional<String> newAdminLink() {
        String fresh = server.newAdminKey();
        key = fresh;
        return link(fresh);
    }

    private Optional<String> link(String ofKey) {
        String here = bind.equals(LanAddresses.ALL) || bind.equals("::") ? "localhost" : bind;
        return server.httpPort().stream()
                .mapToObj(http -> "%s://%s:%d/admin/%s".formatted(scheme(), here, http, ofKey))
                .findFirst();
    }

    private void lines() {
        console.say("host.open", port);
        told = LanAddresses.of(bind);
        others("host.others");
        console.say("host.here", CommandName.typed(join("localhost")));
        addressForBrowsers().ifPresent(address -> console.say("host.browser", address));
        if (certificate != null) {
            console.say("host.fingerprint", certificate.fingerprint());
        }
        console.say("host.kept", kept);
        console.say("host.stop");
        console.out().flush();
    }

    /** By these it is reached now: in lines it is said where that has changed. */
    synchronized void reached(List<LanAddresses.Place> places) {
        List<String> now = places.stream().map(LanAddresses.Place::text).toList();
        if (screen == null && !Set.copyOf(now).equals(Set.copyOf(told))) {
            told = now;
            others("host.others.now");
            console.out().flush();
        }
        told = now;
    }

    private void others(String key) {
        console.say(told.isEmpty() ? "host.nobody" : key);
        told.forEach(address -> console.out().println("  " + join(address)));
    }

    /** Something has happened: a line on the page, or all of it in lines. */
    synchronized void tell(String what, List<String> more) {
        if (screen == null) {
            console.out().println(what);
            more.forEach(console.out()::println);
            console.out().flush();
        } else {
            news = what;
        }
    }

    @Override
    public synchronized void close() {
        if (screen != null) {
            screen.close();
        }
    }
}
