package meldhouse.scripting.sheet;

import meldhouse.scripting.sheet.RuleSheet.Change;
import meldhouse.scripting.sheet.RuleSheet.Sentence;

import java.util.stream.Collectors;

/**
 * What stands behind a sentence that the house rules changed.
 *
 * @param words the sheet's own
 */
record Notes(Sayings words) {
    /** {@code kitchen-table.js:4:5; usually 250}. */
    String of(Sentence sentence) {
        return sentence.changes().stream()
                .map(this::of)
                .distinct()
                .collect(Collectors.joining("; "));
    }

    private String of(Change change) {
        return words.own("note", change.origin(), change.usual());
    }
}
