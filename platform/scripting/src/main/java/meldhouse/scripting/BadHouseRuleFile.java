package meldhouse.scripting;

import java.util.List;

/** A house-rule file that cannot be used, with every fault that was found. */
public final class BadHouseRuleFile extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<String> faults;

    /**
     * @param faults at least one sentence, each beginning with the file, the line and the column
     *     where they are known
     */
    public BadHouseRuleFile(List<String> faults) {
        super(String.join("\n", faults));
        this.faults = List.copyOf(faults);
    }

    /** Every fault, in the order of the file. */
    public List<String> faults() {
        return faults;
    }
}
