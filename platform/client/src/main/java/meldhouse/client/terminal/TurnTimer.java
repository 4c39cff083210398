package meldhouse.client.terminal;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Optional;

/** How long a person may take for a turn, in words. */
enum TurnTimer {
    /** As long as they like. */
    NONE(null),
    /** Time to think. */
    CASUAL(90),
    /** Little time. */
    FAST(20);

    private final @Nullable Integer seconds;

    TurnTimer(@Nullable Integer seconds) {
        this.seconds = seconds;
    }

    /** For a turn; null: no limit. */
    @Nullable Integer seconds() {
        return seconds;
    }

    /** The one that a word of the reader's language, or of English, stands for. */
    static Optional<TurnTimer> of(Texts texts, String word) {
        return Arrays.stream(values())
                .filter(timer -> texts.means("timer." + timer.name(), word))
                .findFirst();
    }
}
