package meldhouse.programs;

import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Ruleset;
import meldhouse.api.options.Option;
import meldhouse.protocol.OptionSchema;
import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** The rows that a program is told: what is played, and by which house rules. */
final class Rows {
    private Rows() {}

    /** Its table. Who sits in the other seats is not told to bots. */
    static ServerMessage.TableRow table(String id, String bot, Thinking first, TableState state) {
        Ruleset ruleset = first.game().ruleset();
        return new ServerMessage.TableRow(
                id,
                ruleset.info().id(),
                ruleset.info().title(),
                IntStream.range(0, first.game().seats())
                        .mapToObj(
                                seat ->
                                        new ServerMessage.SeatRow(
                                                seat,
                                                SeatKind.BOT,
                                                seat == first.seat() ? bot : null,
                                                null,
                                                true))
                        .toList(),
                state,
                0,
                true,
                null,
                null,
                changed(first),
                Map.of(),
                null,
                false,
                false,
                null);
    }

    private static Map<String, @Nullable Object> changed(Thinking first) {
        Map<String, @Nullable Object> changed = new LinkedHashMap<>();
        Map<String, @Nullable Object> values = first.game().houseRules().values();
        for (Option option : first.game().ruleset().options().options()) {
            Object value = values.get(option.name());
            if (values.containsKey(option.name())
                    && !Objects.equals(value, option.defaultValue())) {
                changed.put(option.name(), value);
            }
        }
        return changed;
    }

    /** A ruleset with its house rules. */
    static ServerMessage.RulesetRow ruleset(Ruleset ruleset) {
        var info = ruleset.info();
        return new ServerMessage.RulesetRow(
                info.id(),
                info.title(),
                info.version(),
                new ServerMessage.SeatRange(info.minSeats(), info.maxSeats()),
                OptionSchema.of(ruleset.options()),
                ruleset.presets().stream()
                        .map(
                                preset ->
                                        new ServerMessage.PresetRow(
                                                preset.id(),
                                                preset.title(),
                                                preset.about(),
                                                preset.rules().values()))
                        .toList(),
                List.of());
    }
}
