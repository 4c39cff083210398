package meldhouse.american;

import meldhouse.american.AmericanEvent.Bid;
import meldhouse.american.AmericanEvent.CardsBuried;
import meldhouse.american.AmericanEvent.CardsChosen;
import meldhouse.american.AmericanEvent.Conceded;
import meldhouse.american.AmericanEvent.ContractMade;
import meldhouse.american.AmericanEvent.DealScored;
import meldhouse.american.AmericanEvent.DealVoid;
import meldhouse.american.AmericanEvent.DealerDrawn;
import meldhouse.american.AmericanEvent.Dealt;
import meldhouse.american.AmericanEvent.Declined;
import meldhouse.american.AmericanEvent.DefenderConceded;
import meldhouse.american.AmericanEvent.GaveUpStuck;
import meldhouse.american.AmericanEvent.MatchEnded;
import meldhouse.american.AmericanEvent.MatchStarted;
import meldhouse.american.AmericanEvent.MeldsShown;
import meldhouse.american.AmericanEvent.MisdealAsked;
import meldhouse.american.AmericanEvent.MisdealClaimed;
import meldhouse.american.AmericanEvent.MoonAnnounced;
import meldhouse.american.AmericanEvent.Passed;
import meldhouse.american.AmericanEvent.PassedCards;
import meldhouse.american.AmericanEvent.Played;
import meldhouse.american.AmericanEvent.ThrownIn;
import meldhouse.american.AmericanEvent.TrickTaken;
import meldhouse.american.AmericanEvent.TrumpNamed;
import meldhouse.american.AmericanEvent.WidowTaken;
import meldhouse.american.StockEvent.DeclaredOut;
import meldhouse.american.StockEvent.DixExchanged;
import meldhouse.american.StockEvent.Drew;
import meldhouse.american.StockEvent.Melded;
import meldhouse.american.StockEvent.MeldingDone;
import meldhouse.american.StockEvent.TableCleared;
import meldhouse.american.StockEvent.TrumpTurned;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Folds events into a view. It knows no rules: whatever would have to be worked out is in the
 * event. A workbench, used for one event and thrown away.
 */
final class ViewFold {
    private final @Nullable Integer seat;
    private Phase phase;
    private @Nullable Integer toMove;
    private @Nullable Integer target;
    private @Nullable Integer dealsPerMatch;
    private final List<Integer> sides;
    private int deal;
    private @Nullable Integer dealer;
    private List<Integer> active;
    private List<Card> hand;
    private List<Integer> counts;
    private List<Call> calls;
    private @Nullable Integer highBid;
    private @Nullable Integer highBidder;
    private @Nullable Integer declarer;
    private @Nullable Integer contract;
    private @Nullable Suit trump;
    private @Nullable Card turned;
    private int stock;
    private @Nullable Laid shown;
    private @Nullable Widow widow;
    private @Nullable Buried buried;
    private List<CardsPassed> passed;
    private List<Card> chosen;
    private List<SeatMelds> melds;
    private List<TableCard> table;
    private @Nullable ShownHand misdeal;
    private List<Laid> trick;
    private @Nullable TakenTrick lastTrick;
    private List<Card> played;
    private List<Integer> tricks;
    private List<Integer> trickPoints;
    private List<Integer> totals;
    private List<DealScore> deals;
    private @Nullable MatchResult result;

    ViewFold(AmericanView view) {
        seat = view.seat();
        phase = view.phase();
        toMove = view.toMove();
        target = view.target();
        dealsPerMatch = view.dealsPerMatch();
        sides = view.sides();
        deal = view.deal();
        dealer = view.dealer();
        active = view.active();
        hand = view.hand();
        counts = view.counts();
        calls = view.calls();
        highBid = view.highBid();
        highBidder = view.highBidder();
        declarer = view.declarer();
        contract = view.contract();
        trump = view.trump();
        turned = view.turned();
        stock = view.stock();
        shown = view.shown();
        widow = view.widow();
        buried = view.buried();
        passed = view.passed();
        chosen = view.chosen();
        melds = view.melds();
        table = view.table();
        misdeal = view.misdeal();
        trick = view.trick();
        lastTrick = view.lastTrick();
        played = view.played();
        tricks = view.tricks();
        trickPoints = view.trickPoints();
        totals = view.totals();
        deals = view.deals();
        result = view.result();
    }

