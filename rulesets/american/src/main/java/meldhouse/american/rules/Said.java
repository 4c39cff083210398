package meldhouse.american.rules;

import meldhouse.american.Call;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The calls of an auction, the latest first: a list that grows without being copied.
 *
 * @param before the calls before it; null: none
 * @param seat who called
 * @param amount the bid, or {@link #PASS}
 */
record Said(@Nullable Said before, int seat, int amount) {
    static final int PASS = 0;

    Call call() {
        return new Call(seat, amount == PASS ? null : amount);
    }

    /** All calls in the order in which they were made. */
    static List<Call> calls(@Nullable Said latest) {
        Deque<Call> calls = new ArrayDeque<>();
        for (Said said = latest; said != null; said = said.before) {
            calls.addFirst(said.call());
        }
        return List.copyOf(calls);
    }
}
