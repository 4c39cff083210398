package meldhouse.catalog;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Ruleset;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeSet;

/**
 * The rulesets and bots of a server: those built in and those that plugins bring. Immutable. Nobody
 * else looks for them, and nobody names one in code.
 */
public final class Catalog {
    private final Map<Path, Offer> plugins;
    private final Offer builtIn;
    private final Offer all;
    private final List<Skipped> skipped;

    private Catalog(Offer builtIn, Map<Path, Offer> plugins, List<Skipped> skipped) {
        this.builtIn = builtIn;
        this.plugins = plugins;
        this.skipped = List.copyOf(skipped);
        this.all = plugins.values().stream().reduce(builtIn, Offer::and);
    }

    /**
     * What is built in: all that this class loader sees, on the module path or the class path.
     *
     * @throws IllegalStateException if two of them have one id; the message names both places
     */
    public static Catalog of(ClassLoader loader) {
        return new Catalog(Offer.of(loader), Map.of(), List.of());
    }

    /**
     * Exactly these: for tests, and for programs that bring their own.
     *
     * @throws IllegalStateException if two of them have one id
     */
    public static Catalog of(List<? extends Ruleset> rulesets, List<? extends BotProvider> bots) {
        return new Catalog(Offer.of(rulesets, bots), Map.of(), List.of());
    }

    /**
     * This catalog and what the jars of a folder bring, each in a module layer of its own above the
     * platform's. A jar that cannot be used is {@link #skipped()} whole, and the rest goes on. The
     * ids of what is here already are reserved. A folder that does not exist holds no plugins.
     */
    public Catalog withPlugins(Path folder) {
        PluginFolder.Contents contents = PluginFolder.read(folder);
        List<Skipped> left = new ArrayList<>(skipped);
        left.addAll(contents.skipped());
        Map<Path, Offer> taken = new LinkedHashMap<>(plugins);
        contents.offers()
                .forEach(
                        (jar, offer) -> {
                            String clash = clash(offer, taken);
                            if (clash == null) {
                                taken.put(jar, offer);
                            } else {
                                left.add(PluginFolder.skip(jar, clash));
                            }
                        });
        return new Catalog(builtIn, taken, left);
    }

    private @Nullable String clash(Offer offer, Map<Path, Offer> taken) {
        List<String> reserved = offer.sharedWith(builtIn);
        if (!reserved.isEmpty()) {
            return "it brings %s, and Meldhouse has its own of that name"
                    .formatted(String.join(", ", reserved));
        }
        for (var other : taken.entrySet()) {
            List<String> shared = offer.sharedWith(other.getValue());
            if (!shared.isEmpty()) {
                return "it brings %s, and so does %s"
                        .formatted(String.join(", ", shared), other.getKey());
            }
        }
        return null;
    }

    /** Every ruleset, those built in first. */
    public List<Ruleset> rulesets() {
        return List.copyOf(all.rulesets().values());
    }

    /** Every bot, those built in first. */
    public List<BotProvider> bots() {
        return List.copyOf(all.bots().values());
    }

    /** The plugins that were left out, each with a sentence. */
    public List<Skipped> skipped() {
        return skipped;
    }

    /**
     * The ruleset of this id.
     *
     * @throws NoSuchElementException if there is none; the message lists the known ones
     */
    public Ruleset ruleset(String id) {
        return known("use ruleset", id, all.rulesets());
    }

    /**
     * The bot of this id.
     *
     * @throws NoSuchElementException if there is none; the message lists the known ones
     */
    public BotProvider bot(String id) {
        return known("seat bot", id, all.bots());
    }

    private static <T> T known(String use, String id, Map<String, T> things) {
        T thing = things.get(id);
        if (thing == null) {
            throw new NoSuchElementException(
                    "Cannot %s '%s': there is none of that name. Allowed: %s."
                            .formatted(
                                    use,
                                    id,
                                    things.isEmpty()
                                            ? "none, since none is installed"
                                            : String.join(", ", new TreeSet<>(things.keySet()))));
        }
        return thing;
    }
}
