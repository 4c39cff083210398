package meldhouse.american.rules;

import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.american.CardsPassed;
import meldhouse.american.Laid;
import meldhouse.american.MatchResult;
import meldhouse.american.ShownHand;
import meldhouse.american.TakenTrick;
import meldhouse.american.Widow;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Builds views up from what is public and the viewer's own cards (american.md 11). */
final class Views {
    private Views() {}

    static AmericanView of(AmericanPosition position, Viewer viewer) {
        Integer seat = viewer instanceof Viewer.Seated seated ? seated.seat() : null;
        return switch (position) {
            case Drawing drawing -> between(drawing, seat, null, Remains.NONE, null, null);
            case Dealing deal ->
                    between(deal, seat, deal.ledger(), deal.remains(), deal.misdeal(), null);
            case MatchOver over ->
                    between(over, seat, over.ledger(), over.remains(), null, over.result());
            case InDeal deal -> inDeal(deal, seat);
        };
    }

    /** With no cards in the hands. */
    private static AmericanView between(
            AmericanPosition position,
            @Nullable Integer seat,
            @Nullable Ledger ledger,
            Remains remains,
            @Nullable ShownHand misdeal,
            @Nullable MatchResult result) {
        AmericanRules rules = position.game().rules();
        Seating seating = position.game().seating();
        List<Integer> none = seating.sides().nothing();
        return new AmericanView(
                seat,
                position.phase(),
                null,
                ledger == null ? rules.match().target() : ledger.accounts().target(),
                rules.match().dealsPerMatch(),
                seating.sideOfEach(),
                ledger == null ? 1 : ledger.deal(),
                ledger == null ? null : ledger.dealer(),
                List.of(),
                List.of(),
                seating.each(other -> 0),
                List.of(),
                null,
                null,
                null,
                null,
                null,
                null,
                0,
                null,
                widow(rules, ledger, remains, seat),
                null,
                List.of(),
                List.of(),
                remains.melds(),
                List.of(),
                misdeal,
                List.of(),
                null,
                List.of(),
                none,
                none,
                position.totals(),
                ledger == null ? List.of() : ledger.deals(),
                result);
    }

    private static AmericanView inDeal(InDeal deal, @Nullable Integer seat) {
        AmericanRules rules = deal.rules();
        Ledger ledger = deal.ledger();
        Seating seating = deal.game().seating();
        Sides sides = seating.sides();
        List<Call> calls = Said.calls(deal.said());
        Call high = high(calls);
        Contract contract = deal.contract();
        boolean decided = contract != null && contract.exists();
        Terms terms = deal.terms();
        Tricks tricks = Tricks.of(deal);
        StockDeal stocked = deal instanceof InDeal.Stocked some ? some.deal() : null;
        return new AmericanView(
                seat,
                deal.phase(),
                deal.turn() instanceof Turn.Seated seated ? seated.seat() : null,
                ledger.accounts().target(),
                rules.match().dealsPerMatch(),
                seating.sideOfEach(),
                ledger.deal(),
                ledger.dealer(),
                seating.order(ledger.dealer()),
                seat == null ? List.of() : Hand.cards(deal.hand(seat)),
                seating.each(other -> Hand.size(deal.hand(other))),
                calls,
                high == null ? null : high.amount(),
                high == null ? null : high.seat(),
                decided ? contract.declarer() : null,
                decided ? contract.amount() : null,
                terms == null ? null : Deck.suit(terms.trump()),
                turned(deal),
                stocked == null ? 0 : stocked.stock().size(),
                terms == null ? null : terms.shown(),
                widow(deal, seat),
                terms == null || terms.buried() == Hand.EMPTY
                        ? null
                        : Burying.shown(terms, seat != null && seat == contract.declarer()),
                passed(deal, seat),
                chosen(deal, seat),
                terms == null ? List.of() : terms.melds(),
                stocked == null ? List.of() : stocked.table(),
                null,
                tricks.open(),
                tricks.last(),
                played(deal),
                sides.each(tricks.taken()::get),
                sides.each(tricks.points()::get),
                ledger.totals(),
                ledger.deals(),
                null);
    }

