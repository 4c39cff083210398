package meldhouse.cli;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Question;
import meldhouse.api.game.Question.Field;
import meldhouse.api.game.Question.Kind;
import meldhouse.api.game.Ruleset;
import meldhouse.client.terminal.CardWords;
import meldhouse.client.terminal.TableScreen;
import meldhouse.client.terminal.Tongue;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Prints what a ruleset answers about some cards, without knowing the game: the total, then its
 * lists a row each, then what else it says. A word of the answer is that of the ruleset's screen,
 * where there is one.
 */
final class MeldReport {
    /** What a ruleset has to add to its answer, in English sentences. */
    private static final String NOTES = "notes";

    private static final int NAME = 26;
    private static final int CARDS = 40;
    private static final String ROW = "  %-" + NAME + "s%-" + CARDS + "s%6s";

    private final Console console;
    private final Optional<TableScreen> screen;
    private final Question question;
    private final CardWords words;

    /** What the ruleset itself calls things. */
    private final Map<String, String> called;

    MeldReport(Console console, Ruleset ruleset, Optional<TableScreen> screen, Question question) {
        this.console = console;
        this.screen = screen;
        this.called = ruleset.texts(console.tongue().code());
        this.question = question;
        this.words = CardWords.of(console.tongue());
    }

    void show(List<HandQuestion.Valued> valued, HandQuestion.Valued best) {
        if (!best.isMeld()) {
            valued.forEach(one -> console.say("meld.none", choice(one), reason(one)));
            return;
        }
        if (valued.size() > 1) {
            compare(valued, best);
        }
        boolean trump = best.chosen().containsKey("trump");
        String key = best.chosen().isEmpty() ? "meld.total" : trump ? "meld.trump" : "meld.choice";
        console.say(key, choice(best), best.total());
        boolean listed = best.answer().values().stream().anyMatch(MeldReport::isTable);
        // The ruleset's sentences are in English: others get the numbers that they speak of.
        boolean noted =
                console.tongue() == Tongue.ENGLISH
                        && best.answer().get(NOTES) instanceof Collection<?> notes
                        && !notes.isEmpty();
        best.answer()
                .forEach(
                        (name, value) -> {
                            if (name.equals(NOTES) ? noted : !noted || isTable(value)) {
                                field(name, value, listed);
                            }
                        });
        if (best.estimate() != null) {
            console.say("meld.estimate", best.estimate());
        }
    }

    private void compare(List<HandQuestion.Valued> valued, HandQuestion.Valued best) {
        boolean estimated = best.estimate() != null;
        String fields =
                best.chosen().keySet().stream().map(this::word).collect(Collectors.joining(", "));
        String row = "%-20s%10s%s%s";
        console.out()
                .println(
                        row.formatted(
                                        fields,
                                        console.text("meld.points"),
                                        estimated
                                                ? "%12s".formatted(console.text("meld.expected"))
                                                : "",
                                        "")
                                .stripTrailing());
        for (HandQuestion.Valued one : valued) {
            console.out()
                    .println(
                            row.formatted(
                                            choice(one),
                                            one.isMeld() ? String.valueOf(one.total()) : "-",
                                            estimated ? "%12s".formatted(one.estimate()) : "",
                                            one == best
                                                    ? "  " + console.text("meld.best")
                                                    : one.isMeld() ? "" : "  " + reason(one))
                                    .stripTrailing());
        }
        if (estimated) {
            console.say("meld.meaning");
        }
        console.out().println();
    }

    private String choice(HandQuestion.Valued one) {
        return question.fields().stream()
                .filter(field -> one.chosen().containsKey(field.name()))
                .map(field -> value(field, one.chosen().get(field.name())))
                .collect(Collectors.joining(", "));
    }

    private String value(Field field, String value) {
        return field.kind() == Kind.SUIT ? words.suit(Suit.parse(value)) : word(value);
    }

    private String reason(HandQuestion.Valued one) {
        Object reason = one.answer().get("reason");
        return reason == null ? "" : word(reason.toString());
    }

    private static boolean isTable(@Nullable Object value) {
        return value instanceof Collection<?> rows && rows.stream().anyMatch(Map.class::isInstance);
    }

    /** One field of the answer; nothing for what says nothing, and for what a list says better. */
    private void field(String name, @Nullable Object value, boolean listed) {
        switch (value) {
            case Collection<?> rows when isTable(value) -> rows.forEach(this::row);
            case Collection<?> sentences when name.equals(NOTES) ->
                    sentences.forEach(sentence -> console.out().println("  " + sentence));
            case Collection<?> things when !things.isEmpty() -> line(name, things(things));
            case Map<?, ?> numbers when !listed && !numbers.isEmpty() ->
                    numbers.forEach((what, number) -> field(what.toString(), number, false));
            case Number number when number.doubleValue() != 0 && !name.equals("total") ->
                    line(name, number.toString());
            case String text -> line(name, word(text));
            case null, default -> {}
        }
    }

    private void line(String name, String value) {
        console.out().println("  %-26s%s".formatted(word(name), value));
    }

    /** A row: its words, its cards, its number. */
    private void row(Object row) {
        if (!(row instanceof Map<?, ?> fields)) {
            return;
        }
        List<String> texts = new ArrayList<>();
        List<String> cards = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        for (Object value : fields.values()) {
            switch (value) {
                case Collection<?> things -> cards.add(things(things));
                case Number number -> numbers.add(number.toString());
                case String text -> texts.add(word(text));
                case null, default -> {}
            }
        }
        console.out()
                .println(
                        ROW.formatted(
                                        String.join(", ", texts),
                                        String.join("; ", cards),
                                        String.join(" ", numbers))
                                .stripTrailing());
    }

    private String things(Collection<?> things) {
        List<String> texts = things.stream().map(String::valueOf).toList();
        List<Optional<Card>> cards = texts.stream().map(MeldReport::card).toList();
        return cards.stream().allMatch(Optional::isPresent)
                ? words.briefs(cards.stream().map(Optional::orElseThrow).toList())
                : texts.stream().map(this::thing).collect(Collectors.joining(" "));
    }

    /** A card that stands for another, as {@code 2H=A} or {@code JK=8H}; or whatever it is. */
    private String thing(String text) {
        String[] sides = text.split("=", 2);
        String first = card(sides[0]).map(words::code).orElse(sides[0]);
        return sides.length < 2
                ? first
                : first
                        + "="
                        + card(sides[1]).map(words::code).or(() -> rank(sides[1])).orElse(sides[1]);
    }

    private Optional<String> rank(String text) {
        return Arrays.stream(Rank.values())
                .filter(rank -> rank.toString().equals(text))
                .map(words::rank)
                .findFirst();
    }

    private static Optional<Card> card(String text) {
        try {
            return Optional.of(Card.parse(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** {@code royalMarriage} as the screen says it, or as {@code royal marriage}. */
    private String word(String name) {
        String key = "field." + name;
        if (Message.texts(console.tongue()).has(key)) {
            return console.text(key);
        }
        return screen.flatMap(known -> known.term(name, console.tongue()))
                .or(() -> Optional.ofNullable(called.get("value." + name)))
                .orElseGet(
                        () -> name.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT).strip());
    }
}
