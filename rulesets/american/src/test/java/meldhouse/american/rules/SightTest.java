package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.Buried;
import meldhouse.american.DealScore;
import meldhouse.american.Widow;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;

/** Who sees what when (variants.md 6), for watchers too. */
class SightTest {
    private static final String AUCTION =
            """
            preset auctionWidow
            dealer 2
            hand 0 TS KS KH QH JH 9H TD KD JD AC TC KC QC QC JC
            hand 1 AS KS QS JS JS 9S TH KH 9H AD AD TD KD 9D TC
            hand 2 AS TS QS 9S AH AH TH QH JH QD 9D AC KC 9C 9C
            widow QD JD JC
            """;
    private static final List<Viewer> ALL =
            List.of(Viewer.seat(0), Viewer.seat(1), Viewer.seat(2), Viewer.WATCHER);

    private static AmericanView view(Position position, Viewer viewer) {
        return (AmericanView) position.view(viewer);
    }

    private static @Nullable List<Card> widow(Position position, Viewer viewer) {
        Widow widow = view(position, viewer).widow();
        assertThat(widow).isNotNull();
        assertThat(widow.count()).isEqualTo(3);
        return widow.cards();
    }

    @Test
    void theWidowIsNobodysUntilTheAuctionEndsAndThenEverybodySeesIt() {
        AmericanPosition bidding = PlayedDeal.position(AUCTION + "0 bid 300\n1 pass\n");
        AmericanPosition won = PlayedDeal.position(AUCTION + "0 bid 300\n1 pass\n2 pass\n");

        for (Viewer viewer : ALL) {
            assertThat(widow(bidding, viewer)).isNull();
            assertThat(widow(won, viewer)).isEqualTo(Card.parseAll("QD JD JC"));
        }
    }

    /** Thrown in unseen: nobody ever sees the widow. */
    @Test
    void aContractThatIsThrownInLeavesTheWidowUnseen() {
        AmericanPosition asked = PlayedDeal.position(AUCTION + "0 bid 250\n1 pass\n2 pass\n");
        Decision.Accepted thrown = Games.accepted(asked, 0, new AmericanMove.ThrowIn());

        for (Viewer viewer : ALL) {
            assertThat(widow(asked, viewer)).isNull();
            assertThat(widow(thrown.next(), viewer)).isNull();
            assertThat(thrown.events()).noneMatch(event -> tells(event, viewer, "QD"));
        }
    }

    private static boolean tells(Event event, Viewer viewer, String card) {
        return event.seenBy(viewer).toString().contains(card);
    }

    @Test
    void whatIsBuriedIsTheDeclarersSecretUntilTheDealIsScored() {
        AmericanPosition position =
                PlayedDeal.position(
                        AUCTION + "0 bid 300\n1 pass\n2 pass\n0 trump C\n0 bury TS TD 9H\n");

        for (Viewer viewer : ALL) {
            Buried buried = Objects.requireNonNull(view(position, viewer).buried());
            assertThat(buried.count()).isEqualTo(3);
            assertThat(buried.cards())
                    .isEqualTo(viewer.equals(Viewer.seat(0)) ? Card.parseAll("TS 9H TD") : null);
        }
        DealScore score = view(playedOut(position), Viewer.WATCHER).deals().getLast();
        assertThat(score.buried()).isEqualTo(Card.parseAll("TS 9H TD"));
        assertThat(score.buriedPoints()).containsExactly(20, 0, 0);
    }

    /** Plays on with the first card there is; nobody gives up. */
    private static Position playedOut(Position from) {
        Position position = from;
        while (position.turn() instanceof Turn.Seated) {
            position = position.next(position.legalMoves().get(0));
        }
        return position;
    }

    /** Four get one card each: giver and receiver know it. */
    @Test
    void aCardOfTheWidowThatIsGivenOutIsKnownToGiverAndReceiver() {
        AmericanPosition position =
                PlayedDeal.position(
                        """
                        preset partnershipWidow
                        dealer 3
                        hand 0 AS TS KS QS AH TH 9H AD TD 9D AC
                        hand 1 AS TS KS QS AH KH QH JH 9H QD JD
                        hand 2 JS 9S TH KH QH JH KD JD 9D AC TC
                        hand 3 JS 9S TC KC KC QC QC JC JC 9C 9C
                        widow AD TD KD QD
                        0 bid 100
                        1 pass
                        2 pass
                        3 pass
                        0 give AD TD KD QD
                        """);

        assertThat(given(position, Viewer.seat(0))).containsExactly("[TD]", "[KD]", "[QD]");
        assertThat(given(position, Viewer.seat(1))).containsExactly("[TD]", "null", "null");
        assertThat(given(position, Viewer.seat(2))).containsExactly("null", "[KD]", "null");
        assertThat(given(position, Viewer.WATCHER)).containsExactly("null", "null", "null");
        assertThat(Objects.requireNonNull(view(position, Viewer.seat(0)).widow()).cards())
                .hasSize(4);
        assertThat(Objects.requireNonNull(view(position, Viewer.seat(1)).widow()).cards()).isNull();
    }

