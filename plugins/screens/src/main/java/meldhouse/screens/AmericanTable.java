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
import meldhouse.client.terminal.Who;

import org.jspecify.annotations.Nullable;

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
            lines.add(words().say("table.target", view.target()));
        }
        lines.add(totals());
        lines.add(words().say(who(view.dealer()), "deal", view.deal()));
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
            lines.add(words().say("hand", words().bySuit(view.hand())));
        }
        if (view.toMove() != null) {
            lines.add(words().say(who(view.toMove()), "turn"));
        }
        return lines;
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

    private String totals() {
        int first = sides.first();
        return words().say(
                        "totals",
                        sides.who(first),
                        view.totals().get(first),
                        sides.who(1 - first),
                        view.totals().get(1 - first));
    }

    List<String> auction() {
        if (view.calls().isEmpty()) {
            return List.of(words().say("auction.none"));
        }
        return List.of(
                words().say(
                                "auction",
                                view.calls().stream()
                                        .map(this::call)
                                        .collect(Collectors.joining(", "))));
    }

    private String call(Call call) {
        return call.amount() == null
                ? words().say(who(call.seat()), "call.pass")
                : words().say(who(call.seat()), "call", call.amount());
    }

    /** The contract in a sentence; there must be one. */
    String contract() {
        return view.trump() == null
                ? words().say("contract", who(view.declarer()), view.contract())
                : words().say(
                                "contract.trump",
                                who(view.declarer()),
                                view.contract(),
                                words().suit(view.trump()));
    }

    /** What the bidding side still needs. Empty where there is no contract. */
    String need() {
        if (view.contract() == null || view.declarer() == null) {
            return "";
        }
        int side = Sides.of(view.declarer());
        return words().say(
                        (needed() <= 0 ? "enough." : "need.") + sides.key(side),
                        needed(),
                        sides.who(side));
    }

    /** How many points the bidding side still needs; 0 or less: it has enough. */
    int needed() {
        int side = Sides.of(view.declarer());
        return view.contract() - meldPoints(side) - view.trickPoints().get(side);
    }

    private int meldPoints(int side) {
        return view.melds().stream()
                .filter(shown -> Sides.of(shown.seat()) == side)
                .mapToInt(SeatMelds::points)
                .sum();
    }

    List<String> melds() {
        if (view.melds().isEmpty()) {
            return List.of(words().say("noMelds"));
        }
        return view.melds().stream().map(shown -> meld(shown, sides)).toList();
    }

    static String meld(SeatMelds shown, Sides sides) {
        Words words = sides.words();
        Who who = sides.seats().who(shown.seat());
        return shown.melds().isEmpty()
                ? words.say(who, "melds.none")
                : words.say(
                        who,
                        "melds",
                        shown.points(),
                        shown.melds().stream()
                                .map(meld -> meld(meld, words))
                                .collect(Collectors.joining("; ")));
    }

    private static String meld(Meld meld, Words words) {
        return meld.cards().isEmpty()
                ? words.say("melded.bare", words.meld(meld.kind()), meld.points())
                : words.say(
                        "melded",
                        words.meld(meld.kind()),
                        words.briefs(meld.cards()),
                        meld.points());
    }

    List<String> lastTrick() {
        TakenTrick last = view.lastTrick();
        if (last == null) {
            return List.of(words().say("noTrick"));
        }
        return List.of(
                words().say(
                                who(last.winner()),
                                "lastTrick",
                                last.number(),
                                laid(last.cards()),
                                last.points()));
    }

    private String laid(List<Laid> cards) {
        return cards.stream()
                .map(laid -> who(laid.seat()) + " " + words().brief(laid.card()))
                .collect(Collectors.joining(", "));
    }

    /** The open trick, with who is ahead; it must hold a card. */
    String trick() {
        return words().say(
                        view.trump() == null ? "trick" : "trick.trump",
                        number(),
                        laid(view.trick()),
                        who(best(view.trick(), view.trump()).seat()),
                        view.trump() == null ? "" : words().suit(view.trump()));
    }

    /** The number of the trick that is open, or comes next. */
    int number() {
        return view.tricks().stream().mapToInt(n -> n).sum() + 1;
    }

    /** The card that takes these so far: highest trump, else highest of the suit led. */
    static Laid best(List<Laid> trick, @Nullable Suit trump) {
        Laid best = trick.getFirst();
        for (Laid laid : trick) {
            if (beats(laid.card(), best.card(), trump)) {
                best = laid;
            }
        }
        return best;
    }

    private static boolean beats(Card card, Card best, @Nullable Suit trump) {
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
                    words().say(
                                    "tricks",
                                    sides.who(first),
                                    view.tricks().get(first),
                                    view.trickPoints().get(first),
                                    sides.who(1 - first),
                                    view.tricks().get(1 - first),
                                    view.trickPoints().get(1 - first)));
            if (!view.melds().isEmpty()) {
                lines.add(need());
            }
        }
        return lines;
    }
}
