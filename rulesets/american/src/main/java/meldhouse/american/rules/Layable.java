package meldhouse.american.rules;

import meldhouse.american.AmericanMove.LayMeld;
import meldhouse.american.Meld;
import meldhouse.american.MeldKind;
import meldhouse.american.TableCard;
import meldhouse.american.rules.Forms.SameClassReuse;

import java.util.ArrayList;
import java.util.List;

/**
 * A meld that can be laid by itself while there is a stock (variants.md 4.2): a kind, for a
 * marriage in one suit, in as many sets as have a price together.
 *
 * @param kind its number, as in {@link Tally}
 * @param name what it is called
 * @param suit of a run or marriage; -1 for the others
 * @param cards the cards of one set
 * @param sets how many sets
 * @param price its points
 * @param move the move that lays it
 * @param meld the meld as it is shown
 */
record Layable(
        int kind,
        MeldKind name,
        int suit,
        int cards,
        int sets,
        int price,
        LayMeld move,
        Meld meld) {
    /** Within a class a card serves in dearer and dearer melds (american.md 6.1). */
    enum Class {
        SEQUENCE,
        AROUND,
        PINOCHLE,
        ROUNDHOUSE
    }

    static Class classOf(int kind) {
        return switch (kind) {
            case Tally.AROUND, Tally.KINGS, Tally.QUEENS, Tally.JACKS -> Class.AROUND;
            case Tally.PINOCHLE -> Class.PINOCHLE;
            case Tally.ROUNDHOUSE -> Class.ROUNDHOUSE;
            default -> Class.SEQUENCE;
        };
    }

    /** Every meld that counts anything with this trump, in the order of the kinds. */
    static List<Layable> all(Melding melding, int trump) {
        List<Layable> all = new ArrayList<>();
        for (int kind = 0; kind < Tally.KINDS; kind++) {
            int cards = melding.cards(kind, trump);
            for (int sets = 1; sets <= Deck.MOST_COPIES; sets++) {
                int suit = suit(kind, trump);
                int price = cards > Deck.ALL ? -1 : melding.claimed(kind, trump, sets);
                if (kind != Tally.DIX && price > 0) {
                    all.add(
                            new Layable(
                                    kind,
                                    MeldSheet.name(kind, sets),
                                    suit,
                                    cards,
                                    sets,
                                    price,
                                    new LayMeld(
                                            MeldSheet.name(kind, sets),
                                            suit < 0 ? null : Deck.suit(suit)),
                                    new Meld(
                                            MeldSheet.name(kind, sets),
                                            Hand.cards(Hand.of(cards, sets)),
                                            price)));
                }
            }
        }
        return List.copyOf(all);
    }

    private static int suit(int kind, int trump) {
        if (kind == Tally.RUN || kind == Tally.ROYAL) {
            return trump;
        }
        return kind >= Tally.COMMON && kind < Tally.DIX ? kind - Tally.COMMON : -1;
    }

    /**
     * Whether the meld can be laid.
     *
     * @param open the seat's own cards on the table
     */
    boolean canBeLaid(AmericanGame game, long hand, OpenCards open, int trump) {
        boolean fresh = !game.rules().draw().meldNeedsFreshCard();
        for (int rest = cards; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            int wanted = sets - Hand.copies(hand, card);
            fresh |= wanted < sets;
            if (wanted > 0 && (open.distinct() >>> card & 1) != 0) {
                for (TableCard laid : open.cards()) {
                    if (Deck.number(laid.card()) == card && isFree(game, laid, trump)) {
                        wanted--;
                    }
                }
            }
            if (wanted > 0) {
                return false;
            }
        }
        return fresh;
    }

    /** What it takes to lay a meld, or why it cannot be laid. */
    sealed interface Laying {
        /**
         * It can be laid.
         *
         * @param fresh the cards that come from the hand
         * @param table the places of the others on the table
         */
        record Good(long fresh, List<Integer> table) implements Laying {}

        /** A card is missing. */
        record NotHeld(int card) implements Laying {}

        /** All is there, but this card has served in its class. */
        record Used(int card) implements Laying {}

        /** All of it lies on the table. */
        record NotFresh() implements Laying {}
    }

    /**
     * Chooses the cards: as few of the hand as there can be, but one where the house rules ask for
     * it; of equal cards on the table those laid first.
     *
     * @param table the seat's own cards on the table, in the order laid
     */
    Laying laying(AmericanGame game, long hand, List<TableCard> table, int trump) {
        long fresh = Hand.EMPTY;
        List<Integer> places = new ArrayList<>();
        Laying missing = null;
        for (int rest = cards; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            int wanted = sets;
            int lying = 0;
            for (int place = 0; place < table.size(); place++) {
                TableCard laid = table.get(place);
                if (Deck.number(laid.card()) == card) {
                    lying++;
                    if (wanted > 0 && isFree(game, laid, trump)) {
                        places.add(place);
                        wanted--;
                    }
                }
            }
            int held = Hand.copies(hand, card);
            if (held + lying < sets) {
                return new Laying.NotHeld(card);
            }
            if (held < wanted && missing == null) {
                missing = new Laying.Used(card);
            }
            for (; wanted > 0; wanted--) {
                fresh = held >= wanted ? Hand.with(fresh, card) : fresh;
            }
        }
        if (missing != null) {
            return missing;
        }
        return fresh == Hand.EMPTY && game.rules().draw().meldNeedsFreshCard()
                ? refreshed(hand, table, places)
                : new Laying.Good(fresh, List.copyOf(places));
    }

    /** With the first card that has a copy in the hand taken from there. */
    private Laying refreshed(long hand, List<TableCard> table, List<Integer> places) {
        for (int rest = cards; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            if (Hand.has(hand, card)) {
                List<Integer> others = new ArrayList<>(places);
                for (int i = others.size() - 1; i >= 0; i--) {
                    if (Deck.number(table.get(others.get(i)).card()) == card) {
                        others.remove(i);
                        break;
                    }
                }
                return new Laying.Good(Hand.with(Hand.EMPTY, card), List.copyOf(others));
            }
        }
        return new Laying.NotFresh();
    }

    /** Whether a card on the table may serve in this meld, for all that it has served in. */
    private boolean isFree(AmericanGame game, TableCard laid, int trump) {
        for (MeldKind used : laid.used()) {
            if (used == MeldKind.EXTRA) {
                continue;
            }
            int other = MeldSheet.number(used);
            boolean same = classOf(other) == classOf(kind);
            if (same && game.rules().draw().sameClassReuse() == SameClassReuse.NONE) {
                return false;
            }
            if (same && priceOf(game, used, other, laid, trump) >= price) {
                return false;
            }
        }
        return true;
    }

    /** What a meld counted that a card has served in. */
    private static int priceOf(
            AmericanGame game, MeldKind used, int number, TableCard laid, int trump) {
        int kind = number == Tally.COMMON ? number + laid.card().suit().ordinal() : number;
        return game.melding().claimed(kind, trump, MeldSheet.sets(used, number));
    }
}
