package meldhouse.danish;

import meldhouse.api.game.Event;
import meldhouse.api.game.View;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * All that one viewer may know of a match (danish.md 2.6): what is public, and the viewer's own
 * hand. Lists by seat start with seat 0; lists by side are in the order of {@code sides}, and empty
 * until that is known. What belongs to a round is left on the table until the next cards are dealt.
 *
 * @param seat whose view it is; null: a watcher's
 * @param phase the step that the match has reached
 * @param toMove the seat to move; null where chance is to move, or nobody
 * @param target the points that end the match
 * @param maxRounds how many rounds end it; null: any number
 * @param turnOrder the seats in the order of play, from the seat that started the match; empty
 *     until it is known
 * @param sides the seats of each side, the side of the lowest seat first; empty until known
 * @param round the number of the round, from 1; between two rounds that of the next
 * @param dealer who deals it; null until known
 * @param guess the size that the cutter has named; null: none
 * @param cut the cut of this round; null: not yet, or none is made
 * @param turn the number of the turn in the round, from 1
 * @param hand the viewer's own cards: naturals from three to ace, then twos, then jokers
 * @param counts how many cards each seat holds
 * @param known for each seat the cards that everybody knows it to hold: it took them with the pile
 *     or showed them in a failed opening, and has not laid or discarded them since; it may hold
 *     more copies
 * @param stock how many cards the stock holds
 * @param pile the pile, from bottom to top
 * @param turnedUp the card that was turned up in this round, with its mark; null: none yet
 * @param turnedUpTaken the first seat that took the pile with it; null: nobody yet
 * @param drawn what the seat to move has drawn; null: it is yet to draw
 * @param openingFailed whether an opening has failed in this turn
 * @param idle how many turns in a row nobody has drawn from the stock or laid a card
 * @param melds the melds on the table, by number
 * @param barbele for each side whether it has Barbele in this round
 * @param minimums for each side what its first melds in this round must be worth together; 0: they
 *     may be any
 * @param failedOpenings for each side how many openings have failed in this round
 * @param pumbaMissed for each side how many times "Pumba" was not said in this round
 * @param reshuffles how many times the pile became the stock in this round
 * @param hands all hands, once the round is over; empty while it lasts
 * @param accepted the sides that have accepted the sheet of the last round, where they are asked
 * @param totals the match totals, by side
 * @param sheet the sheet of the last round, until the next cards are dealt; null: none
 * @param rounds every scored round in short
 * @param result how the match ended; null while it lasts
 */
public record DanishView(
        @Nullable Integer seat,
        Phase phase,
        @Nullable Integer toMove,
        int target,
        @Nullable Integer maxRounds,
        List<Integer> turnOrder,
        List<List<Integer>> sides,
        int round,
        @Nullable Integer dealer,
        @Nullable Integer guess,
        @Nullable CutMade cut,
        int turn,
        List<DanishCard> hand,
        List<Integer> counts,
        List<List<DanishCard>> known,
        int stock,
        List<DanishCard> pile,
        @Nullable DanishCard turnedUp,
        @Nullable Integer turnedUpTaken,
        @Nullable Drawn drawn,
        boolean openingFailed,
        int idle,
        List<TableMeld> melds,
        List<Boolean> barbele,
        List<Integer> minimums,
        List<Integer> failedOpenings,
        List<Integer> pumbaMissed,
        int reshuffles,
        List<List<DanishCard>> hands,
        List<Integer> accepted,
        List<Integer> totals,
        @Nullable RoundScore sheet,
        List<PastRound> rounds,
        @Nullable MatchResult result)
        implements View {
    public DanishView {
        turnOrder = List.copyOf(turnOrder);
        sides = sides.stream().map(List::copyOf).toList();
        hand = List.copyOf(hand);
        counts = List.copyOf(counts);
        known = known.stream().map(List::copyOf).toList();
        pile = List.copyOf(pile);
        melds = List.copyOf(melds);
        barbele = List.copyOf(barbele);
        minimums = List.copyOf(minimums);
        failedOpenings = List.copyOf(failedOpenings);
        pumbaMissed = List.copyOf(pumbaMissed);
        hands = hands.stream().map(List::copyOf).toList();
        accepted = List.copyOf(accepted);
        totals = List.copyOf(totals);
        rounds = List.copyOf(rounds);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the event is not one of the Danish game
     */
    @Override
    public DanishView after(Event event) {
        if (!(event instanceof DanishEvent danish)) {
            throw new IllegalArgumentException("no event of the Danish game: " + event);
        }
        ViewFold fold = new ViewFold(this);
        fold.tell(danish);
        return fold.view();
    }
}
