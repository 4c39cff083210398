package meldhouse.american.rules;

import meldhouse.api.game.Question;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/** The plain questions, answered by the classes that tables play with. */
final class Questions {
    private static final List<Question.Field> HAND_AND_TRUMP =
            List.of(Question.Field.cards("hand"), Question.Field.suit("trump"));

    static final List<Question> ALL =
            List.of(
                    question(
                            "meld",
                            "What a hand melds with a trump suit.",
                            HAND_AND_TRUMP,
                            CardQuestions::meld),
                    question(
                            "estimate",
                            "What a side can expect if this hand names trump.",
                            HAND_AND_TRUMP,
                            Estimate::answer),
                    question(
                            "legal",
                            "Which cards a hand may play to a trick.",
                            CardQuestions::legal),
                    question("winner", "Who wins a trick.", CardQuestions::winner),
                    question("points", "What cards taken in tricks count.", CardQuestions::points),
                    question("deal", "How a pack is dealt.", DealtQuestions::deal),
                    question(
                            "active", "Who plays a deal and who sits out.", DealtQuestions::active),
                    question("give", "The widow given out, a card each.", DealtQuestions::give),
                    question("bury", "Cards laid away by the declarer.", DealtQuestions::bury),
                    question("visible", "Whether a seat may see some cards.", Sight::visible),
                    question("twoMelds", "The melds that can be laid now.", StockQuestions::melds),
                    question("twoMeld", "Lays a meld.", StockQuestions::meld),
                    question("twoDix", "Claims a nine of trump.", StockQuestions::dix),
                    question("twoReplay", "How a two-handed deal goes.", StockReplay::replay),
                    question(
                            "declareOut",
                            "Who wins if a seat says that it has reached the target.",
                            StockQuestions::declareOut),
                    question("draw", "Who deals first, from cards drawn.", CardQuestions::draw),
                    question("trumps", "Which suits a declarer may name.", CardQuestions::trumps),
                    question(
                            "misdeal",
                            "Whether a hand may claim new cards.",
                            HandQuestions::misdeal),
                    question("grid", "The lowest bids above a number.", AuctionQuestions::grid),
                    question(
                            "auction",
                            "How an auction stands after some calls.",
                            AuctionQuestions::auction),
                    question(
                            "exchange",
                            "The hands after partners have passed cards.",
                            HandQuestions::exchange),
                    question(
                            "score_deal",
                            "What a deal brings both partnerships.",
                            ScoreQuestions::scoreDeal),
                    question(
                            "scoreDeal", "What a deal brings each side.", DealQuestions::scoreDeal),
                    question("settle", "What a deal costs in units.", DealQuestions::settle),
                    question(
                            "checksMeld",
                            "The checks that a hand earns by its melds.",
                            CheckQuestions::meld),
                    question("checksDeal", "The checks of a deal.", CheckQuestions::deal),
                    question("checksGame", "The checks for the match.", CheckQuestions::game),
                    question("match", "How a match stands after some deals.", MatchQuestion::match),
                    question("replay", "How a whole deal goes.", Replay::replay),
                    question("rules", "What follows from the house rules.", HandQuestions::rules));

    private Questions() {}

    /** Works out the answer from the rules and the fields that were given. */
    @FunctionalInterface
    private interface Answer {
        Map<String, @Nullable Object> of(AmericanGame game, Given given) throws Unanswerable;
    }

    private static Question question(String op, String meaning, Answer answer) {
        return question(op, meaning, List.of(), answer);
    }

    private static Question question(
            String op, String meaning, List<Question.Field> fields, Answer answer) {
        return new Question(
                op,
                meaning,
                fields,
                (game, given) -> answer.of((AmericanGame) game, new Given(given)));
    }

    static List<String> texts(List<?> things) {
        return things.stream().map(Object::toString).toList();
    }
}
