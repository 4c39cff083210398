package meldhouse.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.client.Address;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * The secrets by which servers know this machine's players again, in one file that only its owner
 * can read. To lose it costs a seat that is held, no more: it never stands in the way of a game.
 */
final class Tokens {
    private static final System.Logger LOG = System.getLogger(Tokens.class.getName());
    private static final JsonMapper JSON = new JsonMapper();

    private final Path file;

    Tokens(Path folder) {
        this.file = folder.resolve("players.json");
    }

    /** The token of a player at a server; null if there is none. */
    @Nullable String find(Address server, String name) {
        JsonNode token = read().get(key(server, name));
        return token != null && token.isTextual() ? token.textValue() : null;
    }

    void keep(Address server, String name, String token) {
        ObjectNode all = read().put(key(server, name), token);
        try {
            Files.createDirectories(file.getParent());
            Path fresh = file.resolveSibling("players.json.new");
            try {
                Files.createFile(fresh, forItsOwnerAlone());
            } catch (FileAlreadyExistsException e) {
                LOG.log(System.Logger.Level.DEBUG, "left over: {0}", fresh);
            }
            Files.writeString(fresh, all.toPrettyString());
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "cannot keep the player's token in " + file, e);
        }
    }

    /** For making a file that nobody else can read, where the system knows of such. */
    static FileAttribute<?>[] forItsOwnerAlone() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    private ObjectNode read() {
        try {
            if (JSON.readTree(Files.readString(file)) instanceof ObjectNode known) {
                return known;
            }
        } catch (NoSuchFileException | JsonProcessingException e) {
            LOG.log(System.Logger.Level.DEBUG, "no tokens in {0}", file);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "cannot read the players' tokens in " + file, e);
        }
        return JsonNodeFactory.instance.objectNode();
    }

    private static String key(Address server, String name) {
        return name + "@" + server;
    }
}
