package meldhouse.protocol;

import org.jspecify.annotations.Nullable;

/**
 * What came of a line.
 *
 * @param <M> the family that was expected
 */
public sealed interface Decoded<M> {
    /**
     * A message.
     *
     * @param message whose fields all have the right type and keep their limits
     */
    record Message<M>(M message) implements Decoded<M> {}

    /**
     * No message of the protocol.
     *
     * @param re the id of the request, or of the request answered, where the line had one; for the
     *     error's {@code re}
     * @param code {@link ErrorCode#BAD_JSON}, {@link ErrorCode#BAD_REQUEST} or {@link
     *     ErrorCode#UNKNOWN_TYPE}
     * @param message a sentence: the field, what came and what is allowed
     */
    record Faulty<M>(@Nullable RequestId re, ErrorCode code, String message)
            implements Decoded<M> {}
}
