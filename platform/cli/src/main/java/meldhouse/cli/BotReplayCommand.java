package meldhouse.cli;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.MessageCodec;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.Callable;

/** {@code meldhouse bot replay}: asks a bot again at one decision of a match that was kept. */
@CommandLine.Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Ask a bot again at one decision of a match that was kept.",
            "The file is one of 'arena --record', or the answer to a 'log' request."
        })
final class BotReplayCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "RECORD",
            descriptionKey = "RECORD",
            description = "The file.")
    private Path file = Path.of("");

    @CommandLine.Option(
            names = "--deal",
            paramLabel = "K",
            description = "Which deal of the arena's file. Default: ${DEFAULT-VALUE}.")
    private int deal = 1;

    @CommandLine.Option(
            names = "--seat",
            required = true,
            paramLabel = "S",
            description = "Whose decision.")
    private int seat;

    @CommandLine.Option(
            names = "--at",
            required = true,
            paramLabel = "N",
            description = "After how many events: the 'seq' of the turn.")
    private long at;

    @CommandLine.Option(
            names = "--bot",
            paramLabel = "BOT",
            description =
                    "Which bot, or a command that starts one. Default: the one that sat there.")
    private @Nullable String bot;

    BotReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        DecisionRecord record = DecisionRecord.read(installation, file, deal);
        DecisionRecord.Turn decision = record.turn(seat, at);
        String who = bot == null ? record.bot(seat) : bot;
        if (who == null) {
            throw Stop.usage("record.person", seat);
        }
        try (NamedBots named = new NamedBots().endingWithThis()) {
            BotProvider provider = named.any(installation, who);
            if (!provider.plays(record.ruleset())) {
                throw Stop.usage(
                        "bot.plays", provider.id(), installation.catalog().idOf(record.ruleset()));
            }
            show(record, decision, provider);
        }
        return Exit.DONE;
    }

    private void show(DecisionRecord record, DecisionRecord.Turn decision, BotProvider provider) {
        LanguageCodec codec = new LanguageCodec(record.ruleset().language());
        var turn = decision.turn();
        Bot sitting = provider.sit(turn.game(), seat);
        Chosen chosen;
        try {
            chosen =
                    sitting.choose(
                            turn.thinking(
                                    decision.seed().randomFor("seat " + seat + " turn " + at),
                                    Instant.MAX));
        } catch (RuntimeException e) {
            throw Stop.wrong("bot.threw", provider.id(), e.toString());
        } finally {
            sitting.leave();
        }
        JsonNode now = codec.move(chosen.move());
        console.say("replay.view", MessageCodec.print(codec.view(turn.view())));
        console.say("replay.legal", legal(codec, decision));
        console.say("replay.then", MessageCodec.print(decision.then()));
        console.say("replay.now", MessageCodec.print(now));
        if (!chosen.why().isEmpty()) {
            console.say("replay.why", chosen.why());
        }
        if (!turn.legal().contains(chosen.move()) && turn.legal().complete()) {
            throw Stop.wrong("bot.illegal", provider.id());
        }
    }

    private static String legal(LanguageCodec codec, DecisionRecord.Turn decision) {
        return String.join(
                " ",
                codec.legal(decision.turn().legal()).stream().map(MessageCodec::print).toList());
    }
}
