package meldhouse.scripting;

import java.util.List;
import java.util.stream.Collectors;

/** A house-rule file that cannot be used, with every fault that was found. */
public final class BadHouseRuleFile extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<FileFault> located;

    /**
     * @param located at least one
     */
    public BadHouseRuleFile(List<FileFault> located) {
        super(located.stream().map(FileFault::text).collect(Collectors.joining("\n")));
        this.located = List.copyOf(located);
    }

    /** Every fault with its place, in the order of the file. */
    public List<FileFault> located() {
        return located;
    }

    /** Every fault as a sentence that begins with the file, and the line and column if known. */
    public List<String> faults() {
        return located.stream().map(FileFault::text).toList();
    }
}
