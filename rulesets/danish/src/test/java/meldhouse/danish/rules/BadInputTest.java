package meldhouse.danish.rules;

import static meldhouse.danish.rules.Table.discard;
import static meldhouse.danish.rules.Table.events;
import static meldhouse.danish.rules.Table.lay;
import static meldhouse.danish.rules.Table.layOff;
import static meldhouse.danish.rules.Table.redde;
import static meldhouse.danish.rules.Table.refusal;
import static meldhouse.danish.rules.Table.set;
import static meldhouse.danish.rules.Table.straight;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishMove;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What players try that is not allowed ends as the page for players says, in the same words. */
class BadInputTest {
    private static final Path PAGE = Path.of("../../docs/rules/danish.md");
    private static final String HEARTS = "0:0 straight 3/2 7H@0.1 JK=8H@0.1 9H@0.1";

    private static void assertOnPage(String words) throws IOException {
        String page = Files.readString(PAGE).replaceAll("\\s+", " ");
        assertThat(page.contains(words)).as("the page says: %s", words).isTrue();
    }

    /** The move is refused with this code, nothing changes, and the page has the sentence. */
    private static void refused(String code, Table table, DanishMove move) throws IOException {
        Playing playing = table.playing();
        String said = refusal(playing, move);
        assertThat(said).startsWith(code + ": ");
        assertThat(playing).isEqualTo(table.playing());
        assertOnPage("*" + said.substring(code.length() + 2) + "* (`" + code + "`)");
    }

    @Test
    void aMeldOfCardsThatAreNotHeld() throws IOException {
        refused("notInHand", Table.of("QD QC KC", "4S"), lay(set("QS QD QC")));
    }

    @Test
    void aWildCardForACardThatThereIsNot() throws IOException {
        refused("notConsecutive", Table.of("QH KH AH JK 4S", "4S"), lay(straight("QH KH AH JK")));
        refused("tooFewNaturals", Table.of("JK 2S 2H 4S", "4S"), lay(set("JK 2S 2H")));
    }

    @Test
    void aLayOffOnAnotherSidesMeld() throws IOException {
        refused(
                "notYourMeld",
                Table.of("KC 4S", "4S")
                        .with("turn", "3")
                        .with("melds", "2:1 set 3/3 KS@1.2 KH@1.2 KD@1.2"),
                layOff(2, "KC", null));
    }

    @Test
    void aDiscardFromTheTable() throws IOException {
        refused(
                "notInHand",
                Table.of("TH JH", "4S").with("turn", "3").with("melds", HEARTS),
                discard("9H"));
    }

    @Test
    void aNaturalThatIsNotTheOneThatAWildStandsFor() throws IOException {
        refused(
                "notTheRepresentedCard",
                Table.of("8D TH", "4S").with("turn", "3").with("melds", HEARTS),
                redde(0, "JK=8H", "8D"));
    }

    @Test
    void anOpeningUnderTheMinimum() throws IOException {
        Playing playing = Table.of("AS AH AD 6H 7H 8H KC", "4S").with("past", "0/900,0").playing();
        DanishMove move = lay(set("AS AH AD"), straight("6H 7H 8H"));
        DanishEvent.OpeningFailed failed =
                (DanishEvent.OpeningFailed) events(playing, move).getFirst();
        assertThat(failed.value()).isEqualTo(65);
        assertThat(failed.penalty()).isEqualTo(50);
        assertThat(((Playing) Table.after(playing, move)).round().hand())
                .isEqualTo(playing.round().hand());
        assertOnPage("| open with 65 under Barbele | The cards go back to your hand");
    }

    @Test
    void aForgottenPumbaWhereItMustBeSaid() throws IOException {
        HouseRules manual = HouseRules.of("pumbaMode", "manual").with("pumbaMissPenalty", 20);
        Playing playing = Table.of(manual, "9H 4S", "5S").playing();
        assertThat(events(playing, discard("4S")))
                .filteredOn(DanishEvent.PumbaMissed.class::isInstance)
                .singleElement()
                .satisfies(
                        event ->
                                assertThat(((DanishEvent.PumbaMissed) event).penalty())
                                        .isEqualTo(20));
        assertOnPage("| forget \"Pumba\" where you must say it yourself");
    }
}
