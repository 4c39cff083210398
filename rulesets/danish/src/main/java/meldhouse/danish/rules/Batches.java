package meldhouse.danish.rules;

import meldhouse.api.game.Event;
import meldhouse.api.game.Viewer;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishView;
import meldhouse.danish.NewMeld;
import meldhouse.danish.Source;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * What is hidden once the pile has been shuffled into a new stock (a house rule). Who draws from
 * then on draws cards that were seen in the pile, and what was hidden before is in the hands; so a
 * hidden card belongs to the batch that it was drawn from. Which batch a card came from that was
 * laid or discarded later is drawn at random, by how likely each is.
 */
final class Batches {
    private static final int MOST_TRIES = 200;

    private final DanishView view;
    private final RandomGenerator random;
    private final List<int[]> pools = new ArrayList<>();
    private final List<int[]> slots = new ArrayList<>();
    private int stock;
    private int marked = -1;
    private boolean possible = true;
    private DanishView now;

    private Batches(DanishGame game, DanishView view, RandomGenerator random) {
        this.view = view;
        this.random = random;
        Integer seat = view.seat();
        now = Views.of(new Placing(game, false), seat == null ? Viewer.WATCHER : Viewer.seat(seat));
    }

    /** What other seats hold and nobody has seen, seat by seat, and last the stock. */
    static List<List<DanishCard>> dealt(
            DanishGame game, DanishView view, List<Event> history, RandomGenerator random) {
        for (int tries = 0; ; tries++) {
            Batches batches = new Batches(game, view, random);
            history.forEach(event -> batches.follow((DanishEvent) event));
            if (batches.possible || tries == MOST_TRIES) {
                return batches.cards();
            }
        }
    }

    private void follow(DanishEvent event) {
        switch (event) {
            case DanishEvent.TurnedUp turned -> begin(turned);
            case DanishEvent.CardsDrawn drawn -> drawn(drawn);
            case DanishEvent.Laid laid -> {
                for (NewMeld meld : laid.laid()) {
                    seen(laid.seat(), meld.cards());
                }
            }
            case DanishEvent.LaidOff laid -> seen(laid.seat(), laid.cards());
            case DanishEvent.Rescued rescued -> seen(rescued.seat(), List.of(rescued.card()));
            case DanishEvent.OpeningFailed failed -> {
                List<DanishCard> cards =
                        failed.melds().stream().flatMap(meld -> meld.cards().stream()).toList();
                seen(failed.seat(), cards);
            }
            case DanishEvent.Discarded discarded -> {
                if (discarded.another()) {
                    hidden(discarded.seat(), discarded.card());
                } else {
                    seen(discarded.seat(), List.of(discarded.card()));
                }
            }
            case DanishEvent.Reshuffled ignored -> reshuffled();
            default -> {}
        }
        now = now.after(event);
    }

    private boolean isOwn(int seat) {
        return view.seat() != null && view.seat() == seat;
    }

    private void begin(DanishEvent.TurnedUp turned) {
        pools.clear();
        slots.clear();
        Deal deal = new Deal();
        deal.take(turned.card());
        deal.take(now.hand());
        pools.add(counts(deal.left(null)));
        int[] dealt = new int[now.counts().size()];
        for (int seat = 0; seat < dealt.length; seat++) {
            dealt[seat] = isOwn(seat) ? 0 : now.counts().get(seat);
        }
        slots.add(dealt);
        stock = turned.stock();
        marked = -1;
    }

    private static int[] counts(List<DanishCard> cards) {
        int[] counts = new int[Pack.KINDS];
        cards.forEach(card -> counts[Pack.of(card.card())]++);
        return counts;
    }

    private void drawn(DanishEvent.CardsDrawn drawn) {
        if (drawn.drawn().from() == Source.PILE) {
            return;
        }
        stock--;
        List<DanishCard> cards = drawn.drawn().cards();
        if (cards == null) {
            slots.getLast()[drawn.seat()]++;
        } else {
            DanishCard card = cards.getFirst();
            pools.getLast()[Pack.of(card.card())]--;
            marked = card.turnedUp() ? -1 : marked;
        }
    }

