package meldhouse.client;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

/** The server refused a request. Its message is a sentence for the player. */
public final class RequestFailed extends Exception {
    private static final long serialVersionUID = 1;

    private final ErrorCode code;
    private final transient @Nullable JsonNode details;

    RequestFailed(ServerMessage.Failed failed) {
        super(failed.message());
        this.code = failed.code();
        this.details = failed.details();
    }

    /** What kind of refusal it is. */
    public ErrorCode code() {
        return code;
    }

    /** More for programs, as in {@code rule}; null where there is none. */
    public @Nullable JsonNode details() {
        return details;
    }
}
