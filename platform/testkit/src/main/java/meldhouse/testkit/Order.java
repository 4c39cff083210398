package meldhouse.testkit;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A shuffled order.
 *
 * @param numbers from 0 to their count - 1, each once
 */
record Order(List<Integer> numbers) {
    Order {
        numbers = List.copyOf(numbers);
    }

    static Order of(int[] numbers) {
        return new Order(IntStream.of(numbers).boxed().toList());
    }

    int things() {
        return numbers.size();
    }

    int[] array() {
        return numbers.stream().mapToInt(n -> n).toArray();
    }

    /**
     * The order with what lies at these places handed on: from the first to the second, and so on.
     */
    int[] cycled(int... places) {
        int[] array = array();
        int last = array[places[places.length - 1]];
        for (int i = places.length - 1; i > 0; i--) {
            array[places[i]] = array[places[i - 1]];
        }
        array[places[0]] = last;
        return array;
    }
}
