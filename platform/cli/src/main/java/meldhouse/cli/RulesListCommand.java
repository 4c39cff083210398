package meldhouse.cli;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.client.terminal.Line;
import meldhouse.protocol.PlainJson;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.RuleChain;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** {@code meldhouse rules list}: what house rules there are. */
@CommandLine.Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = "List the games, their presets and your files, a sentence for each.")
final class RulesListCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object.")
    private boolean json;

    RulesListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        HouseRuleFolder.Contents files = NamedRules.folders(installation);
        if (json) {
            console.out().println(json(installation, files));
            return Exit.DONE;
        }
        for (Ruleset ruleset : installation.catalog().rulesets()) {
            console.say(
                    "rules.list.game",
                    ruleset.info().id(),
                    ruleset.info().title(),
                    installation.ask(ruleset, ruleset::options).options().size());
            for (Preset preset : installation.presetsOf(ruleset)) {
                line(preset.id(), preset.title(), preset.about());
            }
        }
        console.out().println();
        console.say("rules.list.files");
        for (RuleChain chain : files.files().values()) {
            HouseRuleFile file = chain.file();
            String language = console.tongue().code();
            line(file.name(), file.title().in(language), file.about().in(language));
        }
        if (files.files().isEmpty()) {
            console.out().println("  " + console.text("rules.list.none"));
        }
        files.broken().forEach(broken -> broken.faults().forEach(this::broken));
        console.say("rules.list.folders");
        installation.houseRules().forEach(folder -> console.out().println("  " + folder));
        return Exit.DONE;
    }

    private void broken(String fault) {
        Line.broken("  " + console.text("rules.list.broken", fault), console.width())
                .forEach(console.out()::println);
    }

    private void line(String name, String title, String about) {
        String whole = about.isEmpty() ? title : title + ". " + about;
        console.hanging("  %-24s ".formatted(name), whole);
    }

    private static String json(Installation installation, HouseRuleFolder.Contents files) {
        List<Object> rulesets = new ArrayList<>();
        for (Ruleset ruleset : installation.catalog().rulesets()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("id", ruleset.info().id());
            one.put("title", ruleset.info().title());
            one.put("version", ruleset.info().version());
            one.put(
                    "presets",
                    installation.presetsOf(ruleset).stream()
                            .map(
                                    preset ->
                                            Map.of(
                                                    "id",
                                                    preset.id(),
                                                    "title",
                                                    preset.title(),
                                                    "about",
                                                    preset.about()))
                            .toList());
            rulesets.add(one);
        }
        List<Object> good = new ArrayList<>();
        for (RuleChain chain : files.files().values()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", chain.file().name());
            one.put("file", chain.file().file());
            one.put("ruleset", chain.file().ruleset());
            one.put("title", chain.file().title().byLanguage());
            one.put("about", chain.file().about().byLanguage());
            good.add(one);
        }
        List<Object> broken = new ArrayList<>();
        files.broken()
                .forEach(one -> broken.add(Map.of("file", one.file(), "faults", one.faults())));
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("rulesets", rulesets);
        fields.put("files", good);
        fields.put("broken", broken);
        return PlainJson.json(fields).toString();
    }
}
