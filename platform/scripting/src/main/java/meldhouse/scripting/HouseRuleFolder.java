package meldhouse.scripting;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A host's folders of house rules: every file in them that ends in {@code .js}, {@code .mjs} or
 * {@code .json}. A file that cannot be used is skipped and listed with its faults; the others go
 * on. Nothing is ever written. Safe for any thread; a script runs, so it is not for an event loop.
 */
public final class HouseRuleFolder {
    private final List<Path> folders;
    private final @Nullable Path only;
    private final Consumer<Contents> told;
    private final KnownFiles known = new KnownFiles();

    /**
     * Folders.
     *
     * @param folders in this order; they need not be there
     */
    public HouseRuleFolder(List<Path> folders) {
        this(folders, null, contents -> {});
    }

    private HouseRuleFolder(List<Path> folders, @Nullable Path only, Consumer<Contents> told) {
        this.folders = List.copyOf(folders);
        this.only = only;
        this.told = told;
    }

    /** The same folders; whoever reads them lets this one hear what is in them. */
    public HouseRuleFolder telling(Consumer<Contents> hearer) {
        return new HouseRuleFolder(folders, only, hearer);
    }

    /** A single file, wherever it lies and whatever lies beside it. */
    public static HouseRuleFolder ofFile(Path file) {
        return new HouseRuleFolder(List.of(), file, contents -> {});
    }

    /** A single folder. */
    public HouseRuleFolder(Path folder) {
        this(List.of(folder));
    }

    /**
     * What is in the folders.
     *
     * @param files those that can be used, by name
     * @param broken the others, in the order of their file names
     */
    public record Contents(Map<String, RuleChain> files, List<Broken> broken) {
        public Contents {
            files = Collections.unmodifiableMap(new TreeMap<>(files));
            broken = List.copyOf(broken);
        }

        /** The names of the files for a ruleset, in order. */
        public List<String> namesFor(String ruleset) {
            return files.values().stream()
                    .map(RuleChain::file)
                    .filter(file -> file.ruleset().equals(ruleset))
                    .map(HouseRuleFile::name)
                    .toList();
        }

        /** The file of a name with what it extends, if there is one. */
        public Optional<RuleChain> file(String name) {
            return Optional.ofNullable(files.get(name));
        }
    }

    /**
     * A file that cannot be used.
     *
     * @param file its name in its folder
     * @param faults a sentence each
     */
    public record Broken(String file, List<String> faults) {
        public Broken {
            faults = List.copyOf(faults);
        }
    }

    /**
     * Reads the folders as they are now. A folder that is not there is empty; one that cannot be
     * listed is itself told as broken. Of two files of one name in two folders the first counts, so
     * that a group's own file stands in for one that was shipped. Files that did not change since
     * the last time are not read again.
     *
     * @param rulesets those that there are
     */
    public synchronized Contents read(Rulesets rulesets) {
        Map<String, RuleChain> files = new TreeMap<>();
        List<Broken> broken = new ArrayList<>();
        if (only != null) {
            add(only, rulesets, files, broken);
        }
        for (Path folder : folders) {
            Map<String, RuleChain> here = new TreeMap<>();
            read(folder, rulesets, here, broken);
            here.forEach(files::putIfAbsent);
        }
        Contents contents = new Contents(files, broken);
        told.accept(contents);
        return contents;
    }

    private void read(
            Path folder, Rulesets rulesets, Map<String, RuleChain> files, List<Broken> broken) {
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(HouseRuleFolder::isMeant)
                    .sorted()
                    .forEach(file -> add(file, rulesets, files, broken));
        } catch (NoSuchFileException e) {
            return;
        } catch (NotDirectoryException e) {
            broken.add(unlistable(folder, "it is a file. Allowed: a folder"));
        } catch (IOException e) {
            broken.add(unlistable(folder, String.valueOf(e.getMessage())));
        }
    }

    /** By its ending; files that begin with a dot are an editor's or the system's own. */
    private static boolean isMeant(Path file) {
        String name = file.getFileName().toString();
        return HouseRuleFile.isMeant(name) && !name.startsWith(".");
    }

    private void add(
            Path path, Rulesets rulesets, Map<String, RuleChain> files, List<Broken> broken) {
        String fileName = path.getFileName().toString();
        try {
            RuleChain chain = RuleChain.read(path, rulesets, known);
            String name = chain.file().name();
            RuleChain first = files.putIfAbsent(name, chain);
            if (first != null) {
                broken.add(
                        new Broken(
                                fileName,
                                List.of(
                                        "Cannot use house rules '%s': another file of the folder has the name '%s'. Allowed: a name of its own."
                                                .formatted(path, name))));
            }
        } catch (BadHouseRuleFile bad) {
            broken.add(new Broken(fileName, bad.faults()));
        }
    }

    private static Broken unlistable(Path folder, String reason) {
        return new Broken(
                folder.toString(),
                List.of("Cannot list house rules in '%s': %s.".formatted(folder, reason)));
    }
}
