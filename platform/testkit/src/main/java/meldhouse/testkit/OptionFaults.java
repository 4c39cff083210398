package meldhouse.testkit;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is wrong with the way in which a ruleset takes its options; each a sentence. */
final class OptionFaults {
    private static final String UNKNOWN = "noSuchOptionAnywhere";

    private final Ruleset ruleset;
    private final List<String> found = new ArrayList<>();

    private OptionFaults(Ruleset ruleset) {
        this.ruleset = ruleset;
    }

    static List<String> of(Ruleset ruleset) {
        OptionFaults faults = new OptionFaults(ruleset);
        faults.playable("its defaults", HouseRules.DEFAULTS);
        for (Preset preset : ruleset.presets()) {
            faults.playable("preset " + preset.id(), preset.rules());
        }
        for (Option option : ruleset.options().options()) {
            faults.wrong(option);
        }
        faults.refused(HouseRules.of(UNKNOWN, 1), List.of(UNKNOWN));
        faults.allAtOnce();
        return faults.found;
    }

    /** The rules are taken, and the game tells the value of every option. */
    private void playable(String what, HouseRules rules) {
        try {
            HouseRules settled = ruleset.configure(rules).houseRules();
            List<String> names =
                    ruleset.options().options().stream().map(Option::name).sorted().toList();
            if (!settled.values().keySet().stream().sorted().toList().equals(names)) {
                found.add("with %s the house rules tell only %s".formatted(what, settled.values()));
            }
            rules.values()
                    .forEach(
                            (name, value) -> {
                                if (!java.util.Objects.equals(settled.values().get(name), value)) {
                                    found.add(
                                            "%s sets %s to %s, and the game has %s"
                                                    .formatted(
                                                            what,
                                                            name,
                                                            value,
                                                            settled.values().get(name)));
                                }
                            });
            if (!ruleset.configure(settled).houseRules().equals(settled)) {
                found.add("the house rules of %s settle to others".formatted(what));
            }
        } catch (BadHouseRules e) {
            found.add("%s cannot be played: %s".formatted(what, e.getMessage()));
        }
    }

    private void wrong(Option option) {
        for (Object value : wrongValues(option)) {
            if (option.settle(value).isEmpty()) {
                refused(HouseRules.of(option.name(), value), List.of(option.name()));
            } else {
                found.add("option %s takes %s".formatted(option.name(), value));
            }
        }
    }

    private void allAtOnce() {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        ruleset.options().options().forEach(option -> values.put(option.name(), new Object()));
        values.put(UNKNOWN, true);
        refused(new HouseRules(values), List.copyOf(values.keySet()));
    }

    private void refused(HouseRules rules, List<String> options) {
        try {
            ruleset.configure(rules);
            found.add("%s is taken".formatted(rules.values()));
        } catch (BadHouseRules e) {
            for (String option : options) {
                if (e.faults().stream().map(Fault::option).noneMatch(option::equals)) {
                    found.add(
                            "%s is refused without a fault of %s: %s"
                                    .formatted(rules.values(), option, e.getMessage()));
                }
            }
        }
    }

    /** Values that the option does not take. */
    private static List<@Nullable Object> wrongValues(Option option) {
        Object strange = List.of(List.of("?"));
        return switch (option) {
            case Option.Flag ignored -> Arrays.asList(null, "true", 1, strange);
            case Option.Whole whole -> wrongWholes(whole);
            case Option.Choice ignored -> Arrays.asList(null, "noSuchWord", "", 1, true, strange);
            case Option.Wholes wholes -> wrongLists(wholes);
            case Option.Points points -> wrongTables(points);
            case Option.Rows rows -> wrongRows(rows);
            case Option.Fields fields -> wrongForms(fields);
            case Option.Several several -> wrongForms(several);
        };
    }

