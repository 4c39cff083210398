package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a seat may declare. What lies open is used first, and at least one card comes out of the
 * hand: so nobody learns of a hand what is not laid down.
 *
 * @param hand the cards that nobody else sees
 * @param open those that lie open before the seat
 */
record Melds(BeziqueRules rules, Suit trump, List<Card> hand, List<Lying> open) {
    /**
     * A declaration.
     *
     * @param lying the cards that lie open and serve once more
     */
    record Way(BeziqueMove.Declare move, List<Card> lying) {
        Way {
            lying = List.copyOf(lying);
        }
    }

    /** Every declaration, each move once. */
    List<Way> ways() {
        List<Way> ways = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            List<List<Card>> wanted = kind.ways(trump, rules.bezique(trump));
            for (List<Card> cards : wanted) {
                fixed(kind, cards, ways);
            }
            if (wanted.isEmpty()) {
                fours(kind, ways);
            }
        }
        return ways;
    }

    private void fixed(Kind kind, List<Card> wanted, List<Way> ways) {
        List<Card> left = new ArrayList<>(hand);
        List<Card> out = new ArrayList<>();
        List<Card> lying = new ArrayList<>();
        for (Card card : wanted) {
            if (usable(kind, card) > Collections.frequency(lying, card)) {
                lying.add(card);
            } else if (left.remove(card)) {
                out.add(card);
            } else {
                return;
            }
        }
        if (!out.isEmpty()) {
            ways.add(new Way(new BeziqueMove.Declare(kind, out), lying));
            return;
        }
        for (Card card : new LinkedHashSet<>(wanted)) {
            if (hand.contains(card)) {
                List<Card> others = new ArrayList<>(lying);
                others.remove(card);
                ways.add(new Way(new BeziqueMove.Declare(kind, List.of(card)), others));
            }
        }
    }

    /** How many open ones of a card may serve. */
    private int usable(Kind kind, Card card) {
        return (int)
                open.stream()
                        .filter(lying -> lying.card() == card && kind.takes(lying.served()))
                        .count();
    }

    private void fours(Kind kind, List<Way> ways) {
        Rank rank = kind.ofFour();
        List<Card> lying =
                open.stream()
                        .filter(each -> each.card().rank() == rank && kind.takes(each.served()))
                        .map(Lying::card)
                        .limit(3)
                        .toList();
        List<Card> held = hand.stream().filter(card -> card.rank() == rank).sorted().toList();
        Set<List<Card>> chosen = new LinkedHashSet<>();
        choose(held, 4 - lying.size(), new ArrayList<>(), chosen);
        chosen.forEach(cards -> ways.add(new Way(new BeziqueMove.Declare(kind, cards), lying)));
    }

    private static void choose(
            List<Card> from, int count, List<Card> before, Set<List<Card>> chosen) {
        if (count == 0) {
            chosen.add(List.copyOf(before));
            return;
        }
        for (int i = 0; i + count <= from.size(); i++) {
            before.add(from.get(i));
            choose(from.subList(i + 1, from.size()), count - 1, before, chosen);
            before.removeLast();
        }
    }
}
