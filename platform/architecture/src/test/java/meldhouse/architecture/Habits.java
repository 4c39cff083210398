package meldhouse.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

import org.jspecify.annotations.NullMarked;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.RandomAccessFile;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** What the code never does, each as one rule over whatever classes it is given. */
final class Habits {

    static final ArchRule NO_STANDARD_STREAMS =
            noClasses()
                    .should(ACCESS_STANDARD_STREAMS)
                    .because("only the command line talks to the terminal; others log");

    static final ArchRule NO_CLOCK =
            noClasses()
                    .should()
                    .callMethodWhere(
                            target(nameMatching("currentTimeMillis|nanoTime"))
                                    .and(targetOwner(assignableTo(System.class))))
                    .orShould()
                    .callMethodWhere(
                            target(name("now")).and(targetOwner(resideInAPackage("java.time.."))))
                    .orShould()
                    .dependOnClassesThat()
                    .areAssignableTo(Clock.class)
                    .because("a match replays the same in ten years");

    /** A generator that is handed in (RandomGenerator) is fine; one that is made is not. */
    static final ArchRule NO_RANDOMNESS_OF_ITS_OWN =
            noClasses()
                    .should()
                    .dependOnClassesThat(
                            belongToAnyOf(
                                    Random.class,
                                    ThreadLocalRandom.class,
                                    RandomGeneratorFactory.class))
                    .orShould()
                    .callMethodWhere(
                            target(name("random")).and(targetOwner(assignableTo(Math.class))))
                    .orShould()
                    .callMethodWhere(
                            target(name("random")).and(targetOwner(assignableTo(StrictMath.class))))
                    .orShould()
                    .callMethodWhere(
                            target(name("randomUUID")).and(targetOwner(assignableTo(UUID.class))))
                    .orShould()
                    .callMethodWhere(
                            target(nameMatching("getDefault|of"))
                                    .and(
                                            targetOwner(
                                                    describe(
                                                            "RandomGenerator",
                                                            owner ->
                                                                    owner.isEquivalentTo(
                                                                            RandomGenerator
                                                                                    .class)))))
                    .because("all chance comes from the seed of the match");

    /** The one door: it draws a new match's seed, and derives generators from it. */
    static final ArchRule GENERATORS_ONLY_IN_SEED =
            noClasses()
                    .that()
                    .doNotHaveSimpleName("Seed")
                    .should()
                    .dependOnClassesThat(belongToAnyOf(SecureRandom.class, SplittableRandom.class))
                    .because("a seed is drawn in one place, and all else follows from it");

    static final ArchRule NO_FILES_AND_NO_NETWORK =
            noClasses()
                    .should()
                    .dependOnClassesThat(
                            resideInAPackage("java.net..")
                                    .or(resideInAPackage("java.nio.file.."))
                                    .or(resideInAPackage("java.nio.channels.."))
                                    .or(
                                            belongToAnyOf(
                                                    File.class,
                                                    FileInputStream.class,
                                                    FileOutputStream.class,
                                                    FileReader.class,
                                                    FileWriter.class,
                                                    RandomAccessFile.class)))
                    .because("rules and matches are pure");

    static final ArchRule NO_SERVICE_LOADER_WITHOUT_A_LOADER =
            noClasses()
                    .should()
                    .callMethod(ServiceLoader.class, "load", Class.class)
                    .orShould()
                    .callMethod(ServiceLoader.class, "loadInstalled", Class.class)
                    .because("the thread's class loader, which it takes, is null on some threads");

    static final ArchRule NO_CYCLES = slices().matching("meldhouse.(**)").should().beFreeOfCycles();

    static final ArchRule NULL_MARKED =
            classes()
                    .should(
                            new ArchCondition<JavaClass>("be in a package marked @NullMarked") {
                                @Override
                                public void check(JavaClass type, ConditionEvents events) {
                                    if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
                                        events.add(
                                                SimpleConditionEvent.violated(
                                                        type,
                                                        type.getPackageName()
                                                                + " is not @NullMarked, see "
                                                                + type.getName()));
                                    }
                                }
                            });

    private Habits() {}
}
