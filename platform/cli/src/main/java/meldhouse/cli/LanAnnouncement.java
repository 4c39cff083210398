package meldhouse.cli;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import javax.jmdns.JmDNS;
import javax.jmdns.ServiceInfo;

/**
 * Tells the network that a host is here, by multicast DNS on every interface, until it is closed:
 * on those that come later too, and no more on those that go. A network that lets no multicast
 * through is not told, and the host's address works all the same.
 */
final class LanAnnouncement implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(LanAnnouncement.class.getName());
    private static final long GOODBYE_MILLIS = 2_000;

    private final Mouth mouth;
    private final Map<LanAddresses.Place, Closeable> voices = new LinkedHashMap<>();
    private boolean closed;

    /** How it is told at one address. */
    interface Mouth {
        /**
         * Begins to tell; this may take a second or two.
         *
         * @return what ends it, and says goodbye
         * @throws IOException if nothing can be told there
         */
        Closeable speak(String address) throws IOException;
    }

    LanAnnouncement(Mouth mouth) {
        this.mouth = mouth;
    }

    /**
     * One of this host, by multicast DNS; {@link #at} begins it.
     *
     * @param host without addresses
     * @param http the port for browsers; nothing: there is none
     */
    static LanAnnouncement of(LanHost host, OptionalInt http) {
        return new LanAnnouncement(
                address -> {
                    JmDNS voice = JmDNS.create(InetAddress.getByName(address));
                    try {
                        voice.registerService(service(host, http));
                    } catch (IOException | RuntimeException e) {
                        close(voice);
                        throw e;
                    }
                    return voice;
                });
    }

    /**
     * Announces at these and nowhere else. Where it does not succeed it is tried again the next
     * time. Asking the network whether the name is free takes a second an interface: this waits.
     */
    void at(List<LanAddresses.Place> places) {
        gone(places).forEach(voice -> Thread.ofVirtual().start(() -> close(voice)));
        for (LanAddresses.Place place : places) {
            if (!isSilentAt(place)) {
                continue;
            }
            try {
                Closeable voice = mouth.speak(place.text());
                if (!isKept(place, voice)) {
                    close(voice);
                }
            } catch (IOException | IllegalStateException e) {
                LOG.log(System.Logger.Level.DEBUG, "not announced at " + place.text(), e);
            }
        }
    }

    private synchronized List<Closeable> gone(List<LanAddresses.Place> places) {
        List<LanAddresses.Place> gone = new ArrayList<>(voices.keySet());
        gone.removeAll(places);
        return gone.stream().map(voices::remove).toList();
    }

    private synchronized boolean isSilentAt(LanAddresses.Place place) {
        return !closed && !voices.containsKey(place);
    }

    private synchronized boolean isKept(LanAddresses.Place place, Closeable voice) {
        if (!closed) {
            voices.put(place, voice);
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
        List<Closeable> all;
        synchronized (this) {
            closed = true;
            all = List.copyOf(voices.values());
            voices.clear();
        }
        List<Thread> closing = new ArrayList<>();
        for (Closeable voice : all) {
            closing.add(Thread.ofVirtual().start(() -> close(voice)));
        }
        try {
            for (Thread thread : closing) {
                thread.join(GOODBYE_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void close(Closeable voice) {
        try {
            voice.close();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "no goodbye to the network", e);
        }
    }
}
