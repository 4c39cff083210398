package meldhouse.api.options;

import java.util.List;
import java.util.stream.Collectors;

/** House rules that cannot be played, with every fault at once. */
public final class BadHouseRules extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient List<Fault> faults;

    /**
     * @param faults at least one
     */
    public BadHouseRules(List<Fault> faults) {
        super(faults.stream().map(Fault::sentence).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /** Every fault, in the order of the values. */
    public List<Fault> faults() {
        return faults;
    }
}