    AmericanView view() {
        return new AmericanView(
                seat,
                phase,
                toMove,
                target,
                dealsPerMatch,
                sides,
                deal,
                dealer,
                active,
                hand,
                counts,
                calls,
                highBid,
                highBidder,
                declarer,
                contract,
                trump,
                turned,
                stock,
                shown,
                widow,
                buried,
                passed,
                chosen,
                melds,
                table,
                misdeal,
                trick,
                lastTrick,
                played,
                tricks,
                trickPoints,
                totals,
                deals,
                result);
    }

    void tell(AmericanEvent event) {
        switch (event) {
            case MatchStarted started -> {
                target = started.target();
                dealsPerMatch = started.dealsPerMatch();
            }
            case DealerDrawn drawn -> dealer = drawn.dealer();
            case Dealt dealt -> dealt(dealt);
            case MisdealClaimed claimed -> misdeal = claimed.hand();
            case Declined ignored -> {}
            case Bid bid -> {
                calls = with(calls, new Call(bid.seat(), bid.amount()));
                highBid = bid.amount();
                highBidder = bid.seat();
            }
            case Passed pass -> calls = with(calls, new Call(pass.seat(), null));
            case DealVoid end -> {
                clear(deal + 1, end.nextDealer());
                hideWidow();
                melds = List.of();
            }
            case ContractMade made -> {
                declarer = made.declarer();
                contract = made.amount();
            }
            case TrumpNamed named -> trump = named.suit();
            case CardsChosen choice -> {
                if (choice.cards() != null) {
                    chosen = choice.cards();
                }
            }
            case PassedCards cards -> passed(cards.passed());
            case MeldsShown shown ->
                    shown.shown().forEach(melded -> this.melds = with(this.melds, melded));
            case WidowTaken taken -> widowTaken(taken);
            case CardsBuried cards -> buried(cards);
            case TrumpTurned turn -> {
                turned = turn.card();
                trump = turn.card().suit();
                stock = turn.stock();
            }
            case DixExchanged exchanged -> exchanged(exchanged);
            case Melded melded -> melded(melded);
            case Drew drew -> drew(drew);
            case TableCleared _ -> tableCleared();
            case Conceded _,
                    MisdealAsked _,
                    GaveUpStuck _,
                    ThrownIn _,
                    DefenderConceded _,
                    MoonAnnounced _,
                    MeldingDone _,
                    DeclaredOut _ -> {}
            case Played play -> played(play);
            case TrickTaken taken -> taken(taken.trick());
            case DealScored scored -> {
                deals = with(deals, scored.score());
                totals = scored.score().totals();
                target = scored.score().target();
                Integer next = scored.nextDealer();
                clear(next == null ? deal : deal + 1, next == null ? dealer : next);
            }
            case MatchEnded ended -> result = ended.result();
        }
        Next next = event.next();
        if (next != null) {
            phase = next.phase();
            toMove = next.toMove();
        }
    }

    private void dealt(Dealt dealt) {
        deal = dealt.deal();
        dealer = dealt.dealer();
        melds = List.of();
        misdeal = null;
        hideWidow();
        active = with(active, dealt.seat());
        counts = changed(counts, dealt.seat(), dealt.count());
        if (isOwn(dealt.seat()) && dealt.cards() != null) {
            hand = dealt.cards();
        }
    }

    /** Forgets the widow of the deal before: there is another. */
    private void hideWidow() {
        widow = widow == null ? null : new Widow(widow.count(), null);
    }

    private void passed(CardsPassed cards) {
        passed = with(passed, cards);
        counts = changed(counts, cards.from(), counts.get(cards.from()) - cards.count());
        counts = changed(counts, cards.to(), counts.get(cards.to()) + cards.count());
        List<Card> known = cards.cards();
        if (known != null && isOwn(cards.from())) {
            hand = HandOrder.without(hand, known);
            chosen = List.of();
        } else if (known != null && isOwn(cards.to())) {
            hand = HandOrder.with(hand, known);
        }
    }

