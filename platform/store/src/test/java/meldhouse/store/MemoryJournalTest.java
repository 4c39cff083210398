package meldhouse.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryJournalTest extends JournalContract {
    private final MemoryJournal journal = new MemoryJournal();

    @Override
    Journal reopen() {
        return journal;
    }

    @Test
    void theLinesOfARetiredTableCanStillBeLookedAt() {
        journal.append("t1", "a");
        journal.retire("t1");
        assertThat(journal.lines("t1")).containsExactly("a");
        assertThat(journal.lines("t2")).isEmpty();
    }
}
