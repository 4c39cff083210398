package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import meldhouse.api.game.Game;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Move;
import meldhouse.api.game.ScoredBy;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.MatchResult.Reason;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.RoundScore;
import meldhouse.danish.ScoreLine;
import meldhouse.danish.ScoreLine.Kind;
import meldhouse.danish.TableMeld;
import meldhouse.testkit.HookedRuleset;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Functions of house rules decide where the options do not. */
class FunctionsTest {
    private static Hooks one(String hook, Function<Map<String, ?>, Object> function) {
        return HookedRuleset.hooks(Map.of(hook, function));
    }

    private static int size(Map<String, ?> deal) {
        return ((List<?>) deal.get("cards")).size();
    }

    private static List<String> laid(Playing playing) {
        return playing.legalMoves().listed().stream()
                .filter(DanishMove.Lay.class::isInstance)
                .map(move -> ((DanishMove.Lay) move).melds().toString())
                .toList();
    }

    @Test
    void aFunctionForWhatIsNoHookIsRefused() {
        assertThatThrownBy(
                        () ->
                                new DanishRuleset()
                                        .configure(
                                                HouseRules.DEFAULTS, one("trickPoints", deal -> 1)))
                .isInstanceOf(BadHouseRules.class)
                .hasMessageContaining("trickPoints")
                .hasMessageContaining("meldValid, meldValue, openingMinimum, roundBonus, matchEnd");
    }

    @Test
    void gamesAreEqualWhereTheirFunctionsAreTheSame() {
        Hooks hooks = one("meldValue", deal -> 1);
        Game game = new DanishRuleset().configure(HouseRules.DEFAULTS, hooks);
        assertThat(game.hooks()).isSameAs(hooks);
        assertThat(game).isEqualTo(new DanishRuleset().configure(HouseRules.DEFAULTS, hooks));
        assertThat(game).isNotEqualTo(new DanishRuleset().configure(HouseRules.DEFAULTS));
        assertThat(new DanishRuleset().configure(HouseRules.DEFAULTS).hooks()).isSameAs(Hooks.NONE);
    }

    @Test
    void aMeldThatAFunctionForbidsIsRefusedAndNotListed() {
        Hooks four = one("meldValid", deal -> size(deal) >= 4);
        Playing playing = Table.of("9S 9H 9D 9C KS", "4S 5S").with(four).playing();
        assertThat(Table.refusal(playing, Table.lay(Table.set("9S 9H 9D"))))
                .isEqualTo("notThisRule: Your house rules do not allow this set: 9S 9H 9D.");
        assertThat(laid(playing)).singleElement().asString().contains("9S, 9H, 9D, 9C");
        assertThat(playing.legalMoves().complete()).isFalse();
    }

    @Test
    void aFunctionMayAllowWhatALimitForbids() {
        Hooks any = one("meldValid", deal -> true);
        HouseRules one = HouseRules.of("maxWildsPerMeld", 1);
        Move wild = Table.lay(Table.set("9S JK 2C"));
        assertThat(Table.refusal(Table.of(one, "9S JK 2C KS KD", "4S").playing(), wild))
                .startsWith("tooManyWilds");
        Playing playing = Table.of(one, "9S JK 2C KS KD", "4S").with(any).playing();
        assertThat(laid(playing)).anyMatch(meld -> meld.contains("9S, 2C=9, JK=9"));
        Table.accepted(playing, wild);
    }

    @Test
    void whatIsNoMeldByItsCardsIsNotAsked() {
        List<Object> asked = new ArrayList<>();
        Hooks any =
                one(
                        "meldValid",
                        deal -> {
                            asked.add(deal.get("cards"));
                            return true;
                        });
        Playing playing = Table.of("9S 9H TD 5S 6S 8S JK", "4S").with(any).playing();
        for (String cards : List.of("9S 9H TD", "9S 9H", "9S 9H 9C")) {
            assertThat(Table.refusal(playing, Table.lay(Table.set(cards))))
                    .doesNotStartWith("notThisRule");
        }
        assertThat(Table.refusal(playing, Table.lay(Table.straight("5S 6S 8S"))))
                .startsWith("notConsecutive");
        assertThat(asked).isEmpty();
    }

