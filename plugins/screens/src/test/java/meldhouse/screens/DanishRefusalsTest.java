package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Decision;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.options.HouseRules;
import meldhouse.client.terminal.Tongue;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.End;
import meldhouse.danish.NewMeld;
import meldhouse.danish.Source;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;

/** Whatever the Danish game refuses is refused in the reader's language (danish.md 2.7, 7.1). */
class DanishRefusalsTest {
    private static final String KINGS = "0:0 set 3/2 KH@0.1 KS@0.1 JK=K@0.1";
    private static final String HEARTS = "0:0 straight 3/2 7H@0.1 JK=8H@0.1 9H@0.1";
    private static final String ACES = "0:0 set 6/6 AS@0.1 AS@0.1 AH@0.1 AH@0.1 AD@0.1 AD@0.1";

    /** A move that is refused, and the code. */
    private record Case(String code, DanishSetting.Seen seen, Move move) {}

    private final List<Case> cases = new ArrayList<>();

    private void refused(String code, DanishSetting setting, Move move) {
        cases.add(new Case(code, setting.playing(), move));
    }

    private static DanishSetting with(String melds, String hand) {
        return DanishSetting.of(hand, "4S").with("turn", "3").with("melds", melds);
    }

    private static DanishSetting by(String option, Object value, String hand) {
        return DanishSetting.of(HouseRules.of(option, value), hand, "4S");
    }

    private static DanishMove set(String cards) {
        return new DanishMove.Lay(List.of(NewMeld.set(DanishCard.parseAll(cards))));
    }

    private static DanishMove straight(String cards) {
        return new DanishMove.Lay(List.of(NewMeld.straight(DanishCard.parseAll(cards))));
    }

    private static DanishMove off(int meld, String cards, @Nullable End end) {
        return new DanishMove.LayOff(meld, DanishCard.parseAll(cards), end);
    }

    private static DanishMove redde(int meld, String wild, String card) {
        return new DanishMove.Redde(meld, DanishCard.parse(wild), DanishCard.parse(card));
    }

    private static DanishMove discard(String card) {
        return new DanishMove.Discard(DanishCard.parse(card), null);
    }

    private void melds() {
        DanishSetting all =
                DanishSetting.of("7H 7H 8H 9H 9D 9S QH KH AH 2H JK 2S 3H 4H 5H 6H TH JH 5S", "4S");
        refused("wrongPhase", all, new DanishMove.Accept());
        refused("notInHand", all, discard("KC"));
        refused("notInHand", all, discard("2S=9H"));
        refused("fewerThanThree", all, set("9H 9D"));
        refused("fewerThanThree", all, new DanishMove.Lay(List.of()));
        refused("mixedRanks", all, set("9H 9D 8H"));
        refused("mixedSuits", all, straight("7H 8H 9S"));
        refused("notConsecutive", all, straight("7H 8H JK KH"));
        refused("duplicateRank", all, straight("7H 7H 8H"));
        refused("straightTooLong", all, straight("3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2H"));
        refused("tooFewNaturals", all, set("JK 2H 2S"));
        refused("impossibleCards", all, set("9H 9H 9H"));
        refused("tooManyWilds", by("maxWildsPerMeld", 1, "9H JK 2S 4C"), set("9H JK 2S"));
        refused("mustKeepDiscard", by("mustDiscardToGoOut", true, "9H 9S 9D"), set("9H 9S 9D"));
        refused(
                "rankAlreadyMelded",
                by("allowSecondSetOfSameRank", false, "KC KC KD 4C")
                        .with("turn", "3")
                        .with("melds", KINGS),
                set("KC KC KD"));
    }

