package meldhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import meldhouse.api.game.Ruleset;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The contract catches every broken promise, by the test that names it, and no other. */
class RulesetContractTest {
    private static Ruleset onTrial = new Nibble();

    /** Not a test of its own: it is run from here. */
    static class Trial extends RulesetContract {
        Trial() {
            super(onTrial);
        }
    }

    @BeforeEach
    void fewMatchesAreEnough() {
        System.setProperty(Run.MATCHES, "160");
    }

    @AfterEach
    void nothingIsLeftSet() {
        System.clearProperty(Run.MATCHES);
        System.clearProperty(Run.FIRST);
        System.clearProperty(Run.CASE);
    }

    static List<BrokenRulesets.Broken> broken() {
        return BrokenRulesets.all();
    }

    @ParameterizedTest
    @MethodSource("broken")
    void aBrokenPromiseIsCaughtByTheTestThatNamesIt(BrokenRulesets.Broken broken) {
        Map<String, Throwable> failures = failures(broken.ruleset());
        assertThat(failures.keySet())
                .as(() -> failures.values().toString())
                .containsExactlyInAnyOrderElementsOf(broken.promises());
    }

    @Test
    void everyPromiseIsBrokenBySomeRuleset() {
        List<String> promises =
                List.of(RulesetContract.class.getDeclaredMethods()).stream()
                        .filter(method -> method.isAnnotationPresent(Test.class))
                        .map(method -> method.getName())
                        .toList();
        assertThat(promises).hasSizeGreaterThanOrEqualTo(15);
        assertThat(broken().stream().flatMap(broken -> broken.promises().stream()).distinct())
                .containsExactlyInAnyOrderElementsOf(promises);
    }

    @Test
    void whatIsNotBentKeepsEveryPromise() {
        assertThat(failures(new Bent())).isEmpty();
    }

    @Test
    void aFailureIsSeenAgainByItsCaseAlone() {
        System.setProperty(Run.FIRST, "41");
        var broken = broken().get(1);
        String message = failures(broken.ruleset()).get("somebodyCanAlwaysMove").getMessage();
        Matcher command =
                Pattern.compile("To see this case alone: .*-D" + Run.CASE + "=(\\d+)")
                        .matcher(message);
        assertThat(command.find()).as(message).isTrue();
        System.setProperty(Run.CASE, command.group(1));
        assertThat(failures(broken.ruleset()).get("somebodyCanAlwaysMove")).hasMessage(message);
        assertThat(message)
                .contains("case " + command.group(1) + ":")
                .contains("seat", "is to move and has no legal move", "seed: 0000", "position: ");
    }

    private static Map<String, Throwable> failures(Ruleset ruleset) {
        onTrial = ruleset;
        Map<String, Throwable> failures = new TreeMap<>();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(Trial.class))
                                .build(),
                        new TestExecutionListener() {
                            @Override
                            public void executionFinished(
                                    TestIdentifier test, TestExecutionResult result) {
                                result.getThrowable()
                                        .ifPresent(thrown -> failures.put(name(test), thrown));
                            }
                        });
        return failures;
    }

    private static String name(TestIdentifier test) {
        return test.getDisplayName().replace("()", "");
    }
}
