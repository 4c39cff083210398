package meldhouse.screens;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.DrawnFrom;
import meldhouse.american.MeldKind;
import meldhouse.american.Origin;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.client.terminal.Reading;

import java.util.ArrayList;
import java.util.Arrays;
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
            case CONCEDE -> concede(text);
            case REDEAL ->
                    means("typed.redeal", text)
                            ? wish(new AmericanMove.ClaimMisdeal())
                            : decline(text, "unclear.redeal");
            case PLAY -> play(text);
            case STUCK ->
                    isConcession(text)
                            ? wish(new AmericanMove.GiveUpStuck())
                            : decline(text, "unclear.concede");
            case THROW_IN ->
                    means("typed.throwIn", text)
                            ? wish(new AmericanMove.ThrowIn())
                            : decline(text, "unclear.throwIn");
            case GIVE -> isConcession(text) ? wish(new AmericanMove.Concede()) : giveOut(text);
            case DIX ->
                    means("typed.exchange", text)
                            ? wish(new AmericanMove.ExchangeDix())
                            : decline(text, "unclear.dix");
            case BURY -> isConcession(text) ? wish(new AmericanMove.Concede()) : bury(text);
            case MELDING -> melding(text);
            case TAKE -> take(text);
            case DRAW, DEAL, OVER -> unclear("unclear.now");
        };
    }

    private Words words() {
        return sides.words();
    }

    private AmericanTurn turn() {
        return new AmericanTurn(view, legal, sides);
    }

    private boolean means(String key, String text) {
        return words().means(key, text);
    }

    private boolean isConcession(String text) {
        return means("typed.concede", text);
    }

    private Reading<Move> call(String text) {
        if (means("typed.pass", text)) {
            return wish(new AmericanMove.Pass());
        }
        if (means("typed.redeal", text)) {
            return wish(new AmericanMove.ClaimMisdeal());
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

    private Reading<Move> concede(String text) {
        if (means("typed.moon", text)) {
            return wish(new AmericanMove.Moon());
        }
        if (isConcession(text)) {
            return turn().has(AmericanMove.DefenderConcede.class)
                    ? wish(new AmericanMove.DefenderConcede())
                    : wish(new AmericanMove.Concede());
        }
        return decline(text, "unclear.concede");
    }

    private Reading<Move> play(String text) {
        if (isConcession(text)) {
            return wish(new AmericanMove.Concede());
        }
        if (means("typed.moon", text)) {
            return wish(new AmericanMove.Moon());
        }
        if (means("typed.out", text)) {
            return wish(new AmericanMove.DeclareOut());
        }
        if (means("typed.dix", text)) {
            return wish(new AmericanMove.Dix(false));
        }
        return card(text)
                .map(AmericanTyping::wish)
                .orElseGet(() -> unclear("unclear.play", example()));
    }

    private String example() {
        List<AmericanMove.Play> plays = turn().plays();
        Card card = plays.isEmpty() ? view.hand().getFirst() : plays.getFirst().card();
        return words().brief(card);
    }

    /** A number is one of the cards that may be played, from the left. */
    private Optional<Move> card(String text) {
        String rest = without(text, "typed.play");
        List<AmericanMove.Play> plays = turn().plays();
        Optional<Integer> number = number(rest).filter(n -> n >= 1 && n <= plays.size());
        if (number.isPresent()) {
            return Optional.of(plays.get(number.get() - 1));
        }
        for (Origin origin : Origin.values()) {
            for (String where : words().typed(AmericanTurn.where(origin))) {
                if (rest.endsWith(" " + where)) {
                    String named = rest.substring(0, rest.length() - where.length() - 1);
                    return words().cards()
                            .card(named)
                            .map(known -> new AmericanMove.Play(known, origin));
                }
            }
        }
        return words().cards().card(rest).map(AmericanMove.Play::new);
    }

    private Reading<Move> exchange(String text) {
        int count = AmericanTurn.count(legal);
        return cards(text, "typed.give", view.hand())
                .map(cards -> counted(cards, count, new AmericanMove.PassCards(cards)))
                .orElseGet(() -> unclear("unclear.exchange", count));
    }

    private Reading<Move> bury(String text) {
        int count = turn().buryCount();
        return cards(text, "typed.bury", view.hand())
                .map(cards -> counted(cards, count, new AmericanMove.Bury(cards)))
                .orElseGet(() -> unclear("unclear.exchange", count));
    }

    /** The cards of the widow: the one to keep, then one for each of the others. */
    private Reading<Move> giveOut(String text) {
        List<Card> widow =
                view.widow() == null || view.widow().cards() == null
                        ? List.of()
                        : view.widow().cards();
        int count = widow.size();
        Optional<List<Card>> cards = cards(text, "typed.give", widow);
        if (cards.isEmpty()) {
            return unclear("unclear.give", count);
        }
        List<Card> all = cards.get();
        return counted(
                all, count, new AmericanMove.Give(all.getFirst(), all.subList(1, all.size())));
    }

    private Reading<Move> counted(List<Card> cards, int count, Move move) {
        return cards.size() == count ? wish(move) : unclear("unclear.count", count, cards.size());
    }

    /** Cards that were typed, by their places or names; nothing if any is neither. */
    private Optional<List<Card>> cards(String text, String verbs, List<Card> from) {
        String rest = without(text, verbs);
        return byPlace(rest, from)
                .or(() -> words().cards().cards(rest))
                .filter(cards -> !cards.isEmpty());
    }

    /** Cards by their places, from 1, each once; nothing if these are no places. */
    private static Optional<List<Card>> byPlace(String text, List<Card> from) {
        List<Card> cards = new ArrayList<>();
        Set<Integer> places = new HashSet<>();
        for (String part : text.split("[\\s,]+")) {
            Optional<Integer> place = number(part);
            if (place.isEmpty()
                    || place.get() < 1
                    || place.get() > from.size()
                    || !places.add(place.get())) {
                return Optional.empty();
            }
            cards.add(from.get(place.get() - 1));
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

    /** A number is one of the melds that may be laid; a card is a lead, which ends the turn. */
    private Reading<Move> melding(String text) {
        if (means("typed.done", text)) {
            return wish(new AmericanMove.Done());
        }
        if (means("typed.out", text)) {
            return wish(new AmericanMove.DeclareOut());
        }
        if (means("typed.dix", text)) {
            return wish(new AmericanMove.Dix(false));
        }
        if (means("typed.exchange", text)) {
            return wish(new AmericanMove.Dix(true));
        }
        List<AmericanMove> choices = turn().layable();
        Optional<Integer> number = number(text).filter(n -> n >= 1 && n <= choices.size());
        if (number.isPresent()) {
            return wish(choices.get(number.get() - 1));
        }
        String named = without(text, "typed.meld");
        return named.equals(text)
                ? card(text).map(AmericanTyping::wish).orElseGet(() -> unclear("unclear.melding"))
                : meld(named);
    }

    /** A meld by words that begin those of its name; what may be laid comes first. */
    private Reading<Move> meld(String named) {
        List<AmericanMove.LayMeld> able =
                turn().layable().stream()
                        .filter(AmericanMove.LayMeld.class::isInstance)
                        .map(AmericanMove.LayMeld.class::cast)
                        .filter(meld -> isNamed(meld, named))
                        .toList();
        Optional<AmericanMove> extra =
                turn().layable().stream()
                        .filter(move -> isExtra(move, named, able.isEmpty()))
                        .findFirst();
        if (extra.isPresent()) {
            return wish(extra.get());
        }
        Optional<AmericanMove.LayMeld> exact =
                able.stream()
                        .filter(meld -> words().meld(meld).equalsIgnoreCase(named))
                        .findFirst();
        if (able.size() == 1 || exact.isPresent()) {
            return wish(exact.orElseGet(able::getFirst));
        }
        if (able.size() > 1) {
            List<String> names = able.stream().map(meld -> words().meld(meld)).toList();
            return unclear("unclear.which", words().texts().list("or", names));
        }
        for (MeldKind kind : MeldKind.values()) {
            for (Suit suit : Suit.values()) {
                AmericanMove.LayMeld meld = new AmericanMove.LayMeld(kind, suit);
                boolean ofSuit = hasSuit(kind) != (suit == view.trump());
                if (ofSuit && isNamed(meld, named)) {
                    return wish(hasSuit(kind) ? meld : new AmericanMove.LayMeld(kind, null));
                }
            }
        }
        return unclear("unclear.melding");
    }

    /** Only a marriage beside trump needs its suit; a run is one of trump. */
    private static boolean hasSuit(MeldKind kind) {
        return kind.name().endsWith("COMMON_MARRIAGE");
    }

    /**
     * Whether this lays an extra meld of this name, or of one that begins so where that will do.
     */
    private static boolean isExtra(AmericanMove move, String named, boolean begun) {
        return move instanceof AmericanMove.LayExtra(String name)
                && (name.equalsIgnoreCase(named)
                        || begun && name.toLowerCase(Locale.ROOT).startsWith(named));
    }

    private boolean isNamed(AmericanMove.LayMeld meld, String named) {
        List<String> own = List.of(words().meld(meld).toLowerCase(Locale.ROOT).split("[\\s-]+"));
        List<String> english =
                List.of(meld.kind().title().toLowerCase(Locale.ROOT).split("[\\s-]+"));
        return Arrays.stream(named.split("[\\s-]+"))
                .allMatch(
                        part ->
                                own.stream().anyMatch(word -> word.startsWith(part))
                                        || english.stream().anyMatch(word -> word.startsWith(part))
                                        || words().suitOf(part)
                                                .filter(suit -> suit == meld.suit())
                                                .isPresent());
    }

    private Reading<Move> take(String text) {
        for (DrawnFrom from : DrawnFrom.values()) {
            if (means("typed.take." + from.name(), without(text, "typed.take"))) {
                return wish(new AmericanMove.Take(from));
            }
        }
        return unclear("unclear.take");
    }

    private Reading<Move> decline(String text, String sentence) {
        return means("typed.goOn", text) || means("typed.keep", text)
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
            if (text.endsWith(" " + verb)) {
                return text.substring(0, text.length() - verb.length()).strip();
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
