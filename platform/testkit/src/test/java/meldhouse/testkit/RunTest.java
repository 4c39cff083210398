package meldhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class RunTest {
    private static final String BASEDIR = "basedir";

    private final Run run = new Run(1, 1_000);
    private String basedir = "";

    @TempDir private Path folder;

    @BeforeEach
    void theModulesFolderIsKept() {
        basedir = System.getProperty(BASEDIR, "");
    }

    @AfterEach
    void theModulesFolderIsPutBack() {
        if (basedir.isEmpty()) {
            System.clearProperty(BASEDIR);
        } else {
            System.setProperty(BASEDIR, basedir);
        }
        System.clearProperty(Run.CASE);
    }

    @Test
    void aDearPromiseTakesAPartOfTheCases() {
        assertThat(run.cases(1).count()).isEqualTo(1_000);
        assertThat(run.cases(3).count()).isEqualTo(334);
        assertThat(new Run(5, 1).cases(20).toArray()).containsExactly(5);
    }

    @Test
    void oneCaseCanBeAskedForAlone() {
        System.setProperty(Run.CASE, "77");
        assertThat(Run.asked().cases(20).toArray()).containsExactly(77);
    }

    @Test
    void theCommandStartsAtTheTopOfTheBuild() throws IOException {
        Path module = Files.createDirectories(folder.resolve("rulesets/whist"));
        Files.writeString(folder.resolve("pom.xml"), "<module>rulesets/whist</module>");
        System.setProperty(BASEDIR, module.toString());
        assertThat(run.command(RunTest.class, "cardsAreConserved", 9))
                .isEqualTo(
                        "mvn -f %s -pl rulesets/whist -am test -Dsurefire.failIfNoSpecifiedTests=false -Dtest='RunTest#cardsAreConserved' -Dmeldhouse.contract.case=9"
                                .formatted(folder));
    }

    @Test
    void theCommandOfABuildOfItsOwnNamesThatAlone() {
        System.setProperty(BASEDIR, folder.toString());
        assertThat(run.command(RunTest.class, "cardsAreConserved", 9))
                .isEqualTo(
                        "mvn -f %s test -Dtest='RunTest#cardsAreConserved' -Dmeldhouse.contract.case=9"
                                .formatted(folder));
    }

    @Test
    void withoutMavenTheCommandNamesTheTestAndTheProperty() {
        System.clearProperty(BASEDIR);
        assertThat(run.command(RunTest.class, "cardsAreConserved", 9))
                .isEqualTo("run RunTest.cardsAreConserved with -Dmeldhouse.contract.case=9");
    }
}