    /** The tricks of a deal, as everybody sees them. */
    private record Tricks(
            List<Laid> open, @Nullable TakenTrick last, List<Integer> taken, List<Integer> points) {
        static Tricks of(InDeal deal) {
            Sides sides = deal.game().sides();
            return switch (deal) {
                case Playing playing ->
                        new Tricks(
                                Playing.laid(playing.trick()),
                                playing.lastTrick(),
                                sides.each(playing::tricksOf),
                                sides.each(playing::pointsOf));
                case InDeal.Stocked stocked ->
                        new Tricks(
                                stocked instanceof FreePlay free
                                        ? Playing.laid(free.trick())
                                        : List.of(),
                                stocked.deal().lastTrick(),
                                stocked.deal().tricks(),
                                stocked.deal().points());
                case InDeal.Undecided _, InDeal.Contracted _, InDeal.Agreed _, Agreeing _ ->
                        new Tricks(List.of(), null, sides.nothing(), sides.nothing());
            };
        }
    }

    private static @Nullable Card turned(InDeal deal) {
        Terms terms = deal.terms();
        if (deal instanceof InDeal.Stocked stocked) {
            int turned = stocked.deal().stock().turned();
            return turned < 0 ? null : Deck.card(turned);
        }
        return terms == null || terms.turned() == null ? null : Deck.card(terms.turned().card());
    }

    private static @Nullable Widow widow(InDeal deal, @Nullable Integer seat) {
        Contract contract = deal.contract();
        if (contract == null || contract.widow().cards() == Hand.EMPTY) {
            return unseen(deal.rules());
        }
        boolean open = Sight.isWidowOpen(deal.rules());
        boolean knows = open || seat != null && seat == contract.declarer();
        List<Card> cards = Hand.cards(contract.widow().cards());
        return new Widow(cards.size(), knows ? cards : null);
    }

    /** The widow of the deal before, for those who saw it. */
    private static @Nullable Widow widow(
            AmericanRules rules, @Nullable Ledger ledger, Remains remains, @Nullable Integer seat) {
        if (ledger == null || remains.widow() == Hand.EMPTY) {
            return unseen(rules);
        }
        Integer declarer = ledger.deals().getLast().declarer();
        boolean knows = Sight.isWidowOpen(rules) || seat != null && seat.equals(declarer);
        List<Card> cards = Hand.cards(remains.widow());
        return new Widow(cards.size(), knows ? cards : null);
    }

    private static @Nullable Widow unseen(AmericanRules rules) {
        int size = rules.table().widowSize();
        return size == 0 ? null : new Widow(size, null);
    }

    private static @Nullable Call high(List<Call> calls) {
        return calls.reversed().stream()
                .filter(call -> call.amount() != null)
                .findFirst()
                .orElse(null);
    }

    private static List<CardsPassed> passed(InDeal deal, @Nullable Integer seat) {
        Contract contract = deal.contract();
        if (contract == null || !contract.exists()) {
            return List.of();
        }
        int declarer = contract.declarer();
        List<CardsPassed> passed = new ArrayList<>();
        for (int other : Seating.clockwise(contract.ledger().active(), declarer)) {
            int gift = contract.widow().gift(other);
            if (other != declarer && gift >= 0) {
                boolean knows = seat != null && (seat == declarer || seat == other);
                add(passed, declarer, other, Hand.with(Hand.EMPTY, gift), knows);
            }
        }
        Terms terms = deal.terms();
        if (terms != null && deal.rules().exchange().passCount() > 0) {
            int partner = contract.partner();
            boolean knows = seat != null && (seat == declarer || seat == partner);
            add(passed, partner, declarer, terms.exchange().given(), knows);
            add(passed, declarer, partner, terms.exchange().returned(), knows);
        }
        return passed;
    }

    private static void add(List<CardsPassed> passed, int from, int to, long cards, boolean knows) {
        if (cards != Hand.EMPTY) {
            passed.add(
                    new CardsPassed(from, to, Hand.size(cards), knows ? Hand.cards(cards) : null));
        }
    }

    private static List<Card> chosen(InDeal deal, @Nullable Integer seat) {
        return deal instanceof Exchanging exchanging
                        && seat != null
                        && seat == exchanging.contract().partner()
                ? Hand.cards(exchanging.chosen())
                : List.of();
    }

    /** Every card that was played. */
    private static List<Card> played(InDeal deal) {
        Terms terms = deal.terms();
        boolean begun = deal instanceof Playing || deal instanceof InDeal.Stocked;
        if (!begun || terms == null) {
            return List.of();
        }
        long rest = Hand.minus(deal.game().pack(), terms.buried());
        for (int seat = 0; seat < deal.game().seats(); seat++) {
            rest = Hand.minus(rest, deal.hand(seat));
        }
        if (deal instanceof InDeal.Stocked stocked) {
            rest = Hand.minus(rest, stocked.deal().unplayed());
        }
        return Hand.cards(rest);
    }
}
