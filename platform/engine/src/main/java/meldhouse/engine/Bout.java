package meldhouse.engine;

import meldhouse.api.bot.Bot;
import meldhouse.api.game.DealResult;
import meldhouse.api.game.Event;
import meldhouse.api.game.Move;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * One play of a deal (or a match) between two contestants, move by move. It asks no bot itself. A
 * workbench.
 */
final class Bout {
    private final Contest contest;
    private final Contest.Pairing pairing;
    private final int number;
    private final Layout layout;
    private final int placing;
    private final List<Integer> holders;
    private final List<Integer> sideOf = new ArrayList<>();
    private final List<@Nullable Bot> bots = new ArrayList<>();
    private final List<RandomGenerator> randoms = new ArrayList<>();
    private final List<List<Event>> told = new ArrayList<>();
    private final List<PlayedDeal.Decided> decided = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final List<DealResult> results = new ArrayList<>();
    private final boolean keeps;
    private final Standing before;
    private Step step;

    /**
     * What is the same for all bouts of a contest.
     *
     * @param teams the sides before a match begins
     * @param placings see {@link Contest#placings}
     * @param viewers each seat as a viewer
     */
    record Layout(Teams teams, List<List<Integer>> placings, List<Viewer> viewers) {
        static Layout of(Contest contest) {
            return new Layout(
                    Teams.of(contest.game()),
                    contest.placings(),
                    IntStream.range(0, contest.game().seats()).mapToObj(Viewer::seat).toList());
        }
    }

    /**
     * Deals.
     *
     * @param number which deal of the pairing, from 0
     * @param placing which of the layout's
     * @param keeps whether {@link #played} will be asked for
     */
    Bout(
            Contest contest,
            Layout layout,
            Contest.Pairing pairing,
            int number,
            int placing,
            boolean keeps) {
        this.contest = contest;
        this.layout = layout;
        this.pairing = pairing;
        this.number = number;
        this.placing = placing;
        this.holders = layout.placings().get(placing);
        this.keeps = keeps;
        Seed seed = contest.seed().ofSeries(number);
        step = Match.start(contest.game(), seed);
        List<List<Integer>> sides = layout.teams().at(step.match()).sides();
        for (int seat = 0; seat < contest.game().seats(); seat++) {
            int side = 0;
            while (!sides.get(side).contains(seat)) {
                side++;
            }
            sideOf.add(side);
            bots.add(null);
            told.add(new ArrayList<>());
            // A contestant that meets itself draws other numbers on the other side.
            randoms.add(seed.randomFor("contestant " + contestant(seat) + " seat " + seat));
        }
        before = step.match().position().standing();
        tell();
    }

    private void tell() {
        for (int seat = 0; seat < told.size(); seat++) {
            Viewer viewer = layout.viewers().get(seat);
            for (Event event : step.events()) {
                told.get(seat).add(event.seenBy(viewer));
            }
        }
        Ruleset ruleset = contest.game().ruleset();
        for (Event event : step.events()) {
            ruleset.dealResult(event).ifPresent(results::add);
        }
        if (keeps) {
            events.addAll(step.events());
        }
    }

    boolean isOver() {
        if (step.match().shuffles() > Arena.MOST_DEALS) {
            throw new IllegalStateException(
                    "the match does not end: %d shuffles so far".formatted(Arena.MOST_DEALS));
        }
        return step.match().isOver() || contest.unit() == Series.Unit.DEAL && !results.isEmpty();
    }

    /** Whose turn it is. */
    int seat() {
        return step.match().turn() instanceof Turn.Seated(int seat) ? seat : -1;
    }

    BotTurn turn() {
        return BotTurn.at(contest.game(), step.match().position(), told.get(seat()));
    }

    /** The first or the second of the pairing: who has a side. */
    int whoHas(int side) {
        return holders.get(side);
    }

    /** The first or the second of the pairing: who has a seat. */
    int who(int seat) {
        return whoHas(sideOf.get(seat));
    }

    /** Who has a seat, by the place in the list of all contestants. */
    int contestant(int seat) {
        return pairing.at(who(seat));
    }

    RandomGenerator random(int seat) {
        return randoms.get(seat);
    }

    /** The bot in a seat; it sits down when it is first asked. A stranger's code. */
    Bot bot(int seat) {
        Bot there = bots.get(seat);
        if (there == null) {
            there = contest.contestants().get(contestant(seat)).bots().sit(contest.game(), seat);
            bots.set(seat, there);
        }
        return there;
    }

    /** The bot in a seat, if it has sat down. */
    @Nullable Bot seated(int seat) {
        return bots.get(seat);
    }

    /** The bot in a seat is lost; another will sit down. */
    void forget(int seat) {
        bots.set(seat, null);
    }

    /** Makes a move, if it is one and legal. */
    boolean make(@Nullable Move move, PlayedDeal.By by) {
        int seat = seat();
        Match match = step.match();
        if (move == null || !(ruling(match, seat, move, by) instanceof Step made)) {
            return false;
        }
        if (keeps) {
            decided.add(
                    new PlayedDeal.Decided(
                            match.events(), seat, match.position().legalMoves(), move, by));
        }
        step = made;
        tell();
        return true;
    }

    /** What a bot chose may be a move of another game, at which the rules throw. */
    private static @Nullable Ruling ruling(Match match, int seat, Move move, PlayedDeal.By by) {
        try {
            return match.decide(seat, move);
        } catch (RuntimeException e) {
            if (by == PlayedDeal.By.BOT && !match.position().legalMoves().contains(move)) {
                return null;
            }
            throw e;
        }
    }

    List<DealResult> results() {
        return results;
    }

    Standing standing() {
        return step.match().position().standing();
    }

    /** The points of the first of the two minus those of the other, since the beginning. */
    double margin() {
        List<Standing.Side> sides = standing().sides();
        return Findings.margin(
                side -> sides.get(side).points() - before.sides().get(side).points(),
                sides.size(),
                this::whoHas);
    }

    /** The share of a win that the first of the two has: 1, a half or 0. */
    double score(double margin) {
        if (contest.unit() == Series.Unit.MATCH) {
            boolean[] won = new boolean[2];
            List<Standing.Side> sides = standing().sides();
            for (int side = 0; side < sides.size(); side++) {
                won[whoHas(side)] |= sides.get(side).winner();
            }
            return won[0] == won[1] ? 0.5 : won[0] ? 1 : 0;
        }
        return (Math.signum(margin) + 1) / 2;
    }

    PlayedDeal played() {
        List<MatchRecord.Moved> moves =
                decided.stream().map(one -> new MatchRecord.Moved(one.seat(), one.move())).toList();
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            seats.add(contestant(seat));
        }
        return new PlayedDeal(
                pairing,
                number,
                placing,
                List.copyOf(seats),
                MatchRecord.of(step.match(), moves),
                List.copyOf(decided),
                List.copyOf(events),
                List.copyOf(results),
                standing());
    }
}
