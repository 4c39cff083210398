package meldhouse.screens;

import meldhouse.american.AmericanView;
import meldhouse.american.Buried;
import meldhouse.american.Call;
import meldhouse.american.DealScore;
import meldhouse.american.ExtraMeld;
import meldhouse.american.Laid;
import meldhouse.american.MatchResult;
import meldhouse.american.Meld;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.TableCard;
import meldhouse.american.TakenTrick;
import meldhouse.american.Widow;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Game;
import meldhouse.api.game.Question;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Who;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The parts of an American table in sentences. */
record AmericanTable(AmericanView view, Sides sides) {
    private static final String RANKS = "ATKQJ9";

    /** All that matters now. */
    List<String> whole() {
        if (view.phase() == Phase.DRAW || view.dealer() == null) {
            return List.of();
        }
        if (view.result() != null) {
            return over(view.result());
        }
        List<String> lines = new ArrayList<>();
        if (view.target() != null && !seats().isDecided("matchEnd")) {
            lines.add(words().say("table.target", view.target()));
        }
        lines.add(totals());
        lines.addAll(accounts());
        lines.add(words().say(who(view.dealer()), "deal", view.deal()));
        sittingOut().ifPresent(lines::add);
        if (view.contract() != null) {
            lines.add(contract());
            if (!view.melds().isEmpty()) {
                lines.add(need());
            }
        } else if (view.trump() == null) {
            lines.addAll(auction());
        }
        lines.addAll(stock());
        lines.addAll(widow());
        lines.addAll(onTable());
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

    /** The last deal, and how the match ended. */
    private List<String> over(MatchResult result) {
        List<String> lines = new ArrayList<>();
        if (!view.deals().isEmpty()) {
            lines.addAll(ScoreSheet.deal(view.deals().getLast(), sides));
        }
        ScoreSheet.ended(result, sides).stream()
                .filter(line -> !line.isEmpty())
                .forEach(lines::add);
        return lines;
    }

    /** Who has no cards in this deal; nothing if all play. */
    private Optional<String> sittingOut() {
        List<String> out =
                IntStream.range(0, sides.people())
                        .filter(seat -> !view.active().isEmpty() && !view.active().contains(seat))
                        .mapToObj(seat -> who(seat).subject())
                        .toList();
        return out.isEmpty()
                ? Optional.empty()
                : Optional.of(words().say("sitsOut", words().texts().list("and", out)));
    }

    /** The turned card, and what is left of the stock. */
    List<String> stock() {
        List<String> lines = new ArrayList<>();
        if (view.turned() != null) {
            lines.add(
                    words().say(
                                    view.stock() == 0 ? "turned" : "turned.stock",
                                    words().title(view.turned()),
                                    words().suit(view.turned().suit()),
                                    view.stock()));
        }
        return lines;
    }

    /** What is known of widow and buried cards. */
    List<String> widow() {
        List<String> lines = new ArrayList<>();
        Widow widow = view.widow();
        if (widow != null && widow.cards() != null) {
            lines.add(words().say("table.widow", words().briefs(widow.cards())));
        } else if (widow != null && !view.active().isEmpty()) {
            lines.add(words().say("table.widow.hidden", widow.count()));
        }
        Buried buried = view.buried();
        if (buried != null && buried.cards() != null) {
            lines.add(words().say("table.buried", words().briefs(buried.cards())));
        }
        return lines;
    }

    /** The melded cards that can still be played, for each seat that has some. */
    List<String> onTable() {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < sides.people(); seat++) {
            List<Card> cards = onTable(seat);
            if (!cards.isEmpty()) {
                lines.add(words().say(who(seat), "onTable", words().briefs(cards)));
            }
        }
        return lines;
    }

    /** The melded cards of a seat that can still be played. */
    List<Card> onTable(int seat) {
        return view.table().stream()
                .filter(laid -> laid.seat() == seat)
                .map(TableCard::card)
                .toList();
    }

