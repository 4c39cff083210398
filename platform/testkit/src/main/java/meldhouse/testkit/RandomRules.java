package meldhouse.testkit;

import meldhouse.api.game.Game;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * House rules at random: the defaults or a preset, with none, some or all options changed. Values
 * that do not go together are refused by the ruleset; the options that it names are then put back.
 *
 * @param game the rules as settled
 * @param changed whether the set drawn first differed from the defaults or preset
 * @param refused whether the ruleset refused that set
 */
record RandomRules(Game game, boolean changed, boolean refused) {
    private static final int MOST_TRIES = 12;

    static RandomRules of(Ruleset ruleset, RandomGenerator random) {
        Map<String, @Nullable Object> base = new LinkedHashMap<>(base(ruleset, random).values());
        Map<String, @Nullable Object> values = new LinkedHashMap<>(base);
        List<Option> drawn = changed(ruleset, random);
        drawn.forEach(option -> values.put(option.name(), value(option, random)));
        boolean changed = !drawn.isEmpty();
        for (int refusals = 0; refusals < MOST_TRIES; refusals++) {
            try {
                return new RandomRules(
                        ruleset.configure(new HouseRules(values)), changed, refusals > 0);
            } catch (BadHouseRules e) {
                List<String> faulty = e.faults().stream().map(Fault::option).distinct().toList();
                putBack(values, base, faulty, random);
            }
        }
        return new RandomRules(ruleset.configure(new HouseRules(base)), changed, true);
    }

    private static HouseRules base(Ruleset ruleset, RandomGenerator random) {
        List<Preset> presets = ruleset.presets();
        return presets.isEmpty() || random.nextInt(3) == 0
                ? HouseRules.DEFAULTS
                : presets.get(random.nextInt(presets.size())).rules();
    }

    private static List<Option> changed(Ruleset ruleset, RandomGenerator random) {
        List<Option> options = new ArrayList<>(ruleset.options().options());
        Collections.shuffle(options, random);
        int count =
                switch (random.nextInt(8)) {
                    case 0 -> 0;
                    case 1 -> options.size();
                    case 2, 3 -> random.nextInt(options.size() + 1);
                    default -> Math.min(options.size(), 1 + random.nextInt(6));
                };
        return options.subList(0, count);
    }

    /** Puts the options back that were named, or any one if nothing helps. */
    private static void putBack(
            Map<String, @Nullable Object> values,
            Map<String, @Nullable Object> base,
            List<String> faulty,
            RandomGenerator random) {
        List<String> named = new ArrayList<>(faulty);
        named.retainAll(values.keySet());
        List<String> differing =
                values.keySet().stream()
                        .filter(name -> !base.containsKey(name) || differs(values, base, name))
                        .toList();
        if (Collections.disjoint(named, differing) && !differing.isEmpty()) {
            named.add(differing.get(random.nextInt(differing.size())));
        }
        for (String name : named) {
            if (base.containsKey(name)) {
                values.put(name, base.get(name));
            } else {
                values.remove(name);
            }
        }
    }

    private static boolean differs(
            Map<String, @Nullable Object> a, Map<String, @Nullable Object> b, String name) {
        return !java.util.Objects.equals(a.get(name), b.get(name));
    }

    /** A value that the option takes, the ends of its range more often than others. */
    static @Nullable Object value(Option option, RandomGenerator random) {
        return switch (option) {
            case Option.Flag ignored -> random.nextBoolean();
            case Option.Whole whole -> whole(whole, random);
            case Option.Choice choice ->
                    choice.values().get(random.nextInt(choice.values().size()));
            case Option.Wholes wholes -> wholes(wholes, random);
            case Option.Points points -> points(points, random);
            case Option.Rows rows -> rows(rows, random);
            case Option.Fields fields -> fields(fields, random);
            case Option.Several several -> several(several, random);
        };
    }

