package meldhouse.screens;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.client.terminal.Reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads what a player of the American game types. */
record AmericanTyping(AmericanView view, LegalMoves legal, Sides sides) {
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
                            : decline(text, "unclear.concede");
            case REDEAL ->
                    words().means("typed.redeal", text)
                            ? wish(new AmericanMove.ClaimMisdeal())
                            : decline(text, "unclear.redeal");
            case PLAY -> isConcession(text) ? wish(new AmericanMove.Concede()) : play(text);
            case STUCK, THROW_IN, GIVE, DIX, BURY, MELDING, TAKE, DRAW, DEAL, OVER ->
                    unclear("unclear.now");
        };
    }

    private Words words() {
        return sides.words();
    }

    private AmericanTurn turn() {
        return new AmericanTurn(view, legal, sides);
    }

    private boolean isConcession(String text) {
        return words().means("typed.concede", text);
    }

    private Reading<Move> call(String text) {
        if (words().means("typed.pass", text)) {
            return wish(new AmericanMove.Pass());
        }
        if (text.equals("+") && !legal.ranges().isEmpty()) {
            return wish(legal.ranges().getFirst().least());
        }
        return number(without(text, "typed.bid"))
                .map(amount -> wish(new AmericanMove.Bid(amount)))
                .orElseGet(() -> unclear("unclear.bid"));
    }

    private Reading<Move> trump(String text) {
        return words().suitOf(without(text, "typed.trump"))
                .map(suit -> wish(new AmericanMove.Trump(suit)))
                .orElseGet(() -> unclear("unclear.trump", turn().suits()));
    }

    /** A number is one of the cards that may be played, from the left. */
    private Reading<Move> play(String text) {
        String rest = without(text, "typed.play");
        List<Card> playable = List.copyOf(turn().playable());
        Optional<Card> card =
                number(rest)
                        .filter(number -> number >= 1 && number <= playable.size())
                        .map(number -> playable.get(number - 1))
                        .or(() -> words().cards().card(rest));
        return card.map(known -> wish(new AmericanMove.Play(known)))
                .orElseGet(() -> unclear("unclear.play", words().brief(view.hand().getFirst())));
    }

    private Reading<Move> exchange(String text) {
        int count = AmericanTurn.count(legal);
        String rest = without(text, "typed.give");
        Optional<List<Card>> cards = byPlace(rest).or(() -> words().cards().cards(rest));
        if (cards.isEmpty()) {
            return unclear("unclear.exchange", count);
        }
        return cards.get().size() == count
                ? wish(new AmericanMove.PassCards(cards.get()))
                : unclear("unclear.count", count, cards.get().size());
    }

    /** Cards by their places in the hand, from 1, each once; nothing if these are no places. */
    private Optional<List<Card>> byPlace(String text) {
        List<Card> cards = new ArrayList<>();
        Set<Integer> places = new HashSet<>();
        for (String part : text.split("[\\s,]+")) {
            Optional<Integer> place = number(part);
            if (place.isEmpty()
                    || place.get() < 1
                    || place.get() > view.hand().size()
                    || !places.add(place.get())) {
                return Optional.empty();
            }
            cards.add(view.hand().get(place.get() - 1));
        }
        return Optional.of(cards);
    }

    private Reading<Move> declare(String text) {
        List<AmericanMove.Declare> choices = AmericanTurn.declarations(legal);
        return number(text)
                .filter(number -> number >= 1 && number <= choices.size())
                .map(number -> wish(choices.get(number - 1)))
                .orElseGet(() -> unclear("unclear.meld", choices.size()));
    }

    private Reading<Move> decline(String text, String sentence) {
        return words().means("typed.goOn", text) || words().means("typed.keep", text)
                ? wish(new AmericanMove.Decline())
                : unclear(sentence);
    }

    private static Optional<Integer> number(String text) {
        try {
            return Optional.of(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private String without(String text, String verbs) {
        for (String verb : words().typed(verbs)) {
            if (text.startsWith(verb + " ")) {
                return text.substring(verb.length()).strip();
            }
        }
        return text;
    }

    private static Reading<Move> wish(Move move) {
        return new Reading.Wish<>(move);
    }

    private Reading<Move> unclear(String key, Object... arguments) {
        return new Reading.Unclear<>(words().say(key, arguments));
    }
}
