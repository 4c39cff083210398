package meldhouse.danish;

import meldhouse.danish.DanishEvent.Accepted;
import meldhouse.danish.DanishEvent.CardsDrawn;
import meldhouse.danish.DanishEvent.Cut;
import meldhouse.danish.DanishEvent.CutGuessed;
import meldhouse.danish.DanishEvent.Dealt;
import meldhouse.danish.DanishEvent.Discarded;
import meldhouse.danish.DanishEvent.Laid;
import meldhouse.danish.DanishEvent.LaidOff;
import meldhouse.danish.DanishEvent.MatchEnded;
import meldhouse.danish.DanishEvent.MatchStarted;
import meldhouse.danish.DanishEvent.OpeningFailed;
import meldhouse.danish.DanishEvent.Pumba;
import meldhouse.danish.DanishEvent.PumbaMissed;
import meldhouse.danish.DanishEvent.Rescued;
import meldhouse.danish.DanishEvent.Reshuffled;
import meldhouse.danish.DanishEvent.RoundEnded;
import meldhouse.danish.DanishEvent.RoundScored;
import meldhouse.danish.DanishEvent.SeatingDrawn;
import meldhouse.danish.DanishEvent.TurnedUp;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Folds events into a view. It knows no rules: whatever would have to be worked out is in the
 * event. A workbench, used for one event and thrown away.
 */
final class ViewFold {
    private final @Nullable Integer seat;
    private Phase phase;
    private @Nullable Integer toMove;
    private int target;
    private @Nullable Integer maxRounds;
    private List<Integer> turnOrder;
    private List<List<Integer>> sides;
    private int round;
    private @Nullable Integer dealer;
    private @Nullable Integer guess;
    private @Nullable CutMade cut;
    private int turn;
    private List<DanishCard> hand;
    private List<Integer> counts;
    private List<List<DanishCard>> known;
    private int stock;
    private List<DanishCard> pile;
    private @Nullable DanishCard turnedUp;
    private @Nullable Integer turnedUpTaken;
    private @Nullable Drawn drawn;
    private boolean openingFailed;
    private int idle;
    private List<TableMeld> melds;
    private List<Boolean> barbele;
    private List<Integer> minimums;
    private List<Integer> failedOpenings;
    private List<Integer> pumbaMissed;
    private int reshuffles;
    private List<List<DanishCard>> hands;
    private List<Integer> accepted;
    private List<Integer> totals;
    private @Nullable RoundScore sheet;
    private List<PastRound> rounds;
    private @Nullable MatchResult result;

    ViewFold(DanishView view) {
        seat = view.seat();
        phase = view.phase();
        toMove = view.toMove();
        target = view.target();
        maxRounds = view.maxRounds();
        turnOrder = view.turnOrder();
        sides = view.sides();
        round = view.round();
        dealer = view.dealer();
        guess = view.guess();
        cut = view.cut();
        turn = view.turn();
        hand = view.hand();
        counts = view.counts();
        known = view.known();
        stock = view.stock();
        pile = view.pile();
        turnedUp = view.turnedUp();
        turnedUpTaken = view.turnedUpTaken();
        drawn = view.drawn();
        openingFailed = view.openingFailed();
        idle = view.idle();
        melds = view.melds();
        barbele = view.barbele();
        minimums = view.minimums();
        failedOpenings = view.failedOpenings();
        pumbaMissed = view.pumbaMissed();
        reshuffles = view.reshuffles();
        hands = view.hands();
        accepted = view.accepted();
        totals = view.totals();
        sheet = view.sheet();
        rounds = view.rounds();
        result = view.result();
    }

    DanishView view() {
        return new DanishView(
                seat,
                phase,
                toMove,
                target,
                maxRounds,
                turnOrder,
                sides,
                round,
                dealer,
                guess,
                cut,
                turn,
                hand,
                counts,
                known,
                stock,
                pile,
                turnedUp,
                turnedUpTaken,
                drawn,
                openingFailed,
                idle,
                melds,
                barbele,
                minimums,
                failedOpenings,
                pumbaMissed,
                reshuffles,
                hands,
                accepted,
                totals,
                sheet,
                rounds,
                result);
    }

