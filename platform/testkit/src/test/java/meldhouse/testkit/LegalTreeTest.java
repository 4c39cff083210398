package meldhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class LegalTreeTest {
    /** Seat 1 leads; seat 2 must follow spades with both its cards, seat 0 has none. */
    private static final String POSITION =
            "position deals 0 dealer 0 stake 0 leader 1 tricks 1 "
                    + "hands AH,KH/AS,QH/KS,QS rest JS trick - pile TS,JH,TH totals 0,0,1";

    @TempDir private Path folder;
    private Path file;

    @BeforeEach
    void aFile() {
        file = folder.resolve("small.tree");
    }

    private void holds(String... lines) throws IOException {
        Files.writeString(file, String.join("\n", lines) + "\n");
    }

    @Test
    void theSequencesOfMovesAreCounted() throws IOException {
        // Under AS: 2 cards, then 2. Under QH (nobody follows but seat 0): 2, then 2. Each then
        // ends
        // with the one card that each seat has left; the deal after that is chance's.
        holds(
                "# counted by hand",
                POSITION,
                "depth 1 = 2",
                "depth 2 = 4",
                "depth 3 = 8",
                "depth 9 = 8");
        assertThat(LegalTree.check(new Nibble(), file)).isEmpty();
    }

    @Test
    void theHouseRulesHoldForThePositionsBelow() throws IOException {
        String lead =
                "position deals 0 dealer 0 stake 0 leader 1 tricks 1 "
                        + "hands AH,KH/AS,QH/KS,QH rest JS trick AS pile TS,JH,TH totals 0,0,1";
        holds(lead, "depth 1 = 1", "rules {\"mustFollow\": false}", lead, "depth 1 = 2");
        assertThat(LegalTree.check(new Nibble(), file)).isEmpty();
    }

    @Test
    void aWrongCountIsToldWithItsLine() throws IOException {
        holds("", POSITION, "depth 1 = 3");
        assertThat(LegalTree.check(new Nibble(), file))
                .containsExactly(
                        "Line 3 of %s: there are 2 sequences of depth 1 from %s, not 3."
                                .formatted(file, POSITION.substring("position ".length())));
    }

    @Test
    void aLineThatIsNoPartOfATreeIsRefused() throws IOException {
        for (String line :
                new String[] {"depth = 3", "depth 1 = x", "count 7", "rules {", "depth 0 = 1"}) {
            holds(POSITION, line);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> LegalTree.read(file))
                    .withMessageStartingWith("Cannot read line 2 of " + file)
                    .withMessageContaining("Allowed: # a comment, rules");
        }
        holds("depth 1 = 1");
        assertThatIllegalArgumentException().isThrownBy(() -> LegalTree.read(file));
    }

    @Test
    void aPositionWithARangeCannotBeCounted() throws IOException {
        holds(
                POSITION.replace("stake 0", "stake -1").replace("tricks 1", "tricks 0"),
                "depth 1 = 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LegalTree.check(new Nibble(), file))
                .withMessageContaining("there is a range of them");
    }
}
