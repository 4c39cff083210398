package meldhouse.american.rules;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.api.game.DealResult;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Hook;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Language;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Question;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;
import meldhouse.api.options.SheetSection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** American partnership auction Pinochle, by {@code american.md}. */
public final class AmericanRuleset implements Ruleset {
    private static final RulesetInfo INFO =
            new RulesetInfo("american", "American Pinochle", "1", 2, Seating.MOST);
    private static final Language LANGUAGE =
            new Language(AmericanMove.class, AmericanEvent.class, AmericanView.class);

    /** For {@link java.util.ServiceLoader}. */
    public AmericanRuleset() {}

    @Override
    public RulesetInfo info() {
        return INFO;
    }

    @Override
    public Schema options() {
        return Catalogue.SCHEMA;
    }

    @Override
    public List<Preset> presets() {
        return Presets.ALL;
    }

    @Override
    public List<Hook> hooks() {
        return HookPoints.ALL;
    }

    @Override
    public Game configure(HouseRules rules) {
        return configure(rules, Hooks.NONE);
    }

    @Override
    public Game configure(HouseRules rules, Hooks hooks) {
        Schema.Resolved resolved = Catalogue.SCHEMA.resolve(rules);
        List<Fault> faults = new ArrayList<>(resolved.faults());
        faults.addAll(RuleFaults.of(resolved.values()));
        faults.addAll(hooks.unknownTo(this));
        if (!faults.isEmpty()) {
            throw new BadHouseRules(faults);
        }
        return new AmericanGame(this, resolved.values(), hooks);
    }

    @Override
    public Language language() {
        return LANGUAGE;
    }

    @Override
    public List<Question> questions() {
        return Questions.ALL;
    }

    @Override
    public Map<String, String> texts(String language) {
        return AmericanSheet.texts(language);
    }

    @Override
    public List<SheetSection> sheet() {
        return AmericanSheet.SECTIONS;
    }

    @Override
    public List<Measure> measures() {
        return Measures.ALL;
    }

    @Override
    public Optional<DealResult> dealResult(Event event) {
        return Measures.of(event);
    }
}
