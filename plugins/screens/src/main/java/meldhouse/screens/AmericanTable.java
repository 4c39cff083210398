package meldhouse.screens;

import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.american.Laid;
import meldhouse.american.Meld;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.TakenTrick;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.client.terminal.Seats;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The parts of an American table in sentences. */
record AmericanTable(AmericanView view, Sides sides) {
    private static final String RANKS = "ATKQJ9";

    /** All that matters now. */
    List<String> whole() {
        if (view.phase() == Phase.DRAW || view.dealer() == null) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        if (view.target() != null) {
            lines.add("The match is played to %d points.".formatted(view.target()));
        }
        lines.add(totals());
        lines.add(
                "Deal %d. %s."
                        .formatted(view.deal(), seats().does(view.dealer(), "deal", "deals")));
        if (view.contract() == null) {
            lines.addAll(auction());
        } else {
            lines.add(contract());
            if (!view.melds().isEmpty()) {
                lines.add(need());
            }
        }
        if (!view.trick().isEmpty()) {
            lines.add(trick());
        }
        if (!view.hand().isEmpty()) {
            lines.add("Your hand: " + Hands.bySuit(view.hand()) + ".");
        }
        if (view.toMove() != null) {
            lines.add(
                    seats().isOwn(view.toMove())
                            ? "It is your turn."
                            : "It is %s's turn.".formatted(seats().whom(view.toMove())));
        }
        return lines;
    }

    private Seats seats() {
        return sides.seats();
    }

    private String totals() {
        int first = sides.first();
        return "%s have %d, %s %d."
                .formatted(
                        sides.name(first),
                        view.totals().get(first),
                        sides.whom(1 - first),
                        view.totals().get(1 - first));
    }

    List<String> auction() {
        if (view.calls().isEmpty()) {
            return List.of("Nobody has bid yet.");
        }
        return List.of(
                view.calls().stream()
                        .map(this::call)
                        .collect(Collectors.joining(", ", "Auction: ", ".")));
    }

    private String call(Call call) {
        return seats().whom(call.seat()) + " " + (call.amount() == null ? "pass" : call.amount());
    }

    /** The contract in a sentence; there must be one. */
    String contract() {
        return "Contract: %s for %d points%s."
                .formatted(
                        seats().whom(view.declarer()),
                        view.contract(),
                        view.trump() == null ? "" : ", trump " + view.trump().title());
    }

    /** What the bidding side still needs. Empty where there is no contract. */
    String need() {
        if (view.contract() == null || view.declarer() == null) {
            return "";
        }
        int side = Sides.of(view.declarer());
        int meld =
                view.melds().stream()
                        .filter(shown -> Sides.of(shown.seat()) == side)
                        .mapToInt(SeatMelds::points)
                        .sum();
        int need = view.contract() - meld - view.trickPoints().get(side);
        String who = sides.brief(side);
        String capital = Character.toUpperCase(who.charAt(0)) + who.substring(1);
        boolean one = seats().own() != Seats.WATCHING;
        return need <= 0
                ? "%s %s enough for the contract.".formatted(capital, one ? "has" : "have")
                : "%s %s %d more for the contract."
                        .formatted(capital, one ? "needs" : "need", need);
    }

    List<String> melds() {
        if (view.melds().isEmpty()) {
            return List.of("No melds are on the table.");
        }
        return view.melds().stream().map(shown -> meld(shown, seats())).toList();
    }

    static String meld(SeatMelds shown, Seats seats) {
        if (shown.melds().isEmpty()) {
            return seats.does(shown.seat(), "meld", "melds") + " nothing.";
        }
        return "%s %d: %s."
                .formatted(
                        seats.does(shown.seat(), "meld", "melds"),
                        shown.points(),
                        shown.melds().stream()
                                .map(AmericanTable::meld)
                                .collect(Collectors.joining("; ")));
    }

    private static String meld(Meld meld) {
        return "%s %s %d"
                .formatted(meld.kind().title(), Card.text(meld.cards()), meld.points())
                .replace("  ", " ");
    }

    List<String> lastTrick() {
        TakenTrick last = view.lastTrick();
        if (last == null) {
            return List.of("No trick has been taken in this deal.");
        }
        return List.of(
                "Trick %d: %s. %s it, %d points."
                        .formatted(
                                last.number(),
                                laid(last.cards()),
                                seats().does(last.winner(), "took", "took"),
                                last.points()));
    }

    private String laid(List<Laid> cards) {
        return cards.stream()
                .map(laid -> seats().whom(laid.seat()) + " " + laid.card())
                .collect(Collectors.joining(", "));
    }

    /** The open trick, with who is ahead; it must hold a card. */
    String trick() {
        int number = view.tricks().stream().mapToInt(n -> n).sum() + 1;
        Laid best = best();
        return "Trick %d%s: %s. Ahead: %s."
                .formatted(
                        number,
                        view.trump() == null ? "" : ", trump " + view.trump().title(),
                        laid(view.trick()),
                        seats().whom(best.seat()));
    }

    /** The card that takes the open trick so far: highest trump, else highest of the suit led. */
    private Laid best() {
        Laid best = view.trick().getFirst();
        for (Laid laid : view.trick()) {
            if (beats(laid.card(), best.card(), view.trump())) {
                best = laid;
            }
        }
        return best;
    }

    private static boolean beats(
            Card card, Card best, @org.jspecify.annotations.Nullable Suit trump) {
        return card.suit() == best.suit()
                ? RANKS.indexOf(card.rank().letter()) < RANKS.indexOf(best.rank().letter())
                : card.suit() == trump;
    }

    List<String> scores() {
        List<String> lines = new ArrayList<>();
        view.deals().forEach(score -> lines.add(ScoreSheet.line(score, sides)));
        lines.add(totals());
        if (view.contract() != null) {
            lines.add(contract());
            int first = sides.first();
            lines.add(
                    "Tricks in this deal: %s %d with %d points, %s %d with %d."
                            .formatted(
                                    sides.whom(first),
                                    view.tricks().get(first),
                                    view.trickPoints().get(first),
                                    sides.whom(1 - first),
                                    view.tricks().get(1 - first),
                                    view.trickPoints().get(1 - first)));
            if (!view.melds().isEmpty()) {
                lines.add(need());
            }
        }
        return lines;
    }
}
