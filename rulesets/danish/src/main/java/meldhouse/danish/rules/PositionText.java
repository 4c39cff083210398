package meldhouse.danish.rules;

import meldhouse.danish.CutMade;
import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.PastRound;
import meldhouse.danish.RescuedWild;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A position as one line: the phase, then fields with {@code ;} between them. A field that says
 * what holds anyway is left out. {@link PositionReader} reads it. For example, two players in the
 * midst of a round:
 *
 * <pre>
 * play; order 0 1; dealer 1; turn 3; up 6H; hands 7H 8H 4C | KS; stock 9S; pile KD; drawn stock 4C;
 * melds 0:1 set 3/3 KH@1.2 KC@1.2 JK=K@1.2
 * </pre>
 *
 * <ul>
 *   <li>{@code order}: the seats in the order of play
 *   <li>{@code past}: the rounds before this one, as {@code finisher/scores by side}, {@code -} for
 *       a blocked round
 *   <li>{@code cut}: {@code cutter/size named/size lifted}; {@code guess}: the size named so far
 *   <li>{@code up}: the card that was turned up; where it lies it bears {@code #1}
 *   <li>{@code hands}, {@code known}: by seat, {@code |} between them, {@code -} for none
 *   <li>{@code stock}: top card first; {@code pile}: from bottom to top
 *   <li>{@code drawn}: what the seat to move drew, from where
 *   <li>{@code melds}: each as {@code number:side type laid at once/naturals of these}, {@code *}
 *       for a Pinochle of the start hand, and cards as {@code card@seat.turn}, {@code +} for
 *       support; after {@code ~} the rescued wilds with {@code >rescuer}, {@code h} if in the hand
 *   <li>{@code numbers}: how many melds were laid, where the last one was joined to another
 *   <li>{@code ended}: the round is over, {@code discard} if with a discard; {@code accepted}: by
 *       so many sides
 * </ul>
 */
final class PositionText {
    private PositionText() {}

    static String print(DanishPosition position) {
        List<String> fields = new ArrayList<>();
        fields.add(position.phase().toString());
        switch (position) {
            case Placing placing -> {
                if (placing.again()) {
                    fields.add("again");
                }
            }
            case Cutting cutting -> {
                print(cutting.ledger(), cutting.last(), fields);
                number("guess", cutting.guess(), 0, fields);
            }
            case Dealing dealing -> {
                print(dealing.ledger(), dealing.last(), fields);
                if (dealing.cut() != null) {
                    fields.add("next " + cut(dealing.cut()));
                }
            }
            case Accepting accepting -> {
                print(accepting.tally(), fields);
                number("accepted", accepting.accepted(), 0, fields);
            }
            case MatchOver over -> print(over.tally(), fields);
            case InRound in -> {
                print(in.round().ledger, fields);
                print(in.round(), fields);
            }
        }
        return String.join("; ", fields);
    }

    /** Between two rounds the last one says who deals the next. */
    private static void print(Ledger ledger, @Nullable Tally last, List<String> fields) {
        if (last == null) {
            print(ledger, fields);
        } else {
            print(last, fields);
        }
    }

    private static void print(Tally tally, List<String> fields) {
        print(tally.end().ledger, fields);
        print(tally.end(), fields);
        fields.add(tally.discarded() ? "ended discard" : "ended");
    }

    private static void print(Ledger ledger, List<String> fields) {
        fields.add("order " + joined(" ", ledger.chairs().turnOrder(), String::valueOf));
        fields.add("dealer " + ledger.dealer());
        if (!ledger.past().isEmpty()) {
            fields.add("past " + joined(" ", ledger.past(), PositionText::past));
        }
    }

    private static String past(PastRound round) {
        return (round.finisher() == null ? "-" : round.finisher())
                + "/"
                + joined(",", round.scores(), String::valueOf);
    }

    private static String cut(CutMade cut) {
        return "cut %d/%s/%d"
                .formatted(cut.cutter(), cut.guess() == null ? "-" : cut.guess(), cut.lifted());
    }

    private static void number(String field, int value, int usual, List<String> fields) {
        if (value != usual) {
            fields.add(field + " " + value);
        }
    }

    private static void print(Round round, List<String> fields) {
        if (round.cut != null) {
            fields.add(cut(round.cut));
        }
        number("turn", round.turn, 1, fields);
        number("idle", round.idle, 0, fields);
        number("reshuffles", round.reshuffles, 0, fields);
        fields.add("up " + Pack.seen(round.turnedUp));
        number("taken", round.turnedUpTaken, -1, fields);
        fields.add("hands " + hands(round, round::seenHand));
        if (IntStream.range(0, round.seats()).anyMatch(seat -> !round.known[seat].isEmpty())) {
            fields.add("known " + hands(round, round::seenKnown));
        }
        byte[] stock = Arrays.copyOfRange(round.stock, round.top, round.stock.length);
        fields.add("stock " + cards(Round.seen(stock)));
        fields.add("pile " + cards(round.seenPile()));
        byte[] drawn = round.drawn;
        if (drawn != null) {
            fields.add("drawn " + (round.fromPile ? "pile " : "stock ") + cards(Round.seen(drawn)));
        }
        if (round.openingFailed) {
            fields.add("failed");
        }
        counts("fails", round.failedOpenings, fields);
        counts("missed", round.pumbaMissed, fields);
        List<TableMeld> melds = round.tableMelds();
        if (!melds.isEmpty()) {
            fields.add("melds " + joined(" | ", melds, PositionText::meld));
            number("numbers", round.melds.length, melds.getLast().number() + 1, fields);
        }
    }

    private static void counts(String field, List<Integer> counts, List<String> fields) {
        if (counts.stream().anyMatch(count -> count != 0)) {
            fields.add(field + " " + joined(" ", counts, String::valueOf));
        }
    }

    private static String hands(Round round, IntFunction<List<DanishCard>> hand) {
        return IntStream.range(0, round.seats())
                .mapToObj(seat -> cards(hand.apply(seat)))
                .collect(Collectors.joining(" | "));
    }

    private static String cards(List<DanishCard> cards) {
        return cards.isEmpty() ? "-" : DanishCard.text(cards);
    }

    private static String meld(TableMeld meld) {
        String rescued =
                meld.rescued().isEmpty()
                        ? ""
                        : " ~ " + joined(" ", meld.rescued(), PositionText::rescued);
        return "%d:%d %s %d/%d%s %s%s"
                .formatted(
                        meld.number(),
                        meld.side(),
                        meld.type(),
                        meld.laidAtOnce(),
                        meld.naturalsAtOnce(),
                        meld.startHand() ? "*" : "",
                        joined(" ", meld.cards(), PositionText::laid),
                        rescued);
    }

    private static String laid(LaidCard laid) {
        return laid.card() + "@" + laid.seat() + "." + laid.turn() + (laid.support() ? "+" : "");
    }

    private static String rescued(RescuedWild wild) {
        return laid(wild.laid()) + ">" + wild.rescuer() + (wild.inHand() ? "h" : "");
    }

    private static <T> String joined(
            String between, List<T> parts, Function<? super T, String> print) {
        return parts.stream().map(print).collect(Collectors.joining(between));
    }
}
