package meldhouse.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * The secret that every shuffle of a match comes from: 256 bits. Whoever knows it knows every hand,
 * so {@link #toString} does not tell it; {@link #hex} does. All that is worked out from it is
 * specified in {@code docs/shuffle.md}.
 */
public final class Seed {
    /** How many bytes a seed has. */
    public static final int BYTES = 32;

    private static final String COMMITMENT = "meldhouse/seed/1";
    private static final String SALTS = "meldhouse/salts/1";
    private static final String SERIES = "meldhouse/series/1/";
    private static final String RANDOM = "meldhouse/random/1/";

    private final byte[] bytes;

    private Seed(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * The seed of these bytes.
     *
     * @throws IllegalArgumentException unless there are 32
     */
    public static Seed of(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException(
                    "Cannot use a seed of %d bytes: it has another length. Allowed: 32 bytes."
                            .formatted(bytes.length));
        }
        return new Seed(bytes.clone());
    }

    /**
     * A seed of 32 bytes from this source.
     *
     * @param source a {@link java.security.SecureRandom} wherever somebody plays to win; anything
     *     repeatable in tests and simulations
     */
    public static Seed random(RandomGenerator source) {
        byte[] bytes = new byte[BYTES];
        source.nextBytes(bytes);
        return new Seed(bytes);
    }

    /**
     * Reads what {@link #hex} printed.
     *
     * @throws IllegalArgumentException unless it is 64 hexadecimal digits; the message does not
     *     repeat the text, which may be a secret with a slip in it
     */
    public static Seed parse(String hex) {
        if (hex.length() != 2 * BYTES || !hex.chars().allMatch(HexFormat::isHexDigit)) {
            throw new IllegalArgumentException(
                    "Cannot read a seed of %d characters: it is none. Allowed: 64 hexadecimal digits."
                            .formatted(hex.length()));
        }
        return new Seed(HexFormat.of().parseHex(hex));
    }

    /** The secret itself: 64 hexadecimal digits, in lower case. */
    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /**
     * What may be published before the match, so that everybody can check afterwards that the seed
     * was not exchanged: a SHA-256 of it, 64 hexadecimal digits.
     */
    public String commitment() {
        byte[] message =
                ByteBuffer.allocate(COMMITMENT.length() + BYTES)
                        .put(COMMITMENT.getBytes(StandardCharsets.US_ASCII))
                        .put(bytes)
                        .array();
        return HexFormat.of().formatHex(Hash.sha256(message));
    }

    /**
     * The seed that comes of this one and what the players added. Their order does not matter;
     * without any, it is this seed.
     *
     * @param salts any texts
     */
    public Seed mixedWith(List<String> salts) {
        if (salts.isEmpty()) {
            return this;
        }
        List<byte[]> sorted =
                salts.stream()
                        .map(salt -> salt.getBytes(StandardCharsets.UTF_8))
                        .sorted(Arrays::compareUnsigned)
                        .toList();
        int length = sorted.stream().mapToInt(salt -> Integer.BYTES + salt.length).sum();
        ByteBuffer message = ByteBuffer.allocate(SALTS.length() + length);
        message.put(SALTS.getBytes(StandardCharsets.US_ASCII));
        sorted.forEach(salt -> message.putInt(salt.length).put(salt));
        return new Seed(keyed().of(message.array()));
    }

    /**
     * The seed that a simulation is told by a number: the number as 64 hexadecimal digits.
     *
     * @param number from 0
     */
    public static Seed ofNumber(long number) {
        return Seed.of(ByteBuffer.allocate(BYTES).putLong(BYTES - Long.BYTES, number).array());
    }

    /**
     * The seed of one match of a series.
     *
     * @param number which match, from 0
     */
    public Seed ofSeries(int number) {
        return new Seed(keyed().of((SERIES + number).getBytes(StandardCharsets.US_ASCII)));
    }

    /**
     * Random numbers that depend on this seed and a purpose alone, and tell nothing about the
     * shuffles: a bot's own, a simulation's.
     *
     * @param purpose any text; other purposes give other numbers
     */
    public RandomGenerator randomFor(String purpose) {
        byte[] block = keyed().of((RANDOM + purpose).getBytes(StandardCharsets.UTF_8));
        return new SplittableRandom(ByteBuffer.wrap(block).getLong());
    }

    /** The hash that this seed is the key of. */
    Hash keyed() {
        return Hash.keyed(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seed seed && Arrays.equals(bytes, seed.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** The commitment alone, so that no log holds the secret. */
    @Override
    public String toString() {
        return "seed with commitment " + commitment();
    }
}