    private static List<@Nullable Object> wrongWholes(Option.Whole option) {
        List<@Nullable Object> wrong =
                new ArrayList<>(
                        List.of("1", 1.5, true, (long) option.min() - 1, 1e300, List.of(1)));
        wrong.add((long) option.max() + option.step());
        if (option.step() > 1) {
            wrong.add(option.min() + 1);
        }
        if (!option.open()) {
            wrong.add(null);
        }
        return wrong;
    }

    private static List<@Nullable Object> wrongLists(Option.Wholes option) {
        List<@Nullable Object> wrong =
                new ArrayList<>(Arrays.asList(null, 1, "1", List.of(), List.of("1"), List.of(1.5)));
        wrong.add(List.of((long) option.min() - 1));
        wrong.add(List.of((long) option.max() + 1));
        wrong.add(Collections.nCopies(option.most() + 1, option.min()));
        Integer sum = option.sum();
        if (sum != null) {
            List<Integer> off = new ArrayList<>(option.preset());
            off.set(0, off.getFirst() == option.max() ? option.min() : off.getFirst() + 1);
            wrong.add(off);
        }
        return wrong;
    }

    private static List<@Nullable Object> wrongTables(Option.Points option) {
        Map<String, Object> whole = new LinkedHashMap<>();
        option.keys().forEach(key -> whole.put(key, option.min()));
        List<@Nullable Object> wrong = new ArrayList<>(List.of(1, "1", List.of(1), Map.of()));
        if (!option.open()) {
            wrong.add(null);
        }
        String key = option.keys().getFirst();
        wrong.add(with(whole, key, (long) option.min() - 1));
        wrong.add(with(whole, key, (long) option.max() + 1));
        wrong.add(with(whole, key, "1"));
        wrong.add(with(whole, UNKNOWN, option.min()));
        Map<String, Object> fewer = new LinkedHashMap<>(whole);
        fewer.remove(key);
        wrong.add(fewer);
        return wrong;
    }

    private static List<@Nullable Object> wrongRows(Option.Rows option) {
        List<Object> row = new ArrayList<>();
        option.columns().forEach(column -> row.add(column.min()));
        List<@Nullable Object> wrong =
                new ArrayList<>(List.of(1, "1", List.of(), List.of(1), List.of(List.of())));
        if (!option.open()) {
            wrong.add(null);
        }
        wrong.add(List.of(row, row));
        for (int place = 0; place < row.size(); place++) {
            List<Object> low = new ArrayList<>(row);
            low.set(place, (long) option.columns().get(place).min() - 1);
            wrong.add(List.of(low));
            List<Object> high = new ArrayList<>(row);
            high.set(place, (long) option.columns().get(place).max() + 1);
            wrong.add(List.of(high));
        }
        row.add(1);
        wrong.add(List.of(row));
        return wrong;
    }

    private static List<@Nullable Object> wrongForms(Option.Fields option) {
        List<@Nullable Object> wrong =
                new ArrayList<>(Arrays.asList(null, 1, "1", List.of(), Map.of(UNKNOWN, 1)));
        for (Option field : option.fields()) {
            for (Object value : wrongValues(field)) {
                wrong.add(Collections.singletonMap(field.name(), value));
            }
        }
        return wrong;
    }

    private static List<@Nullable Object> wrongForms(Option.Several option) {
        List<@Nullable Object> wrong =
                new ArrayList<>(Arrays.asList(null, 1, "1", Map.of(), List.of(Map.of())));
        for (Object form : wrongForms(option.form())) {
            wrong.add(Collections.singletonList(form));
        }
        Option field = option.form().fields().getFirst();
        wrong.add(
                Collections.nCopies(
                        option.most() + 1,
                        Collections.singletonMap(field.name(), field.defaultValue())));
        return wrong;
    }

    private static Map<String, Object> with(Map<String, Object> map, String key, Object value) {
        Map<String, Object> changed = new LinkedHashMap<>(map);
        changed.put(key, value);
        return changed;
    }
}
