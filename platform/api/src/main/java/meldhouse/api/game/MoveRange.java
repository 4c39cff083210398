package meldhouse.api.game;

import org.jspecify.annotations.Nullable;

import java.util.function.IntFunction;

/**
 * Moves that differ in one whole number: all bids from 260 up in tens. On the wire {@code
 * {"type":"bid","field":"amount","min":260,"max":null,"step":10}}.
 *
 * @param type the moves' {@link WireType}
 * @param field the component that holds the number
 * @param min the least number
 * @param max the greatest, on the grid from {@code min} by {@code step}; null: no end
 * @param step at least 1
 * @param move makes the move of a number
 */
public record MoveRange(
        String type,
        String field,
        int min,
        @Nullable Integer max,
        int step,
        IntFunction<? extends Move> move) {
    public MoveRange {
        if (step < 1 || (max != null && (max < min || (max - min) % step != 0))) {
            throw new IllegalArgumentException(
                    "no range from %d to %s by %d".formatted(min, max, step));
        }
    }

    /** The move of the least number. */
    public Move least() {
        return move.apply(min);
    }

    /** Whether the number is on the grid. */
    public boolean contains(int number) {
        return number >= min && (max == null || number <= max) && (number - min) % step == 0;
    }

    /** Whether the move is one of these. */
    public boolean contains(Move candidate) {
        if (candidate.getClass() != least().getClass()) {
            return false;
        }
        try {
            for (var component : candidate.getClass().getRecordComponents()) {
                if (component.getName().equals(field)) {
                    int number = (int) component.getAccessor().invoke(candidate);
                    return contains(number) && move.apply(number).equals(candidate);
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + field + " of " + candidate, e);
        }
        return false;
    }
}
