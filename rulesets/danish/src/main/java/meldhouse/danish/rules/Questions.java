package meldhouse.danish.rules;

import meldhouse.api.game.Question;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/** The plain questions about the Danish game, answered by the classes that tables play with. */
final class Questions {
    static final List<Question> ALL =
            List.of(
                    new Question(
                            "meld",
                            "What a hand can lay at once, or whether cards make a meld; and what"
                                    + " it is worth.",
                            List.of(Question.Field.cards("hand"), Question.Field.flag("startHand")),
                            answering(MeldQuestions::meld)),
                    question("layOff", "Whether cards fit onto a meld.", MeldQuestions::layOff),
                    question(
                            "redde",
                            "Whether natural cards rescue the wilds of a meld.",
                            MeldQuestions::redde),
                    question(
                            "opening",
                            "Whether a side with Barbele may open with some melds.",
                            MeldQuestions::opening),
                    question(
                            "barbeleStatus",
                            "Whether a side has Barbele after each of some rounds.",
                            MatchQuestions::barbeleStatus),
                    question(
                            "finishBonus",
                            "Which of the three conditions the cards of a finish meet.",
                            MatchQuestions::finishBonus),
                    question(
                            "multiplier",
                            "The factor of whoever goes out.",
                            MatchQuestions::multiplier),
                    question(
                            "roundScore",
                            "What a round brings each side, line by line.",
                            RoundQuestion::answer),
                    question(
                            "matchEnd",
                            "Whether a match is over, and who has won it.",
                            MatchQuestions::matchEnd),
                    question("cardValue", "What cards are worth.", MatchQuestions::cardValue),
                    question(
                            "handPenalty",
                            "What the cards left in a hand cost.",
                            MatchQuestions::handPenalty),
                    question("deal", "How many cards a deal takes.", MatchQuestions::deal),
                    question("cut", "What a cut brings.", MatchQuestions::cut),
                    question("seating", "Who sits where after a draw.", MatchQuestions::seating),
                    question(
                            "rotation",
                            "Who deals, shuffles, cuts and starts in a round.",
                            MatchQuestions::rotation),
                    new Question(
                            "transcript",
                            "How a round goes from a table that is set up.",
                            (game, given) ->
                                    Transcript.answer((DanishGame) game, new Given(given))),
                    question(
                            "pumba",
                            "Whether Pumba is called after a discard.",
                            MatchQuestions::pumba));

    private Questions() {}

    /** Works out the answer from the rules and the fields that were given. */
    @FunctionalInterface
    private interface Answer {
        Map<String, @Nullable Object> of(DanishRules rules, Given given) throws Unanswerable;
    }

    private static Question question(String op, String meaning, Answer answer) {
        return new Question(op, meaning, answering(answer));
    }

    private static Question.Answering answering(Answer answer) {
        return (game, given) -> answer.of(((DanishGame) game).rules(), new Given(given));
    }
}
