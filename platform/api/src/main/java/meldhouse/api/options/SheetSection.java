package meldhouse.api.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One chapter of a ruleset's rule sheet. Its heading is the ruleset's text {@code group.<group>};
 * of a chapter whose sentences all fall away nothing is shown.
 *
 * @param group the name of the heading: a group of the schema's options, or a word of the ruleset's
 *     own
 * @param entries what it says, in this order
 */
public record SheetSection(String group, List<SheetEntry> entries) {
    public SheetSection {
        entries = List.copyOf(entries);
    }

    /** The sheet of a ruleset that brings none: a section for each group, every option in it. */
    public static List<SheetSection> ofAll(Schema schema) {
        Map<String, List<SheetEntry>> groups = new LinkedHashMap<>();
        for (Option option : schema.options()) {
            groups.computeIfAbsent(option.group(), group -> new ArrayList<>())
                    .add(new SheetEntry.Rule(option.name()));
        }
        return groups.entrySet().stream()
                .map(group -> new SheetSection(group.getKey(), group.getValue()))
                .toList();
    }
}
