package meldhouse.cli;

import meldhouse.api.options.Option;
import meldhouse.protocol.PlainJson;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.FileFault;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.InProcessHooks;
import meldhouse.scripting.Place;
import meldhouse.scripting.RuleChain;
import meldhouse.scripting.sheet.RuleSheet;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;

/** {@code meldhouse rules check}: whether house-rule files can be played. */
@CommandLine.Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Read files and tell every fault with its line and column.",
            "Exit code 1 if one of them has a fault; what has no effect is told too."
        })
final class RulesCheckCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            descriptionKey = "FILE",
            description = "Files by their path or name.")
    private List<String> files = new ArrayList<>();

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object.")
    private boolean json;

    RulesCheckCommand(Console console) {
        this.console = console;
    }

    /**
     * What was found of one file.
     *
     * @param path the file
     * @param chain what it says; null: it has faults
     * @param warnings none where it has faults
     * @param tried what a dry run of its functions found
     */
    private record Checked(
            String path,
            @Nullable RuleChain chain,
            List<FileFault> faults,
            List<Warning> warnings,
            DryRun.Found tried) {}

    /** Something that is no fault and still not meant so. */
    private record Warning(Place place, Message sentence) {}

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        List<Checked> all = new ArrayList<>();
        for (String file : files) {
            all.add(check(installation, file));
        }
        boolean wrong = all.stream().anyMatch(one -> one.chain() == null);
        if (json) {
            console.out().println(json(all));
        } else {
            all.forEach(this::show);
        }
        return wrong ? Exit.WRONG : Exit.DONE;
    }

    private Checked check(Installation installation, String word) {
        Path path =
                NamedRules.file(installation, word)
                        .orElseGet(() -> NamedRules.fileOf(installation, word));
        try {
            RuleChain chain = RuleChain.read(path, installation.rulesets());
            List<Warning> warnings = installation.ask(chain.ruleset(), () -> warnings(chain));
            if (chain.functions().isEmpty()) {
                return new Checked(
                        path.toString(), chain, List.of(), warnings, DryRun.Found.NOTHING);
            }
            DryRun.Found found = DryRun.of(chain);
            return new Checked(
                    path.toString(),
                    found.faults().isEmpty() ? chain : null,
                    found.faults(),
                    warnings,
                    found);
        } catch (BadHouseRuleFile e) {
            return new Checked(path.toString(), null, e.located(), List.of(), DryRun.Found.NOTHING);
        }
    }

    private void show(Checked checked) {
        for (FileFault fault : checked.faults()) {
            console.out().println(fault.text());
            fault.excerpt().forEach(line -> console.out().println("  " + line));
        }
        if (checked.chain() == null) {
            return;
        }
        HouseRuleFile file = checked.chain().file();
        console.say(
                "rules.check.fine",
                checked.path(),
                checked.chain().ruleset().info().id(),
                checked.chain().effective().changed().size());
        checked.tried().asked().forEach((hook, count) -> show(checked, hook, count));
        for (Warning warning : checked.warnings()) {
            console.say("rules.check.warning", warning.place(), warning.sentence());
            FileFault.excerpt(file.text(), warning.place())
                    .forEach(line -> console.out().println("  " + line));
        }
    }

    private void show(Checked checked, String hook, int count) {
        if (count == 0) {
            console.say("rules.check.unasked", checked.path(), hook, DryRun.MATCHES);
        } else {
            console.say(
                    "rules.check.hook",
                    checked.path(),
                    hook,
                    count,
                    DryRun.MATCHES,
                    checked.tried().statements().getOrDefault(hook, 0),
                    InProcessHooks.bound());
        }
    }

    /** Options of the file itself that do nothing. */
    private static List<Warning> warnings(RuleChain chain) {
        HouseRuleFile file = chain.file();
        Set<String> idle = RuleSheet.withoutEffect(chain.ruleset(), chain.effective().values());
        List<Warning> warnings = new ArrayList<>();
        for (String name : file.options().values().keySet()) {
            Option option = chain.effective().setting(name).option();
            Place place = file.places().getOrDefault(name, new Place(file.file(), 0, 0));
            if (idle.contains(name)) {
                warnings.add(new Warning(place, Message.of("rules.idle", option.name())));
            } else if (file.base() == null && !chain.effective().setting(name).changed()) {
                warnings.add(new Warning(place, Message.of("rules.same", option.name())));
            }
        }
        return warnings;
    }

    private static String json(List<Checked> all) {
        List<Object> files = new ArrayList<>();
        for (Checked checked : all) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("file", checked.path());
            one.put("ok", checked.chain() != null);
            one.put(
                    "faults",
                    checked.faults().stream()
                            .map(fault -> told(fault.place(), fault.sentence()))
                            .toList());
            one.put(
                    "warnings",
                    checked.warnings().stream()
                            .map(warning -> told(warning.place(), warning.sentence().toString()))
                            .toList());
            files.add(one);
        }
        return PlainJson.json(Map.of("files", files)).toString();
    }

    private static Map<String, Object> told(Place place, String sentence) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("file", place.file());
        fields.put("line", place.line());
        fields.put("column", place.column());
        fields.put("message", sentence);
        return fields;
    }
}
