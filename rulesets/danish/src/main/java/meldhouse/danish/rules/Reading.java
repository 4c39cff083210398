package meldhouse.danish.rules;

import meldhouse.danish.CutMade;
import meldhouse.danish.DanishCard;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;

/** What was read of a round, from a text or a view. */
final class Reading {
    @Nullable Ledger ledger;
    @Nullable CutMade cut;
    int turnedUp;
    List<List<DanishCard>> hands = List.of();
    List<List<DanishCard>> known = List.of();
    List<DanishCard> stock = List.of();
    List<DanishCard> pile = List.of();
    List<TableMeld> melds = List.of();

    /** How many melds were laid in all. */
    int numbers;

    int turn;
    int idle;
    int reshuffles;
    int turnedUpTaken;
    @Nullable List<DanishCard> drawn;
    boolean fromPile;
    boolean openingFailed;
    List<Integer> failedOpenings = List.of();
    List<Integer> pumbaMissed = List.of();

    /** The round; who is to move follows from the number of the turn. */
    Round round() {
        Ledger book = Objects.requireNonNull(ledger);
        Chairs chairs = book.chairs();
        Draft draft = new Draft(book, cut, packed(hands), turnedUp, numbers(stock));
        draft.known = packed(known);
        draft.pile = numbers(pile);
        draft.melds = new Spread[numbers];
        for (TableMeld meld : melds) {
            draft.melds[meld.number()] = Unpacked.spread(meld);
        }
        int first = chairs.place(draft.seat);
        draft.seat = chairs.turnOrder().get((first + turn - 1) % chairs.seats());
        draft.turn = turn;
        draft.idle = idle;
        draft.drawn = drawn == null ? null : numbers(drawn);
        draft.fromPile = fromPile;
        draft.laidNow = drawn != null && melds.stream().anyMatch(this::isLaidNow);
        draft.openingFailed = openingFailed;
        draft.failedOpenings = failedOpenings;
        draft.pumbaMissed = pumbaMissed;
        draft.reshuffles = reshuffles;
        draft.turnedUpTaken = turnedUpTaken;
        for (int seat = 0; seat < hands.size(); seat++) {
            if (hands.get(seat).stream().anyMatch(DanishCard::turnedUp)) {
                draft.markSeat = seat;
                draft.markKnown = known.get(seat).stream().anyMatch(DanishCard::turnedUp);
            }
        }
        return draft.round();
    }

    private boolean isLaidNow(TableMeld meld) {
        return meld.cards().stream().anyMatch(card -> card.turn() == turn);
    }

    private static Hand[] packed(List<List<DanishCard>> hands) {
        return hands.stream().map(Hand::of).toArray(Hand[]::new);
    }

    private static byte[] numbers(List<DanishCard> cards) {
        byte[] numbers = new byte[cards.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (byte) Pack.number(cards.get(i));
        }
        return numbers;
    }
}
