package meldhouse.screens;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.Laid;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.MoveRange;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.Set;

/**
 * Why a move was refused, in the viewer's language. The server says it in English; what it refused
 * is known by the code of the rule, and the cards and numbers from the view.
 */
record Refusals(AmericanView view, LegalMoves legal, Sides sides) {
    /** The sentence; nothing for a rule that is not known here. */
    Optional<String> of(String rule, AmericanMove move) {
        if (!words().texts().has("refused." + rule)) {
            return Optional.empty();
        }
        String own = rule + "." + kind(move);
        if (words().texts().has("refused." + own)) {
            return Optional.of(say(own, counts(move)));
        }
        if (words().texts().places("refused." + rule).isEmpty() && !rule.equals("mustOvertrump")) {
            return Optional.of(say(rule));
        }
        return Optional.ofNullable(
                switch (move) {
                    case AmericanMove.Bid bid -> bid(rule, bid.amount());
                    case AmericanMove.Trump trump ->
                            rule.equals("needsMarriage")
                                    ? say(rule, words().suit(trump.suit()))
                                    : null;
                    case AmericanMove.PassCards pass ->
                            rule.equals("wrongCount")
                                    ? say(rule, pass.cards().size(), AmericanTurn.count(legal))
                                    : null;
                    case AmericanMove.Play ignored -> play(rule);
                    case AmericanMove _ -> null;
                });
    }

    /** What a refusal of a move of this kind is said by, where it differs. */
    private static String kind(AmericanMove move) {
        return switch (move) {
            case AmericanMove.Bid _ -> "bid";
            case AmericanMove.Bury _ -> "bury";
            case AmericanMove.Give _ -> "give";
            case AmericanMove.LayMeld _ -> "meld";
            case AmericanMove _ -> "other";
        };
    }

    private Object[] counts(AmericanMove move) {
        return switch (move) {
            case AmericanMove.Bury(var cards) ->
                    new Object[] {cards.size(), new AmericanTurn(view, legal, sides).buryCount()};
            case AmericanMove.Give(_, var to) ->
                    new Object[] {to.size(), Math.max(0, view.active().size() - 1)};
            case AmericanMove _ -> new Object[] {};
        };
    }

    private Words words() {
        return sides.words();
    }

    private String say(String rule, Object... arguments) {
        return words().say("refused." + rule, arguments);
    }

    private @Nullable String bid(String rule, int amount) {
        if (legal.ranges().isEmpty()) {
            return null;
        }
        MoveRange range = legal.ranges().getFirst();
        return switch (rule) {
            case "notHigher" ->
                    view.highBid() == null ? null : say(rule, amount, view.highBid(), range.min());
            case "offIncrement" -> say(rule, amount, range.step());
            case "belowMinimum", "jumpBid", "aboveMaximum" -> say(rule, amount, range.min());
            default -> null;
        };
    }

    private @Nullable String play(String rule) {
        Set<Card> playable = new AmericanTurn(view, legal, sides).playable();
        String choice = words().choice(playable);
        return switch (rule) {
            case "followSuit" -> view.trick().isEmpty() ? null : say(rule, led());
            case "mustTrump" ->
                    view.trick().isEmpty() || view.trump() == null
                            ? null
                            : say(rule, led(), words().suit(view.trump()));
            case "mustBeat", "mustOvertrump" ->
                    view.trick().isEmpty() ? null : say("mustBeat", beaten(), choice);
            case "leadTrump" -> say(rule, choice);
            default -> null;
        };
    }

    private String led() {
        return words().suit(view.trick().getFirst().card().suit());
    }

    private String beaten() {
        Laid best = AmericanTable.best(view.trick(), view.trump());
        return words().title(best.card());
    }
}
