package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Game;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.protocol.LanguageCodec;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.function.Supplier;

/**
 * What every ruleset promises, each promise one test. The author of a ruleset extends it with one
 * line:
 *
 * <pre>{@code
 * class WhistContractTest extends RulesetContract {
 *     WhistContractTest() {
 *         super(new WhistRuleset());
 *     }
 * }
 * }</pre>
 *
 * <p>Each promise is held against random matches: house rules drawn from the ruleset's own schema
 * and presets, shuffles from a seed, moves from those listed. A failure names the case and the
 * command that plays it again. System properties say how much is played:
 *
 * <ul>
 *   <li>{@code meldhouse.contract.matches}: how many matches for a promise that is cheap to check
 *       (1000); dearer ones take a part of them
 *   <li>{@code meldhouse.contract.first}: the number of the first case (1), for other matches than
 *       those of yesterday
 *   <li>{@code meldhouse.contract.case}: this case alone
 * </ul>
 */
public abstract class RulesetContract {
    private final Ruleset ruleset;

    /**
     * The contract of one ruleset.
     *
     * @param ruleset whose promises are tested
     */
    protected RulesetContract(Ruleset ruleset) {
        this.ruleset = ruleset;
    }

    /**
     * The cards that lie in a position, wherever that is: in hands, on the table, in the stock. A
     * position may forget a card once it was played openly. By itself this reads them off {@link
     * Position#text()}, in which every card then stands once; a ruleset whose text names a card
     * twice (in a hand and in a meld that was shown) or in another form overrides it.
     *
     * @return every card as often as it is there, in any order; empty between two deals
     */
    protected List<Card> cards(Position position) {
        return CardsAreConserved.named(position.text());
    }

    /**
     * Whether a deal has an ending in which at most six cards are in places unknown to the seat to
     * move, so that its worlds can be counted. A game that always hides more (a stock that is not
     * used up) says no, and the frequencies of its determinizations are then not tested here.
     */
    protected boolean hasSmallEndings() {
        return true;
    }

    /**
     * Of so many matches only one is played: for a variation of a ruleset that is held to all its
     * promises elsewhere, as with functions.
     */
    protected int oneMatchIn() {
        return 1;
    }

    private void holds(int oneIn, Supplier<? extends Promise> promise) {
        Class<?> type = promise.get().getClass();
        String name = type.getSimpleName();
        new Proof(ruleset, getClass(), Run.asked())
                .of(
                        Character.toLowerCase(name.charAt(0)) + name.substring(1),
                        oneIn * oneMatchIn(),
                        promise);
    }

    /**
     * Every deal is of the same pack; after that no card appears, and one that goes is named by an
     * event of the move that it goes with.
     */
    @Test
    public void cardsAreConserved() {
        holds(1, () -> new CardsAreConserved(this::cards));
    }

    /** A seat whose turn it is has a legal move, and nobody else has one. */
    @Test
    public void somebodyCanAlwaysMove() {
        holds(1, SomebodyCanAlwaysMove::new);
    }

    /** Every move that is listed or lies in a range is accepted and makes an event. */
    @Test
    public void listedMovesAreAccepted() {
        holds(2, ListedMovesAreAccepted::new);
    }

    /**
     * A move that is not legal is refused with the code of a rule and a sentence, whoever makes it
     * and whatever it is; nothing is thrown. Where the legal moves are complete, every other move
     * is not legal.
     */
    @Test
    public void otherMovesAreRefusedWithAReason() {
        holds(2, OtherMovesAreRefusedWithAReason::new);
    }

    /** A position is not changed by questions, by moves or by what is done with its successors. */
    @Test
    public void positionsNeverChange() {
        holds(8, PositionsNeverChange::new);
    }

    /** {@link Position#next} gives what {@link Position#decide} gives, and throws if it refuses. */
    @Test
    public void nextIsWhatDecideGives() {
        holds(4, NextIsWhatDecideGives::new);
    }

    /** The same house rules, seed and moves give the same events, letter for letter. */
    @Test
    public void replaysAreExact() {
        holds(1, ReplaysAreExact::new);
    }

