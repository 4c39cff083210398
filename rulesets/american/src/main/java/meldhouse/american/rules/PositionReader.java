package meldhouse.american.rules;

import meldhouse.american.Claim;
import meldhouse.american.DealScore;
import meldhouse.american.MeldKind;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.ShownHand;
import meldhouse.american.rules.Choices.FirstDealer;
import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.MeldSheet.Listed;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads what {@link PositionText} prints, and nothing else: a text that would be printed otherwise
 * is refused with the text as it should be, so that one typed by hand is soon right.
 */
final class PositionReader {
    private final AmericanGame game;
    private final Phase phase;

    private final TextFields fields;

    private PositionReader(AmericanGame game, String text) {
        this.game = game;
        fields = new TextFields(text);
        phase = TextFields.word("phase", fields.first(), Phase.values());
    }

    /**
     * Reads a position.
     *
     * @throws IllegalArgumentException if it is none of this game; the message names the field
     */
    static AmericanPosition read(AmericanGame game, String text) {
        AmericanPosition position = new PositionReader(game, text).position();
        String canonical = position.text();
        if (!canonical.equals(text)) {
            throw new IllegalArgumentException(
                    "Cannot read position '%s': it is written '%s'.".formatted(text, canonical));
        }
        return position;
    }

    private AmericanPosition position() {
        return switch (phase) {
            case DRAW -> drawing();
            case STUCK, THROW_IN, GIVE, DIX, BURY, MELDING, TAKE ->
                    throw TextFields.bad(
                            "phase",
                            phase.toString(),
                            "a phase that these house rules come to here");
            case DEAL -> dealing();
            case REDEAL -> redealRight();
            case AUCTION -> bidding();
            case TRUMP -> namingTrump();
            case EXCHANGE -> exchanging();
            case MELD -> declaring();
            case CONCEDE -> conceding();
            case PLAY -> playing();
            case OVER -> over();
        };
    }

    /** Refuses a phase that these house rules do not have, or not here. */
    private void check(boolean possible) {
        if (!possible) {
            throw TextFields.bad(
                    "phase", phase.toString(), "a phase that these house rules come to here");
        }
    }

    private Dealing dealing() {
        Ledger ledger = ledger();
        ShownHand misdeal = null;
        if (fields.has("misdeal")) {
            String[] parts = TextFields.pair("misdeal", fields.text("misdeal", null));
            misdeal =
                    new ShownHand(
                            seat("misdeal", parts[0]),
                            Hand.cards(TextFields.hand("misdeal", parts[1])));
        }
        return new Dealing(ledger, melds(trumpOfLast(ledger)), misdeal);
    }

    private static int trumpOfLast(Ledger ledger) {
        Suit trump = ledger.deals().isEmpty() ? null : ledger.deals().getLast().trump();
        return trump == null ? Deck.NO_TRUMP : trump.ordinal();
    }

    private RedealRight redealRight() {
        check(game.rules().misdeal().exist());
        Ledger ledger = ledger();
        return new RedealRight(
                ledger, whole(ledger), fields.number("asked", 0, game.seats() - 1, null));
    }

    private NamingTrump namingTrump() {
        Contract contract = contract();
        NamingTrump naming = new NamingTrump(contract, whole(contract.ledger()));
        check(Naming.suits(game.rules(), naming.hand(naming.contract().declarer())) != 0);
        return naming;
    }

    private Exchanging exchanging() {
        int count = game.rules().exchange().passCount();
        Terms terms = terms();
        long chosen = fields.cards("chosen");
        long given = terms.exchange().given();
        boolean simultaneous = game.rules().exchange().passOrder() == PassOrder.SIMULTANEOUS;
        check(count > 0 && (simultaneous ? given : chosen) == Hand.EMPTY);
        int moved = Hand.size(given);
        check(moved == 0 || moved == count);
        int[] sizes = sizes(terms.contract().ledger());
        sizes[terms.contract().declarer()] += moved;
        sizes[terms.contract().partner()] -= moved;
        Hands hands = whole(hands(), sizes);
        long held = hands.of(terms.contract().partner());
        check(chosen == Hand.EMPTY || Hand.size(chosen) == count && Hand.holds(held, chosen));
        return new Exchanging(terms, hands, chosen);
    }

    private Declaring declaring() {
        Terms terms = terms();
        check(terms.isManual() && terms.melds().size() < game.rules().table().seats());
        return new Declaring(terms, whole(terms.contract().ledger()));
    }

    private Conceding conceding() {
        Terms terms = terms();
        check(terms.canConcede() && terms.leader() != terms.contract().declarer());
        return new Conceding(terms, whole(terms.contract().ledger()));
    }

