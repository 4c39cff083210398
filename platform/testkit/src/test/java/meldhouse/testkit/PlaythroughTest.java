package meldhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class PlaythroughTest {
    private static final String COMMAND = "./meldhouse playthrough nibble --write";

    private final Nibble nibble = new Nibble();

    @TempDir private Path folder;

    private String file(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void thereIsOneFileForEachPreset() throws IOException {
        assertThat(Playthrough.regenerate(nibble, folder))
                .containsExactly(folder.resolve("plain.txt"), folder.resolve("duel.txt"));
        assertThat(Playthrough.compare(nibble, folder)).isEmpty();
    }

    @Test
    void aPlaythroughTellsTheWholeGame() throws IOException {
        Playthrough.regenerate(nibble, folder);
        assertThat(file("plain.txt").lines())
                .contains(
                        "# Written by " + COMMAND,
                        "ruleset nibble",
                        "preset plain",
                        "  mustFollow true",
                        "  bonus null",
                        "chance shuffles 10 things",
                        "move 1: seat 1",
                        "  may {\"type\":\"pass\"}",
                        "  may"
                            + " {\"type\":\"stake\",\"field\":\"amount\",\"min\":1,\"max\":3,\"step\":1}")
                .anyMatch(line -> line.matches("seed [0-9a-f]{64}"))
                .anyMatch(line -> line.matches("  position deals 0 .* hands .S,.*"))
                .anyMatch(line -> line.matches("  seat 2 sees hand \\[\"..\",\"..\",\"..\"]"))
                .anyMatch(line -> line.matches("  a watcher sees counts \\[3,3,3]"))
                .anyMatch(line -> line.matches("  plays \\{\"type\":\"play\",\"card\":\"..\"}"))
                .anyMatch(line -> line.startsWith("  event {\"type\":\"deal_scored\""))
                .anyMatch(line -> line.matches("  score of \\[1]: \\d+"))
                .last()
                .asString()
                .startsWith("  score of [2]:");
    }

    @Test
    void aChangedGameIsShownByItsFirstDifferentLine() throws IOException {
        Playthrough.regenerate(nibble, folder);
        Path file = folder.resolve("duel.txt");
        List<String> lines = new java.util.ArrayList<>(Files.readAllLines(file));
        int move = lines.indexOf("move 2: seat 1");
        lines.set(move, "move 2: seat 7");
        Files.write(file, lines);
        assertThat(Playthrough.compare(nibble, folder))
                .containsExactly(
                        """
                        %s differs from line %d on.
                          was: move 2: seat 7
                          is:  move 2: seat 1
                        If the new game is right, write it anew: %s\
                        """
                                .formatted(file, move + 1, COMMAND));
        Files.write(file, lines.subList(0, move));
        assertThat(Playthrough.compare(nibble, folder).getFirst()).contains("was: (the end)");
        Playthrough.regenerate(nibble, folder);
        assertThat(Playthrough.compare(nibble, folder)).isEmpty();
    }

    @Test
    void aFileThatIsMissingOrTooManyIsShown() throws IOException {
        Playthrough.regenerate(nibble, folder);
        Files.move(folder.resolve("duel.txt"), folder.resolve("dual.txt"));
        assertThat(Playthrough.compare(nibble, folder))
                .containsExactly(
                        "%s is missing. To write it: %s"
                                .formatted(folder.resolve("duel.txt"), COMMAND),
                        "%s belongs to no preset of nibble. To write all anew: %s"
                                .formatted(folder.resolve("dual.txt"), COMMAND));
        Playthrough.regenerate(nibble, folder);
        assertThat(folder.resolve("dual.txt")).doesNotExist();
        assertThat(Playthrough.compare(nibble, folder)).isEmpty();
    }

    @Test
    void aFileKeepsItsSeed() throws IOException {
        String seed = "seed " + "5e".repeat(32);
        Files.writeString(folder.resolve("plain.txt"), seed + "\n");
        Playthrough.regenerate(nibble, folder);
        assertThat(file("plain.txt").lines()).contains(seed);
        assertThat(Playthrough.compare(nibble, folder)).isEmpty();
    }
}