    /** All see cards of a seat; those that it was not known to hold were hidden. */
    private void seen(int seat, List<DanishCard> cards) {
        if (isOwn(seat)) {
            return;
        }
        List<DanishCard> known = new ArrayList<>(now.known().get(seat));
        for (DanishCard card : cards) {
            if (!known.remove(card.bare())) {
                hidden(seat, card);
            }
        }
    }

    private void hidden(int seat, DanishCard card) {
        if (isOwn(seat)) {
            return;
        }
        int kind = Pack.of(card.card());
        double[] weights = new double[pools.size()];
        double sum = 0;
        for (int batch = 0; batch < weights.length; batch++) {
            int copies = card.turnedUp() ? batch == marked ? 1 : 0 : copies(batch, kind);
            if (copies > 0 && slots.get(batch)[seat] > 0) {
                weights[batch] = (double) slots.get(batch)[seat] * copies / size(batch);
                sum += weights[batch];
            }
        }
        if (sum == 0) {
            possible = false;
            return;
        }
        double draw = random.nextDouble() * sum;
        int batch = 0;
        while (batch < weights.length - 1 && (weights[batch] == 0 || draw >= weights[batch])) {
            draw -= weights[batch];
            batch++;
        }
        while (weights[batch] == 0) {
            batch--;
        }
        slots.get(batch)[seat]--;
        pools.get(batch)[kind]--;
        marked = card.turnedUp() ? -1 : marked;
    }

    /** How many copies there are in a batch that are not the turned-up card. */
    private int copies(int batch, int kind) {
        DanishCard turned = Objects.requireNonNull(now.turnedUp());
        boolean mark = batch == marked && kind == Pack.of(turned.card());
        return pools.get(batch)[kind] - (mark ? 1 : 0);
    }

    private int size(int batch) {
        int size = 0;
        for (int count : pools.get(batch)) {
            size += count;
        }
        return size;
    }

    private void reshuffled() {
        List<DanishCard> pile = now.pile();
        List<DanishCard> cards = pile.subList(0, pile.size() - 1);
        if (cards.stream().anyMatch(DanishCard::turnedUp)) {
            marked = pools.size();
        }
        pools.add(counts(cards));
        slots.add(new int[now.counts().size()]);
        stock = cards.size();
    }

    private List<List<DanishCard>> cards() {
        int seats = now.counts().size();
        List<List<DanishCard>> hidden = new ArrayList<>();
        for (int seat = 0; seat <= seats; seat++) {
            hidden.add(new ArrayList<>());
        }
        for (int batch = 0; batch < pools.size(); batch++) {
            List<DanishCard> cards = Deal.shuffled(list(batch), random);
            int from = 0;
            for (int seat = 0; seat < seats; seat++) {
                int to = Math.min(cards.size(), from + slots.get(batch)[seat]);
                hidden.get(seat).addAll(cards.subList(from, to));
                from = to;
            }
            hidden.getLast().addAll(cards.subList(from, cards.size()));
        }
        even(hidden);
        return hidden;
    }

    private List<DanishCard> list(int batch) {
        List<DanishCard> cards = new ArrayList<>();
        for (int kind = 0; kind < Pack.KINDS; kind++) {
            for (int n = 0; n < pools.get(batch)[kind]; n++) {
                cards.add(Pack.seen(kind));
            }
        }
        if (batch == marked) {
            DanishCard turned = Objects.requireNonNull(now.turnedUp());
            int at = cards.indexOf(Pack.seen(Pack.of(turned.card())));
            if (at >= 0) {
                cards.set(at, turned);
            }
        }
        return cards;
    }

    /** Where no way was found that fits, the hands at least have the right sizes. */
    private void even(List<List<DanishCard>> hidden) {
        List<DanishCard> rest = hidden.getLast();
        for (int seat = 0; seat < view.counts().size(); seat++) {
            int size = isOwn(seat) ? 0 : view.counts().get(seat) - view.known().get(seat).size();
            List<DanishCard> hand = hidden.get(seat);
            while (hand.size() > size) {
                rest.add(hand.removeLast());
            }
            while (hand.size() < size) {
                hand.add(rest.removeLast());
            }
        }
    }
}
