package meldhouse.danish.rules;

import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishView;
import meldhouse.danish.Drawn;
import meldhouse.danish.MatchResult;
import meldhouse.danish.PastRound;
import meldhouse.danish.Source;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Builds views up from what is public and the viewer's own hand (danish.md 2.6). */
final class Views {
    private Views() {}

    static DanishView of(DanishPosition position, Viewer viewer) {
        Integer seat = viewer instanceof Viewer.Seated seated ? seated.seat() : null;
        return switch (position) {
            case Placing placing -> unplaced(placing, seat);
            case Cutting cutting ->
                    between(
                            cutting,
                            seat,
                            cutting.ledger(),
                            cutting.guess() == 0 ? null : cutting.guess(),
                            null,
                            cutting.last());
            case Dealing dealing ->
                    between(
                            dealing,
                            seat,
                            dealing.ledger(),
                            dealing.cut() == null ? null : dealing.cut().guess(),
                            dealing.cut(),
                            dealing.last());
            case Accepting accepting -> accepting(accepting, seat);
            case MatchOver over -> over(over, seat);
            case InRound in -> inRound(in, seat);
        };
    }

    /** The steps of a view that come before the round's own. */
    private record Frame(
            DanishPosition position,
            @Nullable Integer seat,
            int round,
            @Nullable Integer dealer,
            @Nullable Integer guess,
            meldhouse.danish.@Nullable CutMade cut,
            List<Integer> totals,
            List<PastRound> past,
            @Nullable Tally tally,
            List<Integer> accepted,
            @Nullable MatchResult result) {}

    private static DanishView unplaced(Placing placing, @Nullable Integer seat) {
        DanishRules rules = placing.game().rules();
        int seats = placing.game().seats();
        return new DanishView(
                seat,
                placing.phase(),
                null,
                rules.targetScore(),
                rules.maxRounds(),
                List.of(),
                List.of(),
                1,
                null,
                null,
                null,
                0,
                List.of(),
                Collections.nCopies(seats, 0),
                Collections.nCopies(seats, List.of()),
                0,
                List.of(),
                null,
                null,
                null,
                false,
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                0,
                List.of(),
                List.of(),
                List.of(),
                null,
                List.of(),
                null);
    }

    private static DanishView between(
            DanishPosition position,
            @Nullable Integer seat,
            Ledger ledger,
            @Nullable Integer guess,
            meldhouse.danish.@Nullable CutMade cut,
            @Nullable Tally last) {
        Frame frame =
                new Frame(
                        position,
                        seat,
                        ledger.round(),
                        ledger.dealer(),
                        guess,
                        cut,
                        ledger.totals(),
                        ledger.past(),
                        last,
                        List.of(),
                        null);
        return last == null ? unplayed(frame) : played(frame, last.end());
    }

    private static DanishView accepting(Accepting accepting, @Nullable Integer seat) {
        Tally tally = accepting.tally();
        boolean over = tally.verdict().isOver();
        Ledger next = tally.next();
        Ledger ledger = tally.end().ledger;
        Frame frame =
                new Frame(
                        accepting,
                        seat,
                        over ? ledger.round() : next.round(),
                        over ? ledger.dealer() : next.dealer(),
                        null,
                        null,
                        tally.score().totals(),
                        next.past(),
                        tally,
                        accepting.sides(),
                        null);
        return played(frame, tally.end());
    }

    private static DanishView over(MatchOver over, @Nullable Integer seat) {
        Tally tally = over.tally();
        Frame frame =
                new Frame(
                        over,
                        seat,
                        tally.end().ledger.round(),
                        tally.end().ledger.dealer(),
                        null,
                        null,
                        tally.score().totals(),
                        tally.next().past(),
                        tally,
                        List.of(),
                        over.result());
        return played(frame, tally.end());
    }

    private static DanishView inRound(InRound in, @Nullable Integer seat) {
        Round round = in.round();
        Ledger ledger = round.ledger;
        Frame frame =
                new Frame(
                        in,
                        seat,
                        ledger.round(),
                        ledger.dealer(),
                        round.cut == null ? null : round.cut.guess(),
                        round.cut,
                        ledger.totals(),
                        ledger.past(),
                        null,
                        List.of(),
                        null);
        return played(frame, round);
    }

    /** Before the first cards are dealt. */
    private static DanishView unplayed(Frame frame) {
        Chairs chairs = frame.position.chairs();
        DanishRules rules = frame.position.game().rules();
        int sides = chairs.sides().size();
        int seats = chairs.seats();
        List<Integer> none = Collections.nCopies(sides, 0);
        return new DanishView(
                frame.seat,
                frame.position.phase(),
                toMove(frame.position),
                rules.targetScore(),
                rules.maxRounds(),
                chairs.turnOrder(),
                chairs.sides(),
                frame.round,
                frame.dealer,
                frame.guess,
                frame.cut,
                0,
                List.of(),
                Collections.nCopies(seats, 0),
                Collections.nCopies(seats, List.of()),
                0,
                List.of(),
                null,
                null,
                null,
                false,
                0,
                List.of(),
                Collections.nCopies(sides, false),
                none,
                none,
                none,
                0,
                List.of(),
                List.of(),
                frame.totals,
                null,
                frame.past,
                frame.result);
    }

    private static DanishView played(Frame frame, Round round) {
        Chairs chairs = round.chairs();
        DanishRules rules = round.rules();
        Integer seat = frame.seat;
        Tally tally = frame.tally;
        return new DanishView(
                seat,
                frame.position.phase(),
                toMove(frame.position),
                rules.targetScore(),
                rules.maxRounds(),
                chairs.turnOrder(),
                chairs.sides(),
                frame.round,
                frame.dealer,
                frame.guess,
                frame.cut,
                round.turn,
                seat == null ? List.of() : round.seenHand(seat),
                bySeat(round, other -> round.hands[other].size()),
                bySeat(round, round::seenKnown),
                round.stockSize(),
                round.seenPile(),
                Pack.seen(round.turnedUp | Pack.MARK),
                round.turnedUpTaken < 0 ? null : round.turnedUpTaken,
                drawn(round, seat),
                round.openingFailed,
                round.idle,
                round.tableMelds(),
                round.ledger.barbele(),
                round.ledger.minimums(),
                round.failedOpenings,
                round.pumbaMissed,
                round.reshuffles,
                tally == null ? List.of() : bySeat(round, round::seenHand),
                frame.accepted,
                frame.totals,
                tally == null ? null : tally.score(),
                frame.past,
                frame.result);
    }

    private static <T> List<T> bySeat(Round round, IntFunction<T> of) {
        List<T> all = new ArrayList<>();
        IntStream.range(0, round.seats()).forEach(seat -> all.add(of.apply(seat)));
        return all;
    }

    private static @Nullable Integer toMove(DanishPosition position) {
        return position.turn() instanceof Turn.Seated(int seat) ? seat : null;
    }

    /** The card off the stock is seen by the seat that drew it. */
    private static @Nullable Drawn drawn(Round round, @Nullable Integer seat) {
        byte[] drawn = round.drawn;
        if (drawn == null) {
            return null;
        }
        List<DanishCard> cards = Round.seen(drawn);
        if (round.fromPile) {
            return new Drawn(Source.PILE, cards.size(), cards);
        }
        boolean own = seat != null && seat == round.seat;
        return new Drawn(Source.STOCK, cards.size(), own ? cards : null);
    }
}
