package meldhouse.testkit;

import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.engine.Seed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A golden playthrough: the first deal or deals of a match under one preset, played at random from
 * a seed and written down with every view, legal move, event and score. A folder holds one text
 * file for each preset, so that a change of the rules is reviewed as the diff of a played game.
 *
 * @param ruleset the rules
 * @param preset the house rules
 * @param seed where the deals and the moves come from; it is written into the file
 */
public record Playthrough(Ruleset ruleset, Preset preset, Seed seed) {
    private static final String SEED = "seed ";

    /** The playthrough of a preset, with the seed that belongs to its id. */
    public Playthrough(Ruleset ruleset, Preset preset) {
        this(ruleset, preset, Seed.of(new byte[Seed.BYTES]).mixedWith(List.of(preset.id())));
    }

    /** The whole text. The same rules and seed give the same text on every machine. */
    public String text() {
        return new PlaythroughText(this).written();
    }

    /** The name of its file: {@code plain.txt}. */
    public String fileName() {
        return preset.id() + ".txt";
    }

    /** The one command that writes a ruleset's playthroughs anew. */
    public static String command(Ruleset ruleset) {
        return "./meldhouse playthrough %s --write".formatted(ruleset.info().id());
    }

    /** One playthrough for each preset; one of the defaults where there are no presets. */
    public static List<Playthrough> all(Ruleset ruleset) {
        List<Preset> presets = ruleset.presets();
        return (presets.isEmpty() ? List.of(defaults(ruleset)) : presets)
                .stream().map(preset -> new Playthrough(ruleset, preset)).toList();
    }

    private static Preset defaults(Ruleset ruleset) {
        return new Preset(
                "defaults", ruleset.info().title(), "What holds by default.", HouseRules.DEFAULTS);
    }

    /**
     * Plays every preset again and holds it against its file.
     *
     * @return a sentence for each file that differs, is missing or belongs to no preset, with the
     *     first differing line and the command that writes them anew; empty if all is as it was
     * @throws IOException if the folder cannot be read
     */
    public static List<String> compare(Ruleset ruleset, Path folder) throws IOException {
        List<String> differences = new ArrayList<>();
        List<Playthrough> all = all(ruleset);
        for (Playthrough playthrough : all) {
            playthrough.differenceFrom(folder).ifPresent(differences::add);
        }
        Set<String> known = all.stream().map(Playthrough::fileName).collect(Collectors.toSet());
        for (Path file : files(folder)) {
            if (!known.contains(file.getFileName().toString())) {
                differences.add(
                        "%s belongs to no preset of %s. To write all anew: %s"
                                .formatted(file, ruleset.info().id(), command(ruleset)));
            }
        }
        return List.copyOf(differences);
    }

    /**
     * Writes every preset's file anew and deletes those that belong to none. A file that is there
     * keeps its seed.
     *
     * @return the files written
     * @throws IOException if one cannot be written
     */
    public static List<Path> regenerate(Ruleset ruleset, Path folder) throws IOException {
        Files.createDirectories(folder);
        List<Path> written = new ArrayList<>();
        for (Playthrough playthrough : all(ruleset)) {
            Path file = folder.resolve(playthrough.fileName());
            Files.writeString(file, playthrough.withSeedOf(file).text());
            written.add(file);
        }
        for (Path file : files(folder)) {
            if (!written.contains(file)) {
                Files.delete(file);
            }
        }
        return List.copyOf(written);
    }

    private static List<Path> files(Path folder) throws IOException {
        if (Files.notExists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
        }
    }

    private java.util.Optional<String> differenceFrom(Path folder) throws IOException {
        Path file = folder.resolve(fileName());
        List<String> old;
        try {
            old = Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            return java.util.Optional.of(
                    "%s is missing. To write it: %s".formatted(file, command(ruleset)));
        }
        List<String> now = withSeedOf(file).text().lines().toList();
        if (old.equals(now)) {
            return java.util.Optional.empty();
        }
        int line = 0;
        while (line < Math.min(old.size(), now.size()) && old.get(line).equals(now.get(line))) {
            line++;
        }
        return java.util.Optional.of(
                """
                %s differs from line %d on.
                  was: %s
                  is:  %s
                If the new game is right, write it anew: %s\
                """
                        .formatted(file, line + 1, at(old, line), at(now, line), command(ruleset)));
    }

    private static String at(List<String> lines, int line) {
        return line < lines.size() ? lines.get(line) : "(the end)";
    }

    private Playthrough withSeedOf(Path file) throws IOException {
        if (Files.notExists(file)) {
            return this;
        }
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith(SEED))
                .findFirst()
                .map(
                        line ->
                                new Playthrough(
                                        ruleset, preset, Seed.parse(line.substring(SEED.length()))))
                .orElse(this);
    }

    /** The line of the seed. */
    String seedLine() {
        return SEED + seed.hex();
    }
}
