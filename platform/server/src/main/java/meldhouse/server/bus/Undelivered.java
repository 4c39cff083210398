package meldhouse.server.bus;

import io.vertx.core.eventbus.ReplyException;
import io.vertx.core.eventbus.ReplyFailure;

import meldhouse.protocol.ErrorCode;

/**
 * A request that reached nobody, or was not done with in time.
 *
 * @param to the address on the bus
 */
public record Undelivered(Throwable why, String to) {
    /** The code of the answer. */
    public ErrorCode code() {
        return isNobodyThere() ? ErrorCode.NO_SUCH_TABLE : ErrorCode.INTERNAL;
    }

    private boolean isNobodyThere() {
        return why instanceof ReplyException failure
                && failure.failureType() == ReplyFailure.NO_HANDLERS;
    }

    /** What is told to whoever asked. */
    public String sentence() {
        return isNobodyThere()
                ? "Cannot find that table: there is none of this name. Allowed: those that 'tables'"
                        + " lists."
                : "Cannot do that: nothing was heard from " + to + " in time.";
    }
}
