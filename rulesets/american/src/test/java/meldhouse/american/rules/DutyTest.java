package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanMove.Play;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Random;

class DutyTest {
    /** What the rule allows a hand, a trick's cards given in the order of play. */
    private static String legal(AmericanGame game, String hand, String trick, String trump) {
        int open = Trick.led(0, 0b1111);
        for (Card card : Card.parseAll(trick)) {
            open = Trick.with(open, Deck.number(card));
        }
        int answer =
                Duty.answer(
                        game.rules().play(),
                        Hand.once(Hand.parse(hand)),
                        open,
                        Deck.ofSuit("SHDC".indexOf(trump)),
                        0,
                        false,
                        false);
        return Hand.text(Duty.cards(answer));
    }

    /** players-cases.md T-L1 to T-L5, T-L7. */
    @ParameterizedTest
    @CsvSource({
        "JD QS 9D TH, 9D, D, JD",
        "JD QS 9D TH, 9H, D, TH",
        "JD QS 9D TH, KS, D, QS",
        "JD QS 9D TH, 9C, S, QS",
        "JD QS 9D TH, KC, D, JD 9D",
        "JD 9D TH, 9S, C, TH JD 9D",
        "AH JH, QH KH, S, AH",
        "AS AH, AH KH, S, AH",
        "9S AS KC, QH, S, AS 9S",
        "AS, AS, S, AS"
    })
    void casesFromElsewhereAreJudgedByTheRule(
            String hand, String trick, String trump, String legal) {
        assertThat(legal(Games.PLAIN, hand, trick, trump)).isEqualTo(legal);
    }

    /** players-cases.md T-L2, T-L3: the two contested readings. */
    @Test
    void theDutyToBeatAfterARuffIsAnOption() {
        AmericanGame free = Games.game("mustBeatWhenTrumped", false);
        AmericanGame trumpOnly = Games.game("mustBeat", "trumpLedOnly");

        assertThat(legal(Games.PLAIN, "9H JH JH AH", "9H TC", "C")).isEqualTo("AH JH");
        assertThat(legal(free, "9H JH JH AH", "9H TC", "C")).isEqualTo("AH JH 9H");
        assertThat(legal(Games.PLAIN, "AD 9D TC TC", "QD TS TD", "S")).isEqualTo("AD");
        assertThat(legal(free, "AD 9D TC TC", "QD TS TD", "S")).isEqualTo("AD 9D");
        assertThat(legal(trumpOnly, "AH JH", "QH KH", "S")).isEqualTo("AH JH");
    }

    /** What {@link Denials} relies on: one forbidden card has one other card to blame. */
    @Test
    void aCardIsLegalIfItIsBesideEachOtherCardAlone() {
        Random random = new Random(1);
        for (int game = 0; game < 1_000; game++) {
            PlayRules rules = Games.game(Games.randomRules(random, 3)).rules().play();
            for (int deal = 0; deal < 40; deal++) {
                int open = Trick.led(0, 0b1111);
                for (int played = random.nextInt(4); played > 0; played--) {
                    open = Trick.with(open, random.nextInt(Deck.KINDS));
                }
                int trumps = Deck.ofSuit(random.nextInt(4));
                int friends = 1 << (Trick.toPlay(open) ^ 2);
                int hand = Hand.once(Games.randomHand(1 + random.nextInt(12), random));
                boolean first = random.nextBoolean();
                boolean broken = random.nextBoolean();
                int whole =
                        Duty.cards(Duty.answer(rules, hand, open, trumps, friends, first, broken));
                int pairs = 0;
                for (int card = 0; card < Deck.KINDS; card++) {
                    boolean legal = (hand >>> card & 1) != 0;
                    for (int other = 0; other < Deck.KINDS && legal; other++) {
                        int pair = 1 << card | (hand & 1 << other);
                        int answer = Duty.answer(rules, pair, open, trumps, friends, first, broken);
                        legal = (Duty.cards(answer) >>> card & 1) != 0;
                    }
                    pairs |= legal ? 1 << card : 0;
                }
                assertThat(whole).isEqualTo(pairs).isNotZero();
            }
        }
    }

