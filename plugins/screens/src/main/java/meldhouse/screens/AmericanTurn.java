package meldhouse.screens;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.Origin;
import meldhouse.american.Phase;
import meldhouse.american.Widow;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.MoveRange;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a player of the American game hears when it is their turn. */
record AmericanTurn(AmericanView view, LegalMoves legal, Sides sides) {
    private static final int FEW = 6;

    List<String> lines() {
        return switch (view.phase()) {
            case AUCTION -> hasCalled() ? List.of(hand(card -> false), high()) : List.of(high());
            case TRUMP, EXCHANGE, REDEAL, STUCK, THROW_IN -> List.of(hand(card -> false));
            case DIX -> join(table().stock(), List.of(hand(card -> false)));
            case GIVE -> join(table().widow(), List.of(hand(card -> false)));
            case BURY -> List.of(buryHand());
            case PLAY -> {
                List<String> lines = new ArrayList<>(table().onTable());
                lines.add(view.trick().isEmpty() ? lead() : table().trick());
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
            case CONCEDE -> List.of(table().need());
            case MELDING, TAKE -> {
                List<String> lines = new ArrayList<>(table().stock());
                lines.addAll(table().onTable());
                lines.add(hand(card -> false));
                List<AmericanMove> choices = layable();
                for (int i = 0; i < choices.size(); i++) {
                    lines.add((i + 1) + ": " + words().layable(choices.get(i)));
                }
                yield lines;
            }
            case DRAW, DEAL, OVER -> List.of();
        };
    }

    private static List<String> join(List<String> some, List<String> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    private AmericanTable table() {
        return new AmericanTable(view, sides);
    }

    private Words words() {
        return sides.words();
    }

    private String hand(Predicate<Card> marked) {
        return words().say("hand", words().bySuit(view.hand(), marked));
    }

    private String buryHand() {
        Set<Card> cards = buriable();
        boolean any = cards.containsAll(view.hand());
        return hand(card -> !any && cards.contains(card));
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
                    case EXCHANGE -> words().say("prompt.exchange", count(legal), example());
                    case MELD -> words().say("prompt.meld");
                    case CONCEDE -> concedePrompt();
                    case REDEAL -> words().say("prompt.redeal");
                    case PLAY -> playMore(playPrompt());
                    case STUCK -> words().say("prompt.stuck");
                    case THROW_IN -> words().say("prompt.throwIn");
                    case GIVE -> orConcede(givePrompt());
                    case DIX ->
                            words().say(
                                            has(AmericanMove.ExchangeDix.class)
                                                    ? "prompt.dix"
                                                    : "prompt.dix.none");
                    case BURY -> orConcede(words().say("prompt.bury", buryCount(), example()));
                    case MELDING -> meldingPrompt();
                    case TAKE -> words().say("prompt.take");
                    case DRAW, DEAL, OVER -> words().say("prompt.other");
                };
        return question + ":";
    }

    boolean has(Class<? extends AmericanMove> kind) {
        return legal.listed().stream().anyMatch(kind::isInstance);
    }

    /** Cards as they could be typed: the first that may be chosen. */
    private String example() {
        List<List<Card>> choices =
                legal.listed().stream()
                        .map(
                                move ->
                                        switch ((AmericanMove) move) {
                                            case AmericanMove.PassCards(var cards) -> cards;
                                            case AmericanMove.Bury(var cards) -> cards;
                                            case AmericanMove.Give(var keep, var to) ->
                                                    Stream.concat(Stream.of(keep), to.stream())
                                                            .toList();
                                            case AmericanMove _ -> List.<Card>of();
                                        })
                        .filter(cards -> !cards.isEmpty())
                        .toList();
        return choices.isEmpty() ? "-" : words().briefs(choices.getFirst());
    }

    private String concedePrompt() {
        if (!has(AmericanMove.Moon.class)) {
            return words().say("prompt.concede");
        }
        return words().say(has(AmericanMove.Concede.class) ? "prompt.concede.moon" : "prompt.moon");
    }

    private String givePrompt() {
        List<String> to =
                others().stream().map(seat -> sides.seats().who(seat).accusative()).toList();
        return words().say("prompt.give", String.join(", ", to), example());
    }

    /** The other players, clockwise from the declarer's left. */
    private List<Integer> others() {
        List<Integer> active = view.active();
        int place = view.declarer() == null ? 0 : active.indexOf(view.declarer());
        return java.util.stream.IntStream.range(1, active.size())
                .mapToObj(step -> active.get((place + step) % active.size()))
                .toList();
    }

    private String meldingPrompt() {
        String key = layable().isEmpty() ? "prompt.melding.none" : "prompt.melding";
        String question = words().say(key);
        return has(AmericanMove.DeclareOut.class)
                ? words().say("prompt.orOut", question)
                : question;
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
        boolean pass = has(AmericanMove.Pass.class);
        if (ways.isEmpty()) {
            return words().say("prompt.pass");
        }
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
        List<AmericanMove.Play> plays = plays();
        String key = view.trick().isEmpty() ? "prompt.lead" : "prompt.play";
        return plays.size() > FEW
                ? words().say(key + ".any")
                : words().say(
                                key,
                                words().texts()
                                        .list("or", plays.stream().map(this::spoken).toList()));
    }

    private String playMore(String question) {
        String all = orConcede(question);
        all = has(AmericanMove.Moon.class) ? words().say("prompt.orMoon", all) : all;
        return has(AmericanMove.DeclareOut.class) ? words().say("prompt.orOut", all) : all;
    }

    private String orConcede(String question) {
        return has(AmericanMove.Concede.class)
                ? words().say("prompt.orConcede", question)
                : question;
    }

    /** A card as it is typed, with where it lies if that must be said. */
    private String spoken(AmericanMove.Play play) {
        String card = words().brief(play.card());
        if (play.from() == null) {
            return card;
        }
        return card + " " + words().typed(where(play.from())).getFirst();
    }

    static String where(Origin origin) {
        return switch (origin) {
            case HAND -> "typed.fromHand";
            case TABLE -> "typed.fromTable";
        };
    }

    /** The cards that may be played: those of the hand in its order, then those on the table. */
    List<AmericanMove.Play> plays() {
        if (view.phase() != Phase.PLAY) {
            return List.of();
        }
        Comparator<AmericanMove.Play> lying =
                Comparator.comparing(play -> play.from() == Origin.TABLE);
        List<Card> onTable = view.seat() == null ? List.of() : table().onTable(view.seat());
        return legal.listed().stream()
                .filter(AmericanMove.Play.class::isInstance)
                .map(AmericanMove.Play.class::cast)
                .sorted(
                        lying.thenComparingInt(
                                play ->
                                        (play.from() == Origin.TABLE ? onTable : view.hand())
                                                .indexOf(play.card())))
                .toList();
    }

    /** The cards of the hand that may be played, each once, in the order of the hand. */
    Set<Card> playable() {
        return plays().stream()
                .filter(play -> play.from() != Origin.TABLE)
                .map(AmericanMove.Play::card)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The melds that may be laid now, then what may be done with a nine of trump. */
    List<AmericanMove> layable() {
        return legal.listed().stream()
                .map(AmericanMove.class::cast)
                .filter(
                        move ->
                                move instanceof AmericanMove.LayMeld
                                        || move instanceof AmericanMove.LayExtra
                                        || move instanceof AmericanMove.Dix)
                .toList();
    }

    /** The cards that may be buried, alone or with others. */
    Set<Card> buriable() {
        return legal.listed().stream()
                .filter(AmericanMove.Bury.class::isInstance)
                .map(move -> ((AmericanMove.Bury) move).cards())
                .flatMap(Collection::stream)
                .collect(Collectors.toSet());
    }

    /** How many cards are to be buried. */
    int buryCount() {
        Widow widow = view.widow();
        return widow == null ? 0 : widow.count();
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

    /** What may be typed, for completion. */
    List<String> typable() {
        List<String> typable = new ArrayList<>();
        legal.listed().stream()
                .map(AmericanMove.class::cast)
                .map(this::typed)
                .filter(word -> !word.isEmpty())
                .forEach(typable::add);
        legal.ranges().forEach(range -> typable.add(String.valueOf(range.min())));
        return typable.stream().distinct().toList();
    }

    /** A move as it is typed; empty where that takes more than a word or two. */
    private String typed(AmericanMove move) {
        return switch (move) {
            case AmericanMove.Bid(int amount) -> String.valueOf(amount);
            case AmericanMove.Pass() -> words().typed("typed.pass").get(1);
            case AmericanMove.Trump(var suit) -> words().suit(suit);
            case AmericanMove.Play(var card, var from) ->
                    from == null
                            ? words().code(card)
                            : words().code(card) + " " + first(where(from));
            case AmericanMove.Concede() -> first("typed.concede");
            case AmericanMove.GiveUpStuck() -> first("typed.concede");
            case AmericanMove.DefenderConcede() -> first("typed.concede");
            case AmericanMove.ClaimMisdeal() -> first("typed.redeal");
            case AmericanMove.Decline() ->
                    first(view.phase() == Phase.REDEAL ? "typed.keep" : "typed.goOn");
            case AmericanMove.ThrowIn() -> first("typed.throwIn");
            case AmericanMove.Moon() -> first("typed.moon");
            case AmericanMove.LayMeld meld -> first("typed.meld") + " " + words().meld(meld);
            case AmericanMove.LayExtra(String name) -> first("typed.meld") + " " + name;
            case AmericanMove.Dix(boolean exchange) ->
                    first(exchange ? "typed.exchange" : "typed.dix");
            case AmericanMove.ExchangeDix() -> first("typed.exchange");
            case AmericanMove.Done() -> first("typed.done");
            case AmericanMove.Take(var from) -> first("typed.take." + from.name());
            case AmericanMove.DeclareOut() -> first("typed.out");
            case AmericanMove.Bury _,
                    AmericanMove.Give _,
                    AmericanMove.PassCards _,
                    AmericanMove.Declare _ ->
                    "";
        };
    }

    private String first(String key) {
        return words().typed(key).getFirst();
    }
}
