package meldhouse.danish.rules;

import meldhouse.api.cards.Rank;
import meldhouse.danish.CutMade;
import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.PastRound;
import meldhouse.danish.Phase;
import meldhouse.danish.RescuedWild;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Choices.ExactCutMode;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads what {@link PositionText} prints, and nothing else: a text that would be printed otherwise
 * is refused with the text as it should be.
 */
final class PositionReader {
    private static final Pattern MELD =
            Pattern.compile(
                    "(\\d{1,3}):(\\d) (set|straight) (\\d{1,2})/(\\d{1,2})(\\*?) ([^~]+?)(?: ~"
                            + " (.+))?");
    private static final Pattern LAID = Pattern.compile("([^@]+)@(\\d)\\.(\\d{1,6})(\\+?)");
    private static final Pattern RESCUED = Pattern.compile("(.+)>(\\d)(h?)");
    private static final MeldWorth UNKNOWN = new MeldWorth(0, 0, null, 0, 0, 0);

    private final DanishGame game;
    private final Phase phase;
    private final TextFields fields;

    private PositionReader(DanishGame game, String text) {
        this.game = game;
        fields = new TextFields(text);
        phase =
                Stream.of(Phase.values())
                        .filter(other -> other.toString().equals(fields.first()))
                        .findFirst()
                        .orElseThrow(() -> TextFields.bad("phase", fields.first(), "a phase"));
    }

    /**
     * Reads a position.
     *
     * @throws IllegalArgumentException if it is none of this game; the message says where
     */
    static DanishPosition read(DanishGame game, String text) {
        DanishPosition position;
        String canonical;
        try {
            position = new PositionReader(game, text).position();
            canonical = position.text();
        } catch (IndexOutOfBoundsException | NoSuchElementException e) {
            throw new IllegalArgumentException(
                    "Cannot read position '%s': it names what is not there.".formatted(text), e);
        }
        if (!canonical.equals(text)) {
            throw new IllegalArgumentException(
                    "Cannot read position '%s': it is written '%s'.".formatted(text, canonical));
        }
        return position;
    }

    private DanishPosition position() {
        return switch (phase) {
            case SEATING -> new Placing(game, fields.has("again"));
            case CUT -> cutting();
            case DEAL -> dealing();
            case DRAW -> new Drawing(round(ledger()));
            case PLAY -> playing();
            case RESHUFFLE -> new Reshuffling(round(ledger()));
            case ACCEPT ->
                    new Accepting(
                            tally(), fields.number("accepted", 0, game.seating().sides() - 1, 0));
            case OVER -> over();
        };
    }

    private Cutting cutting() {
        check(game.rules().exactCutMode() != ExactCutMode.OFF);
        Tally last = last();
        return new Cutting(
                last == null ? ledger() : last.next(),
                fields.number("guess", 0, Pack.SIZE, 0),
                last);
    }

    private Dealing dealing() {
        Tally last = last();
        CutMade cut = cut("next", last == null ? ledger().chairs() : last.end().chairs());
        return new Dealing(last == null ? ledger() : last.next(), cut, last);
    }

    private @Nullable Tally last() {
        return fields.has("ended") ? tally() : null;
    }

    private Playing playing() {
        Round round = round(ledger());
        check(round.drawn != null && !round.hand().isEmpty());
        return new Playing(round);
    }

    private MatchOver over() {
        Tally tally = tally();
        check(tally.verdict().isOver());
        return MatchOver.of(tally);
    }

    private void check(boolean possible) {
        if (!possible) {
            throw TextFields.bad("phase", phase.toString(), "a phase that can be here");
        }
    }

    private Tally tally() {
        return Tally.of(round(ledger()), fields.text("ended", null).equals("discard"));
    }

    private Ledger ledger() {
        List<Integer> order = numbers("order", fields.text("order", null), "\\s+", game.seats());
        if (!order.stream()
                .sorted()
                .toList()
                .equals(IntStream.range(0, game.seats()).boxed().toList())) {
            throw TextFields.bad("order", fields.text("order", null), "every seat once");
        }
        List<PastRound> past = new ArrayList<>();
        if (fields.has("past")) {
            for (String round : fields.text("past", null).split("\\s+")) {
                past.add(past(past.size() + 1, round));
            }
        }
        return Ledger.of(
                game,
                new Chairs(game.seating(), order),
                fields.number("dealer", 0, game.seats() - 1, null),
                past);
    }

    private PastRound past(int number, String text) {
        String[] parts = TextFields.split("past", text, "/", 2);
        Integer finisher =
                parts[0].equals("-")
                        ? null
                        : TextFields.number("past", parts[0], 0, game.seats() - 1);
        return new PastRound(
                number, finisher, numbers("past", parts[1], ",", game.seating().sides()));
    }

    private static List<Integer> numbers(String field, String text, String between, int count) {
        return Stream.of(TextFields.split(field, text, between, count))
                .map(part -> TextFields.number(field, part, -1_000_000, 1_000_000))
                .toList();
    }

