package meldhouse.screens;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.client.terminal.Reading;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.End;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.Source;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads what a player of the Danish game types. A move that is likely to be regretted is only read
 * with an exclamation mark behind it.
 */
record DanishTyping(DanishSides sides, LegalMoves legal) {
    /** How many words a card has at most: the king of spades. */
    private static final int LONGEST = 4;

    Reading<Move> read(String typed) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        boolean sure = text.endsWith("!");
        String rest = sure ? text.substring(0, text.length() - 1).strip() : text;
        Reading<Move> reading =
                switch (view().phase()) {
                    case CUT ->
                            number(rest)
                                    .map(size -> wish(new DanishMove.Cut(size)))
                                    .orElseGet(() -> unclear("cut"));
                    case DRAW -> draw(rest);
                    case PLAY -> play(rest);
                    case ACCEPT ->
                            means("accept", rest)
                                    ? wish(new DanishMove.Accept())
                                    : unclear("accept");
                    case SEATING, DEAL, RESHUFFLE, OVER -> unclear("now");
                };
        if (!sure && reading instanceof Reading.Wish<Move>(Move move)) {
            return new DanishWarning(sides)
                    .of((DanishMove) move)
                    .<Reading<Move>>map(Reading.Unclear::new)
                    .orElse(reading);
        }
        return reading;
    }

    private DanishView view() {
        return sides.view();
    }

    private Words words() {
        return sides.words();
    }

    private boolean means(String key, String text) {
        return words().means("dk.typed." + key, text);
    }

    private Reading<Move> draw(String text) {
        if (means("STOCK", text)) {
            return wish(new DanishMove.Draw(Source.STOCK));
        }
        return means("PILE", text) ? wish(new DanishMove.Draw(Source.PILE)) : unclear("draw");
    }

    private Reading<Move> play(String text) {
        Optional<Integer> number = number(text);
        if (number.isPresent()) {
            List<DanishMove> choices = new DanishChoices(sides, legal).all();
            int chosen = number.get();
            return chosen >= 1 && chosen <= choices.size()
                    ? wish(choices.get(chosen - 1))
                    : choices.isEmpty() ? unclear("noChoice") : unclear("number", choices.size());
        }
        Optional<String> rest = behind("lay", text);
        if (rest.isPresent()) {
            return lay(rest.get());
        }
        rest = behind("off", text);
        if (rest.isPresent()) {
            return off(rest.get());
        }
        rest = behind("redde", text);
        if (rest.isPresent()) {
            return redde(rest.get());
        }
        rest = behind("discard", text);
        if (rest.isPresent()) {
            return discard(rest.get());
        }
        return cards(text)
                .filter(cards -> cards.size() > 1)
                .map(ignored -> lay(text))
                .orElseGet(() -> text.contains("+") ? lay(text) : discard(text));
    }

    private Reading<Move> lay(String text) {
        if (text.isEmpty()) {
            return offered(DanishMove.Lay.class);
        }
        List<NewMeld> melds = new ArrayList<>();
        for (String one : text.split("[+;/]")) {
            String part = one.strip();
            MeldType type = null;
            for (MeldType kind : MeldType.values()) {
                Optional<String> rest = behind(kind.name(), part);
                if (rest.isPresent()) {
                    type = kind;
                    part = rest.get();
                }
            }
            Optional<List<DanishCard>> cards = cards(part);
            if (cards.isEmpty() || cards.get().isEmpty()) {
                return unclear("cards", part);
            }
            List<NewMeld> guessed = MeldGuess.melds(cards.get(), type);
            if (guessed.size() > 1) {
                return unclear("whichMeld", choices(guessed));
            }
            melds.add(guessed.getFirst());
        }
        return wish(new DanishMove.Lay(melds));
    }

    /** The ways to lay cards, as they are typed. */
    private String choices(List<NewMeld> melds) {
        return words().texts()
                .list(
                        "or",
                        melds.stream()
                                .map(
                                        meld ->
                                                words().typed("dk.typed." + meld.type().name())
                                                                .getFirst()
                                                        + " "
                                                        + sides.cards().codes(meld.cards()))
                                .toList());
    }

    private Reading<Move> off(String text) {
        if (text.isEmpty()) {
            return offered(DanishMove.LayOff.class);
        }
        List<String> parts = new ArrayList<>(List.of(text.split("\\s+")));
        Boolean low = means("LOW", parts.getLast()) ? Boolean.TRUE : null;
        low = means("HIGH", parts.getLast()) ? Boolean.FALSE : low;
        if (low != null) {
            parts.removeLast();
        }
        Optional<Integer> meld = parts.isEmpty() ? Optional.empty() : number(parts.getFirst());
        if (meld.isPresent()) {
            parts.removeFirst();
        }
        Optional<List<DanishCard>> cards = cards(String.join(" ", parts));
        if (cards.isEmpty() || cards.get().isEmpty()) {
            return unclear("off");
        }
        List<DanishMove.LayOff> ways = ways(meld.orElse(null), cards.get(), low);
        if (ways.size() == 1) {
            return wish(ways.getFirst());
        }
        if (ways.isEmpty()) {
            return meld.isPresent()
                    ? wish(new DanishMove.LayOff(meld.get(), cards.get(), end(low)))
                    : unclear("fitsNowhere", sides.cards().codes(cards.get()));
        }
        return unclear(
                "whichEnd", words().texts().list("or", ways.stream().map(this::typed).toList()));
    }

    private static @Nullable End end(@Nullable Boolean low) {
        return low == null ? null : low ? End.LOW : End.HIGH;
    }

    private String typed(DanishMove.LayOff off) {
        return words().typed("dk.typed.off").getFirst()
                + " "
                + off.meld()
                + " "
                + sides.cards().codes(off.cards())
                + (off.end() == null
                        ? ""
                        : " " + words().typed("dk.typed." + off.end().name()).getFirst());
    }

    private List<DanishMove.LayOff> ways(
            @Nullable Integer number, List<DanishCard> cards, @Nullable Boolean low) {
        List<DanishMove.LayOff> ways = new ArrayList<>();
        for (TableMeld meld : view().melds()) {
            boolean here = number == null ? meld.side() == sides.own() : meld.number() == number;
            if (!here) {
                continue;
            }
            if (MeldGuess.fitsSet(meld, cards)) {
                ways.add(new DanishMove.LayOff(meld.number(), cards, null));
            }
            for (MeldGuess.Outward way : MeldGuess.ends(meld, cards)) {
                if (low == null || low == way.low()) {
                    ways.add(new DanishMove.LayOff(meld.number(), way.cards(), end(way.low())));
                }
            }
        }
        return ways;
    }

    private Reading<Move> redde(String text) {
        if (text.isEmpty()) {
            return offered(DanishMove.Redde.class);
        }
        List<String> parts = new ArrayList<>(List.of(text.split("\\s+")));
        Optional<Integer> number = number(parts.getFirst());
        if (number.isPresent()) {
            parts.removeFirst();
        }
        Optional<List<DanishCard>> cards = cards(String.join(" ", parts));
        if (cards.isEmpty() || cards.get().isEmpty() || cards.get().size() > 2) {
            return unclear("redde");
        }
        DanishCard card = cards.get().getLast();
        DanishCard named = cards.get().size() == 2 ? cards.get().getFirst() : null;
        List<DanishMove.Redde> ways = new ArrayList<>();
        for (TableMeld meld : view().melds()) {
            boolean here =
                    number.isPresent() ? meld.number() == number.get() : meld.side() == sides.own();
            if (here) {
                for (DanishCard wild : MeldGuess.rescued(meld, card)) {
                    if (named == null || named.card() == wild.card()) {
                        ways.add(new DanishMove.Redde(meld.number(), wild, card));
                    }
                }
            }
        }
        if (ways.size() == 1) {
            return wish(ways.getFirst());
        }
        if (ways.isEmpty()) {
            return number.isPresent() && named != null
                    ? wish(new DanishMove.Redde(number.get(), named, card))
                    : unclear("rescuesNothing", sides.cards().codes(List.of(card)));
        }
        return unclear(
                "whichWild",
                words().texts()
                        .list(
                                "or",
                                ways.stream()
                                        .map(
                                                way ->
                                                        words().typed("dk.typed.redde").getFirst()
                                                                + " "
                                                                + way.meld()
                                                                + " "
                                                                + sides.cards()
                                                                        .codes(
                                                                                List.of(
                                                                                        way.wild()
                                                                                                .bare(),
                                                                                        card)))
                                        .toList()));
    }

    private Reading<Move> discard(String text) {
        String rest = text;
        boolean said = false;
        for (String pumba : words().typed("dk.typed.pumba")) {
            if (rest.endsWith(" " + pumba)) {
                rest = rest.substring(0, rest.length() - pumba.length()).strip();
                said = true;
            }
        }
        boolean manual =
                new DanishChoices(sides, legal)
                        .discards().stream().anyMatch(discard -> discard.pumba() != null);
        Optional<DanishCard> card =
                cards(rest).filter(cards -> cards.size() == 1).map(List::getFirst);
        if (card.isEmpty()) {
            return unclear(
                    "play",
                    view().hand().isEmpty()
                            ? ""
                            : sides.cards().code(view().hand().getFirst().bare()));
        }
        return wish(new DanishMove.Discard(card.get(), manual ? said : null));
    }

    /** What of a kind is offered, for somebody who asks by the verb alone. */
    private Reading<Move> offered(Class<? extends DanishMove> kind) {
        List<DanishChoices.Choice> choices = new DanishChoices(sides, legal).weighed();
        DanishTurn turn = new DanishTurn(sides, legal);
        List<String> offered =
                choices.stream()
                        .filter(choice -> kind.isInstance(choice.move()))
                        .map(choice -> (choices.indexOf(choice) + 1) + ": " + turn.words(choice))
                        .toList();
        return offered.isEmpty() ? unclear("noneOffered") : new Reading.Answer<>(offered);
    }

    /** Cards, wild ones with what they stand for behind them if that is said. */
    private Optional<List<DanishCard>> cards(String text) {
        List<String> tokens =
                Arrays.stream(text.split("[\\s,]+")).filter(part -> !part.isEmpty()).toList();
        List<DanishCard> cards = new ArrayList<>();
        int at = 0;
        while (at < tokens.size()) {
            int width = 0;
            for (int size = 1;
                    size <= LONGEST && width == 0 && at + size <= tokens.size();
                    size++) {
                Optional<DanishCard> card = card(String.join(" ", tokens.subList(at, at + size)));
                if (card.isPresent()) {
                    cards.add(card.get());
                    width = size;
                }
            }
            if (width == 0) {
                return Optional.empty();
            }
            at += width;
        }
        return Optional.of(cards);
    }

    private Optional<DanishCard> card(String text) {
        int copy = text.endsWith("#") || text.endsWith("#1") ? 1 : text.endsWith("#2") ? 2 : 0;
        String bare = text.replaceFirst("#[12]?$", "");
        int equals = bare.indexOf('=');
        if (equals < 0) {
            return words().cards().card(bare).map(card -> new DanishCard(card, null, null, copy));
        }
        String behind = bare.substring(equals + 1);
        Optional<Card> wild =
                words().cards().card(bare.substring(0, equals)).filter(DanishCard::isWild);
        Optional<Card> standing = words().cards().card(behind).filter(card -> !card.isJoker());
        Optional<Rank> rank = words().cards().rankOf(behind);
        return wild.flatMap(
                card ->
                        standing.map(
                                        other ->
                                                new DanishCard(
                                                        card, other.rank(), other.suit(), copy))
                                .or(
                                        () ->
                                                rank.map(
                                                        known ->
                                                                new DanishCard(
                                                                        card, known, null, copy))));
    }

    private static Optional<Integer> number(String text) {
        try {
            return Optional.of(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** What stands with a verb; nothing if the text neither begins nor ends with it. */
    private Optional<String> behind(String key, String text) {
        for (String verb : words().typed("dk.typed." + key)) {
            if (text.equals(verb)) {
                return Optional.of("");
            }
            if (text.startsWith(verb + " ")) {
                return Optional.of(text.substring(verb.length()).strip());
            }
            if (text.endsWith(" " + verb)) {
                return Optional.of(text.substring(0, text.length() - verb.length()).strip());
            }
        }
        return Optional.empty();
    }

    private static Reading<Move> wish(Move move) {
        return new Reading.Wish<>(move);
    }

    private Reading<Move> unclear(String key, Object... arguments) {
        return new Reading.Unclear<>(words().say("dk.unclear." + key, arguments));
    }
}
