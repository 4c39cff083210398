package meldhouse.cli;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Nearest;
import meldhouse.api.options.Option;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.Locks;
import meldhouse.scripting.Origin;
import meldhouse.scripting.RuleChain;
import meldhouse.scripting.Setting;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads what a host locks: {@code target} or {@code target=1000}. */
final class LockOptions {
    private LockOptions() {}

    /**
     * What the words come to. A name counts for every ruleset that has such an option.
     *
     * @throws Stop if no ruleset has an option of a name, or none takes the value
     */
    static Locks read(Installation installation, List<String> words) {
        HouseRules values = HouseRules.DEFAULTS;
        Set<String> kept = new HashSet<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            List<Option> known = options(installation, name);
            if (equals < 0) {
                kept.add(name);
            } else {
                values = values.with(name, value(known, name, word.substring(equals + 1)));
            }
        }
        return new Locks(values, kept);
    }

    /**
     * What files say that locks overrule, a sentence each.
     *
     * @param files those that tables can be made by
     */
    static List<Message> overridden(Locks locks, HouseRuleFolder.Contents files) {
        List<Message> found = new ArrayList<>();
        for (RuleChain chain : files.files().values()) {
            for (Setting setting : chain.effective().settings()) {
                boolean isSaid = !(setting.origin() instanceof Origin.Default);
                Map<String, @Nullable Object> values = locks.values().values();
                if (isSaid && values.containsKey(setting.name())) {
                    Object locked = values.get(setting.name());
                    boolean isSame =
                            setting.option()
                                    .settle(locked)
                                    .filter(one -> Objects.equals(one.value(), setting.value()))
                                    .isPresent();
                    if (!isSame) {
                        found.add(
                                Message.of(
                                        "host.lock.overrules",
                                        chain.file().fileName(),
                                        setting.name(),
                                        RuleLines.value(setting.value()),
                                        RuleLines.value(locked)));
                    }
                }
            }
        }
        return found;
    }

    private static List<Option> options(Installation installation, String name) {
        List<Option> found = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Ruleset ruleset : installation.catalog().rulesets()) {
            for (Option option : installation.ask(ruleset, ruleset::options).options()) {
                names.add(option.name());
                if (option.name().equals(name)) {
                    found.add(option);
                }
            }
        }
        if (found.isEmpty()) {
            throw Stop.configuration(
                    "host.lock.unknown",
                    name,
                    String.join(", ", Nearest.first(name, names.stream().distinct().toList(), 5)));
        }
        return found;
    }

    private static @Nullable Object value(List<Option> known, String name, String text) {
        for (Option option : known) {
            Object value = GameOptions.value(option, text);
            if (option.settle(value).isPresent()) {
                return value;
            }
        }
        throw Stop.configuration(
                "host.lock.value",
                name,
                text,
                known.stream().map(Option::allowed).distinct().collect(Collectors.joining("; ")));
    }
}
