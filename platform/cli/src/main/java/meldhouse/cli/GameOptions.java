package meldhouse.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;

import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;
import meldhouse.catalog.Plugin;
import meldhouse.protocol.PlainJson;
import meldhouse.scripting.HookSource;
import meldhouse.scripting.RuleChain;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The options of the command line that say what is played. */
final class GameOptions {
    private static final JsonMapper JSON = new JsonMapper();

    @CommandLine.Option(
            names = "--ruleset",
            paramLabel = "ID",
            description =
                    "The game; see: ${sys:meldhouse.command:-meldhouse} rulesets. Default: that of"
                            + " the preset.")
    private @Nullable String ruleset;

    @CommandLine.Option(
            names = "--preset",
            paramLabel = "ID",
            description = "A named set of house rules.")
    @Nullable String preset;

    @CommandLine.Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "A file of house rules, on top of the preset.")
    @Nullable String rules;

    @CommandLine.Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description =
                    "One house rule, on top of the others, as in target=500. May be repeated.")
    private List<String> options = new ArrayList<>();

    /**
     * What is to be played, checked.
     *
     * @param id of the ruleset
     * @param ruleset the rules
     * @param plugin where the rules come from; nothing where they are built in
     * @param preset the preset's id; null: none
     * @param onTop the values on top of it
     * @param game the game with these rules
     * @param seats how many seats the game has
     * @param file the file whose functions the game has; null: it has none
     */
    record Chosen(
            String id,
            Ruleset ruleset,
            Optional<String> plugin,
            @Nullable String preset,
            HouseRules onTop,
            Game game,
            int seats,
            @Nullable RuleChain file) {
        /** What it says otherwise than its file. */
        HouseRules besidesFile() {
            Map<String, @Nullable Object> besides = new LinkedHashMap<>(game.houseRules().values());
            if (file != null) {
                besides.entrySet()
                        .removeAll(
                                ruleset.configure(file.effective().houseRules())
                                        .houseRules()
                                        .values()
                                        .entrySet());
            }
            return new HouseRules(besides);
        }
    }

    /**
     * @throws Stop with every fault at once
     */
    Chosen chosen(Installation installation) {
        Ruleset found =
                ruleset == null ? installation.usualRuleset(preset) : installation.ruleset(ruleset);
        HouseRules base =
                preset == null ? HouseRules.DEFAULTS : installation.preset(found, preset).rules();
        NamedRules named = rules == null ? null : RuleFiles.find(installation, found, rules);
        HouseRules onTop = named == null ? HouseRules.DEFAULTS : named.rules();
        List<HookSource> functions = named == null ? List.of() : named.functions();
        RuleChain file = named == null || functions.isEmpty() ? null : named.chain();
        Schema known = installation.ask(found, found::options);
        for (String option : options) {
            onTop = onTop.with(value(known, option));
        }
        HouseRules settled = onTop;
        String id = installation.catalog().idOf(found);
        Optional<String> plugin = installation.catalog().pluginOf(found).map(Plugin::title);
        try {
            return installation.ask(
                    found,
                    () -> {
                        Game made = OwnFunctions.game(found, base.with(settled), functions);
                        return new Chosen(
                                id, found, plugin, preset, settled, made, made.seats(), file);
                    });
        } catch (BadHouseRules e) {
            throw Stop.configuration(RuleFiles.faults(known, id, e));
        }
    }

    private static HouseRules value(Schema schema, String option) {
        int equals = option.indexOf('=');
        if (equals < 1) {
            throw Stop.usage("option.form", option);
        }
        String name = option.substring(0, equals);
        String text = option.substring(equals + 1);
        return schema.option(name)
                .map(known -> HouseRules.of(name, value(known, text)))
                .orElseGet(() -> HouseRules.of(name, text));
    }

    /** A value in the option's own type: as JSON, as a word, or as a short form of a list. */
    static @Nullable Object value(Option option, String text) {
        List<@Nullable Object> readings = new ArrayList<>();
        readings.add(json(text));
        readings.add(text);
        readings.add(json("[" + text + "]"));
        readings.add(table(text));
        for (Object reading : readings) {
            if (option.settle(reading).isPresent()) {
                return reading;
            }
        }
        return text;
    }

    private static @Nullable Object json(String text) {
        try {
            return PlainJson.plain(JSON.readTree(text));
        } catch (JsonProcessingException e) {
            return text;
        }
    }

    /** {@code A:10,T:10} as a table. */
    private static Map<String, Object> table(String text) {
        Map<String, Object> table = new TreeMap<>();
        for (String entry : text.split(",")) {
            String[] parts = entry.split(":", 2);
            if (parts.length == 2) {
                Object value = json(parts[1].strip());
                table.put(parts[0].strip(), value == null ? "null" : value);
            }
        }
        return table;
    }
}
