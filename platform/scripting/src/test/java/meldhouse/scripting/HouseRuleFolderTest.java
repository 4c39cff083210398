package meldhouse.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

class HouseRuleFolderTest {
    @TempDir Path folder;

    private void write(String name, String json) throws IOException {
        Files.writeString(folder.resolve(name), json.replace('\'', '"'));
    }

    private HouseRuleFolder.Contents read() {
        return new HouseRuleFolder(folder).read(SmallRules.ALL);
    }

    private String title(RuleChain chain) {
        return chain.file().title().in("en");
    }

    @Test
    void filesAreListedByNameForTheirRuleset() throws IOException {
        write("b.json", "{'ruleset':'small'}");
        write("z.JSON", "{'ruleset':'small','name':'a-first'}");
        write("c.json", "{'ruleset':'other'}");
        assertThat(read().files()).containsOnlyKeys("a-first", "b", "c");
        assertThat(read().namesFor("small")).containsExactly("a-first", "b");
        assertThat(read().namesFor("whist")).isEmpty();
        assertThat(read().file("c"))
                .hasValueSatisfying(f -> assertThat(f.file().ruleset()).isEqualTo("other"));
        assertThat(read().file("d")).isEmpty();
    }

    @Test
    void ofTwoFilesOfOneNameInTwoFoldersTheFirstCounts() throws IOException {
        Path own = Files.createDirectory(folder.resolve("own"));
        Path shipped = Files.createDirectory(folder.resolve("shipped"));
        Files.writeString(own.resolve("a.json"), "{\"ruleset\":\"other\"}");
        Files.writeString(shipped.resolve("a.json"), "{\"ruleset\":\"small\"}");
        Files.writeString(shipped.resolve("b.json"), "{\"ruleset\":\"small\"}");
        HouseRuleFolder.Contents contents =
                new HouseRuleFolder(List.of(own, folder.resolve("no"), shipped))
                        .read(SmallRules.ALL);
        assertThat(contents.files()).containsOnlyKeys("a", "b");
        assertThat(contents.file("a").orElseThrow().file().ruleset()).isEqualTo("other");
        assertThat(contents.broken()).isEmpty();
    }

    @Test
    void aBrokenFileIsListedAndTheOthersGoOn() throws IOException {
        write("a.json", "{'ruleset':'small'");
        write("b.json", "{'ruleset':'small'}");
        write("c.json", "{'ruleset':'small','name':'b'}");
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
        write("a.json", "{'ruleset':'small','title':'One'}");
        assertThat(read().file("a")).get().extracting(this::title).isEqualTo("One");
        write("a.json", "{'ruleset':'small','title':'Two'}");
        assertThat(read().file("a")).get().extracting(this::title).isEqualTo("Two");
        Files.delete(folder.resolve("a.json"));
        assertThat(read().files()).isEmpty();
    }

    @Test
    void aFolderThatIsNotThereIsEmptyAndAFileIsNone() throws IOException {
        assertThat(new HouseRuleFolder(folder.resolve("no")).read(SmallRules.ALL))
                .isEqualTo(new HouseRuleFolder.Contents(java.util.Map.of(), List.of()));
        write("file", "");
        Path file = folder.resolve("file");
        assertThat(new HouseRuleFolder(file).read(SmallRules.ALL).broken())
                .containsExactly(
                        new HouseRuleFolder.Broken(
                                file.toString(),
                                List.of(
                                        "Cannot list house rules in '%s': it is a file. Allowed: a folder."
                                                .formatted(file))));
    }

    @Test
    void aFileThatDidNotChangeIsNotReadAgain() throws Exception {
        HouseRuleFolder rules = new HouseRuleFolder(folder);
        write("a.json", "{'ruleset':'small'}");
        write("b.js", "export default {ruleset: 'small'}");
        write("broken.js", "for (;;) {}");
        HouseRuleFolder.Contents first = rules.read(SmallRules.ALL);
        HouseRuleFolder.Contents second = rules.read(SmallRules.ALL);
        for (String name : List.of("a", "b")) {
            assertThat(second.file(name).orElseThrow().file())
                    .isSameAs(first.file(name).orElseThrow().file());
        }
        assertThat(second.broken()).isEqualTo(first.broken()).hasSize(1);
    }

    @Test
    void aChangeOfOneSizeWithinOneMomentIsSeen() throws Exception {
        HouseRuleFolder rules = new HouseRuleFolder(folder);
        Path file = folder.resolve("a.js");
        for (int i = 0; i < 20; i++) {
            int target = 100 + 10 * (i % 2);
            Files.writeString(
                    file,
                    "export default {ruleset: 'small', options: {target: %d}}".formatted(target));
            Files.setLastModifiedTime(
                    file, FileTime.from(Instant.now().truncatedTo(ChronoUnit.SECONDS)));
            RuleChain chain = rules.read(SmallRules.ALL).file("a").orElseThrow();
            assertThat(chain.effective().values().whole("target")).isEqualTo(target);
        }
    }

    @Test
    void aChangeOfWhatAFileExtendsIsSeen() throws Exception {
        HouseRuleFolder rules = new HouseRuleFolder(folder);
        write("base.json", "{'ruleset':'small', 'options': {'target': 200}}");
        write("a.json", "{'ruleset':'small', 'extends': 'base'}");
        assertThat(rules.read(SmallRules.ALL).file("a").orElseThrow().effective().changed())
                .hasSize(1);
        write("base.json", "{'ruleset':'small'}");
        assertThat(rules.read(SmallRules.ALL).file("a").orElseThrow().effective().changed())
                .isEmpty();
        Files.delete(folder.resolve("base.json"));
        assertThat(rules.read(SmallRules.ALL).broken()).hasSize(1);
    }
}
