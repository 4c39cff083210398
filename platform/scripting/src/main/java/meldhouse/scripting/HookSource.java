package meldhouse.scripting;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A script and what of it counts: all that it takes to run house rules as functions, here or in
 * another process.
 *
 * @param file the file as it was named when it was read
 * @param text its whole text
 * @param functions the hooks for which its functions count
 */
public record HookSource(String file, String text, Set<String> functions) {
    public HookSource {
        functions = java.util.Collections.unmodifiableSet(new LinkedHashSet<>(functions));
    }

    /**
     * What counts of some files: of a name that several have, the function of the last.
     *
     * @param files the base first
     * @return without files of which nothing counts
     */
    public static List<HookSource> of(List<HouseRuleFile> files) {
        Map<String, HouseRuleFile> last = new LinkedHashMap<>();
        files.forEach(file -> file.functions().keySet().forEach(name -> last.put(name, file)));
        return files.stream()
                .map(
                        file ->
                                new HookSource(
                                        file.file(),
                                        file.text(),
                                        new LinkedHashSet<>(
                                                file.functions().keySet().stream()
                                                        .filter(name -> last.get(name) == file)
                                                        .toList())))
                .filter(source -> !source.functions().isEmpty())
                .toList();
    }
}
