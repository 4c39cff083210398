package meldhouse.server.lobby;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.OptionSchema;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;

import java.util.List;
import java.util.NoSuchElementException;

/**
 * What can be played, and against whom.
 *
 * @param sources where it is found
 */
record Offers(NewTable.Sources sources) {
    ServerMessage.RulesetList rulesets(RequestId re) {
        return new ServerMessage.RulesetList(
                re, sources.catalog().rulesets().stream().map(this::row).toList());
    }

    private ServerMessage.RulesetRow row(Ruleset ruleset) {
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
                sources.files().names(ruleset));
    }

    ServerMessage.BotList bots(ClientMessage.Bots ask) throws Refused {
        return new ServerMessage.BotList(
                ask.id(),
                asked(ask).stream()
                        .map(
                                bot ->
                                        new ServerMessage.BotRow(
                                                bot.id(), bot.title(), bot.level().toString()))
                        .toList());
    }

    private List<BotProvider> asked(ClientMessage.Bots ask) throws Refused {
        if (ask.ruleset() == null) {
            return sources.bots().offered();
        }
        try {
            return sources.bots().offered(sources.catalog().ruleset(ask.ruleset()));
        } catch (NoSuchElementException e) {
            throw new Refused(ErrorCode.BAD_REQUEST, e.getMessage());
        }
    }
}
