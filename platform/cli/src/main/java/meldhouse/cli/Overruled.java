package meldhouse.cli;

import meldhouse.scripting.HouseRuleFolder;
import meldhouse.scripting.Locks;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Tells a host what in its house-rule files its locks overrule: at the start, and of a file that
 * comes or changes while the host runs as soon as it is read; each once, as long as it stays so.
 */
final class Overruled implements Consumer<HouseRuleFolder.Contents> {
    private final Locks locks;
    private final Consumer<Message> told;
    private Set<Message> known = Set.of();

    /**
     * @param told is told each sentence
     */
    Overruled(Locks locks, Consumer<Message> told) {
        this.locks = locks;
        this.told = told;
    }

    @Override
    public synchronized void accept(HouseRuleFolder.Contents files) {
        List<Message> now = LockOptions.overridden(locks, files);
        now.stream().filter(sentence -> !known.contains(sentence)).forEach(told);
        known = Set.copyOf(now);
    }
}
