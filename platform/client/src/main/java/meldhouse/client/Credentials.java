package meldhouse.client;

import org.jspecify.annotations.Nullable;

/**
 * Who says hello.
 *
 * @param name the name at the table, 1 to 32 characters; may be left out with a token
 * @param token from an earlier {@link MeldhouseClient#token}: to be the same player again
 * @param password where the host set one
 * @param program name and version of this client, for the host's log
 */
public record Credentials(
        @Nullable String name, @Nullable String token, @Nullable String password, String program) {
    /** A new player. */
    public static Credentials named(String name) {
        return new Credentials(name, null, null, "meldhouse-client/1");
    }

    /** The same with a token: the player that it belongs to. */
    public Credentials withToken(@Nullable String secret) {
        return new Credentials(name, secret, password, program);
    }

    /** The same with the host's password. */
    public Credentials withPassword(@Nullable String secret) {
        return new Credentials(name, token, secret, program);
    }

    /** The same from another program: its name and version, as in {@code meldhouse/1.2}. */
    public Credentials withProgram(String nameAndVersion) {
        return new Credentials(name, token, password, nameAndVersion);
    }

    /** Without the secrets. */
    @Override
    public String toString() {
        return name + " (" + program + ")";
    }
}
