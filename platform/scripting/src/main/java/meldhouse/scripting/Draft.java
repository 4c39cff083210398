package meldhouse.scripting;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a file holds as plain data, before anybody asks what its fields mean. */
final class Draft {
    final String file;
    final String text;

    /** What a file of this kind has to be, for a fault. */
    final String allowed;

    final Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    final Map<String, Place> places = new HashMap<>();
    final Map<String, Place> optionPlaces = new LinkedHashMap<>();
    final Map<String, HookFunction> functions = new LinkedHashMap<>();
    final List<Place> examplePlaces = new ArrayList<>();
    private final List<FileFault> faults = new ArrayList<>();

    Draft(String file, String text, String allowed) {
        this.file = file;
        this.text = text;
        this.allowed = allowed;
    }

    /** Where a field stands. */
    Place place(String field) {
        return places.getOrDefault(field, Place.in(file));
    }

    void fault(Place place, String problem, String allowed) {
        add(place, "Cannot read the house rules: %s. Allowed: %s.".formatted(problem, allowed));
    }

    void add(Place place, String sentence) {
        faults.add(FileFault.of(place, text, sentence));
    }

    void throwFaults() throws BadHouseRuleFile {
        if (!faults.isEmpty()) {
            throw new BadHouseRuleFile(faults);
        }
    }

    /** The file as a whole is none: what was found in it before counts no more. */
    BadHouseRuleFile broken(Place place, String problem) {
        return broken(place, problem, allowed);
    }

    BadHouseRuleFile broken(Place place, String problem, String allowed) {
        faults.clear();
        fault(place, problem, allowed);
        return new BadHouseRuleFile(faults);
    }

    /** A value for a sentence. */
    static String shown(@Nullable Object value) {
        return value instanceof String text ? "\"" + cut(text) + "\"" : cut(String.valueOf(value));
    }

    static String cut(String text) {
        String start = text.length() <= 200 ? text : text.substring(0, 200);
        String plain = start.replaceAll("\\p{Cntrl}", "\uFFFD");
        return plain.length() <= 60 ? plain : plain.substring(0, 60) + "…";
    }
}
