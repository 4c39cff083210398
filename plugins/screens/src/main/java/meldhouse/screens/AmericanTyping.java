package meldhouse.screens;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.client.terminal.Reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads what a player of the American game types. */
record AmericanTyping(AmericanView view, LegalMoves legal) {
    Reading<Move> read(String typed) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        return switch (view.phase()) {
            case AUCTION -> call(text);
            case TRUMP -> isConcession(text) ? wish(new AmericanMove.Concede()) : trump(text);
            case EXCHANGE -> exchange(text);
            case MELD -> declare(text);
            case CONCEDE ->
                    isConcession(text)
                            ? wish(new AmericanMove.Concede())
                            : decline(text, "Type concede to give up the contract, or go on.");
            case REDEAL ->
                    text.equals("redeal") || text.equals("claim")
                            ? wish(new AmericanMove.ClaimMisdeal())
                            : decline(text, "Type redeal to have it dealt again, or keep.");
            case PLAY -> isConcession(text) ? wish(new AmericanMove.Concede()) : play(text);
            case DRAW, DEAL, OVER -> unclear("There is nothing to decide now.");
        };
    }

    private static boolean isConcession(String text) {
        return text.equals("concede") || text.equals("give up");
    }

    private Reading<Move> call(String text) {
        if (text.equals("p") || text.equals("pass")) {
            return wish(new AmericanMove.Pass());
        }
        String number = without(text, "bid", "b");
        try {
            return wish(new AmericanMove.Bid(Integer.parseInt(number)));
        } catch (NumberFormatException e) {
            return unclear("Type a number to bid it, as in 260, or p to pass.");
        }
    }

    private Reading<Move> trump(String text) {
        return Hands.suit(without(text, "trump", "name"))
                .map(suit -> wish(new AmericanMove.Trump(suit)))
                .orElseGet(() -> unclear("Type the letter of a suit: S, H, D or C."));
    }

    private Reading<Move> play(String text) {
        return Hands.card(without(text, "play", "lead"))
                .map(card -> wish(new AmericanMove.Play(card)))
                .orElseGet(
                        () ->
                                unclear(
                                        "Type a card, its rank and suit, as in %s, or ? for help."
                                                .formatted(view.hand().getFirst())));
    }

    private Reading<Move> exchange(String text) {
        int count = AmericanTurn.count(legal);
        List<Card> cards = new ArrayList<>();
        for (String word : without(text, "pass", "give").split("[\\s,]+")) {
            Optional<Card> card = Hands.card(word);
            if (card.isEmpty()) {
                return unclear("Type %d cards with spaces between them.".formatted(count));
            }
            cards.add(card.get());
        }
        return cards.size() == count
                ? wish(new AmericanMove.PassCards(cards))
                : unclear("Type %d cards; these were %d.".formatted(count, cards.size()));
    }

    private Reading<Move> declare(String text) {
        List<AmericanMove.Declare> choices = AmericanTurn.declarations(legal);
        try {
            return wish(choices.get(Integer.parseInt(text) - 1));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            return unclear("Type a number from 1 to %d.".formatted(choices.size()));
        }
    }

    private static Reading<Move> decline(String text, String sentence) {
        return text.equals("go on") || text.equals("keep") || text.equals("n") || text.equals("no")
                ? wish(new AmericanMove.Decline())
                : unclear(sentence);
    }

    private static String without(String text, String... verbs) {
        for (String verb : verbs) {
            if (text.startsWith(verb + " ")) {
                return text.substring(verb.length()).strip();
            }
        }
        return text;
    }

    private static Reading<Move> wish(Move move) {
        return new Reading.Wish<>(move);
    }

    private static Reading<Move> unclear(String sentence) {
        return new Reading.Unclear<>(sentence);
    }
}
