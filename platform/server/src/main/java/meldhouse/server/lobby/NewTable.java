package meldhouse.server.lobby;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.catalog.PluginFault;
import meldhouse.engine.Seed;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.SeatWish;
import meldhouse.protocol.UnnamedTable;
import meldhouse.scripting.BadHouseRuleFile;
import meldhouse.scripting.EffectiveRules;
import meldhouse.scripting.HookFunction;
import meldhouse.scripting.HookSource;
import meldhouse.scripting.Layer;
import meldhouse.scripting.Origin;
import meldhouse.scripting.Precedence;
import meldhouse.scripting.RuleChain;
import meldhouse.scripting.ShareCode;
import meldhouse.server.bus.Player;
import meldhouse.server.bus.Secret;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.FactText;
import meldhouse.server.journal.Occupant;
import meldhouse.server.table.BotRoster;
import meldhouse.server.table.Rules;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * What a {@code create} comes to, when all of it is allowed.
 *
 * @param rules what is to be played
 * @param made the new table's first fact
 */
record NewTable(Rules rules, Fact.TableMade made) {
    private static final System.Logger LOG = System.getLogger(NewTable.class.getName());
    private static final int CODE_LENGTH = 6;

    /**
     * Where a new table's parts come from.
     *
     * @param undo whether moves may be taken back where the maker does not say
     */
    record Sources(
            Catalog catalog, RuleBook book, BotRoster bots, HouseRuleSource files, boolean undo) {}

    /**
     * Works out a table.
     *
     * @throws Refused with the reason
     */
    static NewTable of(Sources from, Player maker, ClientMessage.Create wish) throws Refused {
        Ruleset ruleset = ruleset(from, wish);
        Settled settled = settled(from, ruleset, wish);
        Rules rules = settled.rules();
        load(rules, maker, ruleset);
        // Here and not on the table's event loop the bots are asked what they play.
        from.bots().offered(ruleset);
        List<Occupant> seats = seats(from.bots(), maker, rules, wish.seats());
        String title = wish.title() == null || wish.title().isBlank() ? null : wish.title();
        return new NewTable(
                rules,
                new Fact.TableMade(
                        ruleset.info().id(),
                        ruleset.info().version(),
                        rules.game().houseRules(),
                        settled.origins(),
                        settled.files(),
                        begunWith(wish),
                        title == null ? UnnamedTable.title(maker.name()) : title.strip(),
                        Boolean.TRUE.equals(wish.isPrivate()) ? Secret.word(CODE_LENGTH) : null,
                        seed(wish.seed()),
                        wish.seed() != null,
                        wish.turnSeconds(),
                        wish.undo() == null ? from.undo() : wish.undo(),
                        standIn(from.bots(), ruleset, wish.standIn()),
                        maker,
                        seats));
    }

    /** A share code is too long to be shown. */
    private static @Nullable String begunWith(ClientMessage.Create wish) {
        String rules = wish.houseRules();
        if (wish.preset() != null) {
            return wish.preset();
        }
        return rules != null && ShareCode.isCode(rules) ? "code" : rules;
    }

    /** Here and not at its first deal a table learns whether its functions can be called. */
    private static void load(Rules rules, Player maker, Ruleset ruleset) throws Refused {
        if (rules.hooks() != null) {
            try {
                rules.hooks().load();
            } catch (BadHouseRuleFile e) {
                LOG.log(
                        System.Logger.Level.WARNING,
                        "A table of ''{0}'' was not made for {1}: {2}",
                        ruleset.info().id(),
                        maker.name(),
                        e.getMessage());
                throw new Refused(ErrorCode.BAD_RULES, String.valueOf(e.getMessage()));
            }
        }
    }

    private static Ruleset ruleset(Sources from, ClientMessage.Create wish) throws Refused {
        try {
            return from.catalog().ruleset(wish.ruleset());
        } catch (NoSuchElementException e) {
            throw new Refused(ErrorCode.BAD_REQUEST, e.getMessage());
        }
    }

    /**
     * The rules of a table.
     *
     * @param origins who says so, of each option that is not the default and of each function
     * @param files those that were read, the base first
     */
    private record Settled(Rules rules, Map<String, String> origins, List<Fact.RuleText> files) {}

