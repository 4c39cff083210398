package meldhouse.screens;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanView;
import meldhouse.american.CardsPassed;
import meldhouse.american.MatchResult;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.StockEvent;
import meldhouse.american.TakenTrick;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Who;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Tells one event of the American game. */
record AmericanNews(AmericanView before, AmericanView after, Sides sides) {
    List<String> of(AmericanEvent event) {
        return switch (event) {
            case AmericanEvent.MatchStarted started -> started(started);
            case AmericanEvent.DealerDrawn drawn -> drawn(drawn);
            case AmericanEvent.Dealt dealt -> dealt(dealt);
            case AmericanEvent.MisdealClaimed(var hand) ->
                    one(hand.seat(), "claimed", words().bySuit(hand.cards()));
            case AmericanEvent.Declined declined ->
                    one(declined.seat(), before.phase() == Phase.CONCEDE ? "playsOn" : "keeps");
            case AmericanEvent.Bid bid -> one(bid.seat(), "bid", bid.amount());
            case AmericanEvent.Passed passed -> one(passed.seat(), "passed");
            case AmericanEvent.DealVoid dealVoid ->
                    List.of(words().say("void." + dealVoid.reason().name()));
            case AmericanEvent.ContractMade contract ->
                    one(
                            contract.declarer(),
                            "won",
                            contract.amount(),
                            who(Sides.partner(contract.declarer())));
            case AmericanEvent.TrumpNamed trump ->
                    one(trump.seat(), "trump", words().suit(trump.suit()));
            case AmericanEvent.CardsChosen chosen -> one(chosen.seat(), "chosen", chosen.count());
            case AmericanEvent.PassedCards passed -> passed(passed.passed());
            case AmericanEvent.MeldsShown shown -> melds(shown.shown());
            case AmericanEvent.Conceded conceded -> one(conceded.seat(), "gaveUp");
            case AmericanEvent.Played played ->
                    one(
                            played.seat(),
                            before.trick().isEmpty() ? "led" : "played",
                            words().title(played.card()));
            case AmericanEvent.TrickTaken taken -> taken(taken.trick());
            case AmericanEvent.DealScored scored -> ScoreSheet.deal(scored.score(), sides);
            case AmericanEvent.MatchEnded ended -> ended(ended.result());
            case AmericanEvent.GaveUpStuck gave -> one(gave.seat(), "gaveUp");
            case AmericanEvent.ThrownIn thrown -> one(thrown.seat(), "gaveUp");
            case AmericanEvent.DefenderConceded conceded -> one(conceded.seat(), "gaveUp");
            case AmericanEvent.MoonAnnounced _,
                    AmericanEvent.WidowTaken _,
                    AmericanEvent.CardsBuried _,
                    StockEvent _ ->
                    List.of();
        };
    }

    private Seats seats() {
        return sides.seats();
    }

    private Words words() {
        return sides.words();
    }

    private Who who(int seat) {
        return seats().who(seat);
    }

    private List<String> one(int seat, String key, Object... arguments) {
        return List.of(words().say(who(seat), key, arguments));
    }

    private List<String> started(AmericanEvent.MatchStarted started) {
        List<String> lines = new ArrayList<>();
        int first = sides.first();
        lines.add(words().say("match.started", sides.who(first), sides.who(1 - first)));
        if (started.target() != null) {
            lines.add(words().say("match.target", started.target()));
        }
        if (started.dealsPerMatch() != null) {
            lines.add(words().say("match.deals", started.dealsPerMatch()));
        }
        return lines;
    }

    private List<String> drawn(AmericanEvent.DealerDrawn drawn) {
        List<String> lines = new ArrayList<>();
        for (AmericanEvent.DealerDrawn.Round round : drawn.rounds()) {
            lines.add(
                    words().say(
                                    "draw",
                                    round.cards().stream()
                                            .map(
                                                    laid ->
                                                            who(laid.seat())
                                                                    + " "
                                                                    + words().brief(laid.card()))
                                            .collect(Collectors.joining(", "))));
        }
        if (drawn.dealer() == null) {
            lines.add(words().say("draw.again"));
        }
        return lines;
    }

    private List<String> dealt(AmericanEvent.Dealt dealt) {
        List<String> lines = new ArrayList<>();
        boolean first = before.counts().stream().allMatch(count -> count == 0);
        if (first) {
            lines.add("");
            lines.addAll(one(dealt.dealer(), "deal", dealt.deal()));
        }
        if (dealt.cards() != null && seats().isOwn(dealt.seat())) {
            lines.add(words().say("hand", words().bySuit(dealt.cards())));
        }
        return lines;
    }

    private List<String> passed(CardsPassed passed) {
        Who to = who(passed.to());
        return passed.cards() == null
                ? one(passed.from(), "given", passed.count(), to)
                : one(
                        passed.from(),
                        "given.cards",
                        passed.count(),
                        to,
                        words().briefs(passed.cards()));
    }

    private List<String> melds(List<SeatMelds> shown) {
        List<String> lines = new ArrayList<>();
        shown.forEach(melds -> lines.add(AmericanTable.meld(melds, sides)));
        if (after.melds().size() == 4) {
            lines.add(new AmericanTable(after, sides).need());
        }
        return lines;
    }

    private List<String> taken(TakenTrick trick) {
        boolean last = after.counts().stream().allMatch(count -> count == 0);
        String taken = words().say(who(trick.winner()), "taken", trick.number(), trick.points());
        return List.of(last ? taken : taken + " " + new AmericanTable(after, sides).need());
    }

    private List<String> ended(MatchResult result) {
        int winner = result.winner();
        return List.of(
                "",
                words().say(
                                "ended",
                                sides.who(winner),
                                result.totals().get(winner),
                                result.totals().get(1 - winner)));
    }
}
