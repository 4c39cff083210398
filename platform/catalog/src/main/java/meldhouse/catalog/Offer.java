package meldhouse.catalog;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What one place brings.
 *
 * @param rulesets by id
 * @param bots by id
 */
record Offer(Map<String, Ruleset> rulesets, Map<String, BotProvider> bots) {
    /**
     * All that this class loader sees, on the module path or the class path. Rulesets are in the
     * order of their ids: which is first must not depend on the order of a path.
     */
    static Offer of(ClassLoader loader) {
        return new Offer(
                new TreeMap<>(byId(ServiceLoader.load(Ruleset.class, loader), Offer::id)),
                byId(ServiceLoader.load(BotProvider.class, loader), Offer::id));
    }

    /** These. */
    static Offer of(List<? extends Ruleset> rulesets, List<? extends BotProvider> bots) {
        Map<String, Ruleset> rulesetsById = new LinkedHashMap<>();
        rulesets.forEach(ruleset -> add(rulesetsById, id(ruleset), ruleset));
        Map<String, BotProvider> botsById = new LinkedHashMap<>();
        bots.forEach(bot -> add(botsById, id(bot), bot));
        return new Offer(rulesetsById, botsById);
    }

    /** Everything of both. */
    Offer and(Offer other) {
        return new Offer(union(rulesets, other.rulesets), union(bots, other.bots));
    }

    /** What both bring, one phrase for each: {@code "ruleset 'american'"}. */
    List<String> sharedWith(Offer other) {
        List<String> shared = new ArrayList<>();
        rulesets.keySet().stream()
                .filter(other.rulesets::containsKey)
                .forEach(id -> shared.add("ruleset '" + id + "'"));
        bots.keySet().stream()
                .filter(other.bots::containsKey)
                .forEach(id -> shared.add("bot '" + id + "'"));
        return shared;
    }

    private static <T> Map<String, T> union(Map<String, T> a, Map<String, T> b) {
        Map<String, T> all = new LinkedHashMap<>(a);
        all.putAll(b);
        return all;
    }

    private static <T> Map<String, T> byId(ServiceLoader<T> services, Function<T, String> id) {
        Map<String, T> found = new LinkedHashMap<>();
        services.forEach(service -> add(found, id.apply(service), service));
        return found;
    }

    private static <T> void add(Map<String, T> found, String id, T service) {
        T first = found.putIfAbsent(id, service);
        if (first != null) {
            throw new IllegalStateException(
                    "two things are called '%s': %s and %s"
                            .formatted(id, place(first), place(service)));
        }
    }

    private static String place(Object service) {
        Class<?> type = service.getClass();
        var source = type.getProtectionDomain().getCodeSource();
        return type.getName() + (source == null ? "" : " of " + source.getLocation());
    }

    private static String id(Ruleset ruleset) {
        return ruleset.info().id();
    }

    private static String id(BotProvider bot) {
        String id = bot.id();
        if (!id.matches("[a-z][a-z0-9-]{0,39}")) {
            throw new IllegalStateException(
                    "bot id '%s' is none; allowed are 1 to 40 of a-z, 0-9 and -, a letter first"
                            .formatted(id));
        }
        return id;
    }
}