    /** What is in the kitty, and the ledgers of checks. */
    private List<String> accounts() {
        List<String> lines = new ArrayList<>();
        if (!view.deals().isEmpty()) {
            DealScore last = view.deals().getLast();
            if (last.units() != null) {
                lines.add(words().say("kitty", last.units().kittyTotal()));
            }
            if (last.checks() != null) {
                lines.add(words().say("checks", sides.each(last.checks().totals())));
            }
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
        if (!sides.arePairs()) {
            return words().say("totals.each", sides.each(view.totals()));
        }
        List<Integer> two = sides.listed();
        return words().say(
                        "totals",
                        sides.who(two.get(0)),
                        view.totals().get(two.get(0)),
                        sides.who(two.get(1)),
                        view.totals().get(two.get(1)));
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
        int side = sides.of(view.declarer());
        String key = needed() <= 0 ? "enough" : "need";
        String need =
                sides.arePairs()
                        ? words().say(key + "." + sides.key(side), needed(), sides.who(side))
                        : words().say(sides.who(side), key, needed());
        boolean unseen = view.buried() != null && view.buried().cards() == null;
        return unseen && needed() > 0 && areBuriedCounted()
                ? need + " " + words().say("need.buried")
                : need;
    }

    private boolean areBuriedCounted() {
        Game game = sides.seats().game();
        return game != null && "declarer".equals(game.houseRules().values().get("buryCounts"));
    }

    /** The points of what the declarer has buried, where they count for him and are known. */
    private int buriedPoints() {
        Game game = sides.seats().game();
        Buried buried = view.buried();
        return game != null && buried != null && buried.cards() != null && areBuriedCounted()
                ? points(game, buried.cards())
                : 0;
    }

    private static int points(Game game, List<Card> cards) {
        Map<String, Object> given = Map.of("cards", cards.stream().map(Card::toString).toList());
        for (Question question : game.ruleset().questions()) {
            if (question.op().equals("points")) {
                try {
                    return question.answering().answer(game, given).get("cardPoints")
                                    instanceof Integer points
                            ? points
                            : 0;
                } catch (Question.Unanswerable e) {
                    throw new IllegalStateException("no points for " + given, e);
                }
            }
        }
        return 0;
    }

    /** How many points the bidding side still needs; 0 or less: it has enough. */
    int needed() {
        int side = sides.of(view.declarer());
        return view.contract() - meldPoints(side) - view.trickPoints().get(side) - buriedPoints();
    }

    private int meldPoints(int side) {
        return view.melds().stream()
                .filter(shown -> sides.of(shown.seat()) == side)
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
        String said =
                shown.melds().isEmpty() && shown.extra() == null
                        ? words.say(who, "melds.none")
                        : words.say(
                                who,
                                "melds",
                                shown.points(),
                                Stream.concat(
                                                shown.melds().stream()
                                                        .map(meld -> meld(meld, words)),
                                                shown.extras().stream()
                                                        .map(extra -> extra(extra, words)))
                                        .collect(Collectors.joining("; ")));
        return shown.checks() == 0 ? said : said + " " + words.say("melds.checks", shown.checks());
    }

    /** What a function found is called as its author calls it. */
    private static String extra(ExtraMeld extra, Words words) {
        return words.say("melded", extra.name(), words.briefs(extra.cards()), extra.points());
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
        lines.addAll(ScoreSheet.lines(view.deals(), sides));
        lines.add(totals());
        lines.addAll(accounts());
        if (!view.active().isEmpty() && view.trump() != null) {
            if (view.contract() != null) {
                lines.add(contract());
            }
            lines.add(
                    words().say(
                                    "tricks",
                                    sides.each(
                                            ", ",
                                            side ->
                                                    words().say(
                                                                    "tricks.of",
                                                                    sides.who(side),
                                                                    view.tricks().get(side),
                                                                    view.trickPoints()
                                                                            .get(side)))));
            if (view.contract() != null && !view.melds().isEmpty()) {
                lines.add(need());
            }
        }
        return lines;
    }
}
