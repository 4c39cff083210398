package meldhouse.api.game;

import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A family of games over one catalogue of house rules. Found by {@link java.util.ServiceLoader};
 * needs a public constructor without parameters. Everything here is pure and safe for any thread:
 * no clock, no I/O, no randomness but what is handed in.
 */
public interface Ruleset {
    /** Who this is. */
    RulesetInfo info();

    /** Every house rule with its type, range, default and meaning. */
    Schema options();

    /** Named sets of house rules, the plain game first. */
    default List<Preset> presets() {
        return List.of();
    }

    /** The points that a script may override. */
    default List<Hook> hooks() {
        return List.of();
    }

    /**
     * Settles the house rules once and for all.
     *
     * @param rules what differs from the defaults
     * @throws BadHouseRules with every fault at once: option, value, what is allowed
     */
    Game configure(HouseRules rules);

    /** The words that its moves, events and views are made of. */
    Language language();

    /** Plain questions that it answers with the classes that tables play with. */
    default List<Question> questions() {
        return List.of();
    }

    /** What is measured of each deal, in the order of a report. */
    default List<Measure> measures() {
        return List.of();
    }

    /**
     * What a deal came to.
     *
     * @param event what happened, unredacted
     * @return the {@link #measures} of the deal that this event ended; nothing if it ended none
     */
    default Optional<DealResult> dealResult(Event event) {
        return Optional.empty();
    }

    /**
     * A preset by its id.
     *
     * @throws NoSuchElementException if there is none; the message lists those there are
     */
    default Preset preset(String id) {
        return presets().stream()
                .filter(preset -> preset.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () ->
                                new NoSuchElementException(
                                        "Cannot use preset '%s': ruleset %s has none of that name. Allowed: %s."
                                                .formatted(
                                                        id,
                                                        info().id(),
                                                        presets().stream()
                                                                .map(Preset::id)
                                                                .collect(
                                                                        Collectors.joining(
                                                                                ", ")))));
    }
}