    /** Or else a player could try cards on a function that others hold. */
    @Test
    void aFunctionIsAskedAboutCardsOfTheHandAlone() {
        List<Object> asked = new ArrayList<>();
        Hooks any =
                one(
                        "meldValid",
                        deal -> {
                            asked.add(deal.get("cards"));
                            return true;
                        });
        Playing playing =
                Table.of("9S 9H TD KS", "9C 9D")
                        .with(any)
                        .with("turn", "3")
                        .with("melds", "0:0 set 3/3 8S@0.1 8H@0.1 8D@0.1")
                        .playing();
        assertThat(Table.refusal(playing, Table.lay(Table.set("9S 9H 9C"))))
                .startsWith("notInHand");
        assertThat(Table.refusal(playing, Table.layOff(0, "8C", null))).startsWith("notInHand");
        assertThat(asked).isEmpty();
    }

    @Test
    void cardsOntoAMeldAreJudgedWithIt() {
        Hooks five = one("meldValid", deal -> size(deal) <= 4);
        Playing playing =
                Table.of("8C 9S KD KH", "4S")
                        .with(five)
                        .with("turn", "3")
                        .with("melds", "0:0 set 4/4 8S@0.1 8H@0.1 8D@0.1 8S@0.1")
                        .playing();
        assertThat(Table.refusal(playing, Table.layOff(0, "8C", null))).startsWith("notThisRule");
        assertThat(playing.legalMoves().listed()).noneMatch(DanishMove.LayOff.class::isInstance);
    }

    @Test
    void theValueThatAFunctionGivesIsThatOfASpecialMeldAndIsCited() {
        Hooks ten =
                one(
                        "meldValue",
                        deal ->
                                deal.get("type").equals("straight") && size(deal) >= 4
                                        ? 250
                                        : deal.get("value"));
        Playing playing = Table.of("5S 6S 7S 8S", "4S").with(ten).playing();
        Move straight = Table.lay(Table.straight("5S 6S 7S 8S"));
        DanishEvent.Laid laid = (DanishEvent.Laid) Table.events(playing, straight).getFirst();
        assertThat(laid.melds().getFirst().worth())
                .isEqualTo(new MeldWorth(0, 250, "houseRule", 0, 0, 250));
        // It folds, which would double an ordinary meld.
        DanishEvent.RoundScored scored = scored(playing, straight);
        assertThat(lines(scored.score(), 0)).contains("special 250 houseRule");
        assertThat(scored.score().sides().getFirst().multiplierExtra()).isZero();
        assertThat(playing.game().scoredBy(scored))
                .contains(new ScoredBy("/score/sides/0/lines/0", List.of("meldValue")));
    }

