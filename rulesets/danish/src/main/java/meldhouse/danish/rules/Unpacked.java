package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.RescuedWild;
import meldhouse.danish.TableMeld;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A packed meld as it is seen on the table, and packed again. */
final class Unpacked {
    private Unpacked() {}

    /** What a meld is worth where no function has the last word. */
    static MeldWorth worth(DanishRules rules, Spread spread) {
        List<DanishCard> seen = new ArrayList<>(spread.size());
        for (int place = 0; place < spread.size(); place++) {
            seen.add(spread.seenAt(place));
        }
        List<DanishCard> rescued = new ArrayList<>(spread.rescues());
        for (int index = 0; index < spread.rescues(); index++) {
            rescued.add(spread.seen(spread.rescued(index), spread.stood(index)));
        }
        return Worth.byOptions(
                rules,
                spread.type(),
                seen,
                rescued,
                Worth.Pinochle.of(
                        rules, spread.laidAtOnce(), spread.naturalsAtOnce(), spread.isStartHand()));
    }

    static TableMeld table(DanishRules rules, Spread spread, int number) {
        List<LaidCard> laid = new ArrayList<>(spread.size());
        for (int place = 0; place < spread.size(); place++) {
            laid.add(laid(spread.laid(place), spread.seenAt(place)));
        }
        List<RescuedWild> rescued = new ArrayList<>(spread.rescues());
        for (int index = 0; index < spread.rescues(); index++) {
            int wild = spread.rescued(index);
            rescued.add(
                    new RescuedWild(
                            laid(wild, spread.seen(wild, spread.stood(index))),
                            spread.rescuer(index),
                            spread.isInHand(index)));
        }
        MeldWorth worth = worth(rules, spread);
        Functions functions = rules.functions();
        if (functions != null) {
            List<DanishCard> cards = laid.stream().map(LaidCard::card).toList();
            worth = functions.worth(spread.type(), cards, rescued.size(), worth);
        }
        return new TableMeld(
                number,
                spread.side(),
                spread.type(),
                laid,
                rescued,
                spread.laidAtOnce(),
                spread.naturalsAtOnce(),
                spread.isStartHand(),
                worth);
    }

    private static LaidCard laid(int card, DanishCard seen) {
        return new LaidCard(seen, Spread.seat(card), Spread.turn(card), Spread.isSupport(card));
    }

    /** Packs a meld that was seen. */
    static Spread spread(TableMeld meld) {
        DanishCard first = meld.cards().getFirst().card();
        boolean straight = meld.type() == MeldType.STRAIGHT;
        int suit = straight ? Objects.requireNonNull(first.played()).suit().ordinal() : -1;
        int low = step(first);
        int[] cards = new int[meld.cards().size()];
        for (int place = 0; place < cards.length; place++) {
            cards[place] = laid(meld.cards().get(place));
        }
        long[] rescued = new long[meld.rescued().size()];
        for (int i = 0; i < rescued.length; i++) {
            RescuedWild wild = meld.rescued().get(i);
            rescued[i] =
                    Spread.rescued(
                            laid(wild.laid()),
                            wild.rescuer(),
                            wild.inHand(),
                            step(wild.laid().card()));
        }
        return new Spread(
                meld.side(),
                suit,
                straight && low == Pack.ACE ? -1 : low,
                cards,
                rescued,
                meld.laidAtOnce(),
                meld.naturalsAtOnce(),
                meld.startHand());
    }

    private static int step(DanishCard card) {
        return Pack.step(Objects.requireNonNull(card.playedRank()));
    }

    private static int laid(LaidCard card) {
        return Spread.laid(Pack.number(card.card()), card.seat(), card.turn(), card.support());
    }
}
