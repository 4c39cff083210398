package meldhouse.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;

import meldhouse.architecture.circle.left.Left;
import meldhouse.architecture.circle.right.Right;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** A rule that catches nothing is no rule: each is shown the bad code that it is there for. */
class HabitsCatchTest {

    static Stream<Arguments> badCode() {
        return Stream.of(
                Arguments.of(Habits.NO_STANDARD_STREAMS, Printing.class),
                Arguments.of(Habits.NO_CLOCK, Asking.class),
                Arguments.of(Habits.NO_CLOCK, AskingInstant.class),
                Arguments.of(Habits.NO_RANDOMNESS_OF_ITS_OWN, Rolling.class),
                Arguments.of(Habits.NO_RANDOMNESS_OF_ITS_OWN, RollingOnItsThread.class),
                Arguments.of(Habits.NO_RANDOMNESS_OF_ITS_OWN, RollingMath.class),
                Arguments.of(Habits.NO_RANDOMNESS_OF_ITS_OWN, RollingByDefault.class),
                Arguments.of(Habits.GENERATORS_ONLY_IN_SEED, Seeding.class),
                Arguments.of(Habits.NO_FILES_AND_NO_NETWORK, Reading.class),
                Arguments.of(Habits.NO_SERVICE_LOADER_WITHOUT_A_LOADER, Loading.class),
                Arguments.of(Habits.NULL_MARKED, Left.class));
    }

    @ParameterizedTest
    @MethodSource("badCode")
    void aRuleCatchesTheCodeItIsThereFor(ArchRule rule, Class<?> bad) {
        assertThat(rule.evaluate(new ClassFileImporter().importClasses(bad)).hasViolation())
                .isTrue();
    }

    @Test
    void twoPackagesThatNeedEachOtherAreACircle() {
        JavaClasses both = new ClassFileImporter().importClasses(Left.class, Right.class);

        assertThat(Habits.NO_CYCLES.evaluate(both).hasViolation()).isTrue();
    }

    static final class Printing {
        static void print() {
            System.out.println();
        }
    }

    static final class Asking {
        static long now() {
            return System.nanoTime();
        }
    }

    static final class AskingInstant {
        static Instant now() {
            return Instant.now();
        }
    }

    static final class Rolling {
        static void shuffle(List<String> cards) {
            Collections.shuffle(cards, new Random(1));
        }
    }

    static final class RollingOnItsThread {
        static int roll() {
            return ThreadLocalRandom.current().nextInt(6);
        }
    }

    static final class RollingMath {
        static double roll() {
            return Math.random();
        }
    }

    static final class RollingByDefault {
        static int roll() {
            return RandomGenerator.getDefault().nextInt(6);
        }
    }

    static final class Seeding {
        static byte[] seed() {
            return new SecureRandom().generateSeed(32);
        }
    }

    static final class Reading {
        static boolean read() {
            return Files.exists(Path.of("rules"));
        }
    }

    static final class Loading {
        static Iterable<Runnable> load() {
            return ServiceLoader.load(Runnable.class);
        }
    }
}