    private static DanishEvent.RoundScored scored(DanishPosition position, Move move) {
        return Table.events(position, move).stream()
                .filter(DanishEvent.RoundScored.class::isInstance)
                .map(DanishEvent.RoundScored.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> lines(RoundScore score, int side) {
        return score.sides().get(side).lines().stream()
                .map(line -> line.kind() + " " + line.points() + " " + line.name())
                .toList();
    }

    @Test
    void theValueIsThatOfTheOptionsWhereAFunctionFailsOrSaysTheSame() {
        for (Hooks hooks :
                List.of(
                        one("meldValue", deal -> null),
                        one("meldValue", deal -> deal.get("value")))) {
            Playing playing = Table.of("9S 9H 9D KS KD", "4S").with(hooks).playing();
            DanishPosition after = Table.after(playing, Table.lay(Table.set("9S 9H 9D")));
            TableMeld meld = ((DanishView) after.view(Viewer.WATCHER)).melds().getFirst();
            assertThat(meld.worth()).isEqualTo(new MeldWorth(30, 0, null, 0, 0, 30));
        }
    }

    /** A wild is kept off by what the set is, whatever a function pays for it. */
    @Test
    void theNaturalSpecialsAreTheOptionsOwn() {
        HouseRules forbidden = HouseRules.of("wildOnNaturalSpecial", "forbidden");
        Playing playing =
                Table.of(forbidden, "JK 9S KD KH", "4S")
                        .with(one("meldValue", deal -> 7))
                        .with("turn", "3")
                        .with("melds", "0:0 set 6/6 AS@0.1 AS@0.1 AH@0.1 AH@0.1 AD@0.1 AD@0.1")
                        .playing();
        assertThat(Table.refusal(playing, Table.layOff(0, "JK", null)))
                .startsWith("wildNotAllowedHere");
    }

    @Test
    void anySideMayNeedAMinimumToOpen() {
        Hooks forty = one("openingMinimum", deal -> 40);
        Playing playing = Table.of("9S 9H 9D 8S 8H 8D KS", "4S").with(forty).playing();
        assertThat(((DanishView) playing.view(Viewer.WATCHER)).minimums()).containsExactly(40, 40);
        assertThat(laid(playing)).singleElement().asString().contains("9S", "8S");
        DanishEvent.OpeningFailed failed =
                (DanishEvent.OpeningFailed)
                        Table.events(playing, Table.lay(Table.set("9S 9H 9D"))).getFirst();
        assertThat(failed.minimum()).isEqualTo(40);
    }

    @Test
    void aSideWithBarbeleMayBeFreeToOpen() {
        Hooks none =
                one(
                        "openingMinimum",
                        deal -> deal.get("barbele").equals(true) ? 0 : deal.get("minimum"));
        Playing playing =
                Table.of("3S 3H 3D KS", "4S").with(none).with("past", "0/800,0").playing();
        assertThat(((DanishView) playing.view(Viewer.WATCHER)).barbele()).contains(true);
        assertThat(((DanishView) playing.view(Viewer.WATCHER)).minimums()).containsExactly(0, 0);
        Table.accepted(playing, Table.lay(Table.set("3S 3H 3D")));
    }

    @Test
    void openingsAreOfferedByTheValuesOfAFunction() {
        Hooks hooks =
                HookedRuleset.hooks(Map.of("openingMinimum", deal -> 70, "meldValue", deal -> 25));
        Playing playing = Table.of("9S 9H 9D 8S 8H 8D 4S 4H 4D KS", "5S").with(hooks).playing();
        assertThat(laid(playing)).singleElement().asString().contains("9S", "8S", "4S");
        Table.accepted(playing, playing.legalMoves().get(0));
    }

    @Test
    void aBonusIsALineOfItsOwnAndIsCited() {
        Hooks bonus =
                one(
                        "roundBonus",
                        deal ->
                                deal.get("side").equals(deal.get("finisherSide"))
                                        ? List.of(
                                                Map.of("name", "clean sweep", "points", 50),
                                                Map.of("name", "nothing", "points", 0),
                                                Map.of("name", "slow", "points", -20))
                                        : List.of());
        Playing playing = Table.of("9S 9H 9D", "4S").with(bonus).playing();
        DanishEvent.RoundScored scored = scored(playing, Table.lay(Table.set("9S 9H 9D")));
        RoundScore score = scored.score();
        assertThat(lines(score, 0)).endsWith("houseRule 50 clean sweep", "houseRule -20 slow");
        assertThat(score.sides().getFirst().houseRules()).isEqualTo(30);
        List<ScoreLine> lines = score.sides().getFirst().lines();
        assertThat(lines.stream().mapToInt(ScoreLine::points).sum())
                .isEqualTo(score.sides().getFirst().total())
                .isEqualTo(score.totals().getFirst());
        assertThat(lines(score, 1)).noneMatch(line -> line.startsWith("houseRule"));
        int place = lines.size() - 1;
        assertThat(lines.get(place).kind()).isEqualTo(Kind.HOUSE_RULE);
        assertThat(playing.game().scoredBy(scored))
                .contains(new ScoredBy("/score/sides/0/lines/" + place, List.of("roundBonus")));
    }

    @Test
    void aFunctionMayEndTheMatchOrLetItGoOn() {
        Move out = Table.lay(Table.set("9S 9H 9D"));
        Hooks second = one("matchEnd", deal -> Optional.of(List.of(1)));
        MatchOver over =
                (MatchOver) Table.after(Table.of("9S 9H 9D", "4S").with(second).playing(), out);
        assertThat(over.result().winner()).isEqualTo(1);
        assertThat(over.result().reason()).isEqualTo(Reason.HOUSE_RULE);
        HouseRules one = HouseRules.of("maxRounds", 1);
        Hooks goOn = one("matchEnd", deal -> Optional.of(List.of()));
        assertThat(Table.after(Table.of(one, "9S 9H 9D", "4S").with(goOn).playing(), out))
                .isInstanceOf(Cutting.class);
        Hooks nothing = one("matchEnd", deal -> Optional.empty());
        assertThat(Table.after(Table.of(one, "9S 9H 9D", "4S").with(nothing).playing(), out))
                .isInstanceOfSatisfying(
                        MatchOver.class,
                        ended -> assertThat(ended.result().reason()).isEqualTo(Reason.ROUNDS));
    }

    @Test
    void aFunctionIsToldOfAMeldItsCardsAndNotWhoseTheyAre() {
        List<Map<String, ?>> asked = new ArrayList<>();
        Function<Map<String, ?>, Object> remembers =
                deal -> {
                    asked.add(deal);
                    return null;
                };
        Hooks hooks = HookedRuleset.hooks(Map.of("meldValid", remembers, "meldValue", remembers));
        Playing playing =
                Table.of("9S JK 9C KS", "4S")
                        .with(hooks)
                        .with("up", "9S")
                        .with("hands", "9S#1 9C KS JK | 4S")
                        .with("pile", "3C")
                        .playing();
        Table.accepted(playing, Table.lay(Table.set("9S#1 9C JK")));
        assertThat(asked)
                .hasSize(2)
                .first()
                .asString()
                .isEqualTo("{type=set, cards=[9S, 9C, JK=9], wilds=1, valid=true, reason=null}");
        assertThat(asked.getLast().toString())
                .isEqualTo(
                        "{type=set, cards=[9S, 9C, JK=9], wilds=1, rescued=0, name=null,"
                                + " value=30}");
    }

    @Test
    void anOpeningOfLargerMeldsIsFoundWhereTheSmallestAreNotEnough() {
        Hooks hooks =
                HookedRuleset.hooks(
                        Map.of(
                                "openingMinimum",
                                deal -> 70,
                                "meldValid",
                                deal -> deal.get("valid")));
        Playing playing = Table.of("TS TH TD TC KS KH KD 4S", "5S").with(hooks).playing();
        assertThat(laid(playing)).singleElement().asString().contains("TS", "TH", "TD", "TC", "KS");
        Table.accepted(playing, playing.legalMoves().get(0));
    }

    @Test
    void theBestMeldsOfAHandAreWorkedOutByWhatFunctionsSay() throws Exception {
        Hooks hooks =
                HookedRuleset.hooks(
                        Map.of(
                                "meldValid",
                                deal -> ((List<?>) deal.get("cards")).size() == 4,
                                "meldValue",
                                deal -> 100));
        DanishGame game = (DanishGame) new DanishRuleset().configure(HouseRules.DEFAULTS, hooks);
        Map<String, ?> answer =
                new DanishRuleset()
                        .questions().stream()
                                .filter(question -> question.op().equals("meld"))
                                .findFirst()
                                .orElseThrow()
                                .answering()
                                .answer(
                                        game,
                                        Map.of(
                                                "hand",
                                                List.of("9S", "9H", "9D", "9C", "8S", "8H", "8D")));
        assertThat(answer.get("total")).isEqualTo(100);
        assertThat(answer.get("left")).isEqualTo(List.of("8S", "8H", "8D"));
    }

    @Test
    void aFunctionIsAskedWhetherAWildMayBeRescued() {
        Hooks hooks = one("meldValid", deal -> (int) deal.get("wilds") == 1);
        Playing playing = Table.of("9S 9H JK 9C KS", "4S").with(hooks).playing();
        Playing laid = (Playing) Table.after(playing, Table.lay(Table.set("9S 9H JK")));
        assertThat(laid.legalMoves().listed())
                .noneMatch(meldhouse.danish.DanishMove.Redde.class::isInstance);
        assertThat(laid.decide(0, Table.redde(0, "JK", "9C")))
                .isInstanceOfSatisfying(
                        meldhouse.api.game.Decision.Refused.class,
                        refused -> assertThat(refused.why().rule()).isEqualTo("notThisRule"));
    }

    @Test
    void meldsThatTouchBecomeOneOnlyWhereAFunctionAllowsIt() {
        HouseRules merging = HouseRules.of("mergeMelds", true);
        Move low = Table.lay(Table.straight("3S 4S 5S"));
        Move high = Table.lay(Table.straight("6S 7S 8S"));
        for (int longest : List.of(5, 6)) {
            Hooks hooks = one("meldValid", deal -> ((List<?>) deal.get("cards")).size() <= longest);
            Playing playing =
                    Table.of(merging, "3S 4S 5S 6S 7S 8S KS QH", "4H").with(hooks).playing();
            Playing both = (Playing) Table.after((Playing) Table.after(playing, low), high);
            assertThat(((DanishView) both.view(Viewer.WATCHER)).melds())
                    .hasSize(longest == 6 ? 1 : 2);
        }
    }
}