    /** Moves, events and views come out of their JSON as they went in. */
    @Test
    public void movesEventsAndViewsRoundTripThroughJson() {
        LanguageCodec codec = new LanguageCodec(ruleset.language());
        holds(8, () -> new MovesEventsAndViewsRoundTripThroughJson(codec));
    }

    /** For every seat and a watcher, at every step, the fold of the events told is the view. */
    @Test
    public void foldingTheEventsSeenGivesTheView() {
        holds(2, FoldingTheEventsSeenGivesTheView::new);
    }

    /**
     * Two matches that look the same to a seat offer it the same moves, refuse it in the same
     * words, show a watcher the same; and a step after which they still look the same tells it the
     * same.
     */
    @Test
    public void whatASeatMayNotSeeChangesNothingItIsTold() {
        holds(4, WhatASeatMayNotSeeChangesNothingItIsTold::new);
    }

    /**
     * A determinization gives its seat the same view and legal moves, has the same cards, can be
     * played on, and in small endings is one of the worlds that the seat's history leaves.
     */
    @Test
    public void determinizationsAreConsistent() {
        holds(8, () -> new DeterminizationsAreConsistent(this::cards, hasSmallEndings()));
    }

    /** Where a seat cannot see everything, its determinizations differ. */
    @Test
    public void determinizationsAreNotAllAlike() {
        holds(8, DeterminizationsAreNotAllAlike::new);
    }

    /**
     * In small endings, determinizations come as often as the deals that they stand for. What is
     * expected is counted by dealing every order of the cards that the seat cannot place again and
     * playing the same moves; chi-square tells whether the difference is chance.
     */
    @Test
    public void determinizationsHaveTheRightFrequencies() {
        Assumptions.assumeTrue(hasSmallEndings(), "this game has no endings that can be counted");
        holds(25, DeterminizationsHaveTheRightFrequencies::new);
    }

    /** No deal has more moves than {@link Game#longestDeal} says. */
    @Test
    public void aDealEndsWithinItsBound() {
        holds(1, ADealEndsWithinItsBound::new);
    }

    /** A position is read back from its text; what is no position is refused with a reason. */
    @Test
    public void positionsRoundTripThroughText() {
        holds(6, PositionsRoundTripThroughText::new);
    }

    /** The standing names every seat once, and a winner only when the match is over. */
    @Test
    public void everySeatStandsOnOneSide() {
        holds(2, EverySeatStandsOnOneSide::new);
    }

    /** What made a score is told of parts that stand in the event, by options of the schema. */
    @Test
    public void scoresNameHouseRulesThatThereAre() {
        LanguageCodec codec = new LanguageCodec(ruleset.language());
        holds(2, () -> new ScoresNameHouseRulesThatThereAre(codec));
    }

    /**
     * The defaults and every preset can be played; a value that an option does not take is refused
     * with a fault that names it, and all faults come at once.
     */
    @Test
    public void optionsRefuseWhatTheyDoNotAllow() {
        List<String> faults = OptionFaults.of(ruleset);
        if (!faults.isEmpty()) {
            throw new BrokenPromise(
                    "%s does not keep 'optionsRefuseWhatTheyDoNotAllow':%n  %s"
                            .formatted(ruleset.info().id(), String.join("\n  ", faults)));
        }
    }

    /**
     * House rules drawn at random, each value one that its option takes, can be played more often
     * than once in ten; a schema whose values hardly ever go together says too little.
     */
    @Test
    public void mostHouseRulesCanBePlayed() {
        List<RandomRules> drawn =
                Run.asked()
                        .cases(1)
                        .mapToObj(Case::seed)
                        .map(seed -> RandomRules.of(ruleset, seed.randomFor("house rules")))
                        .filter(RandomRules::changed)
                        .toList();
        long refused = drawn.stream().filter(RandomRules::refused).count();
        if (refused * 10 > drawn.size() * 9L) {
            throw new BrokenPromise(
                    "%s does not keep 'mostHouseRulesCanBePlayed': of %d sets of allowed values it refused %d."
                            .formatted(ruleset.info().id(), drawn.size(), refused));
        }
    }
}
