package meldhouse.american.rules;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What earns how many checks (variants.md 3.6 and 5.10).
 *
 * @param numbers by the names of the table; what is not there earns none
 * @param contract what a contract made is worth: rows of a bid and a number, ascending
 * @param each above the last row: for each full so many points, so many more; null: none
 */
record CheckTable(
        Map<String, Integer> numbers, List<List<Integer>> contract, @Nullable List<Integer> each) {
    static final String CONTRACT = "contract";
    static final String EACH = "contractEach";
    static final String DEFEAT = "defeatFactor";

    CheckTable {
        numbers = Map.copyOf(numbers);
        contract = List.copyOf(contract);
    }

    @SuppressWarnings("unchecked")
    static CheckTable of(Map<String, @Nullable Object> table) {
        Map<String, Integer> numbers = new TreeMap<>();
        table.forEach(
                (name, value) -> {
                    if (value instanceof Integer number) {
                        numbers.put(name, number);
                    }
                });
        List<List<Integer>> contract = (List<List<Integer>>) table.get(CONTRACT);
        return new CheckTable(
                numbers, contract == null ? List.of() : contract, (List<Integer>) table.get(EACH));
    }

    /** The number that stands under this name; 0 where there is none. */
    int of(String name) {
        return numbers.getOrDefault(name, 0);
    }

    boolean has(String name) {
        return numbers.containsKey(name);
    }

    /** How many times its value a contract that was missed brings the others. */
    int defeatFactor() {
        return numbers.getOrDefault(DEFEAT, 1);
    }

    /** What a contract is worth; 0 below the first row. */
    int ofContract(int bid) {
        int value = 0;
        List<Integer> last = null;
        for (List<Integer> row : contract) {
            if (row.getFirst() <= bid) {
                value = row.getLast();
                last = row;
            }
        }
        if (last == null || last != contract.getLast() || each == null) {
            return value;
        }
        long more = (long) (bid - last.getFirst()) / each.getFirst() * each.getLast();
        return Settlement.bounded(value + more);
    }
}
