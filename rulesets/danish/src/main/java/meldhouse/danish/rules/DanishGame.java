package meldhouse.danish.rules;

import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Position;
import meldhouse.api.game.ScoredBy;
import meldhouse.api.game.View;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.random.RandomGenerator;

/** The game with its house rules settled. */
final class DanishGame implements Game {
    private final DanishRuleset ruleset;
    private final HouseRules houseRules;
    private final DanishRules rules;
    private final Seating seating;
    private final MeldJudge judge;

    /**
     * @param values a value for every option, without a fault among them
     * @param hooks functions for what is a hook
     */
    DanishGame(DanishRuleset ruleset, Values values, Hooks hooks) {
        this.ruleset = ruleset;
        houseRules = new HouseRules(values.all());
        rules = DanishRules.of(values, Functions.of(hooks));
        seating = Seating.of(rules);
        judge = new MeldJudge(rules);
    }

    DanishRules rules() {
        return rules;
    }

    Seating seating() {
        return seating;
    }

    MeldJudge judge() {
        return judge;
    }

    @Override
    public DanishRuleset ruleset() {
        return ruleset;
    }

    @Override
    public HouseRules houseRules() {
        return houseRules;
    }

    @Override
    public Hooks hooks() {
        Functions functions = rules.functions();
        return functions == null ? Hooks.NONE : functions.hooks();
    }

    @Override
    public int seats() {
        return seating.players();
    }

    @Override
    public Position start() {
        return new Placing(this, false);
    }

    @Override
    public int longestDeal() {
        return Bounds.moves(rules, seating);
    }

    @Override
    public Position determinize(View view, List<Event> history, RandomGenerator random) {
        return Guess.position(this, view, history, random);
    }

    @Override
    public List<ScoredBy> scoredBy(Event event) {
        return ScoreSources.of(rules, event);
    }

    @Override
    public Position parse(String text) {
        return PositionReader.read(this, text);
    }

    /** Games of the same house rules are equal. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DanishGame game && rules.equals(game.rules);
    }

    @Override
    public int hashCode() {
        return rules.hashCode();
    }

    @Override
    public String toString() {
        return "Danish Pinochle " + houseRules.values();
    }
}
