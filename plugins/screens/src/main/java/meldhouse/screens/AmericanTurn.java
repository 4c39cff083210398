package meldhouse.screens;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a player of the American game hears when it is their turn. */
record AmericanTurn(AmericanView view, LegalMoves legal, Sides sides) {
    private static final int FEW = 6;

    List<String> lines() {
        AmericanTable table = new AmericanTable(view, sides);
        return switch (view.phase()) {
            case AUCTION -> hasCalled() ? List.of(hand(card -> false), high()) : List.of(high());
            case TRUMP, EXCHANGE -> List.of(hand(card -> false));
            case PLAY -> {
                List<String> lines = new ArrayList<>();
                lines.add(
                        view.trick().isEmpty()
                                ? "You lead. Trump is %s.".formatted(trump())
                                : table.trick());
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
                    lines.add((i + 1) + ": " + claims(choices.get(i)));
                }
                yield lines;
            }
            case REDEAL -> List.of(hand(card -> false));
            case CONCEDE -> List.of(table.need());
            case DRAW, DEAL, OVER -> List.of();
        };
    }

    private String hand(java.util.function.Predicate<Card> marked) {
        return "Your hand: " + Hands.bySuit(view.hand(), marked) + ".";
    }

    /** Before its first call a seat has just been told its hand. */
    private boolean hasCalled() {
        return view.calls().stream().anyMatch(call -> sides.seats().isOwn(call.seat()));
    }

    private String trump() {
        return view.trump() == null ? "not named" : view.trump().title();
    }

    private String high() {
        return view.highBid() == null || view.highBidder() == null
                ? "Nobody has bid yet."
                : "The high bid is %d, by %s."
                        .formatted(view.highBid(), sides.seats().whom(view.highBidder()));
    }

    String prompt() {
        return switch (view.phase()) {
            case AUCTION -> bidPrompt();
            case TRUMP ->
                    "Name trump, " + suits() + offer(AmericanMove.Concede.class, "give up") + ":";
            case EXCHANGE ->
                    "Pass %d cards, as in %s:"
                            .formatted(
                                    count(legal),
                                    Card.text(
                                            view.hand()
                                                    .subList(
                                                            0,
                                                            Math.min(
                                                                    count(legal),
                                                                    view.hand().size()))));
            case MELD -> "Number of the melds to show:";
            case CONCEDE -> "Type concede to give up, or go on:";
            case REDEAL -> "Type redeal to show your hand and have it dealt again, or keep:";
            case PLAY -> playPrompt();
            case DRAW, DEAL, OVER -> "Your move:";
        };
    }

    private String bidPrompt() {
        List<String> ways = new ArrayList<>();
        for (MoveRange range : legal.ranges()) {
            ways.add(
                    "%d%s in steps of %d"
                            .formatted(
                                    range.min(),
                                    range.max() == null ? " or more" : " to " + range.max(),
                                    range.step()));
        }
        legal.listed().stream()
                .filter(AmericanMove.Bid.class::isInstance)
                .map(move -> String.valueOf(((AmericanMove.Bid) move).amount()))
                .forEach(ways::add);
        boolean pass = legal.listed().stream().anyMatch(AmericanMove.Pass.class::isInstance);
        return "Your bid, %s%s:".formatted(String.join(", ", ways), pass ? ", or p to pass" : "");
    }

    private String suits() {
        Set<Suit> suits =
                legal.listed().stream()
                        .filter(AmericanMove.Trump.class::isInstance)
                        .map(move -> ((AmericanMove.Trump) move).suit())
                        .collect(Collectors.toCollection(TreeSet::new));
        List<String> letters = suits.stream().map(Suit::toString).toList();
        int last = letters.size() - 1;
        return last < 1
                ? String.join("", letters)
                : String.join(", ", letters.subList(0, last)) + " or " + letters.get(last);
    }

    private String playPrompt() {
        Set<Card> playable = playable();
        String concede = offer(AmericanMove.Concede.class, "concede to give up");
        if (playable.size() > FEW) {
            return "%s any card%s:".formatted(view.trick().isEmpty() ? "Lead" : "Play", concede);
        }
        return "%s %s%s:"
                .formatted(
                        view.trick().isEmpty() ? "Lead" : "Play", Hands.choice(playable), concede);
    }

    private String offer(Class<? extends Move> kind, String words) {
        return legal.listed().stream().anyMatch(kind::isInstance) ? ", or " + words : "";
    }

    private Set<Card> playable() {
        Set<Card> legalCards =
                legal.listed().stream()
                        .filter(AmericanMove.Play.class::isInstance)
                        .map(move -> ((AmericanMove.Play) move).card())
                        .collect(Collectors.toSet());
        return view.hand().stream()
                .filter(legalCards::contains)
                .collect(Collectors.toCollection(java.util.LinkedHashSet::new));
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

    private static String claims(AmericanMove.Declare declare) {
        return declare.melds().isEmpty()
                ? "nothing"
                : declare.melds().stream()
                        .map(claim -> claim.kind().title() + " " + Card.text(claim.cards()))
                        .collect(Collectors.joining("; "));
    }
}
