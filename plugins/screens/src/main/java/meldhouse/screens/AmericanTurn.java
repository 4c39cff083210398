package meldhouse.screens;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.MoveRange;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What a player of the American game hears when it is their turn. */
record AmericanTurn(AmericanView view, LegalMoves legal, Sides sides) {
    private static final int FEW = 6;

    List<String> lines() {
        AmericanTable table = new AmericanTable(view, sides);
        return switch (view.phase()) {
            case AUCTION -> hasCalled() ? List.of(hand(card -> false), high()) : List.of(high());
            case TRUMP, EXCHANGE, REDEAL -> List.of(hand(card -> false));
            case PLAY -> {
                List<String> lines = new ArrayList<>();
                lines.add(view.trick().isEmpty() ? lead() : table.trick());
                Set<Card> playable = playable();
                boolean any = playable.containsAll(view.hand());
                lines.add(hand(card -> !any && playable.contains(card)));
                yield lines;
            }
            case MELD -> {
                List<String> lines = new ArrayList<>();
                lines.add(hand(card -> false));
                List<AmericanMove.Declare> choices = declarations(legal);
                for (int i = 0; i < choices.size(); i++) {
                    String claims = words().claims(choices.get(i).melds());
                    lines.add(
                            (i + 1) + ": " + (claims.isEmpty() ? words().say("nothing") : claims));
                }
                yield lines;
            }
            case CONCEDE -> List.of(table.need());
            case STUCK, THROW_IN, GIVE, DIX, BURY, MELDING, TAKE -> List.of(hand(card -> false));
            case DRAW, DEAL, OVER -> List.of();
        };
    }

    private Words words() {
        return sides.words();
    }

    private String hand(Predicate<Card> marked) {
        return words().say("hand", words().bySuit(view.hand(), marked));
    }

    /** Before its first call a seat has just been told its hand. */
    private boolean hasCalled() {
        return view.calls().stream().anyMatch(call -> sides.seats().isOwn(call.seat()));
    }

    private String lead() {
        return words().say("lead", view.trump() == null ? "-" : words().suit(view.trump()));
    }

    private String high() {
        return view.highBid() == null || view.highBidder() == null
                ? words().say("auction.none")
                : words().say("high", view.highBid(), sides.seats().who(view.highBidder()));
    }

    String prompt() {
        String question =
                switch (view.phase()) {
                    case AUCTION -> bidPrompt();
                    case TRUMP -> orConcede(words().say("prompt.trump", suits()));
                    case EXCHANGE ->
                            words().say(
                                            "prompt.exchange",
                                            count(legal),
                                            words().briefs(
                                                            view.hand()
                                                                    .subList(
                                                                            0,
                                                                            Math.min(
                                                                                    count(legal),
                                                                                    view.hand()
                                                                                            .size()))));
                    case MELD -> words().say("prompt.meld");
                    case CONCEDE -> words().say("prompt.concede");
                    case REDEAL -> words().say("prompt.redeal");
                    case PLAY -> orConcede(playPrompt());
                    case STUCK, THROW_IN, GIVE, DIX, BURY, MELDING, TAKE, DRAW, DEAL, OVER ->
                            words().say("prompt.other");
                };
        return question + ":";
    }

    private String bidPrompt() {
        List<String> ways = new ArrayList<>();
        for (MoveRange range : legal.ranges()) {
            ways.add(
                    range.max() == null
                            ? words().say("bid.open", range.min(), range.step())
                            : words().say("bid.range", range.min(), range.max(), range.step()));
        }
        legal.listed().stream()
                .filter(AmericanMove.Bid.class::isInstance)
                .map(move -> String.valueOf(((AmericanMove.Bid) move).amount()))
                .forEach(ways::add);
        boolean pass = legal.listed().stream().anyMatch(AmericanMove.Pass.class::isInstance);
        return words().say(pass ? "prompt.bid.pass" : "prompt.bid", String.join(", ", ways));
    }

    /** The suits that may be named, by their letters. */
    String suits() {
        return words().texts()
                .list("or", nameable().stream().map(suit -> words().letter(suit)).toList());
    }

    Set<Suit> nameable() {
        return legal.listed().stream()
                .filter(AmericanMove.Trump.class::isInstance)
                .map(move -> ((AmericanMove.Trump) move).suit())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private String playPrompt() {
        Set<Card> playable = playable();
        String key = view.trick().isEmpty() ? "prompt.lead" : "prompt.play";
        return playable.size() > FEW
                ? words().say(key + ".any")
                : words().say(key, words().choice(playable));
    }

    private String orConcede(String question) {
        return legal.listed().stream().anyMatch(AmericanMove.Concede.class::isInstance)
                ? words().say("prompt.orConcede", question)
                : question;
    }

    /** The cards that may be played, each once, in the order of the hand. */
    Set<Card> playable() {
        Set<Card> legalCards =
                legal.listed().stream()
                        .filter(AmericanMove.Play.class::isInstance)
                        .map(move -> ((AmericanMove.Play) move).card())
                        .collect(Collectors.toSet());
        return view.hand().stream()
                .filter(legalCards::contains)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** How many cards are to be passed. */
    static int count(LegalMoves legal) {
        return legal.listed().stream()
                .filter(AmericanMove.PassCards.class::isInstance)
                .mapToInt(move -> ((AmericanMove.PassCards) move).cards().size())
                .max()
                .orElse(0);
    }

    static List<AmericanMove.Declare> declarations(LegalMoves legal) {
        return legal.listed().stream()
                .filter(AmericanMove.Declare.class::isInstance)
                .map(AmericanMove.Declare.class::cast)
                .toList();
    }
}