    private @Nullable CutMade cut(String field, Chairs chairs) {
        if (game.rules().exactCutMode() == ExactCutMode.OFF || !fields.has(field)) {
            return null;
        }
        String text = fields.text(field, null);
        String[] parts =
                TextFields.split(field, text.startsWith("cut ") ? text.substring(4) : text, "/", 3);
        int needed = game.seating().needed();
        Integer guess =
                parts[1].equals("-") ? null : TextFields.number(field, parts[1], 0, Pack.SIZE);
        int lifted = TextFields.number(field, parts[2], 0, 2 * Pack.SIZE);
        return new CutMade(
                TextFields.number(field, parts[0], 0, chairs.seats() - 1),
                guess,
                lifted,
                needed,
                lifted == (guess == null ? needed : guess));
    }

    private Round round(Ledger ledger) {
        Reading reading = new Reading();
        reading.ledger = ledger;
        reading.cut = cut("cut", ledger.chairs());
        reading.turnedUp = Pack.of(DanishCard.parse(fields.text("up", null)).card());
        reading.hands = hands("hands", fields.text("hands", null));
        reading.known =
                fields.has("known")
                        ? hands("known", fields.text("known", null))
                        : Collections.nCopies(game.seats(), List.of());
        reading.stock = cards("stock", fields.text("stock", null));
        reading.pile = cards("pile", fields.text("pile", null));
        reading.melds = melds();
        reading.numbers =
                fields.number(
                        "numbers",
                        0,
                        Pack.SIZE,
                        reading.melds.isEmpty() ? 0 : reading.melds.getLast().number() + 1);
        reading.turn = fields.number("turn", 1, 1_000_000, 1);
        reading.idle = fields.number("idle", 0, 1_000_000, 0);
        reading.reshuffles = fields.number("reshuffles", 0, 1_000_000, 0);
        reading.turnedUpTaken = fields.number("taken", -1, game.seats() - 1, -1);
        String drawn = fields.text("drawn", "");
        reading.fromPile = drawn.startsWith("pile ");
        reading.drawn =
                drawn.isEmpty() ? null : cards("drawn", drawn.substring(reading.fromPile ? 5 : 6));
        reading.openingFailed = fields.has("failed");
        List<Integer> none = Collections.nCopies(game.seating().sides(), 0);
        reading.failedOpenings = counts("fails", none);
        reading.pumbaMissed = counts("missed", none);
        return reading.round();
    }

    private List<Integer> counts(String field, List<Integer> none) {
        return fields.has(field)
                ? numbers(field, fields.text(field, null), "\\s+", none.size())
                : none;
    }

    private List<List<DanishCard>> hands(String field, String text) {
        return Stream.of(TextFields.split(field, text, " \\| ", game.seats()))
                .map(hand -> cards(field, hand))
                .toList();
    }

    private static List<DanishCard> cards(String field, String text) {
        if (text.equals("-")) {
            return List.of();
        }
        List<DanishCard> cards = DanishCard.parseAll(text);
        for (DanishCard card : cards) {
            if (card.rank() != null || card.copy() == 2) {
                throw TextFields.bad(field, text, "cards that stand for nothing else");
            }
        }
        return cards;
    }

    private List<TableMeld> melds() {
        List<TableMeld> melds = new ArrayList<>();
        if (fields.has("melds")) {
            for (String meld : fields.text("melds", null).split(" \\| ")) {
                melds.add(meld(meld));
            }
        }
        return melds;
    }

    private TableMeld meld(String text) {
        Matcher parts = matcher(MELD, text);
        List<RescuedWild> rescued = new ArrayList<>();
        if (parts.group(8) != null) {
            for (String wild : parts.group(8).split(" ")) {
                Matcher part = matcher(RESCUED, wild);
                rescued.add(
                        new RescuedWild(
                                laid(part.group(1)),
                                seat(part.group(2)),
                                !part.group(3).isEmpty()));
            }
        }
        int side = Integer.parseInt(parts.group(2));
        if (side >= game.seating().sides()) {
            throw TextFields.bad("melds", text, "a meld of a side that there is");
        }
        TableMeld meld =
                new TableMeld(
                        Integer.parseInt(parts.group(1)),
                        side,
                        parts.group(3).equals("set") ? MeldType.SET : MeldType.STRAIGHT,
                        Stream.of(parts.group(7).split(" ")).map(this::laid).toList(),
                        rescued,
                        Integer.parseInt(parts.group(4)),
                        Integer.parseInt(parts.group(5)),
                        !parts.group(6).isEmpty(),
                        UNKNOWN);
        DanishCard first = meld.cards().getFirst().card();
        boolean placed =
                meld.type() == MeldType.SET ? first.playedRank() != null : first.played() != null;
        if (!placed || first.playedRank() == Rank.TWO) {
            throw TextFields.bad("melds", text, "a meld whose wild cards stand for natural ones");
        }
        return meld;
    }

    private LaidCard laid(String text) {
        Matcher part = matcher(LAID, text);
        DanishCard card = DanishCard.parse(part.group(1));
        if (card.playedRank() == null || card.playedRank() == Rank.TWO) {
            throw TextFields.bad("melds", text, "a card that stands for a natural one");
        }
        return new LaidCard(
                card,
                seat(part.group(2)),
                Integer.parseInt(part.group(3)),
                !part.group(4).isEmpty());
    }

    private int seat(String text) {
        return TextFields.number("melds", text, 0, game.seats() - 1);
    }

    private static Matcher matcher(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.matches()) {
            throw TextFields.bad("melds", text, "as in 0:1 set 3/3 KH@1.2 KC@1.2 JK=K@1.2");
        }
        return matcher;
    }
}
