package meldhouse.scripting;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.Nearest;

import org.jspecify.annotations.Nullable;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A house-rule file with all that it extends, checked: what it says can be played.
 *
 * @param ruleset the one that all of its files are for
 * @param preset what the first file builds on; null: the ruleset's defaults
 * @param files the base first, the file itself last
 * @param effective what they come to, with nothing locked and no table's options
 */
public record RuleChain(
        Ruleset ruleset,
        @Nullable Preset preset,
        List<HouseRuleFile> files,
        EffectiveRules effective) {
    /** More files than this in a chain are refused. */
    private static final int LONGEST = 20;

    public RuleChain {
        files = List.copyOf(files);
    }

    /**
     * Reads a file and what it extends. A script runs, so this is not for an event loop.
     *
     * @param rulesets those that there are
     * @throws BadHouseRuleFile with every fault that was found: of the files, in what they extend,
     *     in the values that come of it
     */
    public static RuleChain read(Path file, Rulesets rulesets) throws BadHouseRuleFile {
        return of(HouseRuleFile.read(file), rulesets, HouseRuleFile::read);
    }

    /**
     * Reads what a file extends, as {@link #read} does.
     *
     * @throws BadHouseRuleFile as {@link #read}
     */
    public static RuleChain of(HouseRuleFile file, Rulesets rulesets) throws BadHouseRuleFile {
        return of(file, rulesets, HouseRuleFile::read);
    }

    static RuleChain read(Path file, Rulesets rulesets, Reader reader) throws BadHouseRuleFile {
        return of(reader.read(file), rulesets, reader);
    }

    /** How a file is read. */
    @FunctionalInterface
    interface Reader {
        HouseRuleFile read(Path file) throws BadHouseRuleFile;
    }

    private static RuleChain of(HouseRuleFile file, Rulesets rulesets, Reader reader)
            throws BadHouseRuleFile {
        try {
            return asked(file, rulesets, reader);
        } catch (Rulesets.Unanswered e) {
            throw refused(
                    file,
                    "ruleset",
                    "Cannot check the house rules: %s. Allowed: a ruleset that answers."
                            .formatted(e.getMessage()));
        }
    }

    private static RuleChain asked(HouseRuleFile file, Rulesets rulesets, Reader reader)
            throws BadHouseRuleFile {
        Ruleset ruleset = rulesets.ruleset(file.ruleset()).orElse(null);
        if (ruleset == null) {
            throw refused(
                    file,
                    "ruleset",
                    "Cannot use ruleset '%s': there is none of that name. Allowed: %s."
                            .formatted(
                                    file.ruleset(),
                                    String.join(", ", rulesets.ids().stream().sorted().toList())));
        }
        List<Preset> presets = rulesets.ask(ruleset, ruleset::presets);
        List<HouseRuleFile> files = new ArrayList<>(List.of(file));
        Preset preset = null;
        HouseRuleFile top = file;
        while (top.base() != null && preset == null) {
            String base = top.base();
            preset = preset(presets, base).orElse(null);
            if (preset == null) {
                top = next(files, base, presets, reader);
                files.addFirst(top);
            }
        }
        checkHooks(rulesets, ruleset, files);
        return new RuleChain(ruleset, preset, files, effective(rulesets, ruleset, preset, files));
    }

    /** The functions that count: of a name that several files have, that of the nearest. */
    public List<HookSource> functions() {
        return HookSource.of(files);
    }

    /** The functions that count, in the order of the ruleset's hooks. */
    public List<HookFunction> counting() {
        java.util.Map<String, HookFunction> all = new java.util.HashMap<>();
        files.forEach(file -> all.putAll(file.functions()));
        return ruleset.hooks().stream()
                .map(Hook::name)
                .filter(all::containsKey)
                .map(all::get)
                .toList();
    }

    /** The file that was asked for. */
    public HouseRuleFile file() {
        return files.getLast();
    }

    /** What the files say, the weakest first; for {@link Precedence}. */
    public List<Layer> layers() {
        return layers(preset, files);
    }

    private static List<Layer> layers(@Nullable Preset preset, List<HouseRuleFile> files) {
        List<Layer> layers = new ArrayList<>();
        if (preset != null) {
            layers.add(Layer.of(new Origin.FromPreset(preset.id()), preset.rules()));
        }
        files.forEach(file -> layers.add(Layer.of(file)));
        return layers;
    }

    private static Optional<Preset> preset(List<Preset> presets, String id) {
        return presets.stream().filter(preset -> preset.id().equals(id)).findFirst();
    }

    /** Reads the next file up. */
    private static HouseRuleFile next(
            List<HouseRuleFile> files, String base, List<Preset> presets, Reader reader)
            throws BadHouseRuleFile {
        HouseRuleFile from = files.getFirst();
        Path path = find(from, base, presets);
        List<Path> before = files.stream().map(file -> real(Path.of(file.file()))).toList();
        if (before.contains(real(path))) {
            List<String> names =
                    new ArrayList<>(
                            files.reversed().stream().map(HouseRuleFile::fileName).toList());
            names.add(String.valueOf(path.getFileName()));
            throw refused(
                    from,
                    "extends",
                    "Cannot extend '%s': the files extend each other in a circle, %s. Allowed: a file that does not come back."
                            .formatted(base, String.join(" -> ", names)));
        }
        if (files.size() == LONGEST) {
            throw refused(
                    from,
                    "extends",
                    "Cannot extend '%s': the chain is too long. Allowed: %d files."
                            .formatted(base, LONGEST));
        }
        HouseRuleFile next = reader.read(path);
        // A table's journal keeps them all, in one line.
        if (next.text().length() + files.stream().mapToInt(file -> file.text().length()).sum()
                > HouseRuleFile.LARGEST) {
            throw refused(
                    from,
                    "extends",
                    "Cannot extend '%s': the files are too large together. Allowed: 256 KiB."
                            .formatted(base));
        }
        if (!next.ruleset().equals(from.ruleset())) {
            throw refused(
                    from,
                    "extends",
                    "Cannot extend '%s': it is for %s. Allowed: a file for %s."
                            .formatted(base, next.ruleset(), from.ruleset()));
        }
        return next;
    }

    /** The file that is meant: by its name with ending, or without. */
    private static Path find(HouseRuleFile from, String base, List<Preset> presets)
            throws BadHouseRuleFile {
        Path folder = Path.of(from.file()).toAbsolutePath().normalize().getParent();
        try {
            for (String ending : List.of("", ".js", ".mjs", ".json")) {
                Path path = Path.of(from.file()).resolveSibling(base + ending).normalize();
                boolean inside = path.toAbsolutePath().normalize().startsWith(folder);
                if (inside && !Path.of(base).isAbsolute() && Files.isRegularFile(path)) {
                    return path;
                }
            }
        } catch (InvalidPathException e) {
            // Told below: there is no such file.
        }
        throw refused(
                from,
                "extends",
                "Cannot extend '%s': there is no such preset of %s, and no such file in the folder of '%s'. Allowed: %s, or a file there or below."
                        .formatted(
                                base,
                                from.ruleset(),
                                from.fileName(),
                                presets.stream()
                                        .map(Preset::id)
                                        .collect(Collectors.joining(", "))));
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (java.io.IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    private static void checkHooks(Rulesets rulesets, Ruleset ruleset, List<HouseRuleFile> files)
            throws BadHouseRuleFile {
        List<FileFault> faults = new ArrayList<>();
        for (HouseRuleFile file : files) {
            for (HookFunction function : file.functions().values()) {
                List<String> names =
                        rulesets.ask(ruleset, ruleset::hooks).stream().map(Hook::name).toList();
                if (!names.contains(function.name())) {
                    String guess =
                            Nearest.to(function.name(), names)
                                    .map(near -> "; did you mean " + near + "?")
                                    .orElse(".");
                    faults.add(
                            FileFault.of(
                                    function.place(),
                                    file.text(),
                                    "Cannot use hook '%s': ruleset %s has none of that name%s Allowed: %s."
                                            .formatted(
                                                    Draft.cut(function.name()),
                                                    file.ruleset(),
                                                    guess,
                                                    names.isEmpty()
                                                            ? "no functions"
                                                            : String.join(", ", names))));
                }
            }
        }
        if (!faults.isEmpty()) {
            throw new BadHouseRuleFile(faults);
        }
    }

    private static EffectiveRules effective(
            Rulesets rulesets, Ruleset ruleset, @Nullable Preset preset, List<HouseRuleFile> files)
            throws BadHouseRuleFile {
        List<Layer> layers = layers(preset, files);
        try {
            return rulesets.ask(ruleset, () -> Precedence.of(ruleset, layers));
        } catch (BadHouseRules bad) {
            throw new BadHouseRuleFile(
                    bad.faults().stream().map(fault -> located(fault, files)).toList());
        }
    }

    /** A fault stands where the option was last set. */
    private static FileFault located(Fault fault, List<HouseRuleFile> files) {
        HouseRuleFile by =
                files.reversed().stream()
                        .filter(file -> file.options().values().containsKey(fault.option()))
                        .findFirst()
                        .orElse(files.getLast());
        return FileFault.of(
                Place.or(by.places().get(fault.option()), by.file()), by.text(), fault.sentence());
    }

    private static BadHouseRuleFile refused(HouseRuleFile file, String field, String sentence) {
        return new BadHouseRuleFile(
                List.of(
                        FileFault.of(
                                Place.or(file.fields().get(field), file.file()),
                                file.text(),
                                sentence)));
    }
}