    @Nested
    class ARefusalNamesRuleAndCards {
        private static Refusal refusal(HouseRules rules, String text, String card) {
            Position position = Games.game(rules).parse(text);
            int seat = Trick.toPlay(((Playing) position).trick());
            return Games.refused(position, seat, new Play(Card.parse(card))).why();
        }

        private static Refusal refusal(String hand, String lead, String card) {
            String text =
                    "play; contract 0:250; trump S; hands AC TC | %s | KC QC JC | AD TD KD; trick 0: %s"
                            .formatted(hand, lead);
            return refusal(HouseRules.DEFAULTS, text, card);
        }

        @Test
        void followSuit() {
            assertThat(refusal("9H JD 9C", "TH", "JD"))
                    .isEqualTo(
                            new Refusal(
                                    "followSuit", "You hold hearts, so you must follow hearts."));
        }

        @Test
        void mustBeat() {
            assertThat(refusal("AH 9H JD", "TH", "9H"))
                    .isEqualTo(
                            new Refusal(
                                    "mustBeat",
                                    "You hold the ace of hearts, which beats the ten: you must play"
                                            + " it."));
            assertThat(refusal("AH TH 9H", "KH", "9H").sentence())
                    .isEqualTo(
                            "You hold the ace of hearts and the ten of hearts, which beat the king:"
                                    + " you must play one of them.");
        }

        @Test
        void mustTrump() {
            assertThat(refusal("9S JD 9C", "TH", "JD"))
                    .isEqualTo(
                            new Refusal(
                                    "mustTrump",
                                    "You hold no hearts, but you hold spades, which are trump: you"
                                            + " must play a trump."));
        }

        @Test
        void notHeld() {
            assertThat(refusal("9S JD 9C", "TH", "AH"))
                    .isEqualTo(new Refusal("notHeld", "You do not hold the ace of hearts."));
        }

        @Test
        void mustOvertrump() {
            String text =
                    "play; contract 0:250; trump S; hands AC TC | KC QC | AS 9S JD | AD TD KD;"
                            + " trick 0: TH KS";

            assertThat(refusal(HouseRules.DEFAULTS, text, "9S"))
                    .isEqualTo(
                            new Refusal(
                                    "mustOvertrump",
                                    "You hold the ace of spades, which beats the king: you must"
                                            + " play it."));
        }

        @Test
        void leadTrump() {
            HouseRules rules = HouseRules.of("firstLeadMustBeTrump", true);
            String text =
                    "play; contract 0:250; trump S; hands AS 9S AH AH TH TH KH KH QH QH JH JH"
                            + " | AS TS TS KS KS QS QS JS JS 9S 9H 9H"
                            + " | AD AD TD TD KD KD QD QD JD JD 9D 9D"
                            + " | AC AC TC TC KC KC QC QC JC JC 9C 9C";

            assertThat(refusal(rules, text, "AH"))
                    .isEqualTo(
                            new Refusal(
                                    "leadTrump",
                                    "The first lead must be a trump: you hold the ace of spades and"
                                            + " the nine of spades."));
        }

        @Test
        void trumpNotBroken() {
            HouseRules rules = HouseRules.of("trumpLeadRestriction", "untilBroken");
            String text =
                    "play; contract 0:250; trump S; hands AS AS TS AH | TS KS KS QS | QS JS JS 9S"
                            + " | 9S 9H 9D 9C";

            assertThat(refusal(rules, text, "TS"))
                    .isEqualTo(
                            new Refusal(
                                    "trumpNotBroken",
                                    "No trump has been played yet, so you may not lead one: lead"
                                            + " another suit."));
        }

        @Test
        void afterATrumpWasPlayedAnyCardMayBeLed() {
            String text = "play; contract 0:250; trump S; hands AS AH | KC QC | 9S JD | AD TD";
            HouseRules unbroken = HouseRules.of("trumpLeadRestriction", "untilBroken");

            assertThat(Games.game(unbroken).parse(text).legalMoves().size()).isEqualTo(2);
        }

        @Test
        void aTrumpLedMustBeBeaten() {
            assertThat(refusal("AS 9S JD", "KS", "9S").rule()).isEqualTo("mustBeat");
        }
    }
}
