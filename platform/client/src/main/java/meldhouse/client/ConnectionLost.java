package meldhouse.client;

import java.io.IOException;

/**
 * The connection went before an answer came, or the answer did not come in time. Whether the
 * request was carried out is not known.
 */
public final class ConnectionLost extends IOException {
    private static final long serialVersionUID = 1;

    ConnectionLost(String sentence) {
        super(sentence);
    }
}
