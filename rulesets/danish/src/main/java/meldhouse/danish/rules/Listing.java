package meldhouse.danish.rules;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.danish.DanishMove;
import meldhouse.danish.NewMeld;
import meldhouse.danish.rules.Choices.PumbaMode;
import meldhouse.danish.rules.Choices.ReddeTiming;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The moves that a seat which has drawn is offered. Of melds there are more than can be listed, so
 * the list is canonical: the smallest melds, from which any other grows by further moves of the
 * turn, the longest ones without a wild card, the Pinochles, and where an opening must be worth
 * something, melds that are together. Wild cards are named by what tells them apart: a joker, a two
 * of the straight's suit, another two.
 *
 * <p>A large hand has a coarser list: of melds that differ in which of their cards are wild it
 * holds those with the fewest, with one kind of wild card. What a function of the house rules does
 * not allow is left out, with larger melds in its place ({@link Judged}).
 */
final class Listing {
    /** With more moves than this in the finer list, the coarser one is given. */
    private static final int FINE = 240;

    private final Playing playing;
    private final Round round;
    private final MoveList list = new MoveList();

    Listing(Playing playing) {
        this.playing = playing;
        round = playing.round();
    }

    LegalMoves moves() {
        boolean duty = playing.mustLayTop();
        int must = duty ? playing.taken() : -1;
        List<List<NewMeld>> openings = addLays(must);
        boolean lays = list.size() > 0 || !openings.isEmpty();
        if (!duty) {
            discards();
        }
        boolean complete =
                !lays
                        && !round.rules().judgesMelds()
                        && round.markSeat != round.seat
                        && round.rules().pumbaMode() == PumbaMode.AUTO
                        && !(round.mustOpen() && Melding.any(round));
        return new Listed(round, openings, list.toArray(), complete);
    }

    /** Whether a move lays the top card of the pile that was taken. */
    boolean laysTop() {
        return !addLays(playing.taken()).isEmpty() || list.size() > 0;
    }

    /**
     * Adds all that is not a discard.
     *
     * @param must a kind of which a card must be laid; -1: any
     * @return melds that are laid together
     */
    private List<List<NewMeld>> addLays(int must) {
        List<List<NewMeld>> openings = List.of();
        if (round.mustOpen()) {
            openings = new Opening(round, must).found();
        } else {
            new Melding(round, must, true, list).add();
            if (list.size() > FINE) {
                list.clear();
                new Melding(round, must, false, list).add();
            }
            Judged.melds(round, list);
        }
        layOffs(must);
        reddes(must);
        return openings;
    }

    private void layOffs(int must) {
        if (cannotGoOut()) {
            return;
        }
        boolean any = round.rules().layOffOnOpponents();
        for (int number = 0; number < round.melds.length; number++) {
            Spread meld = round.melds[number];
            if (meld != null && (any || meld.side() == round.side())) {
                int before = list.size();
                new Growing(round, number, meld, must, list).add();
                Judged.layOffs(round, number, list, before);
            }
        }
    }

    /** Whether the one card left must be discarded (D13). */
    private boolean cannotGoOut() {
        return round.rules().mustDiscardToGoOut() && round.hand().size() == 1;
    }

    private void reddes(int must) {
        boolean comesBack = round.rules().rescuedWildGoesTo() == Choices.RescuedWildGoesTo.HAND;
        if (cannotGoOut() && !comesBack) {
            return;
        }
        for (int number = 0; number < round.melds.length; number++) {
            Spread meld = round.melds[number];
            if (meld != null && meld.wilds() > 0 && meld.side() == round.side()) {
                int before = list.size();
                reddes(number, meld, must);
                Judged.reddes(round, number, list, before);
            }
        }
    }

    private void reddes(int number, Spread meld, int must) {
        Hand hand = round.hand();
        boolean anyTime = round.rules().reddeTiming() == ReddeTiming.ANY_TIME;
        long seen = 0;
        for (int place = 0; place < meld.size(); place++) {
            int wild = meld.kindAt(place);
            boolean may = anyTime || Spread.turn(meld.laid(place)) < round.turn;
            if (!Pack.isWild(wild) || !may || !meld.isStraight() && (seen >>> wild & 1) != 0) {
                continue;
            }
            seen |= 1L << wild;
            for (int suit = 0; suit < 4; suit++) {
                int kind = Pack.of(suit, meld.stepAt(place));
                if ((!meld.isStraight() || suit == meld.suit())
                        && hand.has(kind)
                        && (must < 0 || must == kind)) {
                    list.add(Packed.redde(number, place, kind));
                }
            }
        }
    }

    private void discards() {
        Hand hand = round.hand();
        Referee referee = new Referee(playing);
        boolean pumba = hand.size() == 2 && round.rules().pumbaMode() == PumbaMode.MANUAL;
        int marked = round.markIn(round.seat);
        for (long kinds = hand.kinds(); kinds != 0; kinds &= kinds - 1) {
            int kind = Long.numberOfTrailingZeros(kinds);
            boolean both = kind == marked && hand.count(kind) > 1;
            boolean one = kind == marked && !both;
            if (referee.mayGiveBack(one ? kind | Pack.MARK : kind)) {
                list.add(Packed.discard(kind, false, pumba));
            }
            if (both && referee.mayGiveBack(kind | Pack.MARK)) {
                list.add(Packed.discard(kind, true, pumba));
            }
        }
    }

    /** Moves that are made when they are looked at. */
    private static final class Listed implements LegalMoves {
        private final Round round;
        private final List<List<NewMeld>> openings;
        private final long[] moves;
        private final boolean complete;

        Listed(Round round, List<List<NewMeld>> openings, long[] moves, boolean complete) {
            this.round = round;
            this.openings = openings;
            this.moves = moves;
            this.complete = complete;
        }

        @Override
        public int size() {
            return openings.size() + moves.length;
        }

        @Override
        public Move get(int index) {
            Objects.checkIndex(index, size());
            return index < openings.size()
                    ? new DanishMove.Lay(openings.get(index))
                    : Packed.move(round, moves[index - openings.size()]);
        }

        @Override
        public boolean complete() {
            return complete;
        }

        @Override
        public List<Move> listed() {
            List<Move> all = new ArrayList<>(size());
            for (int i = 0; i < size(); i++) {
                all.add(get(i));
            }
            return List.copyOf(all);
        }
    }
}
