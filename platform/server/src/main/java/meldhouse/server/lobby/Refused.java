package meldhouse.server.lobby;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.protocol.ErrorCode;

import org.jspecify.annotations.Nullable;

/** A request that the lobby refuses. */
final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    private final ErrorCode code;
    private final transient @Nullable JsonNode details;

    Refused(ErrorCode code, String message) {
        this(code, message, null);
    }

    Refused(ErrorCode code, String message, @Nullable JsonNode details) {
        super(message);
        this.code = code;
        this.details = details;
    }

    ErrorCode code() {
        return code;
    }

    @Nullable JsonNode details() {
        return details;
    }
}