    private void played(Played play) {
        List<Card> card = List.of(play.card());
        if (play.from() == Origin.TABLE) {
            table = TableCard.without(table, play.seat(), play.card());
        } else {
            take(play.seat(), card);
        }
        trick = with(trick, new Laid(play.seat(), play.card()));
        played = HandOrder.with(played, card);
    }

    /** Takes known cards out of a hand. */
    private void take(int owner, List<Card> cards) {
        if (isOwn(owner)) {
            hand = HandOrder.without(hand, cards);
        }
        counts = changed(counts, owner, counts.get(owner) - cards.size());
    }

    /** Puts cards into a hand; which, is known if it is the viewer's own. */
    private void give(int owner, int count, @Nullable List<Card> cards) {
        if (isOwn(owner) && cards != null) {
            hand = HandOrder.with(hand, cards);
        }
        counts = changed(counts, owner, counts.get(owner) + count);
    }

    private void widowTaken(WidowTaken taken) {
        widow = new Widow(taken.count(), taken.cards());
        give(taken.seat(), taken.count(), taken.cards());
    }

    private void buried(CardsBuried cards) {
        buried = cards.buried();
        List<Card> known = cards.buried().cards();
        if (known != null) {
            hand = HandOrder.without(hand, known);
        }
        int left = counts.get(cards.seat()) - cards.buried().count();
        counts = changed(counts, cards.seat(), left);
    }

    private void exchanged(DixExchanged exchanged) {
        List<Card> nine = List.of(exchanged.nine());
        List<Card> taken = List.of(exchanged.taken());
        take(exchanged.seat(), nine);
        give(exchanged.seat(), 1, taken);
        turned = exchanged.nine();
        Integer holder = exchanged.holder();
        if (holder != null) {
            take(holder, taken);
            give(holder, 1, nine);
        }
    }

    private void melded(Melded melded) {
        int owner = melded.meld().seat();
        melds = with(melds, melded.meld());
        take(owner, melded.fresh());
        table = TableCard.changed(table, owner, melded.table());
    }

    private void drew(Drew drew) {
        Card card = drew.card();
        give(drew.seat(), 1, card == null ? null : List.of(card));
        stock = drew.left();
        if (drew.from() == DrawnFrom.TURNED) {
            turned = null;
        } else if (drew.open() && card != null) {
            shown = new Laid(drew.seat(), card);
        }
    }

    private void tableCleared() {
        for (TableCard laid : table) {
            give(laid.seat(), 1, List.of(laid.card()));
        }
        table = List.of();
    }

    private void taken(TakenTrick taken) {
        int side = sides.get(taken.winner());
        lastTrick = taken;
        trick = List.of();
        tricks = changed(tricks, side, tricks.get(side) + 1);
        trickPoints = changed(trickPoints, side, trickPoints.get(side) + taken.points());
    }

    /** Takes all that belongs to the old deal off the table, but for what was shown. */
    private void clear(int nextDeal, @Nullable Integer nextDealer) {
        deal = nextDeal;
        dealer = nextDealer;
        hand = List.of();
        active = List.of();
        counts = zeros(counts);
        calls = List.of();
        highBid = null;
        highBidder = null;
        declarer = null;
        contract = null;
        trump = null;
        turned = null;
        stock = 0;
        shown = null;
        buried = null;
        passed = List.of();
        chosen = List.of();
        table = List.of();
        trick = List.of();
        lastTrick = null;
        played = List.of();
        tricks = zeros(tricks);
        trickPoints = zeros(trickPoints);
    }

    private boolean isOwn(int other) {
        return seat != null && seat == other;
    }

    private static List<Integer> zeros(List<Integer> numbers) {
        return Collections.nCopies(numbers.size(), 0);
    }

    private static <T> List<T> with(List<T> list, T element) {
        List<T> longer = new ArrayList<>(list);
        longer.add(element);
        return List.copyOf(longer);
    }

    private static List<Integer> changed(List<Integer> list, int index, int value) {
        List<Integer> other = new ArrayList<>(list);
        other.set(index, value);
        return List.copyOf(other);
    }
}
