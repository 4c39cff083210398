package meldhouse.client;

/**
 * Where a server listens.
 *
 * @param host a name or an address, IPv6 without brackets
 * @param port from 1 to 65535
 */
public record Address(String host, int port) {
    /** Where a server listens unless told otherwise. */
    public static final int USUAL_PORT = 7777;

    private static final int LAST_PORT = 65535;

    public Address {
        if (host.isBlank() || port < 1 || port > LAST_PORT) {
            throw new IllegalArgumentException(refusal(host + ":" + port));
        }
    }

    /**
     * Reads {@code host}, {@code host:port}, {@code [ipv6]} or {@code [ipv6]:port}; without a port,
     * {@link #USUAL_PORT}.
     *
     * @throws IllegalArgumentException if it is none of these; the message says what is allowed
     */
    public static Address parse(String text) {
        String whole = text.strip();
        if (whole.startsWith("[")) {
            int end = whole.indexOf(']');
            if (end < 0) {
                throw new IllegalArgumentException(refusal(text));
            }
            String rest = whole.substring(end + 1);
            if (!rest.isEmpty() && !rest.startsWith(":")) {
                throw new IllegalArgumentException(refusal(text));
            }
            return of(text, whole.substring(1, end), rest.isEmpty() ? "" : rest.substring(1));
        }
        int colon = whole.indexOf(':');
        boolean bareIpv6 = colon != whole.lastIndexOf(':');
        return colon < 0 || bareIpv6
                ? of(text, whole, "")
                : of(text, whole.substring(0, colon), whole.substring(colon + 1));
    }

    private static Address of(String text, String host, String port) {
        if (host.isBlank() || host.contains(" ")) {
            throw new IllegalArgumentException(refusal(text));
        }
        try {
            return new Address(host, port.isEmpty() ? USUAL_PORT : Integer.parseInt(port));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(refusal(text), e);
        }
    }

    private static String refusal(String text) {
        return "Cannot use address '%s': it is none. Allowed: HOST or HOST:PORT, the port from 1 to %d."
                .formatted(text, LAST_PORT);
    }

    /** As it is typed: {@code host:port}, {@code [::1]:7777}. */
    @Override
    public String toString() {
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
}
