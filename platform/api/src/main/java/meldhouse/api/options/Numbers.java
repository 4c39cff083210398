package meldhouse.api.options;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Optional;

/** Numbers as JSON and scripts bring them. */
final class Numbers {
    private Numbers() {}

    /** The whole number that this is, whatever its type; nothing for 1.5, NaN, 1e400 or a text. */
    static Optional<Integer> whole(@Nullable Object value) {
        if (!(value instanceof Number number)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new BigDecimal(number.toString()).intValueExact());
        } catch (ArithmeticException | NumberFormatException e) {
            return Optional.empty();
        }
    }
}
