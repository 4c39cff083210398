package meldhouse.danish.rules;

import meldhouse.api.cards.Rank;
import meldhouse.danish.DanishCard;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/**
 * The order of a straight (danish.md 3.2, D21): three to ace, or by house rule ace to king. Places
 * count from 0.
 */
enum Ladder {
    HIGH,
    LOW;

    private static final Rank[] RANKS = Rank.values();
    private static final int STEPS = 12;

    /** The place of a rank; -1 for the two, which has none. */
    int place(Rank rank) {
        int high = rank.ordinal() - 1;
        return switch (this) {
            case HIGH -> high;
            case LOW -> rank == Rank.ACE ? 0 : rank == Rank.TWO ? -1 : high + 1;
        };
    }

    /** The place of a card that lies in a straight. */
    int place(DanishCard card) {
        return place(Objects.requireNonNull(card.playedRank()));
    }

    /** The rank at a place; null beyond the ends. */
    @Nullable Rank rank(int place) {
        if (place < 0 || place >= STEPS) {
            return null;
        }
        return switch (this) {
            case HIGH -> RANKS[place + 1];
            case LOW -> place == 0 ? Rank.ACE : RANKS[place];
        };
    }

    Rank lowest() {
        return Objects.requireNonNull(rank(0));
    }

    Rank highest() {
        return Objects.requireNonNull(rank(STEPS - 1));
    }
}
