package meldhouse.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;

import javax.jmdns.JmDNS;
import javax.jmdns.ServiceInfo;

/**
 * Tells the network that a host is here, by multicast DNS on every interface, until it is closed. A
 * network that lets no multicast through is not told, and the host's address works all the same.
 */
final class LanAnnouncement implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(LanAnnouncement.class.getName());

    private final List<JmDNS> voices = new ArrayList<>();
    private final Thread starting;
    private boolean closed;

    private LanAnnouncement(LanHost host, OptionalInt http) {
        // Asking the network whether the name is free takes a second an interface.
        starting =
                Thread.ofPlatform().daemon().name("meldhouse-lan").start(() -> speak(host, http));
    }

    /**
     * Begins to announce; does not wait.
     *
     * @param name for people
     * @param addresses of this machine on which the host listens
     * @param http the port for browsers; nothing: there is none
     */
    static LanAnnouncement of(
            String name,
            List<String> addresses,
            int port,
            OptionalInt http,
            String version,
            boolean password,
            boolean tls) {
        return new LanAnnouncement(
                new LanHost(
                        UUID.randomUUID().toString(),
                        name,
                        addresses,
                        port,
                        version,
                        password,
                        tls),
                http);
    }

    private void speak(LanHost host, OptionalInt http) {
        for (String address : host.addresses()) {
            try {
                JmDNS voice = JmDNS.create(InetAddress.getByName(address));
                if (!kept(voice)) {
                    voice.close();
                    return;
                }
                voice.registerService(service(host, http));
            } catch (IOException | IllegalStateException e) {
                LOG.log(System.Logger.Level.DEBUG, "not announced at " + address, e);
            }
        }
    }

    private synchronized boolean kept(JmDNS voice) {
        if (!closed) {
            voices.add(voice);
        }
        return !closed;
    }

    private static ServiceInfo service(LanHost host, OptionalInt http) {
        return ServiceInfo.create(
                LanHost.SERVICE,
                // Two hosts of one name are two services.
                host.name() + " " + host.id().substring(0, 4),
                host.port(),
                0,
                0,
                Map.of(
                        "id", host.id(),
                        "name", host.name(),
                        "version", host.version(),
                        "password", String.valueOf(host.password()),
                        "tls", String.valueOf(host.tls()),
                        "http", http.isEmpty() ? "" : String.valueOf(http.getAsInt())));
    }

    /** Says goodbye to the network. */
    @Override
    public void close() {
        List<JmDNS> all;
        synchronized (this) {
            closed = true;
            all = List.copyOf(voices);
        }
        starting.interrupt();
        List<Thread> closing = new ArrayList<>();
        for (JmDNS voice : all) {
            closing.add(Thread.ofVirtual().start(() -> close(voice)));
        }
        try {
            for (Thread thread : closing) {
                thread.join(2_000);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void close(JmDNS voice) {
        try {
            voice.close();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "no goodbye to the network", e);
        }
    }
}
