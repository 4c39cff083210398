package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class HouseRuleFolderTest {
    @TempDir Path folder;

    private void write(String name, String json) throws IOException {
        Files.writeString(folder.resolve(name), json.replace('\'', '"'));
    }

    private HouseRuleFolder.Contents read() {
        return new HouseRuleFolder(folder).read();
    }

    @Test
    void filesAreListedByNameForTheirRuleset() throws IOException {
        write("b.json", "{'ruleset':'american'}");
        write("z.JSON", "{'ruleset':'american','name':'a-first'}");
        write("c.json", "{'ruleset':'danish'}");
        assertThat(read().files()).containsOnlyKeys("a-first", "b", "c");
        assertThat(read().namesFor("american")).containsExactly("a-first", "b");
        assertThat(read().namesFor("whist")).isEmpty();
        assertThat(read().file("c"))
                .hasValueSatisfying(f -> assertThat(f.ruleset()).isEqualTo("danish"));
        assertThat(read().file("d")).isEmpty();
    }

    @Test
    void ofTwoFilesOfOneNameInTwoFoldersTheFirstCounts() throws IOException {
        Path own = Files.createDirectory(folder.resolve("own"));
        Path shipped = Files.createDirectory(folder.resolve("shipped"));
        Files.writeString(own.resolve("a.json"), "{\"ruleset\":\"danish\"}");
        Files.writeString(shipped.resolve("a.json"), "{\"ruleset\":\"american\"}");
        Files.writeString(shipped.resolve("b.json"), "{\"ruleset\":\"american\"}");
        HouseRuleFolder.Contents contents =
                new HouseRuleFolder(List.of(own, folder.resolve("no"), shipped)).read();
        assertThat(contents.files()).containsOnlyKeys("a", "b");
        assertThat(contents.file("a").orElseThrow().ruleset()).isEqualTo("danish");
        assertThat(contents.broken()).isEmpty();
    }

    @Test
    void aBrokenFileIsListedAndTheOthersGoOn() throws IOException {
        write("a.json", "{'ruleset':'american'");
        write("b.json", "{'ruleset':'american'}");
        write("c.json", "{'ruleset':'american','name':'b'}");
        Files.createDirectory(folder.resolve("d.json"));
        Files.writeString(folder.resolve("README.txt"), "not a rule");
        Files.writeString(folder.resolve(".hidden.json"), "not a rule");
        assertThat(read().files()).containsOnlyKeys("b");
        assertThat(read().broken())
                .extracting(HouseRuleFolder.Broken::file)
                .containsExactly("a.json", "c.json", "d.json");
        assertThat(read().broken().get(0).faults())
                .singleElement()
                .asString()
                .startsWith(folder.resolve("a.json") + ":1:");
        assertThat(read().broken().get(1).faults())
                .containsExactly(
                        "Cannot use house rules '%s': another file of the folder has the name 'b'. Allowed: a name of its own."
                                .formatted(folder.resolve("c.json")));
        assertThat(read().broken().get(2).faults())
                .singleElement()
                .asString()
                .contains("it is a folder");
    }

    @Test
    void aChangeIsSeenTheNextTime() throws IOException {
        assertThat(read().files()).isEmpty();
        write("a.json", "{'ruleset':'american','title':'One'}");
        assertThat(read().file("a")).get().extracting(HouseRuleFile::title).isEqualTo("One");
        write("a.json", "{'ruleset':'american','title':'Two'}");
        assertThat(read().file("a")).get().extracting(HouseRuleFile::title).isEqualTo("Two");
        Files.delete(folder.resolve("a.json"));
        assertThat(read().files()).isEmpty();
    }

    @Test
    void aFolderThatIsNotThereIsEmptyAndAFileIsNone() throws IOException {
        assertThat(new HouseRuleFolder(folder.resolve("no")).read())
                .isEqualTo(new HouseRuleFolder.Contents(java.util.Map.of(), List.of()));
        write("file", "");
        Path file = folder.resolve("file");
        assertThat(new HouseRuleFolder(file).read().broken())
                .containsExactly(
                        new HouseRuleFolder.Broken(
                                file.toString(),
                                List.of(
                                        "Cannot list house rules in '%s': it is a file. Allowed: a folder."
                                                .formatted(file))));
    }

    @Test
    void theExamplesCanAllBeRead() {
        Path examples = Path.of("..", "..", "examples", "house-rules");
        HouseRuleFolder.Contents contents = new HouseRuleFolder(examples).read();
        assertThat(contents.broken()).isEmpty();
        assertThat(contents.namesFor("american"))
                .containsExactly("kitchen-table", "traditional-count");
    }
}
