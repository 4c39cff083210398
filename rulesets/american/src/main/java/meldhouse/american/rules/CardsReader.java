package meldhouse.american.rules;

import meldhouse.american.MeldKind;
import meldhouse.american.TableCard;
import meldhouse.api.cards.Card;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads where the cards of a deal are: hands, widow, tricks, stock and table. */
final class CardsReader {
    private final AmericanGame game;
    private final TextFields fields;

    CardsReader(AmericanGame game, TextFields fields) {
        this.game = game;
        this.fields = fields;
    }

    int seat(String field, String text) {
        return TextFields.number(field, text, 0, game.seats() - 1);
    }

    /** Hands and widow, of the pack's cards. */
    private Hands hands() {
        String[] parts = fields.text("hands", null).split("\\|");
        if (parts.length != game.seats()) {
            throw TextFields.bad(
                    "hands",
                    fields.text("hands", null),
                    "a hand for each seat, with | between them");
        }
        long[] hands = Stream.of(parts).mapToLong(part -> TextFields.hand("hands", part)).toArray();
        return Hands.of(hands, fields.cards("widow"));
    }

    /**
     * Hands and widow as they are between the deal and the first lead.
     *
     * @param contract null: there is none yet
     * @param buried what is laid away
     */
    Hands whole(Ledger ledger, @Nullable Contract contract, long buried) {
        int[] sizes = sizes(ledger, contract, buried);
        return whole(sizes, contract, buried);
    }

    Hands whole(int[] sizes, @Nullable Contract contract, long buried) {
        Hands hands = hands();
        for (int seat = 0; seat < game.seats(); seat++) {
            if (Hand.size(hands.of(seat)) != sizes[seat]) {
                throw TextFields.bad(
                        "hands",
                        fields.text("hands", null),
                        "%d cards for seat %d".formatted(sizes[seat], seat));
            }
        }
        int taken = contract == null ? 0 : Hand.size(contract.widow().cards());
        int widow = taken == 0 ? game.rules().table().widowSize() : 0;
        if (Hand.size(hands.widow()) != widow) {
            throw TextFields.bad("widow", Hand.text(hands.widow()), widow + " cards");
        }
        without(game.pack(), hands, buried);
        return hands;
    }

    /** How many cards each seat holds before the first lead, if none are being passed. */
    int[] sizes(Ledger ledger, @Nullable Contract contract, long buried) {
        int active = ledger.active();
        int[] sizes =
                IntStream.range(0, game.seats())
                        .map(seat -> (active >>> seat & 1) * game.rules().table().handSize())
                        .toArray();
        if (contract != null && contract.exists()) {
            TakenWidow widow = contract.widow();
            sizes[contract.declarer()] += Hand.size(widow.cards()) - Hand.size(buried);
            for (int seat = 0; seat < sizes.length; seat++) {
                if (seat != contract.declarer() && widow.gift(seat) >= 0) {
                    sizes[seat]++;
                    sizes[contract.declarer()]--;
                }
            }
        }
        return sizes;
    }

    /** What is left of a pack; refuses what it does not have. */
    private static long without(long pack, Hands hands, long more) {
        long rest = pack;
        for (int seat = 0; seat < Seating.MOST; seat++) {
            rest = without(rest, hands.of(seat));
        }
        return without(without(rest, hands.widow()), more);
    }

    private static long without(long pack, long cards) {
        long rest = pack;
        for (Card card : Hand.cards(cards)) {
            int number = Deck.number(card);
            if (!Hand.has(rest, number)) {
                throw TextFields.bad(
                        "hands", card.toString(), "no card more often than the pack has it");
            }
            rest = Hand.without(rest, number);
        }
        return rest;
    }

    Playing playing(Terms terms) {
        Hands hands = hands();
        int active = terms.ledger().active();
        int trick = open(active, terms.leader() + ":");
        int last = last(active);
        int most =
                IntStream.range(0, game.seats())
                        .map(seat -> Hand.size(hands.of(seat)))
                        .max()
                        .orElseThrow();
        int played = tricksInDeal(terms) - most;
        List<Integer> tricks = bySide("tricks", played);
        if (most == 0 || tricks.stream().mapToInt(taken -> taken).sum() != played) {
            throw TextFields.bad(
                    "tricks",
                    fields.text("tricks", ""),
                    "as many as cards are missing from each hand");
        }
        checkSizes(hands, trick, most);
        checkTricks(without(game.pack(), hands, terms.buried()), trick, last);
        return Playing.resumed(terms, hands, trick, last, tricks, bySide("points", 0));
    }

    private int tricksInDeal(Terms terms) {
        TableRules table = game.rules().table();
        if (table.stockDraw()) {
            return table.deckSize() / table.seats();
        }
        boolean isGiven = terms.contract().widow().gifts() != 0;
        return table.handSize() + (isGiven ? 1 : 0);
    }

