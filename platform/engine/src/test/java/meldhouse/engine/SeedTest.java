package meldhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.SplittableRandom;

class SeedTest {
    private static final String HEX = "ab".repeat(32);

    @Test
    void theTextFormIsReadBack() {
        assertThat(Seed.parse(HEX).hex()).isEqualTo(HEX);
        assertThat(Seed.parse(HEX.toUpperCase())).isEqualTo(Seed.parse(HEX));
        assertThat(Seed.parse("0".repeat(64))).isEqualTo(Seed.of(new byte[32]));
    }

    @Test
    void whatIsNoSeedIsRefusedWithoutRepeatingIt() {
        for (String text : List.of("", "ab".repeat(31), HEX + "a", "g" + HEX.substring(1))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Seed.parse(text))
                    .withMessageContaining(
                            "Cannot read a seed of " + text.length() + " characters: it is none")
                    .withMessageContaining("Allowed: 64 hexadecimal digits.")
                    .matches(e -> text.isEmpty() || !e.getMessage().contains(text));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Seed.of(new byte[31]))
                .withMessage(
                        "Cannot use a seed of 31 bytes: it has another length. Allowed: 32 bytes.");
    }

    @Test
    void nothingThatPrintsASeedPrintsTheSecret() {
        Seed seed = Seed.parse(HEX);
        Match match = Match.start(HighCard.to(3), seed).match();
        assertThat(List.of(seed, new Shuffle(seed), match, MatchRecord.of(match, List.of())))
                .allSatisfy(
                        thing ->
                                assertThat(thing.toString())
                                        .doesNotContain(HEX)
                                        .contains(seed.commitment()));
    }

    @Test
    void theBytesHandedInAreCopied() {
        byte[] bytes = new byte[32];
        Seed seed = Seed.of(bytes);
        bytes[0] = 1;
        assertThat(seed.hex()).isEqualTo("0".repeat(64));
    }

    @Test
    void theOrderOfSaltsDoesNotMatter() {
        Seed seed = Seed.parse(HEX);
        assertThat(seed.mixedWith(List.of("b", "a", "")))
                .isEqualTo(seed.mixedWith(List.of("", "a", "b")));
    }

    @Test
    void otherSaltsGiveAnotherSeed() {
        Seed seed = Seed.parse(HEX);
        assertThat(
                        List.of(
                                seed.mixedWith(List.of()),
                                seed.mixedWith(List.of("")),
                                seed.mixedWith(List.of("", "")),
                                seed.mixedWith(List.of("ab")),
                                seed.mixedWith(List.of("a", "b"))))
                .doesNotHaveDuplicates();
        assertThat(seed.mixedWith(List.of())).isEqualTo(seed);
    }

    @Test
    void randomNumbersDependOnSeedAndPurposeAlone() {
        Seed seed = Seed.random(new SplittableRandom(1));
        assertThat(seed).isEqualTo(Seed.random(new SplittableRandom(1)));
        assertThat(seed.randomFor("seat 0").nextLong())
                .isEqualTo(seed.randomFor("seat 0").nextLong());
        assertThat(
                        List.of(
                                seed.randomFor("seat 0").nextLong(),
                                seed.randomFor("seat 1").nextLong(),
                                Seed.parse(HEX).randomFor("seat 0").nextLong()))
                .doesNotHaveDuplicates();
    }
}