    private Drawing drawing() {
        check(game.rules().table().firstDealer() != FirstDealer.SEAT_0);
        int seats = 0;
        for (String seat : fields.text("seats", everybody()).split("\\s+")) {
            seats |= 1 << seat("seats", seat);
        }
        return new Drawing(game, seats, fields.has("again"));
    }

    private Ledger ledger() {
        List<DealScore> deals = new ArrayList<>();
        if (fields.has("scores")) {
            for (String score : fields.text("scores", "").split("\\s+")) {
                deals.add(ScoreText.parse(game, score, deals));
            }
        }
        return new Ledger(
                game,
                fields.number("deal", 1, Integer.MAX_VALUE, 1),
                fields.number("dealer", 0, game.seats() - 1, 0),
                deals);
    }

    private Bidding bidding() {
        Ledger ledger = ledger();
        Auction auction = Auction.start(game.seating(), ledger.dealer());
        for (Said said : calls()) {
            boolean pass = said.amount() == Said.PASS;
            Refusal refusal = pass ? null : auction.refusal(game.rules(), said.amount());
            if (!auction.isOpen() || said.seat() != auction.turn() || refusal != null) {
                throw TextFields.bad(
                        "calls", fields.text("calls", ""), "calls in turn, each of them legal");
            }
            auction = auction.with(game.rules(), said.amount());
        }
        if (!auction.isOpen()) {
            throw TextFields.bad("calls", fields.text("calls", ""), "an auction that is not over");
        }
        return new Bidding(ledger, whole(ledger), auction);
    }

    /** The calls one by one, each without those before it. */
    private List<Said> calls() {
        List<Said> calls = new ArrayList<>();
        for (String call : fields.text("calls", "").split("\\s+")) {
            if (!call.isEmpty()) {
                String[] parts = TextFields.pair("calls", call);
                int amount =
                        parts[1].equals("pass")
                                ? Said.PASS
                                : TextFields.number("calls", parts[1], 1, Integer.MAX_VALUE);
                calls.add(new Said(null, seat("calls", parts[0]), amount));
            }
        }
        return calls;
    }

    private Contract contract() {
        Said latest = null;
        for (Said said : calls()) {
            latest = new Said(latest, said.seat(), said.amount());
        }
        String[] parts = TextFields.pair("contract", fields.text("contract", null));
        return new Contract(
                ledger(),
                latest,
                seat("contract", parts[0]),
                TextFields.number("contract", parts[1], 1, Integer.MAX_VALUE));
    }

    private Terms terms() {
        int trump = Suit.parse(fields.text("trump", null)).ordinal();
        Exchange exchange = new Exchange(fields.cards("given"), fields.cards("returned"));
        return new Terms(contract(), trump, exchange, melds(trump));
    }

    private List<SeatMelds> melds(int trump) {
        List<SeatMelds> melds = new ArrayList<>();
        if (fields.has("melds")) {
            for (String shown : fields.text("melds", "").split("\\|")) {
                melds.add(melds(shown.strip(), trump));
            }
        }
        return melds;
    }

    private SeatMelds melds(String text, int trump) {
        String[] parts = TextFields.pair("melds", text);
        int seat = seat("melds", parts[0]);
        if (parts[1].equals("-")) {
            return new SeatMelds(seat, 0, List.of(), List.of());
        }
        String[] sides = parts[1].split("=");
        if (sides.length != 2) {
            throw TextFields.bad("melds", text, "seat: cards = kind cards, kind cards");
        }
        List<Claim> claims =
                Stream.of(sides[1].split(",")).map(claim -> claim(claim.strip())).toList();
        long cards = TextFields.hand("melds", sides[0]);
        return switch (game.sheet().read(claims, cards, trump)) {
            case Listed.Good good -> game.sheet().laid(seat, good.tally(), cards, trump);
            case Listed.Bad problem ->
                    throw TextFields.bad("melds", text, problem.why().sentence());
        };
    }

    private static Claim claim(String text) {
        String[] parts = text.split("\\s+", 2);
        return new Claim(
                TextFields.word("meld", parts[0], MeldKind.values()),
                Card.parseAll(parts.length == 2 ? parts[1] : ""));
    }

