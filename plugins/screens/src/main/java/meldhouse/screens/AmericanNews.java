package meldhouse.screens;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanView;
import meldhouse.american.CardsPassed;
import meldhouse.american.MatchResult;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.ShownHand;
import meldhouse.american.TakenTrick;
import meldhouse.api.cards.Card;
import meldhouse.client.terminal.Seats;

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
            case AmericanEvent.MisdealClaimed(ShownHand hand) ->
                    List.of(
                            "%s a redeal: %s."
                                    .formatted(
                                            does(hand.seat(), "claim", "claims"),
                                            Hands.bySuit(hand.cards())));
            case AmericanEvent.Declined declined ->
                    List.of(
                            before.phase() == Phase.CONCEDE
                                    ? does(declined.seat(), "play on.", "plays on.")
                                    : does(declined.seat(), "keep the hand.", "keeps the hand."));
            case AmericanEvent.Bid bid ->
                    List.of(does(bid.seat(), "bid", "bids") + " " + bid.amount() + ".");
            case AmericanEvent.Passed passed -> List.of(does(passed.seat(), "pass.", "passes."));
            case AmericanEvent.DealVoid dealVoid ->
                    List.of(
                            switch (dealVoid.reason()) {
                                case ALL_PASSED -> "Everybody passed. The deal is void.";
                                case MISDEAL -> "The cards are dealt again. The deal is void.";
                            });
            case AmericanEvent.ContractMade contract ->
                    List.of(
                            "%s the auction: %d points with %s."
                                    .formatted(
                                            does(contract.declarer(), "win", "wins"),
                                            contract.amount(),
                                            seats().whom((contract.declarer() + 2) % 4)));
            case AmericanEvent.TrumpNamed trump ->
                    List.of(
                            does(trump.seat(), "name", "names")
                                    + " trump: "
                                    + trump.suit().title()
                                    + ".");
            case AmericanEvent.CardsChosen chosen ->
                    List.of(
                            "%s %d cards to pass."
                                    .formatted(
                                            does(chosen.seat(), "choose", "chooses"),
                                            chosen.count()));
            case AmericanEvent.PassedCards passed -> passed(passed.passed());
            case AmericanEvent.MeldsShown shown -> melds(shown.shown());
            case AmericanEvent.Conceded conceded ->
                    List.of(does(conceded.seat(), "give up", "gives up") + " the contract.");
            case AmericanEvent.Played played ->
                    List.of(
                            does(
                                            played.seat(),
                                            before.trick().isEmpty() ? "lead" : "play",
                                            before.trick().isEmpty() ? "leads" : "plays")
                                    + " the "
                                    + played.card().title()
                                    + ".");
            case AmericanEvent.TrickTaken taken -> taken(taken.trick());
            case AmericanEvent.DealScored scored -> ScoreSheet.deal(scored.score(), sides);
            case AmericanEvent.MatchEnded ended -> ended(ended.result());
        };
    }

    private Seats seats() {
        return sides.seats();
    }

    private String does(int seat, String you, String they) {
        return seats().does(seat, you, they);
    }

    private List<String> started(AmericanEvent.MatchStarted started) {
        List<String> lines = new ArrayList<>();
        int first = sides.first();
        lines.add(
                "The match begins: %s against %s."
                        .formatted(sides.whom(first), sides.whom(1 - first)));
        if (started.target() != null) {
            lines.add("It is played to %d points.".formatted(started.target()));
        }
        if (started.dealsPerMatch() != null) {
            lines.add("It is played over %d deals.".formatted(started.dealsPerMatch()));
        }
        return lines;
    }

    private List<String> drawn(AmericanEvent.DealerDrawn drawn) {
        List<String> lines = new ArrayList<>();
        for (AmericanEvent.DealerDrawn.Round round : drawn.rounds()) {
            lines.add(
                    round.cards().stream()
                            .map(laid -> seats().whom(laid.seat()) + " " + laid.card())
                            .collect(Collectors.joining(", ", "Cards drawn for the deal: ", ".")));
        }
        if (drawn.dealer() == null) {
            lines.add("They are still equal, so there is a new draw.");
        }
        return lines;
    }

    private List<String> dealt(AmericanEvent.Dealt dealt) {
        List<String> lines = new ArrayList<>();
        boolean first = before.counts().stream().allMatch(count -> count == 0);
        if (first) {
            lines.add("");
            lines.add(
                    "Deal %d. %s.".formatted(dealt.deal(), does(dealt.dealer(), "deal", "deals")));
        }
        if (dealt.cards() != null && seats().isOwn(dealt.seat())) {
            lines.add("Your hand: " + Hands.bySuit(dealt.cards()) + ".");
        }
        return lines;
    }

    private List<String> passed(CardsPassed passed) {
        return List.of(
                "%s %d cards to %s%s."
                        .formatted(
                                does(passed.from(), "pass", "passes"),
                                passed.count(),
                                seats().whom(passed.to()),
                                passed.cards() == null ? "" : ": " + Card.text(passed.cards())));
    }

    private List<String> melds(List<SeatMelds> shown) {
        List<String> lines = new ArrayList<>();
        shown.forEach(melds -> lines.add(AmericanTable.meld(melds, seats())));
        if (after.melds().size() == 4) {
            lines.add(new AmericanTable(after, sides).need());
        }
        return lines;
    }

    private List<String> taken(TakenTrick trick) {
        boolean last = after.counts().stream().allMatch(count -> count == 0);
        return List.of(
                "%s trick %d: %d points.%s"
                        .formatted(
                                does(trick.winner(), "take", "takes"),
                                trick.number(),
                                trick.points(),
                                last ? "" : " " + new AmericanTable(after, sides).need()));
    }

    private List<String> ended(MatchResult result) {
        int winner = result.winner();
        return List.of(
                "",
                "The match is over. %s win, %d to %d."
                        .formatted(
                                sides.name(winner),
                                result.totals().get(winner),
                                result.totals().get(1 - winner)));
    }
}
