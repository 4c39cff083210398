package meldhouse.server.lobby;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;
import meldhouse.catalog.PluginFault;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.OptionSchema;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;
import meldhouse.scripting.HouseRuleFolder;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * What can be played, and against whom.
 *
 * @param sources where it is found
 */
record Offers(NewTable.Sources sources) {
    private static final System.Logger LOG = System.getLogger(Offers.class.getName());

    ServerMessage.RulesetList rulesets(RequestId re) {
        HouseRuleFolder.Contents files = sources.files().contents(sources.bots().calls());
        return new ServerMessage.RulesetList(
                re,
                sources.catalog().rulesets().stream()
                        .flatMap(ruleset -> guarded(ruleset, files).stream())
                        .toList());
    }

    /** Nothing if the ruleset cannot even say what it is. */
    private Optional<ServerMessage.RulesetRow> guarded(
            Ruleset ruleset, HouseRuleFolder.Contents files) {
        try {
            return Optional.of(sources.bots().calls().ask(ruleset, () -> row(ruleset, files)));
        } catch (PluginFault e) {
            LOG.log(System.Logger.Level.WARNING, "A ruleset is not listed: {0}.", e.getMessage());
            return Optional.empty();
        }
    }

    private ServerMessage.RulesetRow row(Ruleset ruleset, HouseRuleFolder.Contents files) {
        var info = ruleset.info();
        return new ServerMessage.RulesetRow(
                info.id(),
                info.title(),
                info.version(),
                new ServerMessage.SeatRange(info.minSeats(), info.maxSeats()),
                OptionSchema.of(ruleset, sources.files().locks()::holds),
                ruleset.presets().stream()
                        .map(
                                preset ->
                                        new ServerMessage.PresetRow(
                                                preset.id(),
                                                preset.title(),
                                                preset.about(),
                                                preset.rules().values()))
                        .toList(),
                files.namesFor(info.id()));
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
