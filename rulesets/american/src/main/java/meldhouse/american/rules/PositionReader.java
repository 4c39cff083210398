package meldhouse.american.rules;

import meldhouse.american.Claim;
import meldhouse.american.DealScore;
import meldhouse.american.MeldKind;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.MeldSheet.Listed;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads what {@link PositionText} prints. Where a position is typed by hand, fields may be left
 * out: it is then deal 1, dealt by seat 0, with no scores, calls or melds, no trick and no points
 * so far.
 */
final class PositionReader {
    private static final Set<String> FIELDS =
            Set.of(
                    "seats",
                    "again",
                    "deal",
                    "dealer",
                    "scores",
                    "calls",
                    "contract",
                    "trump",
                    "given",
                    "returned",
                    "melds",
                    "hands",
                    "asked",
                    "chosen",
                    "trick",
                    "last",
                    "tricks",
                    "points");

    private final AmericanGame game;
    private final Map<String, String> fields = new LinkedHashMap<>();
    private final Phase phase;

    private PositionReader(AmericanGame game, String text) {
        this.game = game;
        String[] parts = text.strip().split(";");
        phase = word("phase", parts[0].strip(), Phase.values());
        for (String part : Arrays.asList(parts).subList(1, parts.length)) {
            String[] field = part.strip().split("\\s+", 2);
            if (!FIELDS.contains(field[0])
                    || fields.put(field[0], field.length == 2 ? field[1].strip() : "") != null) {
                throw bad(
                        field[0], part.strip(), "each once, of " + new java.util.TreeSet<>(FIELDS));
            }
        }
    }

    /**
     * Reads a position.
     *
     * @throws IllegalArgumentException if it is none of this game; the message names the field
     */
    static AmericanPosition read(AmericanGame game, String text) {
        return new PositionReader(game, text).position();
    }

    private AmericanPosition position() {
        return switch (phase) {
            case DRAW -> drawing();
            case DEAL -> new Dealing(ledger());
            case REDEAL -> new RedealRight(ledger(), whole(hands()), number("asked", 0, 3, null));
            case AUCTION -> bidding();
            case TRUMP -> new NamingTrump(contract(), whole(hands()));
            case EXCHANGE -> new Exchanging(terms(), whole(hands()), cards("chosen"));
            case MELD -> new Declaring(terms(), whole(hands()));
            case CONCEDE -> new Conceding(terms(), whole(hands()));
            case PLAY -> playing();
            case OVER -> over();
        };
    }

    private Drawing drawing() {
        int seats = 0;
        for (String seat : text("seats", "0 1 2 3").split("\\s+")) {
            seats |= 1 << number("seats", seat, 0, 3);
        }
        return new Drawing(game, seats, fields.containsKey("again"));
    }

    private Ledger ledger() {
        List<DealScore> deals = new ArrayList<>();
        if (fields.containsKey("scores")) {
            for (String score : text("scores", "").split("\\s+")) {
                deals.add(score(score, deals));
            }
        }
        return new Ledger(
                game, number("deal", 1, Integer.MAX_VALUE, 1), number("dealer", 0, 3, 0), deals);
    }

    private DealScore score(String text, List<DealScore> before) {
        String[] parts = text.split("/");
        if (parts.length != 10) {
            throw bad("scores", text, "ten parts with / between them");
        }
        Ledger ledger =
                new Ledger(
                        game,
                        number("scores", parts[0], 1, Integer.MAX_VALUE),
                        number("scores", parts[1], 0, 3),
                        before);
        Contract contract =
                new Contract(
                        ledger,
                        null,
                        number("scores", parts[2], 0, 3),
                        number("scores", parts[3], 1, Integer.MAX_VALUE));
        int trump = parts[4].equals("-") ? Deck.NO_TRUMP : Suit.parse(parts[4]).ordinal();
        Outcome outcome = word("outcome", parts[5], Outcome.values());
        List<Integer> melds = numbers("scores", parts[6], ",", Deck.SEATS);
        return outcome.played()
                ? contract.played(
                        trump,
                        melds,
                        numbers("scores", parts[7], ",", 2),
                        numbers("scores", parts[8], ",", 2),
                        number("scores", parts[9], 0, 1))
                : contract.unplayed(trump, melds, outcome);
    }

