package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishMove;
import meldhouse.danish.RoundScore;
import meldhouse.danish.ScoreLine;
import meldhouse.danish.SideScore;
import meldhouse.danish.TableMeld;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** What holds for the sheet of every round, whatever the house rules and however it was played. */
class SheetPropertiesTest {
    private static final DanishRuleset RULESET = new DanishRuleset();

    /** A round that was played at random: its sheet, and the melds as they lay at the end. */
    private record Played(HouseRules rules, RoundScore score, List<TableMeld> melds) {}

    @Test
    void linesAddUpToTheSumsAndTheTotal() {
        Random random = new Random(11);
        int rounds = 0;
        for (int game = 0; game < 60; game++) {
            HouseRules rules = game < 20 ? HouseRules.DEFAULTS : anyRules(random);
            for (Played played : match(rules, random, 3)) {
                rounds++;
                for (SideScore side : played.score().sides()) {
                    check(played, side);
                }
            }
        }
        assertThat(rounds).isGreaterThan(100);
    }

    private static void check(Played played, SideScore side) {
        String what = played.rules().values() + " " + side;
        assertThat(side.lines().stream().mapToInt(ScoreLine::points).sum())
                .as(what)
                .isEqualTo(side.total());
        assertThat(
                        side.ordinary()
                                + side.multiplierExtra()
                                + side.special()
                                + side.redde()
                                + side.eightNaturals()
                                + side.exactCut()
                                + side.turnedCard()
                                + side.finish()
                                + side.finishSpecials()
                                - side.hand()
                                - side.exitPenalty())
                .as(what)
                .isEqualTo(side.total());
        assertThat(side.hand()).as(what).isNotNegative();
        assertThat(side.exitPenalty()).as(what).isNotNegative();
        assertThat(side.lines()).as(what).noneMatch(line -> line.points() == 0);
        assertThat(side.multiplierExtra() == 0 || side.multiplier() > 1).as(what).isTrue();
        if (played.rules().equals(HouseRules.DEFAULTS)) {
            side.lines().forEach(line -> assertThat(line.points() % 5).as(what).isZero());
        }
    }

    /** What the melds say of themselves is what the sheet says of them. */
    @Test
    void theSheetCountsWhatLiesOnTheTable() {
        Random random = new Random(12);
        for (int game = 0; game < 30; game++) {
            HouseRules rules = game < 10 ? HouseRules.DEFAULTS : anyRules(random);
            for (Played played : match(rules, random, 2)) {
                for (int side = 0; side < played.score().sides().size(); side++) {
                    int number = side;
                    SideScore score = played.score().sides().get(side);
                    int melds =
                            played.melds().stream()
                                    .filter(meld -> meld.side() == number)
                                    .mapToInt(meld -> meld.worth().total())
                                    .sum();
                    assertThat(
                                    score.ordinary()
                                            + score.special()
                                            + score.redde()
                                            + score.eightNaturals())
                            .as(played.rules().values().toString())
                            .isEqualTo(melds);
                }
            }
        }
    }

    /** All cards that are counted are different cards of the pack. */
    @Test
    void noCardIsCountedTwice() {
        Random random = new Random(13);
        for (int game = 0; game < 20; game++) {
            for (Played played : match(HouseRules.DEFAULTS, random, 2)) {
                Map<String, Integer> counts = new HashMap<>();
                for (SideScore side : played.score().sides()) {
                    for (ScoreLine line : side.lines()) {
                        boolean holds =
                                switch (line.kind()) {
                                    case ORDINARY, SPECIAL, REDDE, HAND -> true;
                                    default -> false;
                                };
                        for (DanishCard card : holds ? line.cards() : List.<DanishCard>of()) {
                            counts.merge(card.card().toString(), 1, Integer::sum);
                        }
                    }
                }
                counts.forEach(
                        (card, count) ->
                                assertThat(count)
                                        .as(card)
                                        .isLessThanOrEqualTo(card.equals("JK") ? 4 : 2));
            }
        }
    }

    /** Some options at random, without a fault between them. */
    private static HouseRules anyRules(Random random) {
        while (true) {
            HouseRules rules = HouseRules.DEFAULTS;
            for (Option option : Catalogue.SCHEMA.options()) {
                if (random.nextInt(3) == 0) {
                    rules = rules.with(option.name(), any(option, random));
                }
            }
            rules = rules.with("stallTurnsPerPlayer", 2).with("stockExhausted", "endRound");
            if (RuleFaults.of(Catalogue.SCHEMA.resolve(rules).values()).isEmpty()) {
                return rules;
            }
        }
    }

    private static Object any(Option option, Random random) {
        return switch (option) {
            case Option.Flag ignored -> random.nextBoolean();
            case Option.Choice choice ->
                    choice.values().get(random.nextInt(choice.values().size()));
            case Option.Whole whole ->
                    whole.min()
                            + whole.step()
                                    * random.nextInt(
                                            (whole.max() - whole.min()) / whole.step() + 1);
            default -> throw new AssertionError("no such option: " + option);
        };
    }

    private static List<Played> match(HouseRules rules, Random random, int rounds) {
        List<Played> played = new ArrayList<>();
        Position position = RULESET.configure(rules).start();
        Map<Integer, TableMeld> melds = new HashMap<>();
        while (played.size() < rounds && !position.turn().isOver()) {
            Decision.Accepted accepted = step(position, random);
            for (Event event : accepted.events()) {
                switch ((DanishEvent) event) {
                    case DanishEvent.TurnedUp ignored -> melds.clear();
                    case DanishEvent.Laid laid -> {
                        laid.joined().forEach(melds::remove);
                        laid.melds().forEach(meld -> melds.put(meld.number(), meld));
                    }
                    case DanishEvent.LaidOff laid -> {
                        laid.joined().forEach(melds::remove);
                        melds.put(laid.meld().number(), laid.meld());
                    }
                    case DanishEvent.Rescued rescued ->
                            melds.put(rescued.meld().number(), rescued.meld());
                    case DanishEvent.RoundScored scored ->
                            played.add(
                                    new Played(rules, scored.score(), List.copyOf(melds.values())));
                    default -> {}
                }
            }
            position = accepted.next();
        }
        return played;
    }

    private static Decision.Accepted step(Position position, Random random) {
        return switch (position.turn()) {
            case Turn.Chance chance -> {
                List<Integer> order = new ArrayList<>();
                for (int thing = 0; thing < chance.things(); thing++) {
                    order.add(thing);
                }
                Collections.shuffle(order, random);
                yield position.shuffled(order.stream().mapToInt(number -> number).toArray());
            }
            case Turn.Seated seated -> {
                LegalMoves legal = position.legalMoves();
                DanishMove move = (DanishMove) eager(legal, random);
                yield (Decision.Accepted) position.decide(seated.seat(), move);
            }
            case Turn.Over ignored -> throw new AssertionError("the match is over");
        };
    }

    /** A move at random, rather one that lays cards than a discard. */
    private static Move eager(LegalMoves legal, Random random) {
        if (legal.size() == 0) {
            var range = legal.ranges().getFirst();
            return range.least();
        }
        Move move = legal.get(random.nextInt(legal.size()));
        for (int again = 0; again < 3 && move instanceof DanishMove.Discard; again++) {
            move = legal.get(random.nextInt(legal.size()));
        }
        return move;
    }
}
