package meldhouse.american.rules;

import meldhouse.american.rules.Choices.FirstDealer;
import meldhouse.american.rules.Forms.DealerRotation;
import meldhouse.american.rules.Forms.SidesForm;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** The deck, the seats and the deal (variants.md 8.2, table and deck). */
record TableRules(
        int seats,
        @Nullable Integer tableSeats,
        SidesForm sides,
        int deckCopies,
        boolean deckNines,
        int handSize,
        int widowSize,
        int widowAfterPacket,
        boolean stockDraw,
        List<Integer> dealPackets,
        FirstDealer firstDealer,
        DealerRotation dealerRotation) {
    static TableRules of(Values values) {
        return new TableRules(
                values.whole("seats"),
                values.wholeOrOpen("tableSeats"),
                values.choice("sides", SidesForm.class),
                values.whole("deckCopies"),
                values.flag("deckNines"),
                values.whole("handSize"),
                values.whole("widowSize"),
                values.whole("widowAfterPacket"),
                values.flag("stockDraw"),
                values.wholes("dealPackets"),
                values.choice("firstDealer", FirstDealer.class),
                values.choice("dealerRotation", DealerRotation.class));
    }

    /** The cards of the pack. */
    int deckSize() {
        return deckSize(deckCopies, deckNines);
    }

    static int deckSize(int copies, boolean nines) {
        return Deck.SUITS * copies * (nines ? Deck.RANKS : Deck.RANKS - 1);
    }

    /** The cards that are left when hands and widow are dealt. */
    int stockSize() {
        return deckSize() - seats * handSize - widowSize;
    }

    /** The people at the table, of whom some may sit out a deal (variants.md 3.4). */
    int people() {
        return tableSeats == null ? seats : tableSeats;
    }

    /** How many accounts there are: two of partners, else one for everybody at the table. */
    int accounts() {
        return sides == SidesForm.PARTNERS ? 2 : people();
    }
}