    private static Settled settled(Sources from, Ruleset ruleset, ClientMessage.Create wish)
            throws Refused {
        if (wish.preset() != null && wish.houseRules() != null) {
            throw new Refused(
                    ErrorCode.BAD_REQUEST,
                    "Cannot use both 'preset' and 'houseRules'. Allowed: one of them.");
        }
        List<Layer> layers = new ArrayList<>();
        List<Fact.RuleText> files = new ArrayList<>();
        List<HookSource> functions = new ArrayList<>();
        Map<String, String> deciding = new LinkedHashMap<>();
        try {
            if (wish.preset() != null) {
                String id = wish.preset();
                var preset = from.bots().calls().ask(ruleset, () -> ruleset.preset(id));
                layers.add(Layer.of(new Origin.FromPreset(id), preset.rules()));
            } else if (wish.houseRules() != null && ShareCode.isCode(wish.houseRules())) {
                layers.add(
                        HouseRuleSource.code(
                                wish.houseRules(), wish.ruleset(), from.bots().calls()));
            } else if (wish.houseRules() != null) {
                RuleChain chain =
                        from.files().read(wish.houseRules(), wish.ruleset(), from.bots().calls());
                layers.addAll(chain.layers());
                functions.addAll(chain.functions());
                chain.files().stream()
                        .flatMap(file -> file.functions().values().stream())
                        .forEach(one -> deciding.put(one.name(), origin(one).toString()));
                chain.files()
                        .forEach(
                                file ->
                                        files.add(
                                                new Fact.RuleText(
                                                        file.fileName(),
                                                        file.hash(),
                                                        file.text())));
            }
        } catch (NoSuchElementException | IllegalArgumentException e) {
            throw new Refused(ErrorCode.BAD_RULES, e.getMessage());
        } catch (PluginFault e) {
            throw failed(e);
        }
        try {
            Settled options =
                    from.bots()
                            .calls()
                            .ask(
                                    ruleset,
                                    () ->
                                            settled(
                                                    from,
                                                    ruleset,
                                                    layers,
                                                    files,
                                                    functions,
                                                    wish.options()));
            options.origins().putAll(deciding);
            return options;
        } catch (BadHouseRules e) {
            throw new Refused(ErrorCode.BAD_RULES, e.getMessage(), faults(e.faults()));
        } catch (PluginFault e) {
            throw failed(e);
        }
    }

    private static Origin origin(HookFunction function) {
        return new Origin.FromFile(function.place().fileName(), function.place());
    }

    private static Settled settled(
            Sources from,
            Ruleset ruleset,
            List<Layer> below,
            List<Fact.RuleText> files,
            List<HookSource> functions,
            @Nullable Map<String, @Nullable Object> options) {
        List<Layer> layers = new ArrayList<>(below);
        layers.add(from.files().locks().above(ruleset, below));
        if (options != null) {
            layers.add(Layer.of(new Origin.FromTable(), new HouseRules(options)));
        }
        EffectiveRules effective = Precedence.of(ruleset, layers);
        Map<String, String> origins = new LinkedHashMap<>();
        effective
                .changed()
                .forEach(setting -> origins.put(setting.name(), setting.origin().toString()));
        return new Settled(
                from.book().rules(ruleset, effective.houseRules(), functions), origins, files);
    }

    private static Refused failed(PluginFault fault) {
        LOG.log(System.Logger.Level.WARNING, "No table was made: {0}.", fault.getMessage());
        return new Refused(
                ErrorCode.INTERNAL, "Cannot make a table: %s.".formatted(fault.getMessage()));
    }

    private static ObjectNode faults(List<Fault> faults) {
        ObjectNode details = JsonNodeFactory.instance.objectNode();
        ArrayNode all = details.putArray("faults");
        for (Fault fault : faults) {
            all.addObject()
                    .put("option", fault.option())
                    .put("problem", fault.problem())
                    .put("allowed", fault.allowed())
                    .set("value", FactText.plain(fault.value()));
        }
        return details;
    }

    private static List<Occupant> seats(
            BotRoster bots, Player maker, Rules rules, @Nullable List<SeatWish> wishes)
            throws Refused {
        int size = rules.game().seats();
        List<SeatWish> wanted = wishes == null ? List.of(new SeatWish.Me()) : wishes;
        if (wanted.size() > size) {
            throw new Refused(
                    ErrorCode.BAD_REQUEST,
                    "Cannot make %d seats: the game is for %d.".formatted(wanted.size(), size));
        }
        if (wanted.stream().filter(wish -> wish instanceof SeatWish.Me).count() > 1) {
            throw new Refused(
                    ErrorCode.BAD_REQUEST, "Cannot sit in two seats. Allowed: one \"me\".");
        }
        List<Occupant> seats = new ArrayList<>();
        for (SeatWish wish : wanted) {
            seats.add(occupant(bots, maker, rules.game().ruleset(), wish));
        }
        while (seats.size() < size) {
            seats.add(new Occupant.Open());
        }
        return seats;
    }

    private static Occupant occupant(BotRoster bots, Player maker, Ruleset ruleset, SeatWish wish)
            throws Refused {
        return switch (wish) {
            case SeatWish.Open ignored -> new Occupant.Open();
            case SeatWish.Me ignored -> new Occupant.Person(maker);
            case SeatWish.BotNamed(String bot) -> {
                if (bots.offered(bot, ruleset).isEmpty()) {
                    throw new Refused(ErrorCode.NO_SUCH_BOT, bots.noSuchBot(bot, ruleset));
                }
                yield new Occupant.Bot(bot, false);
            }
        };
    }

    private static @Nullable String standIn(
            BotRoster bots, Ruleset ruleset, @Nullable String wanted) throws Refused {
        if (wanted != null && bots.offered(wanted, ruleset).isEmpty()) {
            throw new Refused(ErrorCode.NO_SUCH_BOT, bots.noSuchBot(wanted, ruleset));
        }
        return wanted;
    }

    private static Seed seed(@Nullable String hex) throws Refused {
        if (hex == null) {
            return Seed.random(Secret.random());
        }
        try {
            return Seed.parse(hex);
        } catch (IllegalArgumentException e) {
            throw new Refused(ErrorCode.BAD_REQUEST, e.getMessage());
        }
    }
}
