package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Every meld of a small hand, found by asking the judge about every choice of its cards in every
 * order.
 */
final class AllMelds {
    private final MeldJudge judge;
    private final List<DanishCard> hand;
    private final Map<String, NewMeld> melds = new HashMap<>();

    private AllMelds(MeldJudge judge, List<DanishCard> hand) {
        this.judge = judge;
        this.hand = hand;
    }

    /** The melds, each once, with what their wild cards stand for. */
    static List<NewMeld> of(MeldJudge judge, List<DanishCard> hand) {
        AllMelds all = new AllMelds(judge, hand);
        for (int choice = 0; choice < 1 << hand.size(); choice++) {
            all.choose(choice);
        }
        return List.copyOf(all.melds.values());
    }

    private void choose(int choice) {
        List<DanishCard> cards = new ArrayList<>();
        Set<String> suits = new HashSet<>();
        Set<String> ranks = new HashSet<>();
        int naturals = 0;
        for (int i = 0; i < hand.size(); i++) {
            if ((choice >> i & 1) != 0) {
                DanishCard card = hand.get(i);
                cards.add(card);
                if (!card.isWild()) {
                    naturals++;
                    suits.add(card.card().suit().toString());
                    ranks.add(card.card().rank().toString());
                }
            }
        }
        ask(new NewMeld(MeldType.SET, cards));
        if (suits.size() == 1 && ranks.size() == naturals) {
            order(cards, new ArrayList<>());
        }
    }

    /** Asks about every order of the cards. */
    private void order(List<DanishCard> left, List<DanishCard> ordered) {
        if (left.isEmpty()) {
            ask(new NewMeld(MeldType.STRAIGHT, ordered));
            return;
        }
        Set<DanishCard> tried = new HashSet<>();
        for (DanishCard card : left) {
            if (tried.add(card)) {
                List<DanishCard> rest = new ArrayList<>(left);
                rest.remove(card);
                List<DanishCard> more = new ArrayList<>(ordered);
                more.add(card);
                order(rest, more);
            }
        }
    }

    private void ask(NewMeld meld) {
        if (judge.lay(meld) instanceof Ruling.Fits fits) {
            NewMeld named = new NewMeld(meld.type(), fits.cards());
            melds.put(named.type() + " " + DanishCard.text(named.cards()), named);
        }
    }

    /** A meld but for which wild cards are in it: its naturals, and what the wilds stand for. */
    static String kind(MeldType type, List<DanishCard> cards) {
        StringBuilder kind = new StringBuilder(type.toString());
        for (DanishCard card : cards) {
            kind.append(' ');
            if (card.isWild()) {
                kind.append('=').append(card.suit() == null ? card.rank() : card.played());
            } else {
                kind.append(card.card());
            }
        }
        return kind.toString();
    }
}