    /** The cards of tricks that still lie there are in nobody's hand. */
    private static void checkTricks(long left, int... tricks) {
        long rest = left;
        for (int trick : tricks) {
            for (int place = 0; trick != Trick.NONE && place < Trick.size(trick); place++) {
                int card = Trick.card(trick, place);
                if (!Hand.has(rest, card)) {
                    throw TextFields.bad(
                            "trick", Deck.card(card).toString(), "cards that are in no hand");
                }
                rest = Hand.without(rest, card);
            }
        }
    }

    private void checkSizes(Hands hands, int trick, int most) {
        for (int place = 0; place < game.rules().table().seats(); place++) {
            int expected = place < Trick.size(trick) ? most - 1 : most;
            if (Hand.size(hands.of(Trick.seat(trick, place))) != expected) {
                throw TextFields.bad(
                        "hands",
                        fields.text("hands", ""),
                        "%d cards for seat %d".formatted(expected, Trick.seat(trick, place)));
            }
        }
    }

    /** Numbers by side; where there are none, this one for the first side and 0 for the others. */
    private List<Integer> bySide(String field, int first) {
        List<Integer> preset = game.sides().each(side -> side == 0 ? first : 0);
        String text = preset.stream().map(String::valueOf).collect(Collectors.joining(" "));
        return TextFields.numbers(field, fields.text(field, text), "\\s+", preset.size());
    }

    /** The open trick. */
    int open(int active, @Nullable String preset) {
        return trick("trick", preset, active, 0, game.rules().table().seats() - 1);
    }

    /** The trick before it; {@link Trick#NONE}: none. */
    private int last(int active) {
        int seats = game.rules().table().seats();
        return fields.has("last") ? trick("last", "", active, seats, seats) : Trick.NONE;
    }

    private int trick(String field, @Nullable String preset, int active, int least, int most) {
        String[] parts = TextFields.pair(field, fields.text(field, preset) + " ");
        int leader = seat(field, parts[0]);
        List<Card> cards = Card.parseAll(parts[1]);
        if ((active >>> leader & 1) == 0 || cards.size() < least || cards.size() > most) {
            throw TextFields.bad(
                    field,
                    fields.text(field, preset),
                    "a player and %s cards"
                            .formatted(least == most ? most : least + " to " + most));
        }
        int trick = Trick.led(leader, active);
        for (Card card : cards) {
            int number = Deck.number(card);
            if (number < 0) {
                throw TextFields.bad(field, parts[1], "cards of the pack");
            }
            trick = Trick.with(trick, number);
        }
        return trick;
    }

    /** A deal with a stock. */
    StockDeal stocked(Terms terms) {
        Stock stock = stock();
        Hands hands = hands();
        List<TableCard> table = table();
        StockDeal deal =
                StockDeal.of(
                        terms,
                        hands,
                        table,
                        stock,
                        last(terms.ledger().active()),
                        game.sides().nothing(),
                        game.sides().nothing());
        long left = without(game.pack(), hands, deal.unplayed());
        int played = Hand.size(left) / game.rules().table().seats();
        List<Integer> tricks = bySide("tricks", played);
        if (tricks.stream().mapToInt(taken -> taken).sum() != played) {
            throw TextFields.bad(
                    "tricks", fields.text("tricks", ""), played + " by the cards that are gone");
        }
        int open = fields.has("trick") ? open(terms.ledger().active(), null) : Trick.NONE;
        checkTricks(left, deal.last(), open);
        return StockDeal.of(terms, hands, table, stock, deal.last(), tricks, bySide("points", 0));
    }

    private Stock stock() {
        List<Card> cards = Card.parseAll(fields.text("stock", null).replace("-", ""));
        int turned = -1;
        if (fields.has("turned")) {
            turned = Deck.number(Card.parse(fields.text("turned", null)));
        }
        List<Integer> numbers = cards.stream().map(Deck::number).toList();
        if (numbers.contains(-1) || turned >= 0 && numbers.isEmpty()) {
            throw TextFields.bad("stock", fields.text("stock", ""), "cards of the pack");
        }
        return Stock.of(numbers, turned);
    }

    private List<TableCard> table() {
        List<TableCard> table = new ArrayList<>();
        for (String text : fields.text("table", "").split(",")) {
            if (!text.isBlank()) {
                String[] parts = TextFields.pair("table", text);
                String[] words = parts[1].split("\\s+", 2);
                List<MeldKind> used = new ArrayList<>();
                for (String word : words.length == 2 ? words[1].split("\\+") : new String[0]) {
                    used.add(TextFields.word("table", word, MeldKind.values()));
                }
                Card card = Card.parse(words[0]);
                if (Deck.number(card) < 0) {
                    throw TextFields.bad("table", text, "cards of the pack");
                }
                table.add(new TableCard(seat("table", parts[0]), card, used));
            }
        }
        return table;
    }
}
