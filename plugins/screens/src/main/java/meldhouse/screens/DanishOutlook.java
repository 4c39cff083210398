package meldhouse.screens;

import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.LegalMoves;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.LaidCard;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * What going out would bring the viewer's side under the usual rules (danish.md 5), as far as
 * public cards and the viewer's own tell.
 */
record DanishOutlook(DanishSides sides, LegalMoves legal) {
    private static final int FINISH = 20;
    private static final int CONDITION = 1000;
    private static final int TURNED_UP = 50;

    /** How the viewer would go out: the factor, the conditions, and all of it together. */
    record Result(int points, int factor, boolean fold, List<String> conditions) {}

    private DanishView view() {
        return sides.view();
    }

    /** One or two sentences; none for a watcher. */
    List<String> lines() {
        if (sides.own() == DanishSides.NONE || view().hand().isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        Words words = sides.words();
        lines.add(
                words().say(
                                "dk.outlook",
                                new DanishMelds(sides).worth(sides.own()),
                                DanishWorth.hand(view().hand()),
                                how()));
        Result best = best();
        if (best != null) {
            String extras =
                    best.conditions().isEmpty() ? "" : ", " + sides.list(names(best.conditions()));
            lines.add(words.say("dk.outlook.now", best.points(), best.factor(), extras));
            int partners = partners();
            if (partners > 0) {
                lines.add(words.say("dk.outlook.partner", partners));
            }
        }
        return lines;
    }

    /** In short, for a line on the screen. */
    String brief() {
        Result best = best();
        return best == null
                ? how()
                : sides.words().say("dk.outlook.brief", best.points(), best.factor());
    }

    private Words words() {
        return sides.words();
    }

    private List<String> names(List<String> conditions) {
        return conditions.stream().map(name -> new DanishMelds(sides).special(name)).toList();
    }

    /** How a finish in this turn would count: fold or gradual, the factor, the open conditions. */
    private String how() {
        int wilds = (int) view().hand().stream().filter(DanishCard::isWild).count();
        boolean fold = isFold();
        int factor = factor(fold, wilds, false);
        String way = words().say(fold ? "dk.outlook.fold" : "dk.outlook.gradual", factor);
        List<String> open = conditions(view().hand(), null);
        return open.isEmpty() ? way : way + ", " + sides.list(names(open));
    }

    private boolean isFold() {
        return mine().stream().noneMatch(laid -> laid.turn() < view().turn());
    }

    /** Every card that the viewer laid in this round, rescued wilds too. */
    private List<LaidCard> mine() {
        List<LaidCard> all = new ArrayList<>();
        for (TableMeld meld : view().melds()) {
            all.addAll(meld.cards());
            meld.rescued().forEach(rescued -> all.add(rescued.laid()));
        }
        all.removeIf(laid -> !sides.seats().isOwn(laid.seat()));
        return all;
    }

    private boolean partnerLaidWild() {
        for (TableMeld meld : view().melds()) {
            if (meld.side() == sides.own()) {
                List<LaidCard> all = new ArrayList<>(meld.cards());
                meld.rescued().forEach(rescued -> all.add(rescued.laid()));
                if (all.stream()
                        .anyMatch(
                                laid ->
                                        laid.card().isWild()
                                                && !sides.seats().isOwn(laid.seat()))) {
                    return true;
                }
            }
        }
        return false;
    }

    private int factor(boolean fold, int further, boolean leaning) {
        int wilds = further + (int) mine().stream().filter(laid -> laid.card().isWild()).count();
        boolean supported = leaning || mine().stream().anyMatch(LaidCard::support);
        boolean clean = wilds == 0 && !(supported && partnerLaidWild());
        if (fold) {
            return clean ? 4 : wilds <= 1 ? 2 : 1;
        }
        return clean ? 2 : 1;
    }

    /** The conditions that hold where the viewer goes out with these cards. */
    private List<String> conditions(List<DanishCard> laid, @Nullable DanishCard last) {
        List<DanishCard> looked = new ArrayList<>(laid);
        mine().forEach(card -> looked.add(card.card()));
        if (last != null) {
            looked.add(last);
        }
        List<String> holding = new ArrayList<>();
        boolean red = looked.stream().anyMatch(card -> isColour(card, last, true));
        boolean black = looked.stream().anyMatch(card -> isColour(card, last, false));
        if (!(red && black)) {
            holding.add("oneColour");
        }
        if (looked.stream()
                .allMatch(card -> card.isWild() || DanishWorth.isHigh(card.card().rank()))) {
            holding.add("onlyHighOrWild");
        } else if (looked.stream().noneMatch(DanishOutlook::isHigh)) {
            holding.add("noAcesNoPictures");
        }
        return holding;
    }

    private static boolean isHigh(DanishCard card) {
        Rank rank = card.playedRank();
        return rank != null && DanishWorth.isHigh(rank);
    }

    private static boolean isColour(DanishCard card, @Nullable DanishCard last, boolean red) {
        Suit suit = card.suit();
        if (!card.isWild() || card.equals(last) && !card.card().isJoker()) {
            suit = card.card().suit();
        }
        return suit != null && (suit == Suit.HEARTS || suit == Suit.DIAMONDS) == red;
    }

    /** The best of the offered moves that leave no card, or one to discard; null: none does. */
    @Nullable Result best() {
        Result best = null;
        DanishChoices choices = new DanishChoices(view(), legal);
        for (DanishMove move : choices.all()) {
            Result result = result(move, choices);
            if (result != null && (best == null || result.points() > best.points())) {
                best = result;
            }
        }
        if (best == null && view().hand().size() == 1 && !choices.discards().isEmpty()) {
            best = result(List.of(), 0, 0, false, view().hand().getFirst());
        }
        return best;
    }

    /** What a move that goes out brings; null: it does not. */
    private @Nullable Result result(DanishMove move, DanishChoices choices) {
        List<DanishCard> cards = DanishChoices.cards(move);
        int left = view().hand().size() - cards.size();
        if (cards.isEmpty() || left > 1) {
            return null;
        }
        DanishCard last = left == 0 ? null : left(cards);
        int ordinary = 0;
        boolean leaning = false;
        switch (move) {
            case DanishMove.Lay(var melds) -> {
                for (var meld : melds) {
                    int plain = DanishWorth.ranks(meld).stream().mapToInt(DanishWorth::value).sum();
                    ordinary += DanishWorth.of(meld) <= plain + TURNED_UP ? plain : 0;
                }
            }
            case DanishMove.LayOff(int number, var off, _) -> {
                TableMeld meld = choices.meld(number).orElse(null);
                leaning = meld != null && isLeaning(meld);
                ordinary =
                        meld != null && DanishWorth.isOrdinary(meld.worth())
                                ? choices.gain(move)
                                : 0;
            }
            case DanishMove.Redde(int number, _, var card) -> {
                TableMeld meld = choices.meld(number).orElse(null);
                leaning = meld != null && isLeaning(meld);
                ordinary =
                        meld != null && DanishWorth.isOrdinary(meld.worth())
                                ? DanishWorth.value(card.card().rank())
                                : 0;
            }
            case DanishMove.Discard _,
                    DanishMove.Cut _,
                    DanishMove.Draw _,
                    DanishMove.Accept _ -> {}
        }
        return result(cards, choices.gain(move), ordinary, leaning, last);
    }

    private boolean isLeaning(TableMeld meld) {
        return meld.cards().stream().anyMatch(laid -> !sides.seats().isOwn(laid.seat()));
    }

    private @Nullable DanishCard left(List<DanishCard> used) {
        List<DanishCard> hand = new ArrayList<>(view().hand());
        for (DanishCard card : used) {
            for (int i = 0; i < hand.size(); i++) {
                if (hand.get(i).card() == card.card()) {
                    hand.remove(i);
                    break;
                }
            }
        }
        return hand.isEmpty() ? null : hand.getFirst();
    }

    private Result result(
            List<DanishCard> cards,
            int gain,
            int ordinary,
            boolean leaning,
            @Nullable DanishCard last) {
        boolean fold = isFold();
        int wilds = (int) cards.stream().filter(DanishCard::isWild).count();
        int factor = factor(fold, wilds, leaning);
        List<String> conditions = conditions(cards, last);
        int points =
                new DanishMelds(sides).worth(sides.own())
                        + gain
                        + (factor - 1) * (ordinary + laidInOrdinary())
                        + FINISH
                        + CONDITION * conditions.size()
                        + (hasTurnedUp(cards) ? TURNED_UP : 0);
        return new Result(points, factor, fold, conditions);
    }

    private int laidInOrdinary() {
        int sum = 0;
        for (TableMeld meld : view().melds()) {
            if (DanishWorth.isOrdinary(meld.worth())) {
                for (LaidCard laid : meld.cards()) {
                    Rank rank = laid.card().playedRank();
                    sum +=
                            sides.seats().isOwn(laid.seat()) && rank != null
                                    ? DanishWorth.value(rank)
                                    : 0;
                }
            }
        }
        return sum;
    }

    private boolean hasTurnedUp(List<DanishCard> cards) {
        boolean lies =
                new DanishMelds(sides)
                        .of(sides.own()).stream()
                                .flatMap(meld -> meld.cards().stream())
                                .anyMatch(laid -> laid.card().turnedUp());
        return lies || cards.stream().anyMatch(DanishCard::turnedUp);
    }

    /** How many cards the partners hold, which would be paid for. */
    private int partners() {
        int held = 0;
        for (int seat : view().sides().get(sides.own())) {
            held += sides.seats().isOwn(seat) ? 0 : view().counts().get(seat);
        }
        return held;
    }
}
