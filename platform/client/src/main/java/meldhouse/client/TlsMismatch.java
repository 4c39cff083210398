package meldhouse.client;

import java.io.IOException;

/** One of client and host encrypts, and the other does not. */
public final class TlsMismatch extends IOException {
    private static final long serialVersionUID = 1;

    private final boolean hostEncrypts;

    TlsMismatch(boolean hostEncrypts, String sentence) {
        super(sentence);
        this.hostEncrypts = hostEncrypts;
    }

    /** Whether it is the host that encrypts, as far as can be told. */
    public boolean hostEncrypts() {
        return hostEncrypts;
    }
}
