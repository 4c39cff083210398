package meldhouse.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;

import org.junit.jupiter.api.Test;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

class RandomBotTest {
    private static final int DRAWS = 20_000;

    private record Pass() implements Move {}

    private record Bid(int amount) implements Move {}

    private static Map<Move, Integer> chosen(LegalMoves legal) {
        Random random = new Random(1);
        Map<Move, Integer> counts = new HashMap<>();
        for (int i = 0; i < DRAWS; i++) {
            counts.merge(RandomBot.choose(legal, random), 1, Integer::sum);
        }
        return counts;
    }

    @Test
    void itPassesThreeTimesInFourAndElseBidsTheLeast() {
        MoveRange bids = new MoveRange("bid", "amount", 250, null, 10, Bid::new);

        Map<Move, Integer> counts = chosen(LegalMoves.of(List.of(new Pass()), List.of(bids)));

        assertThat(counts).containsOnlyKeys(new Pass(), new Bid(250));
        assertThat(counts.get(new Pass())).isCloseTo(DRAWS * 3 / 4, within(400));
    }

    @Test
    void itBidsTheLeastWhereNothingIsListed() {
        MoveRange bids = new MoveRange("bid", "amount", 20, 40, 5, Bid::new);

        assertThat(chosen(LegalMoves.of(List.of(), List.of(bids)))).containsOnlyKeys(new Bid(20));
    }

    @Test
    void listedMovesAreAllAsLikely() {
        List<Bid> cards = List.of(new Bid(1), new Bid(2), new Bid(3), new Bid(4));

        assertThat(chosen(LegalMoves.of(cards)).values())
                .hasSize(4)
                .allSatisfy(count -> assertThat(count).isCloseTo(DRAWS / 4, within(400)));
    }

    @Test
    void itRefusesToChooseAmongNothing() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RandomBot.choose(LegalMoves.NONE, new Random(1)));
    }

    @Test
    void itIsEasyAndPlaysEverything() {
        BotProvider provider = new RandomBotProvider();

        assertThat(provider.id()).isEqualTo("random");
        assertThat(provider.level()).isEqualTo(BotProvider.Level.EASY);
    }
}
