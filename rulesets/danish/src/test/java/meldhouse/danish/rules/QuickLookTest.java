package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.End;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What is ruled in numbers is what the judge rules with a reason. */
class QuickLookTest {
    private static final List<HouseRules> RULES =
            List.of(
                    HouseRules.DEFAULTS,
                    HouseRules.of("minNaturalsPerMeld", 2).with("maxSetSize", 8),
                    HouseRules.of("maxWildsPerMeld", 1),
                    HouseRules.of("aceInStraights", "highOrLow"),
                    HouseRules.of("wildOnNaturalSpecial", "forbidden"));

    private static List<DanishCard> cards(Random random, int size) {
        List<DanishCard> cards = new ArrayList<>();
        for (DanishCard card : DanishCard.parseAll(Hands.close(random, size))) {
            boolean says = card.isWild() && random.nextInt(6) == 0;
            int kind = random.nextInt(Pack.TWOS);
            cards.add(
                    says
                            ? Pack.standing(
                                    Pack.of(card.card()), random.nextInt(5) - 1, Pack.step(kind))
                            : card);
        }
        cards.sort(null);
        return cards;
    }

    @Test
    void aMeldThatIsTakenAtAQuickLookIsOneAndLiesThere() {
        Random random = new Random(11);
        int taken = 0;
        List<DanishRules> all = RULES.stream().map(Rules::of).toList();
        for (int i = 0; i < 100_000; i++) {
            DanishRules rules = all.get(i % all.size());
            MeldType type = random.nextBoolean() ? MeldType.SET : MeldType.STRAIGHT;
            NewMeld meld = new NewMeld(type, cards(random, 2 + random.nextInt(5)));
            QuickLook.Place place = QuickLook.of(rules, meld);
            Ruling ruling = new MeldJudge(rules).lay(meld);
            if (place != null) {
                taken++;
                assertThat(ruling).as("%s", meld).isInstanceOf(Ruling.Fits.class);
                DanishCard first = ((Ruling.Fits) ruling).cards().getFirst();
                assertThat(Pack.step(first.playedRank())).isEqualTo(place.low());
                assertThat(place.suit())
                        .isEqualTo(type == MeldType.SET ? -1 : first.played().suit().ordinal());
            } else if (ruling instanceof Ruling.Fits(var cards)) {
                // A closer look is for straights that are not in order, and for aces below threes.
                assertThat(type == MeldType.STRAIGHT || says(meld))
                        .as("%s %s", meld, cards)
                        .isTrue();
            }
        }
        assertThat(taken).isGreaterThan(1000);
    }

    private static boolean says(NewMeld meld) {
        return meld.cards().stream().anyMatch(card -> card.rank() != null);
    }

    @Test
    void aCardThatFitsOntoAMeldIsOneThatTheJudgeLetsOn() {
        Random random = new Random(12);
        int fitting = 0;
        List<DanishRules> all = RULES.stream().map(Rules::of).toList();
        Round round = Table.of("4S 5S", "4S").playing().round();
        for (int i = 0; i < 6_000; i++) {
            DanishRules rules = all.get(i % all.size());
            MeldJudge judge = new MeldJudge(rules);
            MeldType type = random.nextBoolean() ? MeldType.SET : MeldType.STRAIGHT;
            NewMeld meld = new NewMeld(type, cards(random, 3 + random.nextInt(7)));
            QuickLook.Place place = QuickLook.of(rules, meld);
            if (place == null) {
                continue;
            }
            int[] numbers = Copies.numbers(round, meld.cards(), true);
            Spread spread = Spread.laid(0, place.suit(), place.low(), numbers, 0, 1, false);
            TableMeld lying = spread.table(rules, 0);
            for (int kind = 0; kind < Pack.KINDS; kind++) {
                for (boolean low : new boolean[] {false, true}) {
                    End end = !spread.isStraight() ? null : low ? End.LOW : End.HIGH;
                    Ruling ruling = judge.layOff(lying, List.of(Pack.seen(kind)), end);
                    boolean there = copies(spread, kind) == (kind == Pack.JOKER ? 4 : 2);
                    boolean takes = new Growth(rules, spread).takes(kind, low) && !there;
                    assertThat(takes)
                            .as("%s onto %s", Pack.seen(kind), spread)
                            .isEqualTo(ruling instanceof Ruling.Fits);
                    fitting += takes ? 1 : 0;
                }
            }
        }
        assertThat(fitting).isGreaterThan(1000);
    }

    private static int copies(Spread spread, int kind) {
        int copies = 0;
        for (int place = 0; place < spread.size(); place++) {
            copies += spread.kindAt(place) == kind ? 1 : 0;
        }
        return copies;
    }
}
