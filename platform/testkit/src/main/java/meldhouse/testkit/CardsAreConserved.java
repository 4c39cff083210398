package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;

import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Whenever a seat is to move, the cards on the table are the whole pack, or there are none. */
final class CardsAreConserved implements Promise {
    private static final Pattern CARD =
            Pattern.compile("(?<![A-Za-z0-9])(?:[2-9TJQKA][SHDC]|JK)(?![A-Za-z0-9])");

    private final Function<Position, List<Card>> cards;
    private List<Card> pack = List.of();

    CardsAreConserved(Function<Position, List<Card>> cards) {
        this.cards = cards;
    }

    /** Every card that a text names, as often as it does. */
    static List<Card> named(String text) {
        return CARD.matcher(text).results().map(MatchResult::group).map(Card::parse).toList();
    }

    @Override
    public void at(Course course) {
        if (!(course.position().turn() instanceof Turn.Seated)) {
            return;
        }
        List<Card> there = cards.apply(course.position()).stream().sorted().toList();
        if (there.isEmpty()) {
            return;
        }
        if (pack.isEmpty()) {
            pack = there;
        }
        course.check(
                there.equals(pack),
                () ->
                        "the cards were\n    %s\n  and are now\n    %s"
                                .formatted(Card.text(pack), Card.text(there)));
    }
}
