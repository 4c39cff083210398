package meldhouse.screens;

import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.LaidCard;
import meldhouse.danish.ScoreLine;
import meldhouse.danish.SideScore;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * What going out would bring the viewer's side (danish.md 5), as far as public cards and the
 * viewer's own tell.
 */
record DanishOutlook(DanishSides sides, LegalMoves legal) {
    /** What must be as by default for a finish that is not there yet to be foreseen. */
    private static final List<String> SHAPES =
            List.of(
                    "foldAllowsFinalDiscard",
                    "foldOneWildSupport",
                    "partnerWildScope",
                    "finishBonusScope",
                    "finishIncludesFinalDiscard",
                    "wildColour");

    /**
     * How the viewer would go out.
     *
     * @param points what the side's sheet comes to, without the cards in the partners' hands
     * @param factor what cards are multiplied with
     * @param conditions the conditions that are met (danish.md 5.5)
     */
    record Result(int points, int factor, List<String> conditions) {}

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
        int worth = new DanishMelds(sides).worth(sides.own());
        int hand = DanishWorth.hand(view().hand());
        String how = how();
        lines.add(
                how.isEmpty()
                        ? words.say("dk.outlook.lies", worth, hand)
                        : words.say("dk.outlook", worth, hand, how));
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

    /** In short, for a line on the screen; empty where nothing is known. */
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

    /**
     * How a finish in this turn would count: fold or gradual, the factor, the open conditions;
     * empty where the house rules are not known, or play otherwise.
     */
    private String how() {
        DanishForecast forecast = new DanishForecast(sides);
        if (!forecast.isUsual(SHAPES)) {
            return "";
        }
        int wilds = (int) view().hand().stream().filter(DanishCard::isWild).count();
        boolean fold = isFold();
        String way =
                words().say(
                                fold ? "dk.outlook.fold" : "dk.outlook.gradual",
                                forecast.number(factor(fold, wilds)).orElse(1));
        List<String> open =
                forecast.number("finishSpecialBonus").orElse(0) > 0
                        ? conditions(view().hand())
                        : List.of();
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

    /** The option that says the factor (danish.md 5.6); another name where there is none. */
    private String factor(boolean fold, int further) {
        int wilds = further + (int) mine().stream().filter(laid -> laid.card().isWild()).count();
        boolean supported = mine().stream().anyMatch(LaidCard::support);
        boolean clean = wilds == 0 && !(supported && partnerLaidWild());
        if (fold) {
            return clean ? "foldNoWildFactor" : wilds <= 1 ? "foldOneWildFactor" : "";
        }
        return clean ? "finishNoWildFactor" : "";
    }

    /** The conditions that hold where the viewer lays these cards and goes out. */
    private List<String> conditions(List<DanishCard> laid) {
        List<DanishCard> looked = new ArrayList<>(laid);
        mine().forEach(card -> looked.add(card.card()));
        List<String> holding = new ArrayList<>();
        boolean red = looked.stream().anyMatch(card -> isColour(card, true));
        boolean black = looked.stream().anyMatch(card -> isColour(card, false));
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

    private static boolean isColour(DanishCard card, boolean red) {
        Suit suit = card.isWild() ? card.suit() : card.card().suit();
        return suit != null && (suit == Suit.HEARTS || suit == Suit.DIAMONDS) == red;
    }

    /** The best of the offered moves that leave no card, or one to discard; null: none does. */
    @Nullable Result best() {
        DanishForecast forecast = new DanishForecast(sides);
        int held = view().hand().size();
        Result best = null;
        for (Move move : legal.listed()) {
            if (move instanceof DanishMove danish
                    && DanishChoices.cards(danish).size() >= held - 1
                    && (held == 1 || !(danish instanceof DanishMove.Discard))) {
                Result result = forecast.out(danish).map(DanishOutlook::result).orElse(null);
                if (result != null && (best == null || result.points() > best.points())) {
                    best = result;
                }
            }
        }
        return best;
    }

    private static Result result(SideScore sheet) {
        return new Result(
                sheet.total() + sheet.hand(),
                sheet.multiplier(),
                sheet.lines().stream()
                        .filter(line -> line.kind() == ScoreLine.Kind.FINISH_SPECIAL)
                        .map(line -> String.valueOf(line.name()))
                        .toList());
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
