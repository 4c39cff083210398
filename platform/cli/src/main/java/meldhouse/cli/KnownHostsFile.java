package meldhouse.cli;

import meldhouse.client.Address;
import meldhouse.client.Encryption;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The certificates of hosts that this machine's players have met, a line each: {@code HOST:PORT
 * FINGERPRINT}. Whoever cannot read it must not take a host for known, so it stands in the way of a
 * game where it cannot be read.
 */
final class KnownHostsFile implements Encryption.KnownHosts {
    static final String NAME = "known-hosts";

    private final Path file;
    private final Console console;
    private final Map<String, String> known = new HashMap<>();

    /**
     * Reads it.
     *
     * @param folder of all that is kept
     * @param console is told of hosts that are met for the first time
     * @throws Stop if it cannot be read
     */
    KnownHostsFile(Path folder, Console console) {
        this.file = folder.resolve(NAME);
        this.console = console;
        lines().stream()
                .map(line -> line.strip().split("\\s+"))
                .filter(words -> words.length == 2)
                .forEach(words -> known.put(words[0], words[1]));
    }

    private List<String> lines() {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            return List.of();
        } catch (IOException e) {
            throw Stop.configuration(
                    "tls.unreadable", file, Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    @Override
    public synchronized Optional<String> fingerprint(Address host) {
        return Optional.ofNullable(known.get(host.toString()));
    }

    @Override
    public synchronized void met(Address host, String fingerprint) {
        known.put(host.toString(), fingerprint);
        console.say("join.met", host, fingerprint);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try {
                Files.createFile(file, Tokens.forItsOwnerAlone());
            } catch (FileAlreadyExistsException e) {
                System.getLogger(KnownHostsFile.class.getName())
                        .log(System.Logger.Level.TRACE, "there already: {0}", file);
            }
            Files.writeString(file, host + " " + fingerprint + "\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
            console.complain(
                    Message.of(
                            "tls.unwritable",
                            file,
                            Message.verbatim(String.valueOf(e.getMessage()))));
        }
    }
}
