package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Every deal is of the same pack; after that no card appears, and one that goes is named by an
 * event of the move that it goes with.
 */
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

    private List<Card> sorted(Position position) {
        return cards.apply(position).stream().sorted().toList();
    }

    @Override
    public void went(Course course, Taken taken) {
        List<Card> before = sorted(taken.before());
        List<Card> after = sorted(taken.next());
        switch (taken) {
            case Taken.Dealt ignored -> dealt(course, before, after);
            case Taken.Moved moved -> {
                List<Card> more = without(after, before);
                course.check(more.isEmpty(), () -> "%s brings up %s".formatted(moved, more));
                if (taken.next().turn() instanceof Turn.Seated || !after.isEmpty()) {
                    List<Card> lost = without(without(before, after), named(moved.events()));
                    course.check(
                            lost.isEmpty(), () -> "%s makes %s disappear".formatted(moved, lost));
                }
            }
        }
    }

    private void dealt(Course course, List<Card> before, List<Card> after) {
        if (after.isEmpty()) {
            return;
        }
        List<Card> known = before.isEmpty() ? pack : before;
        if (known.isEmpty()) {
            pack = after;
            return;
        }
        course.check(
                after.equals(known),
                () ->
                        "the cards were%n    %s%n  and after a shuffle are%n    %s"
                                .formatted(Card.text(known), Card.text(after)));
    }

    private static List<Card> named(List<Event> events) {
        return events.stream().flatMap(event -> named(event.toString()).stream()).toList();
    }

    private static List<Card> without(List<Card> cards, List<Card> others) {
        List<Card> left = new ArrayList<>(cards);
        others.forEach(left::remove);
        return left;
    }
}
