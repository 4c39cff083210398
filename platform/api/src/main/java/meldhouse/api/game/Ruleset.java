package meldhouse.api.game;

import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;
import meldhouse.api.options.SheetSection;

import java.util.List;
import java.util.Map;
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

    /**
     * Settles the house rules with the functions that they bring along. A ruleset that declares
     * {@link #hooks} overrides this.
     *
     * @param hooks asked at the {@link #hooks}
     * @throws BadHouseRules as {@link #configure(HouseRules)} does, and if there are functions for
     *     what is no hook of this ruleset
     */
    default Game configure(HouseRules rules, Hooks hooks) {
        List<Fault> unknown = hooks.unknownTo(this);
        if (!unknown.isEmpty()) {
            throw new BadHouseRules(unknown);
        }
        return configure(rules);
    }

    /** The words that its moves, events and views are made of. */
    Language language();

    /** Plain questions that it answers with the classes that tables play with. */
    default List<Question> questions() {
        return List.of();
    }

    /**
     * What things are called in a language, for tables that show the game without a screen of its
     * own. The keys, all of them optional, beside the wire's names:
     *
     * <ul>
     *   <li>{@code move.play}, {@code event.trick_taken}: a sentence about a move or an event, in
     *       which {@code {card}} stands for its field of that name
     *   <li>{@code view.trump}: a field of the view; of a view with such texts the other fields are
     *       not shown
     *   <li>{@code view.open.each}: each object in that field, as {@code {card} ({served})};
     *       without it its fields stand one by one. Brackets with nothing in them are left out
     *   <li>{@code value.royalMarriage}: a word that stands in a field
     *   <li>{@code refusal.followSuit}: why a move was refused, by the rule, with the move's fields
     *   <li>{@code reason.partnerShowed}: a bot's reason, by its code, with what it speaks of
     * </ul>
     *
     * And for forms and the rule sheet ({@link #sheet}):
     *
     * <ul>
     *   <li>{@code option.minimumBid}: a house rule's one-line meaning; missing in a language: the
     *       English one, then {@link meldhouse.api.options.Option#meaning}
     *   <li>{@code short.minimumBid}: its name in a few words, where a score sheet cites it;
     *       missing: its meaning; {@code short.dealScore}: what a function decides at a hook
     *   <li>{@code group.auction}: a heading
     *   <li>{@code preset.gentle}, {@code preset.gentle.about}: a preset's title and its sentence
     *   <li>{@code sheet.title}: the sheet's title
     *   <li>{@code sheet.theDeal}: what {@code Prose("theDeal")} says
     *   <li>{@code rule.minimumBid}: the sentence about a house rule
     *   <li>{@code rule.misdeal.true}, {@code rule.redeal.null}, {@code rule.auction.oneRound},
     *       {@code rule.cardsToPass.1}: the sentence for one value, before the one for all; empty:
     *       under this value nothing need be said
     *   <li>{@code value.auction.oneRound}, {@code value.oneRound}: what a word, {@code true},
     *       {@code false}, {@code null}, a column or a key of a points table is called where it is
     *       filled in and in forms; the first is of one option, the second of all
     * </ul>
     *
     * In these, {@code {value}} is the value of the rule that the sentence is about, {@code
     * {minimumBid}} that of any house rule, {@code {counts.A}} one number of a points table. Each
     * line of a text that begins with {@code "- "} is an item of a list, one that begins with
     * {@code "+ "} goes on in the paragraph before it, any other is a paragraph; but the first line
     * of a house rule's sentence goes on as if it began with {@code "+ "}, unless it is empty. A
     * house rule without a sentence is told as an item: "meaning: value."
     *
     * @param language two letters, as in {@code de}
     * @return nothing: the wire's names are shown as they are
     */
    default Map<String, String> texts(String language) {
        return Map.of();
    }

    /**
     * The rule sheet: the complete rules of the game as the house rules make it, for people. Which
     * sentences stand where and when; the words are {@link #texts}.
     *
     * @return by default a section for each group of the options, every option in it
     */
    default List<SheetSection> sheet() {
        return SheetSection.ofAll(options());
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
