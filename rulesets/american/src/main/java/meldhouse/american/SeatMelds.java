package meldhouse.american;

import meldhouse.api.cards.Card;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * What one seat laid on the table as its melds (american.md 6.2).
 *
 * @param seat from 0
 * @param points the sum of the melds
 * @param cards the cards laid out, no more copies than the melds need, in the order of a hand
 * @param melds each meld; a card may serve in several
 * @param checks what the melds earn in checks (variants.md 5.10); 0 where none are paid
 * @param extra what a function of the house rules found beside the melds; null: nothing
 */
public record SeatMelds(
        int seat,
        int points,
        List<Card> cards,
        List<Meld> melds,
        int checks,
        @Nullable List<ExtraMeld> extra) {
    public SeatMelds {
        cards = List.copyOf(cards);
        melds = List.copyOf(melds);
        extra = extra == null || extra.isEmpty() ? null : List.copyOf(extra);
    }

    /** Melds without anything beside them. */
    public SeatMelds(int seat, int points, List<Card> cards, List<Meld> melds, int checks) {
        this(seat, points, cards, melds, checks, null);
    }

    /** What a function of the house rules found beside the melds. */
    public List<ExtraMeld> extras() {
        return extra == null ? List.of() : extra;
    }
}
