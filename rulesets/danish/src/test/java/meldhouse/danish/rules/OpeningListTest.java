package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Move;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishMove;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What a side with Barbele is offered for its opening, against brute force on small hands. */
class OpeningListTest {
    private static final List<HouseRules> RULES =
            List.of(
                    HouseRules.DEFAULTS,
                    HouseRules.of("wildValueInMelds", "own"),
                    HouseRules.of("barbeleCountsSpecials", false),
                    HouseRules.of("minNaturalsPerMeld", 2),
                    HouseRules.of("maxWildsPerMeld", 1),
                    HouseRules.of("mustDiscardToGoOut", true),
                    HouseRules.of("barbeleFoldExempt", true),
                    HouseRules.of("allowSecondSetOfSameRank", false),
                    HouseRules.of("aceInStraights", "highOrLow"));

    private static Table table(HouseRules rules, int minimum, String hand) {
        return Table.of(rules.with("barbeleMinimum", minimum), hand, "4S 5S")
                .with("past", "0/900,0");
    }

    @Test
    void anOpeningIsOfferedWheneverTheHandHasOne() {
        Random random = new Random(8);
        int can = 0;
        int cannot = 0;
        for (int i = 0; i < 225; i++) {
            HouseRules rules = RULES.get(i % RULES.size());
            int minimum = 5 * random.nextInt(4, 19);
            String hand = Hands.close(random, 6 + random.nextInt(3));
            Playing playing = table(rules, minimum, hand).playing();
            List<Move> listed = lays(playing);
            boolean there = isThere(playing, minimum);
            assertThat(!listed.isEmpty())
                    .as("%s of %d by %s", hand, minimum, rules)
                    .isEqualTo(there);
            can += there ? 1 : 0;
            cannot += there ? 0 : 1;
            for (Move move : listed) {
                assertThat(Table.events(playing, move).getFirst())
                        .isInstanceOf(DanishEvent.Laid.class);
            }
        }
        assertThat(can).isGreaterThan(50);
        assertThat(cannot).isGreaterThan(50);
    }

    private static List<Move> lays(Playing playing) {
        return playing.legalMoves().listed().stream()
                .filter(DanishMove.Lay.class::isInstance)
                .toList();
    }

    /** Whether melds without a card in common are worth the minimum, or empty the hand. */
    private static boolean isThere(Playing playing, int minimum) {
        List<DanishCard> hand = playing.round().seenHand(0);
        List<NewMeld> melds = AllMelds.of(playing.game().judge(), hand);
        return isThere(playing.round().rules(), melds, 0, hand, 0, minimum, 0);
    }

    private static boolean isThere(
            DanishRules rules,
            List<NewMeld> melds,
            int from,
            List<DanishCard> left,
            int value,
            int minimum,
            int sets) {
        boolean keeps = rules.mustDiscardToGoOut() && left.isEmpty();
        boolean folds = rules.barbeleFoldExempt() && left.size() <= 1;
        if (from > 0 && !keeps && (value >= minimum || folds)) {
            return true;
        }
        for (int i = from; i < melds.size(); i++) {
            NewMeld meld = melds.get(i);
            int rank = meld.cards().getFirst().playedRank().ordinal();
            boolean set = meld.type() == MeldType.SET;
            boolean again = set && !rules.allowSecondSetOfSameRank() && (sets >> rank & 1) != 0;
            List<DanishCard> rest = new ArrayList<>(left);
            if (again || !meld.cards().stream().allMatch(card -> rest.remove(card.bare()))) {
                continue;
            }
            int worth = Worth.opening(rules, meld.type(), meld.cards(), false);
            int more = set ? sets | 1 << rank : sets;
            // The same melds may be there again: two sets of equal cards.
            if (isThere(rules, melds, Math.max(1, i), rest, value + worth, minimum, more)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void severalMeldsAreOfferedTogether() {
        Playing playing = table(HouseRules.DEFAULTS, 70, "AS AH AD 7H 8H 9H 4D KC").playing();
        assertThat(lays(playing))
                .containsExactly(Table.lay(Table.set("AS AH AD"), Table.straight("7H 8H 9H")));
    }

    @Test
    void threeMeldsAreOfferedWhereTwoAreTooLittle() {
        Playing playing = table(HouseRules.DEFAULTS, 70, "KS KH KD 7H 8H 9H 4D 4S 4C JC").playing();
        List<Move> lays = lays(playing);
        assertThat(lays).hasSize(1);
        assertThat(((DanishMove.Lay) lays.getFirst()).melds()).hasSize(3);
    }

    @Test
    void anOpeningThatWouldFailIsNotOfferedThoughItMayBeTried() {
        Playing playing = table(HouseRules.DEFAULTS, 70, "AS AH AD 7H 9S 4D KC").playing();
        assertThat(lays(playing)).isEmpty();
        assertThat(playing.legalMoves().complete()).isFalse();
        assertThat(Table.events(playing, Table.lay(Table.set("AS AH AD"))).getFirst())
                .isInstanceOf(DanishEvent.OpeningFailed.class);
    }

    @Test
    void afterAFailureNothingIsOfferedInThatTurn() {
        Playing playing = table(HouseRules.DEFAULTS, 70, "AS AH AD 7H 8H 9H 4D KC").playing();
        DanishPosition failed = Table.after(playing, Table.lay(Table.set("AS AH AD")));
        assertThat(lays((Playing) failed)).isEmpty();
    }
}
