package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.DealScore;
import meldhouse.american.MatchResult;
import meldhouse.american.MatchResult.Reason;
import meldhouse.american.Outcome;
import meldhouse.american.rules.Accounts.Brought;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Random;

/** Units, checks and the end of matches (variants.md 5.8 to 5.10). */
class MatchEndTest {
    private static AmericanGame preset(String id) {
        return Games.game(Games.RULESET.preset(id).rules());
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(number -> number).sum();
    }

    @Test
    void accountsAndKittyTogetherAlwaysComeToNothing() {
        Random random = new Random(1);
        for (String id : List.of("auctionWidow", "auctionHoyle", "auctionLinear")) {
            for (int people = 3; people <= 5; people++) {
                AmericanGame game =
                        Games.game(Games.RULESET.preset(id).rules().with("tableSeats", people));
                for (Outcome outcome : Outcome.values()) {
                    if (outcome != Outcome.SCORED && outcome != Outcome.DECLARED_OUT) {
                        int bid = 100 + random.nextInt(800);
                        int trump = random.nextInt(Deck.NO_TRUMP + 1);
                        Units units = Units.of(game, random.nextInt(people), bid, trump, outcome);
                        assertThat(sum(units.chips()) + units.kitty()).isZero();
                    }
                }
            }
        }
    }

    @Test
    void chipsAreKeptAndTheKittySharedInEveryMatch() {
        AmericanGame game = preset("auctionWidow");
        Random random = new Random(2);
        int[] over = {0};
        for (int match = 0; match < 25; match++) {
            Games.play(
                    game,
                    3_000,
                    random,
                    scene -> {
                        if (scene.position() instanceof MatchOver end) {
                            over[0]++;
                            MatchResult result = end.result();
                            DealScore last = end.ledger().deals().getLast();
                            assertThat(end.ledger().deals()).hasSize(12);
                            assertThat(result.kitty()).isNotNull();
                            assertThat(sum(result.totals()) + last.units().kittyTotal()).isZero();
                            assertThat(sum(result.finals()) + result.kitty().left()).isZero();
                            assertThat(Math.abs(result.kitty().left())).isLessThan(3);
                            assertThat(end.standing().sides())
                                    .extracting(side -> side.points())
                                    .isEqualTo(result.finals());
                        }
                    });
        }
        assertThat(over[0]).isEqualTo(25);
    }

    @Test
    void whatOneSideEarnsInChecksTheOthersPay() {
        Random random = new Random(3);
        int[] deals = {0};
        for (String id : List.of("check", "checkMost", "checkThreeHand")) {
            AmericanGame game = preset(id);
            for (int match = 0; match < 6; match++) {
                Games.play(
                        game,
                        1_500,
                        random,
                        scene -> {
                            if (scene.position() instanceof Dealing dealing
                                    && !dealing.ledger().deals().isEmpty()) {
                                DealScore score = dealing.ledger().deals().getLast();
                                deals[0]++;
                                assertThat(sum(score.checks().ledger())).isZero();
                                assertThat(sum(score.checks().totals())).isZero();
                            }
                        });
            }
        }
        assertThat(deals[0]).isGreaterThan(60);
    }

    private static Verdict judged(
            AmericanGame game, List<Integer> start, int deals, Brought brought) {
        Accounts before = Accounts.start(game).withTotals(start);
        return Verdict.of(
                game,
                new Accounts(
                        before.totals(), before.target(), deals, before.kitty(), before.checks()),
                brought);
    }

    private static Brought brought(int bidders, boolean made, Integer... delta) {
        List<Integer> nothing = List.of(0, 0);
        return new Brought(List.of(delta), bidders, made, null, 0, nothing);
    }

    private static Reason reason(Verdict verdict) {
        MatchResult result = verdict.result();
        return result == null ? null : result.reason();
    }

    @Test
    void theTestsOfTheEndComeInTheirOrder() {
        AmericanGame game =
                Games.game(
                        HouseRules.of("mercyRule", "half")
                                .with("dealsPerMatch", 5)
                                .with("bothOverTarget", "biddingSide"));

        Brought all = new Brought(List.of(0, 100), 1, true, 0, 0, List.of(0, 0));
        assertThat(reason(judged(game, List.of(0, 950), 4, all))).isEqualTo(Reason.ALL_TRICKS);
        assertThat(reason(judged(game, List.of(-600, 950), 4, brought(1, true, 0, 100))))
                .isEqualTo(Reason.TARGET);
        assertThat(reason(judged(game, List.of(990, 950), 4, brought(1, true, 20, 100))))
                .isEqualTo(Reason.BIDDING_SIDE);
        assertThat(reason(judged(game, List.of(-400, 0), 4, brought(0, false, -250, 100))))
                .isEqualTo(Reason.MERCY);
        assertThat(reason(judged(game, List.of(100, 0), 4, brought(0, true, 250, 100))))
                .isEqualTo(Reason.DEALS);
        assertThat(judged(game, List.of(100, 250), 4, brought(0, true, 250, 100)).extra()).isTrue();
        assertThat(judged(game, List.of(100, 0), 3, brought(0, true, 250, 100)).result()).isNull();
    }

    @Test
    void aTargetThatRoseIsSeenByEverybody() {
        AmericanGame game = Games.game(HouseRules.of("bothOverTarget", "raiseTarget"));
        Verdict verdict = judged(game, List.of(900, 900), 4, brought(0, true, 250, 100));

        assertThat(verdict.result()).isNull();
        assertThat(verdict.extra()).isTrue();
        assertThat(verdict.accounts().target()).isEqualTo(1250);
        Ledger two =
                Games.game(
                                                HouseRules.of("bothOverTarget", "raiseTarget")
                                                        .with("target", 1)
                                                        .with("raiseTargetBy", 100_000))
                                        .parse(
                                                "deal; deal 2; dealer 1; scores"
                                                    + " 1/0/1/250/S/made/40,250,0,0/4,8/70,130/1;"
                                                    + " melds 0: KS QS = royalMarriage KS QS")
                                instanceof Dealing dealing
                        ? dealing.ledger()
                        : null;
        assertThat(two).isNotNull();
        assertThat(two.accounts().target()).isEqualTo(100_001);
        assertThat(
                        Views.of(
                                        new Dealing(two, Remains.NONE, null),
                                        meldhouse.api.game.Viewer.WATCHER)
                                .target())
                .isEqualTo(100_001);
    }

    @Test
    void whoScoredMostDealsNextWhereTheHouseSaysSo() {
        AmericanGame game =
                Games.game(
                        Games.RULESET
                                .preset("cutthroat")
                                .rules()
                                .with("dealerRotation", "dealWinner")
                                .with("minimumBid", 1));
        Random random = new Random(5);
        int[] winners = {0};
        for (int match = 0; match < 6; match++) {
            Games.play(
                    game,
                    800,
                    random,
                    scene -> {
                        if (scene.position() instanceof Dealing next
                                && next.misdeal() == null
                                && !next.ledger().deals().isEmpty()
                                && next.ledger().deals().getLast().deal()
                                        == next.ledger().deal() - 1) {
                            List<Integer> delta = next.ledger().deals().getLast().delta();
                            int most = java.util.Collections.max(delta);
                            if (java.util.Collections.frequency(delta, most) == 1) {
                                winners[0]++;
                                assertThat(next.ledger().dealer()).isEqualTo(delta.indexOf(most));
                            }
                        }
                    });
        }
        assertThat(winners[0]).isGreaterThan(10);
    }
}
