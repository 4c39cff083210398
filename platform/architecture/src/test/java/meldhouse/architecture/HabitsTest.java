package meldhouse.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;

import org.junit.jupiter.api.Test;

/**
 * The habits of the code. Each test says how many classes it must at least have looked at, so that
 * a rule that looks nowhere fails; raise the number as the house grows.
 */
class HabitsTest {

    private static final int WHOLE_HOUSE = 150;
    private static final int PURE_ROOMS = 70;

    @Test
    void onlyTheCommandLineAndTheTerminalUseTheStandardStreams() {
        JavaClasses others =
                House.classes()
                        .that(
                                resideOutsideOfPackages(
                                        "meldhouse.cli..", "meldhouse.client.terminal.."));
        check(Habits.NO_STANDARD_STREAMS, others, WHOLE_HOUSE);
    }

    @Test
    void rulesAndMatchesAskNoClock() {
        check(Habits.NO_CLOCK, pure(), PURE_ROOMS);
    }

    @Test
    void rulesAndMatchesMakeNoRandomnessOfTheirOwn() {
        check(Habits.NO_RANDOMNESS_OF_ITS_OWN, pure(), PURE_ROOMS);
        check(Habits.GENERATORS_ONLY_IN_SEED, pure(), PURE_ROOMS);
    }

    @Test
    void rulesAndMatchesTouchNoFileAndNoNetwork() {
        check(Habits.NO_FILES_AND_NO_NETWORK, pure(), PURE_ROOMS);
    }

    @Test
    void servicesAreLoadedWithANamedLoader() {
        check(Habits.NO_SERVICE_LOADER_WITHOUT_A_LOADER, House.classes(), WHOLE_HOUSE);
    }

    @Test
    void noPackagesDependOnEachOtherInACircle() {
        check(Habits.NO_CYCLES, House.classes(), WHOLE_HOUSE);
    }

    @Test
    void everyPackageIsNullMarked() {
        check(Habits.NULL_MARKED, House.classes(), WHOLE_HOUSE);
    }

    private static JavaClasses pure() {
        return House.classesOf(
                module ->
                        module.equals("meldhouse.api")
                                || module.equals("meldhouse.engine")
                                || House.rulesets().contains(module));
    }

    private static void check(ArchRule rule, JavaClasses classes, int atLeast) {
        assertThat(classes.size()).as("classes looked at").isGreaterThanOrEqualTo(atLeast);
        rule.check(classes);
    }
}