    private static @Nullable Integer whole(Option.Whole option, RandomGenerator random) {
        if (option.open() && random.nextInt(4) == 0) {
            return null;
        }
        long most = ((long) option.max() - option.min()) / option.step();
        long steps =
                switch (random.nextInt(8)) {
                    case 0 -> 0;
                    case 1 -> most;
                    case 2, 3 -> Math.min(most, random.nextInt(10));
                    default -> random.nextLong(most + 1);
                };
        return (int) (option.min() + steps * option.step());
    }

    private static int between(int min, int max, RandomGenerator random) {
        return (int) random.nextLong(min, max + 1L);
    }

    private static List<Integer> wholes(Option.Wholes option, RandomGenerator random) {
        Integer sum = option.sum();
        for (int attempt = 0; attempt < 50; attempt++) {
            int count = 1 + random.nextInt(option.most());
            List<Integer> numbers = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                numbers.add(between(option.min(), option.max(), random));
            }
            if (sum == null || summedTo(numbers, sum, option, random)) {
                return List.copyOf(numbers);
            }
        }
        return option.preset();
    }

    /** Moves single numbers up or down until they add up; tells whether that can be done. */
    private static boolean summedTo(
            List<Integer> numbers, int sum, Option.Wholes option, RandomGenerator random) {
        int count = numbers.size();
        if ((long) count * option.min() > sum || (long) count * option.max() < sum) {
            return false;
        }
        int missing = sum - numbers.stream().mapToInt(n -> n).sum();
        while (missing != 0) {
            int at = random.nextInt(count);
            int now = numbers.get(at);
            int next = Math.clamp((long) now + missing, option.min(), option.max());
            numbers.set(at, next);
            missing -= next - now;
        }
        return true;
    }

    private static @Nullable Map<String, Integer> points(
            Option.Points option, RandomGenerator random) {
        if (option.open() && random.nextInt(4) == 0) {
            return null;
        }
        Map<String, Integer> preset = option.preset();
        boolean near = preset != null && random.nextBoolean();
        Map<String, Integer> points = new LinkedHashMap<>();
        for (String key : option.keys()) {
            boolean kept = near && random.nextInt(4) != 0;
            points.put(
                    key,
                    kept && preset != null
                            ? preset.get(key)
                            : Integer.valueOf(between(option.min(), option.max(), random)));
        }
        return Collections.unmodifiableMap(points);
    }

    /** Rows near the preset, or of any numbers; the first ones ascending. */
    private static @Nullable List<List<Integer>> rows(Option.Rows option, RandomGenerator random) {
        List<List<Integer>> preset = option.preset();
        if (option.open() && random.nextInt(4) == 0 || preset != null && random.nextInt(3) == 0) {
            return preset;
        }
        Option.Rows.Column first = option.columns().getFirst();
        int count = Math.min(option.most(), 1 + random.nextInt(4));
        TreeSet<Integer> from = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            from.add(between(first.min(), first.max(), random));
        }
        return from.stream()
                .map(
                        start -> {
                            List<Integer> row = new ArrayList<>(List.of(start));
                            for (var column :
                                    option.columns().subList(1, option.columns().size())) {
                                row.add(between(column.min(), column.max(), random));
                            }
                            return List.copyOf(row);
                        })
                .toList();
    }

    private static Map<String, @Nullable Object> fields(
            Option.Fields option, RandomGenerator random) {
        Map<String, @Nullable Object> form = new LinkedHashMap<>();
        for (Option field : option.fields()) {
            if (random.nextBoolean()) {
                form.put(field.name(), value(field, random));
            }
        }
        return Collections.unmodifiableMap(form);
    }

    private static List<Object> several(Option.Several option, RandomGenerator random) {
        List<Object> forms = new ArrayList<>();
        int count = random.nextInt(Math.min(option.most(), 3) + 1);
        while (forms.size() < count) {
            Map<String, @Nullable Object> form = fields(option.form(), random);
            if (!form.isEmpty()) {
                forms.add(form);
            }
        }
        return List.copyOf(forms);
    }
}
