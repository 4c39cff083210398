package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanMove.Bid;
import meldhouse.american.AmericanMove.Pass;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.american.SeatMelds;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Question.Unanswerable;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;

/** The plain questions answer what the positions say: on 10,000 random ones of each kind. */
class AgreementTest {
    private static final int POSITIONS = 10_000;

    private final Random random = new Random(1);
    private int legal;
    private int auctions;
    private int melds;

    @Test
    void questionsAnswerWhatPositionsSay() {
        while (legal < POSITIONS || auctions < POSITIONS || melds < POSITIONS) {
            AmericanGame game = Games.game(Games.randomRules(random, 6));
            Games.play(
                    game,
                    150,
                    random,
                    scene -> {
                        switch (scene.position()) {
                            case Playing playing -> playing(game, playing);
                            case Bidding bidding -> bidding(game, bidding);
                            case AmericanPosition ignored -> {}
                            default -> throw new AssertionError("no American position");
                        }
                    });
        }
    }

    private static Map<String, Object> ask(
            AmericanGame game, String op, Map<String, Object> given) {
        try {
            return new HashMap<>(
                    Questions.ALL.stream()
                            .filter(question -> question.op().equals(op))
                            .findFirst()
                            .orElseThrow()
                            .answering()
                            .answer(game, given));
        } catch (Unanswerable e) {
            throw new AssertionError(e);
        }
    }

    private void playing(AmericanGame game, Playing playing) {
        legal++;
        int seat = Trick.toPlay(playing.trick());
        AmericanView view = Views.of(playing, meldhouse.api.game.Viewer.seat(seat));
        String trump = String.valueOf(view.trump());
        Map<String, Object> given = new HashMap<>();
        given.put("hand", Questions.texts(view.hand()));
        given.put("trick", view.trick().stream().map(laid -> laid.card().toString()).toList());
        given.put("trump", trump);
        given.put("firstTrick", view.tricks().stream().allMatch(taken -> taken == 0));
        given.put("leader", Trick.leader(playing.trick()));
        given.put("dealer", view.dealer());
        if (view.declarer() != null) {
            given.put("declarer", view.declarer());
        }
        given.put("trumpBroken", view.played().stream().anyMatch(c -> c.suit() == view.trump()));
        List<String> plays = new ArrayList<>();
        for (Move move : playing.legalMoves().listed()) {
            if (move instanceof Play play) {
                plays.add(play.card().toString());
            }
        }

        assertThat(ask(game, "legal", given).get("legal")).isEqualTo(plays);

        boolean auto =
                !playing.terms().isManual()
                        && playing.terms().buried() == Hand.EMPTY
                        && playing.terms().turned() == null;
        if (auto && view.trick().isEmpty() && view.played().isEmpty()) {
            for (SeatMelds shown : view.melds()) {
                melds++;
                List<String> hand = Questions.texts(Hand.cards(playing.hand(shown.seat())));
                Map<String, Object> answer =
                        ask(game, "meld", Map.of("hand", hand, "trump", trump));
                assertThat(answer).containsEntry("total", shown.points());
                assertThat((List<?>) answer.get("melds")).hasSize(shown.melds().size());
            }
        }
    }

    private void bidding(AmericanGame game, Bidding bidding) {
        auctions++;
        List<Map<String, Object>> calls = new ArrayList<>();
        for (Call call : Said.calls(bidding.said())) {
            Integer amount = call.amount();
            calls.add(Map.of("seat", call.seat(), "call", amount == null ? "pass" : amount));
        }
        List<List<String>> hands = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            hands.add(Questions.texts(Hand.cards(bidding.hand(seat))));
        }
        int dealer = bidding.ledger().dealer();
        Map<String, Object> answer =
                ask(game, "auction", Map.of("dealer", dealer, "calls", calls, "hands", hands));
        LegalMoves moves = bidding.legalMoves();
        OptionalInt listed =
                moves.listed().stream()
                        .filter(Bid.class::isInstance)
                        .mapToInt(bid -> ((Bid) bid).amount())
                        .findFirst();

        assertThat(answer)
                .containsEntry("status", "open")
                .containsEntry("turn", bidding.auction().turn())
                .containsEntry("mayPass", moves.contains(new Pass()));
        if (listed.isPresent()) {
            assertThat(answer).containsEntry("minNextBid", listed.getAsInt());
        } else if (!moves.ranges().isEmpty()) {
            assertThat(answer)
                    .containsEntry("minNextBid", moves.ranges().getFirst().min())
                    .containsEntry("maxNextBid", moves.ranges().getLast().max());
        }
    }
}