    private void layOffsAndRescues() {
        refused("noSuchMeld", with(HEARTS, "TH JH"), off(4, "TH", End.HIGH));
        refused("doesNotFit", with(HEARTS, "TH JH"), off(0, "JH", End.HIGH));
        refused("wrongRank", with(KINGS, "QC 4C"), off(0, "QC", null));
        refused(
                "beyondEnd",
                with("0:0 straight 3/3 QH@0.1 KH@0.1 AH@0.1", "JK 4C"),
                off(0, "JK", End.HIGH));
        refused(
                "notYourMeld",
                with("0:1 set 3/2 KH@1.2 KS@1.2 JK=K@1.2", "KC 4C"),
                off(0, "KC", null));
        refused(
                "setTooLarge",
                by("maxSetSize", 8, "JK 4C")
                        .with("turn", "3")
                        .with(
                                "melds",
                                "0:0 set 8/8 9S@0.1 9S@0.1 9H@0.1 9H@0.1 9D@0.1 9D@0.1 9C@0.1"
                                        + " 9C@0.1"),
                off(0, "JK", null));
        refused(
                "wildNotAllowedHere",
                by("wildOnNaturalSpecial", "forbidden", "JK 4C")
                        .with("turn", "3")
                        .with("melds", ACES),
                off(0, "JK", null));
        refused("notTheRepresentedCard", with(HEARTS, "8D 4C"), redde(0, "JK=8H", "8D"));
        refused("mustBeNatural", with(HEARTS, "2H 4C"), redde(0, "JK=8H", "2H"));
        refused("noSuchWild", with(HEARTS, "8H 4C"), redde(0, "2S", "8H"));
        refused(
                "laidThisTurn",
                by("reddeTiming", "laterTurn", "KC 4H")
                        .with("turn", "3")
                        .with("melds", "0:0 set 3/2 KH@0.3 KS@0.3 JK=K@0.3"),
                redde(0, "JK", "KC"));
    }

    private void openingsAndTheRest() {
        String aces = "AS AH AD 6H 7H 8H KC 4D";
        refused(
                "openingAlreadyFailedThisTurn",
                DanishSetting.of(aces, "4S").with("past", "0/900,0").with("failed", "yes"),
                set("AS AH AD"));
        refused(
                "openingBelowMinimum",
                by("barbeleFailedAttempt", "refuseNoPenalty", aces).with("past", "0/900,0"),
                set("AS AH AD"));
        cases.add(
                new Case(
                        "stockEmpty",
                        by("stockExhausted", "pileOnly", "4H 5H").with("stock", "-").drawing(),
                        new DanishMove.Draw(Source.STOCK)));
        cases.add(
                new Case(
                        "pileNotAllowed",
                        by("pileRule", "mustLayTopCard", "4H 5H").drawing(),
                        new DanishMove.Draw(Source.PILE)));
        cases.add(
                new Case(
                        "badCut",
                        DanishSetting.read(
                                HouseRules.of("exactCutMode", "guess"),
                                "cut; order 0 3 2 1; dealer 1"),
                        new DanishMove.Cut(44)));
        cases.add(new Case("badMove", DanishSetting.of("4H", "4S").playing(), new Stranger()));
    }

    /** A move of another game. */
    private record Stranger() implements Move {}

    @Test
    void everyRefusalIsSaidInEveryLanguage() {
        melds();
        layOffsAndRescues();
        openingsAndTheRest();
        Set<String> met = new TreeSet<>();
        for (Case one : cases) {
            Decision decision = one.seen().decide(one.move());
            assertThat(decision).as("%s", one).isInstanceOf(Decision.Refused.class);
            var why = ((Decision.Refused) decision).why();
            assertThat(why.rule()).as("%s", one.move()).isEqualTo(one.code());
            met.add(why.rule());
            for (Tongue tongue : List.of(Tongue.GERMAN, Tongue.DANISH)) {
                assertThat(said(one, tongue))
                        .as("%s in %s", why, tongue)
                        .isNotEqualTo(why.sentence())
                        .endsWith(one.code().equals("wrongPhase") ? "?" : ".")
                        .doesNotContain("{", "null", "  ");
            }
        }
        // Another seat's turn: nobody types then, so the screen is asked for its words alone.
        Case turn = new Case("notYourTurn", cases.getFirst().seen(), discard("KC"));
        assertThat(said(turn, Tongue.DANISH)).isEqualTo("Det er ikke din tur.");
        met.add("notYourTurn");
        assertThat(met).isEqualTo(worded());
    }

    private static String said(Case one, Tongue tongue) {
        Move move = one.move() instanceof DanishMove ? one.move() : discard("KC");
        return new DanishScreen()
                .refusal(
                        one.code(),
                        move,
                        one.seen().view(),
                        LegalMoves.NONE,
                        one.seen().seats(tongue))
                .orElse("");
    }

    /** The refusals that there are words for. */
    private static Set<String> worded() {
        Set<String> codes = new TreeSet<>();
        ResourceBundle texts = ResourceBundle.getBundle("meldhouse.screens.texts", Locale.of("da"));
        texts.keySet().stream()
                .filter(key -> key.startsWith("dk.refused."))
                .forEach(key -> codes.add(key.substring("dk.refused.".length())));
        return codes;
    }
}
