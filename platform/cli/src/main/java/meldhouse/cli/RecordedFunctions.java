package meldhouse.cli;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Hooks;
import meldhouse.api.game.Ruleset;
import meldhouse.engine.MatchRecord;
import meldhouse.engine.Replay;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.HookSource;
import meldhouse.scripting.HouseRuleFile;
import meldhouse.scripting.WorkerHooks;
import meldhouse.scripting.WorkerHooks.News;
import meldhouse.scripting.WorkerPool;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Records of matches whose house rules had functions. A record may come from anybody, so its
 * scripts run in processes of their own, as at a server; what failed in the match has no answer
 * again.
 */
final class RecordedFunctions {
    private static final AtomicLong RECORDS = new AtomicLong();

    private RecordedFunctions() {}

    /** Started at first use: hardly a record has functions. */
    private static final class Shared {
        static final WorkerPool WORKERS = started();

        private static WorkerPool started() {
            WorkerPool workers = new WorkerPool();
            Runtime.getRuntime().addShutdownHook(new Thread(workers::close, "workers' end"));
            return workers;
        }
    }

    /**
     * Plays a match again.
     *
     * @param json the record, with the functions' files and what failed, if there are any
     * @param record what was read of it
     * @throws Stop if a file is not the one that it is said to be, or a function does not answer
     *     where it did
     */
    static Replay replay(Ruleset ruleset, JsonNode json, MatchRecord record) {
        if (!json.path("files").isArray()) {
            return Replay.of(ruleset, record);
        }
        WorkerHooks hooks =
                new WorkerHooks(
                        Shared.WORKERS,
                        "record " + RECORDS.incrementAndGet(),
                        sources(json.path("files")),
                        ruleset.configure(record.houseRules()).houseRules().values());
        List<JsonNode> off = new ArrayList<>();
        for (JsonNode fault : json.path("faults")) {
            String hook = fault.path("hook").asText();
            if (fault.has("off")) {
                off.add(fault);
            } else {
                hooks.replay(new News.Failed(hook, fault.path("argument").asText(), ""));
            }
        }
        hooks.replaying(true);
        try {
            return Replay.of(
                    ruleset,
                    record,
                    hooks.present().isEmpty() ? Hooks.NONE : hooks,
                    moves -> {
                        off.stream()
                                .filter(fault -> fault.path("off").asInt() == moves)
                                .map(fault -> new News.Off(fault.path("hook").asText()))
                                .forEach(hooks::replay);
                        hooks.settled();
                    });
        } catch (IllegalStateException e) {
            throw Stop.wrong("verify.function", String.valueOf(e.getMessage()));
        }
    }

    private static List<HookSource> sources(JsonNode files) {
        List<HouseRuleFile> read = new ArrayList<>();
        try {
            for (JsonNode file : files) {
                HouseRuleFile one =
                        HouseRuleFile.parse(file.path("text").asText(), file.path("name").asText());
                if (!one.hash().equals(file.path("hash").asText())) {
                    throw Stop.wrong("verify.file", one.fileName());
                }
                read.add(one);
            }
        } catch (BadHouseRuleFile e) {
            throw Stop.wrong(Message.verbatim(String.join("\n", e.faults())));
        }
        return HookSource.of(read);
    }
}