    private static List<String> given(Position position, Viewer viewer) {
        return view(position, viewer).passed().stream()
                .map(passed -> String.valueOf(passed.cards()))
                .toList();
    }

    /** The stock is nobody's, drawn cards are their owner's; what lies open is everybody's. */
    @Test
    void ofAStockNothingIsSeenButItsSizeAndTheCardsThatLieOpen() {
        AmericanPosition position =
                PlayedDeal.position(
                        """
                        preset twoHanded
                        dealer 0
                        hand 0 TS KS QS JS JS 9S AD KD KD 9D AC TC
                        hand 1 KS KH QH JH 9H TD JD TC KC QC QC JC
                        turned KH
                        stock TD TH 9H AS AD AC AH AS 9C AH 9C TH JH QS QD 9S TS QH 9D KC JC JD QD
                        1 plays TC
                        0 plays AC
                        0 melds commonMarriage S
                        0 done
                        """);

        for (Viewer viewer : ALL.subList(0, 2)) {
            AmericanView view = view(position, viewer);
            assertThat(view.stock()).isEqualTo(22);
            assertThat(view.turned()).isEqualTo(Card.parse("KH"));
            assertThat(view.table().stream().map(laid -> laid.card().toString()))
                    .containsExactly("KS", "QS");
            assertThat(view.counts()).containsExactly(10, 12);
            assertThat(view.hand()).hasSize(view.counts().get(seat(viewer)));
        }
        assertThat(view(position, Viewer.WATCHER).hand()).isEmpty();
        assertThat(view(position, Viewer.WATCHER).table()).hasSize(2);
    }

    private static int seat(Viewer viewer) {
        return viewer instanceof Viewer.Seated(int seat) ? seat : -1;
    }

    /** V65: after every trick of the first half the winner is asked, whatever it holds. */
    @Test
    void noQuestionIsSkippedBecauseTheAnswerIsKnown() {
        AmericanGame game = Games.game(Games.RULESET.preset("twoHanded").rules());
        Random random = new Random(3);
        List<String> asked = new ArrayList<>();
        for (int match = 0; match < 20; match++) {
            Games.play(
                    game,
                    60,
                    random,
                    scene -> {
                        if (scene.position() instanceof MeldTurn turn && turn.laid() == 0) {
                            asked.add(turn.legalMoves().get(0).toString());
                        }
                    });
        }
        assertThat(asked).contains("Done[]").hasSizeGreaterThan(150);

        AmericanGame turned = Games.game(Games.RULESET.preset("cutthroatTurned").rules());
        List<Integer> sizes = new ArrayList<>();
        for (int match = 0; match < 30; match++) {
            Games.play(
                    turned,
                    6,
                    random,
                    scene -> {
                        if (scene.position() instanceof DixAsked dix) {
                            sizes.add(dix.legalMoves().size());
                        }
                    });
        }
        assertThat(sizes).contains(1, 2);
    }

    /** Whoever sits out knows what a watcher knows (variants.md 3.4). */
    @Test
    void aSeatThatSitsOutSeesNoMoreThanAWatcher() {
        AmericanGame game =
                Games.game(
                        Games.RULESET
                                .preset("auctionWidow")
                                .rules()
                                .with("tableSeats", 5)
                                .with("firstDealer", "seat0"));
        int[] seen = {0};
        Games.play(
                game,
                40,
                new Random(5),
                scene -> {
                    if (scene.position() instanceof InDeal deal) {
                        AmericanView watching = view(deal, Viewer.WATCHER);
                        for (int seat = 0; seat < 5; seat++) {
                            if (!watching.active().contains(seat)) {
                                seen[0]++;
                                AmericanView out = view(deal, Viewer.seat(seat));
                                assertThat(
                                                out.toString()
                                                        .replace(
                                                                "seat=" + seat + ",", "seat=null,"))
                                        .isEqualTo(
                                                watching.toString()
                                                        .replace(
                                                                "seat=" + seat + ",",
                                                                "seat=null,"));
                            }
                        }
                    }
                });
        assertThat(seen[0]).isGreaterThan(20);
    }
}