    private Bidding bidding() {
        Ledger ledger = ledger();
        Auction auction = Auction.start(ledger.dealer());
        for (Said said : calls()) {
            boolean pass = said.amount() == Said.PASS;
            Refusal refusal = pass ? null : auction.refusal(game.rules(), said.amount());
            if (!auction.isOpen() || said.seat() != auction.turn() || refusal != null) {
                throw bad("calls", text("calls", ""), "calls in turn, each of them legal");
            }
            auction = auction.with(game.rules(), said.amount());
        }
        if (!auction.isOpen()) {
            throw bad("calls", text("calls", ""), "an auction that is not over");
        }
        return new Bidding(ledger, whole(hands()), auction);
    }

    /** The calls one by one, each without those before it. */
    private List<Said> calls() {
        List<Said> calls = new ArrayList<>();
        for (String call : text("calls", "").split("\\s+")) {
            if (!call.isEmpty()) {
                String[] parts = pair("calls", call);
                int amount =
                        parts[1].equals("pass")
                                ? Said.PASS
                                : number("calls", parts[1], 1, Integer.MAX_VALUE);
                calls.add(new Said(null, number("calls", parts[0], 0, 3), amount));
            }
        }
        return calls;
    }

    private Contract contract() {
        Said latest = null;
        for (Said said : calls()) {
            latest = new Said(latest, said.seat(), said.amount());
        }
        String[] parts = pair("contract", text("contract", null));
        return new Contract(
                ledger(),
                latest,
                number("contract", parts[0], 0, 3),
                number("contract", parts[1], 1, Integer.MAX_VALUE));
    }

    private Terms terms() {
        int trump = Suit.parse(text("trump", null)).ordinal();
        Exchange exchange = new Exchange(cards("given"), cards("returned"));
        return new Terms(contract(), trump, exchange, melds(trump));
    }

    private List<SeatMelds> melds(int trump) {
        List<SeatMelds> melds = new ArrayList<>();
        if (fields.containsKey("melds")) {
            for (String shown : text("melds", "").split("\\|")) {
                melds.add(melds(shown.strip(), trump));
            }
        }
        return melds;
    }

    private SeatMelds melds(String text, int trump) {
        String[] parts = pair("melds", text);
        int seat = number("melds", parts[0], 0, 3);
        if (parts[1].equals("-")) {
            return new SeatMelds(seat, 0, List.of(), List.of());
        }
        String[] sides = parts[1].split("=");
        if (sides.length != 2) {
            throw bad("melds", text, "seat: cards = kind cards, kind cards");
        }
        List<Claim> claims =
                Stream.of(sides[1].split(",")).map(claim -> claim(claim.strip())).toList();
        long cards = hand("melds", sides[0]);
        return switch (game.sheet().read(claims, cards, trump)) {
            case Listed.Good good -> game.sheet().laid(seat, good.tally(), cards, trump);
            case Listed.Bad problem -> throw bad("melds", text, problem.why().sentence());
        };
    }

    private static Claim claim(String text) {
        String[] parts = text.split("\\s+", 2);
        return new Claim(
                word("meld", parts[0], MeldKind.values()),
                Card.parseAll(parts.length == 2 ? parts[1] : ""));
    }

    private Playing playing() {
        Terms terms = terms();
        Hands hands = hands();
        int trick = trick("trick", "" + terms.leader() + ":");
        int last = fields.containsKey("last") ? trick("last", "") : Trick.NONE;
        int most =
                IntStream.range(0, Deck.SEATS)
                        .map(seat -> Hand.size(hands.of(seat)))
                        .max()
                        .orElseThrow();
        List<Integer> tricks =
                numbers("tricks", text("tricks", (Deck.HAND - most) + " 0"), "\\s+", 2);
        List<Integer> points = numbers("points", text("points", "0 0"), "\\s+", 2);
        if (most == 0 || tricks.get(0) + tricks.get(1) != Deck.HAND - most) {
            throw bad("tricks", text("tricks", ""), "as many as cards are missing from each hand");
        }
        checkSizes(hands, trick, most);
        long rest = without(Hand.PACK, hands);
        for (int open : new int[] {trick, last}) {
            for (int place = 0; open != Trick.NONE && place < Trick.size(open); place++) {
                int card = Trick.card(open, place);
                if (!Hand.has(rest, card)) {
                    throw bad("trick", Deck.card(card).toString(), "cards that are in no hand");
                }
                rest = Hand.without(rest, card);
            }
        }
        return Playing.resumed(
                terms,
                hands,
                trick,
                last,
                Playing.tricks(tricks.get(0), tricks.get(1)),
                points.get(0),
                points.get(1));
    }

