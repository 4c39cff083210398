package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bid;
import meldhouse.american.AmericanMove.ClaimMisdeal;
import meldhouse.american.AmericanMove.Pass;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.options.HouseRules;
import meldhouse.testkit.HookedRuleset;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;

/** What a function says holds, also where the options say otherwise. */
class DecidingFunctionsTest {
    private static final String AUCTION =
            "auction; dealer 3; hands AS KS 9S 9S AH 9H 9H 9D 9D KC 9C 9C | AS TS TS KS AH TH KH AD"
                + " KD KD TC KC | QS QS JS QH QH JH QD QD JD QC QC JC | JS TH KH JH AD TD TD JD AC"
                + " AC TC JC";

    private static AmericanGame game(
            HouseRules rules, String hook, Function<Map<String, ?>, Object> function) {
        return (AmericanGame)
                Games.RULESET.configure(rules, HookedRuleset.hooks(Map.of(hook, function)));
    }

    private static boolean isTaken(Position position, AmericanMove move) {
        int seat = ((Turn.Seated) position.turn()).seat();
        return position.decide(seat, move) instanceof Decision.Accepted;
    }

    /** All that happens in a match of moves at random, at most so many of them. */
    private static <E extends AmericanEvent> List<E> played(
            AmericanGame game, Class<E> kind, int most) {
        Random random = new Random(7);
        List<Event> events = new ArrayList<>();
        Position position = game.start();
        for (int move = 0; move < most && !(position.turn() instanceof Turn.Over); move++) {
            Decision.Accepted made =
                    switch (position.turn()) {
                        case Turn.Chance(int things) -> {
                            List<Integer> order =
                                    new ArrayList<>(IntStream.range(0, things).boxed().toList());
                            Collections.shuffle(order, random);
                            yield position.shuffled(
                                    order.stream().mapToInt(Integer::intValue).toArray());
                        }
                        case Turn.Seated(int seat) ->
                                (Decision.Accepted) position.decide(seat, any(position, random));
                        case Turn.Over _ -> throw new AssertionError();
                    };
            events.addAll(made.events());
            position = made.next();
        }
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private static Move any(Position position, Random random) {
        LegalMoves legal = position.legalMoves();
        int place = random.nextInt(legal.listed().size() + legal.ranges().size());
        return place < legal.listed().size()
                ? legal.listed().get(place)
                : legal.ranges().get(place - legal.listed().size()).least();
    }

    @Test
    void aFunctionAllowsABidThatTheOptionsForbidAndForbidsOneThatTheyAllow() {
        HouseRules from250 = HouseRules.of("minimumBid", 250);
        assertThat(isTaken(Games.game(from250).parse(AUCTION), new Bid(100))).isFalse();

        Position asked =
                game(from250, "legalBids", deal -> Optional.of(List.of("pass", 100, 300)))
                        .parse(AUCTION);
        assertThat(asked.legalMoves().listed())
                .containsExactlyInAnyOrder(new Pass(), new Bid(100), new Bid(300));
        assertThat(asked.legalMoves().ranges()).isEmpty();
        assertThat(isTaken(asked, new Bid(100))).isTrue();
        assertThat(isTaken(asked, new Bid(250))).isFalse();
    }

    @Test
    void aFunctionMayForbidToPass() {
        Position asked =
                game(HouseRules.DEFAULTS, "legalBids", deal -> Optional.of(List.of(260)))
                        .parse(AUCTION);
        assertThat(isTaken(asked, new Pass())).isFalse();
        assertThat(isTaken(asked, new Bid(260))).isTrue();
    }

    @Test
    void aFunctionSaysWhichHandsGiveTheRightToNewCards() {
        HouseRules fiveNines =
                HouseRules.of("ninesForRedeal", 5).with("misdealWindow", "beforeOwnFirstCall");
        Position by = Games.game(fiveNines).parse(AUCTION);
        Position never = game(fiveNines, "misdeal", deal -> false).parse(AUCTION);
        assertThat(isTaken(by, new ClaimMisdeal())).isTrue();
        assertThat(isTaken(never, new ClaimMisdeal())).isFalse();

        String without = AUCTION.replace("dealer 3; ", "");
        assertThat(isTaken(Games.game(fiveNines).parse(without), new ClaimMisdeal())).isFalse();
        Position withAnAce =
                game(fiveNines, "misdeal", deal -> ((List<?>) deal.get("hand")).contains("AD"))
                        .parse(without);
        assertThat(isTaken(withAnAce, new ClaimMisdeal())).isTrue();
    }

    @Test
    void aTrickCountsWhatAFunctionSays() {
        AmericanGame sevens = game(HouseRules.DEFAULTS, "trickPoints", deal -> 7);
        List<AmericanEvent.TrickTaken> tricks =
                played(sevens, AmericanEvent.TrickTaken.class, 2000);
        assertThat(tricks)
                .hasSizeGreaterThan(24)
                .filteredOn(taken -> taken.trick().number() < 12)
                .allMatch(taken -> taken.trick().points() == 7);
    }

    @Test
    void aDealBringsWhatAFunctionSays() {
        AmericanGame fixed = game(HouseRules.DEFAULTS, "dealScore", deal -> List.of(30, 40));
        List<AmericanEvent.DealScored> scored = played(fixed, AmericanEvent.DealScored.class, 4000);
        assertThat(scored).hasSizeGreaterThan(5);
        for (int deal = 0; deal < scored.size(); deal++) {
            assertThat(scored.get(deal).score().delta()).containsExactly(30, 40);
            assertThat(scored.get(deal).score().totals())
                    .containsExactly(30 * (deal + 1), 40 * (deal + 1));
        }
    }

    @Test
    void whoDealsNextIsWhomAFunctionNames() {
        AmericanGame always = game(HouseRules.DEFAULTS, "nextDealer", deal -> 2);
        List<AmericanEvent.DealScored> scored =
                played(always, AmericanEvent.DealScored.class, 2000);
        assertThat(scored)
                .hasSizeGreaterThan(1)
                .allMatch(deal -> deal.nextDealer() == null || deal.nextDealer() == 2);
    }

    @Test
    void aMatchIsOverWhenAFunctionSaysSoAndThoseHaveWonWhomItNames() {
        AmericanGame first = game(HouseRules.DEFAULTS, "matchEnd", deal -> Optional.of(List.of(1)));
        assertThat(played(first, AmericanEvent.DealScored.class, 4000)).hasSize(1);
        assertThat(played(first, AmericanEvent.MatchEnded.class, 4000))
                .singleElement()
                .satisfies(end -> assertThat(end.result().winners()).containsExactly(1));

        AmericanGame never =
                game(HouseRules.of("target", 100), "matchEnd", deal -> Optional.of(List.of()));
        assertThat(played(never, AmericanEvent.MatchEnded.class, 4000)).isEmpty();
        assertThat(played(never, AmericanEvent.DealScored.class, 4000)).hasSizeGreaterThan(10);
    }
}
