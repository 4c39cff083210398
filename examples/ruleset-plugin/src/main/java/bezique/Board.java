package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * What everybody may know: the public part of a match. A view adds the viewer's hand, a position
 * the hands and the stock. Both follow the events by {@link #after}, so that they cannot differ.
 *
 * @param leader who leads, or declares, or led to the trick on the table
 * @param declaring whether the leader is asked to declare
 * @param trump null between two deals
 * @param turnedUp the card that made trump; null once it was taken
 * @param stock how many cards lie under it
 * @param counts how many cards each seat holds hidden
 * @param open what lies open before each seat
 * @param brisques how many aces and tens each seat has taken
 * @param gone the cards of the tricks taken
 * @param over whether the match has ended
 */
record Board(
        int dealer,
        int leader,
        boolean declaring,
        @Nullable Suit trump,
        @Nullable Card turnedUp,
        int stock,
        List<Integer> counts,
        List<List<Lying>> open,
        List<Card> trick,
        List<Integer> brisques,
        List<Card> gone,
        List<Integer> totals,
        boolean over) {
    Board {
        counts = List.copyOf(counts);
        open = open.stream().map(List::copyOf).toList();
        trick = List.copyOf(trick);
        brisques = List.copyOf(brisques);
        gone = List.copyOf(gone);
        totals = List.copyOf(totals);
    }

    /** Before the cards are dealt. */
    static Board between(int dealer, List<Integer> totals, boolean over) {
        List<Integer> none = List.of(0, 0);
        return new Board(
                dealer,
                1 - dealer,
                false,
                null,
                null,
                0,
                none,
                List.of(List.of(), List.of()),
                List.of(),
                none,
                List.of(),
                totals,
                over);
    }

    /** The seat to move; null if it is chance's turn or nobody's. */
    @Nullable Integer toMove() {
        return trump == null ? null : declaring ? leader : (leader + trick.size()) % 2;
    }

    /** Whether all cards have been played. */
    boolean isPlayedOut() {
        return stock == 0
                && turnedUp == null
                && counts.stream().allMatch(count -> count == 0)
                && open.stream().allMatch(List::isEmpty);
    }

    /** The board after an event, as anybody was told it. */
    Board after(BeziqueEvent event) {
        Draft draft = new Draft(this);
        switch (event) {
            case BeziqueEvent.Dealt(int seat, int count, var ignored) ->
                    draft.counts.set(seat, count);
            case BeziqueEvent.TurnedUp(Card card, int points, int under) -> {
                draft.trump = card.suit();
                draft.turnedUp = card;
                draft.stock = under;
                draft.scores(dealer, points);
            }
            case BeziqueEvent.Played(int seat, Card card, boolean shown) -> {
                if (shown) {
                    draft.open.get(seat).remove(draft.find(seat, card, any -> true));
                } else {
                    draft.counts.set(seat, counts.get(seat) - 1);
                }
                draft.trick.add(card);
            }
            case BeziqueEvent.TrickTaken(int seat, int taken, boolean may) -> {
                draft.gone.addAll(trick);
                draft.trick.clear();
                draft.brisques.set(seat, brisques.get(seat) + taken);
                draft.leader = seat;
                draft.declaring = may;
            }
            case BeziqueEvent.Declared(int seat, Kind kind, var cards, var lying, int points) -> {
                for (Card card : lying) {
                    int at = draft.find(seat, card, each -> kind.takes(each.served()));
                    draft.open.get(seat).set(at, draft.open.get(seat).get(at).serving(kind));
                }
                cards.forEach(card -> draft.open.get(seat).add(new Lying(card, List.of(kind))));
                draft.counts.set(seat, counts.get(seat) - cards.size());
                draft.scores(seat, points);
                draft.declaring = false;
            }
            case BeziqueEvent.Exchanged(int seat, Card taken, Card left, int points) -> {
                draft.counts.set(seat, counts.get(seat) - 1);
                draft.open.get(seat).add(new Lying(taken, List.of()));
                draft.turnedUp = left;
                draft.scores(seat, points);
                draft.declaring = false;
            }
            case BeziqueEvent.Passed ignored -> draft.declaring = false;
            case BeziqueEvent.Drawn(int seat, var ignored) -> {
                draft.counts.set(seat, counts.get(seat) + 1);
                draft.stock--;
            }
            case BeziqueEvent.TurnUpTaken(int seat, Card card) -> {
                draft.open.get(seat).add(new Lying(card, List.of()));
                draft.turnedUp = null;
            }
            case BeziqueEvent.DealScored(var ignored, var scores, int next, boolean end) -> {
                return between(next, scores, end);
            }
        }
        return draft.board();
    }

    /** A board that is being changed. */
    private static final class Draft {
        private final Board before;
        private int leader;
        private boolean declaring;
        private @Nullable Suit trump;
        private @Nullable Card turnedUp;
        private int stock;
        private final List<Integer> counts;
        private final List<List<Lying>> open;
        private final List<Card> trick;
        private final List<Integer> brisques;
        private final List<Card> gone;
        private final List<Integer> totals;

        Draft(Board board) {
            before = board;
            leader = board.leader;
            declaring = board.declaring;
            trump = board.trump;
            turnedUp = board.turnedUp;
            stock = board.stock;
            counts = new ArrayList<>(board.counts);
            open = new ArrayList<>();
            board.open.forEach(lying -> open.add(new ArrayList<>(lying)));
            trick = new ArrayList<>(board.trick);
            brisques = new ArrayList<>(board.brisques);
            gone = new ArrayList<>(board.gone);
            totals = new ArrayList<>(board.totals);
        }

        int find(int seat, Card card, java.util.function.Predicate<Lying> fit) {
            List<Lying> lying = open.get(seat);
            for (int at = 0; at < lying.size(); at++) {
                if (lying.get(at).card() == card && fit.test(lying.get(at))) {
                    return at;
                }
            }
            throw new IllegalArgumentException("no " + card + " lies open before seat " + seat);
        }

        void scores(int seat, int points) {
            totals.set(seat, totals.get(seat) + points);
        }

        Board board() {
            return new Board(
                    before.dealer,
                    leader,
                    declaring,
                    trump,
                    turnedUp,
                    stock,
                    counts,
                    open,
                    trick,
                    brisques,
                    gone,
                    totals,
                    before.over);
        }
    }
}