    private void checkSizes(Hands hands, int trick, int most) {
        for (int place = 0; place < Deck.SEATS; place++) {
            int expected = place < Trick.size(trick) ? most - 1 : most;
            if (Hand.size(hands.of(Trick.seat(trick, place))) != expected) {
                throw bad(
                        "hands",
                        text("hands", ""),
                        "%d cards for seat %d".formatted(expected, Trick.seat(trick, place)));
            }
        }
    }

    private int trick(String field, String preset) {
        String[] parts = pair(field, text(field, preset) + " ");
        int trick = Trick.led(number(field, parts[0], 0, 3));
        List<Card> cards = Card.parseAll(parts[1]);
        if (cards.size() > (field.equals("trick") ? Deck.SEATS - 1 : Deck.SEATS)) {
            throw bad(field, parts[1], "fewer cards");
        }
        for (int card : cards.stream().map(Deck::number).toList()) {
            if (card < 0) {
                throw bad(field, parts[1], "cards of the pack");
            }
            trick = Trick.with(trick, card);
        }
        return trick;
    }

    private MatchOver over() {
        Ledger ledger = ledger();
        if (ledger.deals().isEmpty()) {
            throw bad("scores", "", "at least one deal");
        }
        DealScore last = ledger.deals().getLast();
        Verdict verdict =
                Verdict.of(game.rules(), last.totals(), last.biddingSide(), ledger.deals().size());
        if (verdict.result() == null) {
            throw bad("scores", text("scores", ""), "scores that end the match");
        }
        return new MatchOver(ledger, verdict.result());
    }

    private Hands hands() {
        String[] parts = text("hands", null).split("\\|");
        if (parts.length != Deck.SEATS) {
            throw bad("hands", text("hands", null), "four hands with | between them");
        }
        long[] hands = Stream.of(parts).mapToLong(part -> hand("hands", part)).toArray();
        return Hands.of(hands);
    }

    /** Hands that hold the whole pack between them. */
    private Hands whole(Hands hands) {
        if (without(Hand.PACK, hands) != Hand.EMPTY) {
            throw bad("hands", text("hands", null), "the whole pack");
        }
        return hands;
    }

    private long without(long pack, Hands hands) {
        long rest = pack;
        for (int seat = 0; seat < Deck.SEATS; seat++) {
            for (Card card : Hand.cards(hands.of(seat))) {
                int number = Deck.number(card);
                if (!Hand.has(rest, number)) {
                    throw bad("hands", card.toString(), "no card more than twice in all");
                }
                rest = Hand.without(rest, number);
            }
        }
        return rest;
    }

    private long cards(String field) {
        return fields.containsKey(field) ? hand(field, text(field, "-")) : Hand.EMPTY;
    }

    private static long hand(String field, String text) {
        try {
            return Hand.parse(text);
        } catch (IllegalArgumentException e) {
            throw bad(field, text.strip(), String.valueOf(e.getMessage()));
        }
    }

    private String text(String field, @Nullable String preset) {
        String text = fields.get(field);
        if (text != null) {
            return text;
        }
        if (preset == null) {
            throw bad(field, "", "a value: the phase " + phase + " needs one");
        }
        return preset;
    }

    private int number(String field, int least, int most, @Nullable Integer preset) {
        String text = text(field, preset == null ? null : preset.toString());
        return number(field, text, least, most);
    }

    private static int number(String field, String text, int least, int most) {
        try {
            int number = Integer.parseInt(text.strip());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // falls through: a text that is no number
        }
        throw bad(field, text, "a whole number from %d to %d".formatted(least, most));
    }

    private static List<Integer> numbers(String field, String text, String between, int count) {
        List<Integer> numbers =
                Stream.of(text.split(between))
                        .map(number -> number(field, number, 0, Integer.MAX_VALUE))
                        .toList();
        if (numbers.size() != count) {
            throw bad(field, text, count + " numbers");
        }
        return numbers;
    }

    private static String[] pair(String field, String text) {
        String[] parts = text.split(":", 2);
        if (parts.length != 2) {
            throw bad(field, text, "a seat, a colon and what belongs to it");
        }
        return new String[] {parts[0].strip(), parts[1].strip()};
    }

    private static <E extends Enum<E>> E word(String field, String text, E[] words) {
        for (E word : words) {
            if (word.toString().equals(text)) {
                return word;
            }
        }
        throw bad(field, text, String.join(", ", Stream.of(words).map(Object::toString).toList()));
    }

    private static IllegalArgumentException bad(String field, String text, String allowed) {
        return new IllegalArgumentException(
                "Cannot read %s '%s' of a position. Allowed: %s.".formatted(field, text, allowed));
    }
}
