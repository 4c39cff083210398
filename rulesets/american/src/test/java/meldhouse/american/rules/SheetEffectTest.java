package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Turn;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetEntry.Rule;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** An option that the sheet leaves out, as being without effect, really changes nothing. */
class SheetEffectTest {
    private static final int DEALS = 20;
    private static final int TRIES = 6;

    private final Random random = new Random(3);

    /** House rules that differ in one option, and so little that the sheet says the same. */
    private record Pair(String option, HouseRules one, HouseRules other) {}

    @Test
    void anOptionLeftOutChangesNoDeal() {
        Set<String> tried = new LinkedHashSet<>();
        for (Option option : Games.RULESET.options().options()) {
            List<Preset> presets = new ArrayList<>(Games.RULESET.presets());
            Collections.shuffle(presets, random);
            presets.stream()
                    .flatMap(preset -> pair(option, preset).stream())
                    .findFirst()
                    .ifPresent(
                            pair -> {
                                tried.add(pair.option());
                                play(pair);
                            });
        }
        assertThat(tried).hasSizeGreaterThan(80);
    }

    private Optional<Pair> pair(Option option, Preset preset) {
        HouseRules plain = preset.rules();
        if (!isWithoutEffect(option, plain)) {
            return Optional.empty();
        }
        for (int times = 0; times < TRIES; times++) {
            HouseRules other = plain.with(option.name(), Games.value(option, random));
            if (!Objects.equals(value(option, plain), value(option, other))
                    && isWithoutEffect(option, other)
                    && isSound(other)) {
                return Optional.of(new Pair(option.name(), plain, other));
            }
        }
        return Optional.empty();
    }

    private static @Nullable Object value(Option option, HouseRules rules) {
        return Games.RULESET.options().resolve(rules).values().all().get(option.name());
    }

    /** Whether no rule about an option is said under these house rules. */
    private static boolean isWithoutEffect(Option option, HouseRules rules) {
        var values = Games.RULESET.options().resolve(rules).values();
        return Games.RULESET.sheet().stream()
                .flatMap(section -> section.entries().stream())
                .filter(entry -> entry instanceof Rule rule && rule.option().equals(option.name()))
                .map(SheetEntry::when)
                .noneMatch(when -> when.test(values));
    }

    private static boolean isSound(HouseRules rules) {
        try {
            Games.RULESET.configure(rules);
            return true;
        } catch (BadHouseRules e) {
            return false;
        }
    }

    /** Plays the same cards and moves by both, and sees the same. */
    private void play(Pair pair) {
        Position one = Games.game(pair.one()).start();
        Position other = Games.game(pair.other()).start();
        for (int deals = 0; deals < DEALS; ) {
            assertThat(other.turn()).as(pair.toString()).isEqualTo(one.turn());
            Decision.Accepted first;
            Decision.Accepted second;
            switch (one.turn()) {
                case Turn.Over _ -> {
                    one = Games.game(pair.one()).start();
                    other = Games.game(pair.other()).start();
                    continue;
                }
                case Turn.Chance chance -> {
                    int[] order = Games.shuffled(chance.things(), random);
                    first = one.shuffled(order.clone());
                    second = other.shuffled(order);
                    deals++;
                }
                case Turn.Seated seated -> {
                    assertThat(other.legalMoves().listed())
                            .as(pair.toString())
                            .isEqualTo(one.legalMoves().listed());
                    Move move = Games.randomMove(one.legalMoves(), random);
                    first = Games.accepted(one, seated.seat(), move);
                    second = Games.accepted(other, seated.seat(), move);
                }
            }
            assertThat(second.events()).as(pair.toString()).isEqualTo(first.events());
            one = first.next();
            other = second.next();
        }
    }
}
