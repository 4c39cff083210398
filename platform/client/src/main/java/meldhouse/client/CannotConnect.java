package meldhouse.client;

import java.io.IOException;

/** No connection came about. The message names the address and the reason. */
public final class CannotConnect extends IOException {
    private static final long serialVersionUID = 1;

    private final transient Address address;

    CannotConnect(Address address, String reason, Throwable cause) {
        super("Cannot connect to %s: %s".formatted(address, reason), cause);
        this.address = address;
    }

    CannotConnect(Address address, String reason) {
        super("Cannot connect to %s: %s".formatted(address, reason));
        this.address = address;
    }

    /** Where nobody could be reached. */
    public Address address() {
        return address;
    }
}
