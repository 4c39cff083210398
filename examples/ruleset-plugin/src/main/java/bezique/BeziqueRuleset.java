package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.DealResult;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Question;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;
import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetSection;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;

/**
 * Bezique for two with 64 cards. The reading of its rules is in the README: one declaration after a
 * trick, any four of a rank, the first dealer is seat 0, the deal is always played to its end.
 */
public final class BeziqueRuleset implements Ruleset {
    private static final String ID = "bezique";
    private static final String TITLE = "Bezique";

    /** For {@link java.util.ServiceLoader}. */
    public BeziqueRuleset() {}

    @Override
    public RulesetInfo info() {
        return new RulesetInfo(ID, TITLE, "1", 2, 2);
    }

    @Override
    public Schema options() {
        return BeziqueRules.SCHEMA;
    }

    @Override
    public List<Preset> presets() {
        return List.of(
                new Preset("plain", "Bezique", "The plain game to 1000.", HouseRules.DEFAULTS),
                new Preset(
                        "quick",
                        "Quick Bezique",
                        "To 500, for an evening with many partners.",
                        HouseRules.of("target", 500)),
                new Preset(
                        "moving",
                        "Moving bezique",
                        "Clubs and hearts make the bezique where spades or diamonds are trump.",
                        HouseRules.of("beziqueSuits", "moving")));
    }

    @Override
    public Game configure(HouseRules rules) {
        Schema.Resolved resolved = options().resolve(rules);
        if (!resolved.faults().isEmpty()) {
            throw new BadHouseRules(resolved.faults());
        }
        return new BeziqueGame(
                this, new HouseRules(resolved.values().all()), BeziqueRules.of(resolved.values()));
    }

    @Override
    public Language language() {
        return new Language(BeziqueMove.class, BeziqueEvent.class, BeziqueView.class);
    }

    @Override
    public List<Question> questions() {
        return List.of(
                new Question(
                        "melds",
                        "What a hand could declare. Given 'hand' (cards, a space between them) and"
                            + " 'trump' (S, H, D or C); answered 'melds', each with its points.",
                        BeziqueRuleset::melds));
    }

    private static Map<String, @Nullable Object> melds(
            Game game, Map<String, @Nullable Object> given) throws Question.Unanswerable {
        List<Card> hand;
        Suit trump;
        try {
            hand = Card.parseAll(String.valueOf(given.get("hand")));
            trump = Suit.parse(String.valueOf(given.get("trump")));
        } catch (IllegalArgumentException e) {
            throw new Question.Unanswerable("badCard", String.valueOf(e.getMessage()));
        }
        BeziqueRules rules = ((BeziqueGame) game).rules();
        Map<String, Integer> found = new TreeMap<>();
        new Melds(rules, trump, hand, List.of())
                .ways()
                .forEach(
                        way -> {
                            Kind kind = way.move().kind();
                            found.put(kind.toString(), rules.melds().get(kind));
                        });
        return Map.of("melds", found);
    }

    @Override
    public List<Measure> measures() {
        return List.of(
                new Measure("points", "points of tricks", Measure.Kind.COUNT, true),
                new Measure("total", "points of the match so far", Measure.Kind.COUNT, true));
    }

    @Override
    public Optional<DealResult> dealResult(Event event) {
        return event
                        instanceof
                        BeziqueEvent.DealScored(var scored, var totals, int next, boolean over)
                ? Optional.of(
                        new DealResult(
                                Map.of(),
                                List.of(
                                        Map.of("points", scored.get(0), "total", totals.get(0)),
                                        Map.of("points", scored.get(1), "total", totals.get(1)))))
                : Optional.empty();
    }

    @Override
    public List<SheetSection> sheet() {
        return List.of(
                new SheetSection("cards", List.of(new SheetEntry.Prose("cards"))),
                new SheetSection("tricks", List.of(new SheetEntry.Prose("tricks"))),
                new SheetSection(
                        "melds",
                        List.of(
                                new SheetEntry.Prose("melds"),
                                new SheetEntry.Rule("beziqueSuits"),
                                new SheetEntry.Rule("melds"))),
                new SheetSection(
                        "score",
                        List.of(new SheetEntry.Rule("brisque"), new SheetEntry.Rule("lastTrick"))),
                new SheetSection("match", List.of(new SheetEntry.Rule("target"))));
    }

    @Override
    public Map<String, String> texts(String language) {
        Properties texts = new Properties();
        try (InputStream in =
                BeziqueRuleset.class.getResourceAsStream("texts_" + language + ".properties")) {
            if (in == null) {
                return Map.of();
            }
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> all = new TreeMap<>();
        texts.stringPropertyNames().forEach(key -> all.put(key, texts.getProperty(key)));
        return all;
    }
}