    void tell(DanishEvent event) {
        switch (event) {
            case MatchStarted started -> {
                target = started.target();
                maxRounds = started.maxRounds();
            }
            case SeatingDrawn seating -> seated(seating);
            case CutGuessed guessed -> guess = guessed.size();
            case Cut made -> cut = made.cut();
            case Dealt dealt -> dealt(dealt);
            case TurnedUp turned -> {
                turnedUp = turned.card();
                pile = List.of(turned.card());
                stock = turned.stock();
                barbele = turned.barbele();
                minimums = turned.minimums();
            }
            case CardsDrawn drew -> drawn(drew.seat(), drew.drawn());
            case Laid laid -> {
                laid.laid().forEach(meld -> leaveHand(laid.seat(), meld.cards()));
                laid.melds().forEach(this::put);
                laid.joined().forEach(this::take);
            }
            case LaidOff laid -> {
                leaveHand(laid.seat(), laid.cards());
                put(laid.meld());
                laid.joined().forEach(this::take);
            }
            case Rescued rescued -> {
                leaveHand(rescued.seat(), List.of(rescued.card()));
                put(rescued.meld());
                if (rescued.inHand()) {
                    joinHand(rescued.seat(), List.of(rescued.wild().bare()), true);
                }
            }
            case OpeningFailed failed -> {
                openingFailed = true;
                List<DanishCard> shown =
                        failed.melds().stream().flatMap(meld -> meld.cards().stream()).toList();
                know(failed.seat(), Cards.atLeast(known.get(failed.seat()), Cards.bare(shown)));
                failedOpenings = oneMore(failedOpenings, failed.side());
            }
            case Discarded discarded -> {
                List<DanishCard> knownBefore = known.get(discarded.seat());
                leaveHand(discarded.seat(), List.of(discarded.card()));
                if (discarded.another()) {
                    know(discarded.seat(), knownBefore);
                }
                pile = with(pile, discarded.card());
                turn = discarded.turn();
                idle = discarded.idle();
                drawn = null;
                openingFailed = false;
            }
            case Pumba ignored -> {}
            case PumbaMissed missed -> pumbaMissed = oneMore(pumbaMissed, sideOf(missed.seat()));
            case Reshuffled shuffled -> {
                stock = shuffled.stock();
                pile = List.of(pile.getLast());
                reshuffles++;
            }
            case RoundEnded ended -> {
                hands = ended.hands();
                drawn = null;
                openingFailed = false;
            }
            case RoundScored scored -> scored(scored);
            case Accepted ok -> accepted = with(accepted, ok.side());
            case MatchEnded ended -> result = ended.result();
        }
        Next next = event.next();
        if (next != null) {
            phase = next.phase();
            toMove = next.toMove();
            accepted = phase == Phase.ACCEPT ? accepted : List.of();
        }
    }

    private void seated(SeatingDrawn seating) {
        turnOrder = seating.turnOrder();
        sides = seating.sides();
        if (!turnOrder.isEmpty()) {
            dealer = turnOrder.getLast();
            barbele = Collections.nCopies(sides.size(), false);
            minimums = Collections.nCopies(sides.size(), 0);
            failedOpenings = Collections.nCopies(sides.size(), 0);
            pumbaMissed = failedOpenings;
            totals = failedOpenings;
        }
    }

    /** The first cards of a round clear the table of the last one. */
    private void dealt(Dealt dealt) {
        round = dealt.round();
        dealer = dealt.dealer();
        turn = 1;
        idle = 0;
        hand = isOwn(dealt.seat()) && dealt.cards() != null ? dealt.cards() : hand;
        counts = changed(counts, dealt.seat(), dealt.count());
        know(dealt.seat(), List.of());
        turnedUpTaken = null;
        melds = List.of();
        failedOpenings = Collections.nCopies(sides.size(), 0);
        pumbaMissed = failedOpenings;
        reshuffles = 0;
        hands = List.of();
        sheet = null;
        accepted = List.of();
    }

    private void drawn(int who, Drawn cards) {
        drawn = cards;
        List<DanishCard> seen = cards.cards();
        if (cards.from() == Source.PILE) {
            if (turnedUpTaken == null && turnedUp != null && pile.contains(turnedUp)) {
                turnedUpTaken = who;
            }
            joinHand(who, pile, true);
            pile = List.of();
        } else {
            stock--;
            if (seen == null) {
                counts = changed(counts, who, counts.get(who) + cards.count());
            } else {
                joinHand(who, seen, false);
            }
        }
    }

    private void scored(RoundScored scored) {
        RoundScore score = scored.score();
        sheet = score;
        totals = score.totals();
        List<Integer> points = score.sides().stream().map(SideScore::total).toList();
        rounds = with(rounds, new PastRound(score.round(), score.finisher(), points));
        guess = null;
        cut = null;
        if (scored.nextDealer() != null) {
            dealer = scored.nextDealer();
            round++;
        }
    }

    private void joinHand(int who, List<DanishCard> cards, boolean seenByAll) {
        counts = changed(counts, who, counts.get(who) + cards.size());
        if (isOwn(who)) {
            hand = Cards.with(hand, cards);
        }
        if (seenByAll) {
            know(who, Cards.with(known.get(who), cards));
        }
    }

    private void leaveHand(int who, List<DanishCard> laid) {
        List<DanishCard> cards = Cards.bare(laid);
        counts = changed(counts, who, counts.get(who) - cards.size());
        if (isOwn(who)) {
            hand = Cards.without(hand, cards);
        }
        know(who, Cards.without(known.get(who), cards));
    }

    private void know(int who, List<DanishCard> cards) {
        known = changed(known, who, cards);
    }

    private void put(TableMeld meld) {
        take(meld.number());
        List<TableMeld> all = new ArrayList<>(melds);
        all.add(meld);
        all.sort(Comparator.comparingInt(TableMeld::number));
        melds = List.copyOf(all);
    }

    private void take(int number) {
        melds = melds.stream().filter(meld -> meld.number() != number).toList();
    }

    private int sideOf(int who) {
        for (int side = 0; side < sides.size(); side++) {
            if (sides.get(side).contains(who)) {
                return side;
            }
        }
        throw new IllegalArgumentException("no side has seat " + who);
    }

    private boolean isOwn(int other) {
        return seat != null && seat == other;
    }

    private static <T> List<T> with(List<T> list, T element) {
        return with(list, List.of(element));
    }

    private static <T> List<T> with(List<T> list, Collection<T> elements) {
        List<T> longer = new ArrayList<>(list);
        longer.addAll(elements);
        return List.copyOf(longer);
    }

    private static List<Integer> oneMore(List<Integer> list, int index) {
        return changed(list, index, list.get(index) + 1);
    }

    private static <T> List<T> changed(List<T> list, int index, T value) {
        List<T> other = new ArrayList<>(list);
        other.set(index, value);
        return List.copyOf(other);
    }
}
