package meldhouse.american.rules;

import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.american.CardsPassed;
import meldhouse.american.Laid;
import meldhouse.american.MatchResult;
import meldhouse.american.SeatMelds;
import meldhouse.american.ShownHand;
import meldhouse.american.TakenTrick;
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
            case Drawing drawing -> between(drawing, seat, null, List.of(), null, null);
            case Dealing deal ->
                    between(deal, seat, deal.ledger(), deal.melds(), deal.misdeal(), null);
            case MatchOver over ->
                    between(over, seat, over.ledger(), over.melds(), null, over.result());
            case InDeal deal -> inDeal(deal, seat);
        };
    }

    /** With no cards in the hands. */
    private static AmericanView between(
            AmericanPosition position,
            @Nullable Integer seat,
            @Nullable Ledger ledger,
            List<SeatMelds> melds,
            @Nullable ShownHand misdeal,
            @Nullable MatchResult result) {
        AmericanRules rules = position.game().rules();
        Seating seating = position.game().seating();
        List<Integer> none = seating.sides().nothing();
        return new AmericanView(
                seat,
                position.phase(),
                null,
                rules.match().target(),
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
                null,
                List.of(),
                List.of(),
                melds,
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
        List<Integer> none = seating.sides().nothing();
        List<Call> calls = Said.calls(deal.said());
        Call high = high(calls);
        Contract contract = deal.contract();
        Terms terms = deal.terms();
        Playing playing = deal instanceof Playing play ? play : null;
        List<Laid> trick = playing == null ? List.of() : Playing.laid(playing.trick());
        TakenTrick last = playing == null ? null : playing.lastTrick();
        return new AmericanView(
                seat,
                deal.phase(),
                deal.turn() instanceof Turn.Seated seated ? seated.seat() : null,
                rules.match().target(),
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
                contract == null ? null : contract.declarer(),
                contract == null ? null : contract.amount(),
                terms == null ? null : Deck.suit(terms.trump()),
                null,
                0,
                null,
                null,
                terms == null ? List.of() : passed(terms, seat),
                chosen(deal, seat),
                terms == null ? List.of() : terms.melds(),
                List.of(),
                null,
                trick,
                last,
                playing == null ? List.of() : played(playing),
                playing == null ? none : deal.game().sides().each(playing::tricksOf),
                playing == null ? none : deal.game().sides().each(playing::pointsOf),
                ledger.totals(),
                ledger.deals(),
                null);
    }

    private static @Nullable Call high(List<Call> calls) {
        return calls.reversed().stream()
                .filter(call -> call.amount() != null)
                .findFirst()
                .orElse(null);
    }

    private static List<CardsPassed> passed(Terms terms, @Nullable Integer seat) {
        Contract contract = terms.contract();
        Exchange exchange = terms.exchange();
        boolean knows = seat != null && (seat == contract.declarer() || seat == contract.partner());
        List<CardsPassed> passed = new ArrayList<>();
        add(passed, contract.partner(), contract.declarer(), exchange.given(), knows);
        add(passed, contract.declarer(), contract.partner(), exchange.returned(), knows);
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

    /** Every card that is in no hand any more. */
    private static List<Card> played(Playing playing) {
        long rest = playing.game().pack();
        for (int seat = 0; seat < playing.game().seats(); seat++) {
            rest = Hand.minus(rest, playing.hand(seat));
        }
        return Hand.cards(rest);
    }
}