    private Playing playing() {
        Terms terms = terms();
        Hands hands = hands();
        int active = terms.contract().ledger().active();
        int trick = trick("trick", "" + terms.leader() + ":", active);
        int last = fields.has("last") ? trick("last", "", active) : Trick.NONE;
        int most =
                IntStream.range(0, game.seats())
                        .map(seat -> Hand.size(hands.of(seat)))
                        .max()
                        .orElseThrow();
        int played = game.rules().table().handSize() - most;
        List<Integer> tricks = bySide("tricks", played);
        List<Integer> points = bySide("points", 0);
        if (most == 0 || tricks.stream().mapToInt(taken -> taken).sum() != played) {
            throw TextFields.bad(
                    "tricks",
                    fields.text("tricks", ""),
                    "as many as cards are missing from each hand");
        }
        checkSizes(hands, trick, most);
        long rest = without(game.pack(), hands);
        for (int open : new int[] {trick, last}) {
            for (int place = 0; open != Trick.NONE && place < Trick.size(open); place++) {
                int card = Trick.card(open, place);
                if (!Hand.has(rest, card)) {
                    throw TextFields.bad(
                            "trick", Deck.card(card).toString(), "cards that are in no hand");
                }
                rest = Hand.without(rest, card);
            }
        }
        return Playing.resumed(terms, hands, trick, last, tricks, points);
    }

    /** Numbers by side; where there are none, this one for the first side and 0 for the others. */
    private List<Integer> bySide(String field, int first) {
        List<Integer> preset = game.sides().each(side -> side == 0 ? first : 0);
        String text = preset.stream().map(String::valueOf).collect(Collectors.joining(" "));
        return TextFields.numbers(field, fields.text(field, text), "\\s+", preset.size());
    }

    private int seat(String field, String text) {
        return TextFields.number(field, text, 0, game.seats() - 1);
    }

    private String everybody() {
        return IntStream.range(0, game.seats())
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
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

    private int trick(String field, String preset, int active) {
        String[] parts = TextFields.pair(field, fields.text(field, preset) + " ");
        int trick = Trick.led(seat(field, parts[0]), active);
        List<Card> cards = Card.parseAll(parts[1]);
        boolean open = field.equals("trick");
        if (open
                ? cards.size() >= game.rules().table().seats()
                : cards.size() != game.rules().table().seats()) {
            throw TextFields.bad(
                    field, parts[1], open ? "fewer cards than players" : "a card of each player");
        }
        for (int card : cards.stream().map(Deck::number).toList()) {
            if (card < 0) {
                throw TextFields.bad(field, parts[1], "cards of the pack");
            }
            trick = Trick.with(trick, card);
        }
        return trick;
    }

    private MatchOver over() {
        Ledger ledger = ledger();
        if (ledger.deals().isEmpty()) {
            throw TextFields.bad("scores", "", "at least one deal");
        }
        DealScore last = ledger.deals().getLast();
        Verdict verdict =
                Verdict.of(game.rules(), last.totals(), last.biddingSide(), ledger.deals().size());
        if (verdict.result() == null) {
            throw TextFields.bad("scores", fields.text("scores", ""), "scores that end the match");
        }
        return new MatchOver(ledger, melds(trumpOfLast(ledger)), verdict.result());
    }

    private Hands hands() {
        String[] parts = fields.text("hands", null).split("\\|");
        if (parts.length != game.seats()) {
            throw TextFields.bad(
                    "hands",
                    fields.text("hands", null),
                    "a hand for each seat, with | between them");
        }
        long[] hands = Stream.of(parts).mapToLong(part -> TextFields.hand("hands", part)).toArray();
        return Hands.of(hands);
    }

    /** Hands that hold the whole pack between them, as many cards each. */
    private Hands whole(Ledger ledger) {
        return whole(hands(), sizes(ledger));
    }

    /** How many cards each seat is dealt. */
    private int[] sizes(Ledger ledger) {
        int active = ledger.active();
        return IntStream.range(0, game.seats())
                .map(seat -> (active >>> seat & 1) * game.rules().table().handSize())
                .toArray();
    }

    private Hands whole(Hands hands, int[] sizes) {
        for (int seat = 0; seat < game.seats(); seat++) {
            if (Hand.size(hands.of(seat)) != sizes[seat]) {
                throw TextFields.bad(
                        "hands",
                        fields.text("hands", null),
                        "%d cards for seat %d".formatted(sizes[seat], seat));
            }
        }
        without(game.pack(), hands);
        return hands;
    }

    private long without(long pack, Hands hands) {
        long rest = pack;
        for (int seat = 0; seat < game.seats(); seat++) {
            for (Card card : Hand.cards(hands.of(seat))) {
                int number = Deck.number(card);
                if (!Hand.has(rest, number)) {
                    throw TextFields.bad(
                            "hands", card.toString(), "no card more than twice in all");
                }
                rest = Hand.without(rest, number);
            }
        }
        return rest;
    }
}
