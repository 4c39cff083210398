package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bury;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.Give;
import meldhouse.american.AmericanMove.PassCards;
import meldhouse.american.AmericanMove.Trump;
import meldhouse.american.DealScore;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.Auction.Status;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A whole deal, replayed through the positions that tables play. Besides the fields of the vectors
 * it takes {@code passed} and {@code returned}, where cards are exchanged; where melds are listed
 * by hand, everything is listed.
 */
final class Replay {
    private final List<Integer> winners = new ArrayList<>();
    private AmericanPosition position;
    private List<SeatMelds> melds = List.of();

    private Replay(AmericanPosition position) {
        this.position = position;
    }

    static Map<String, @Nullable Object> replay(AmericanGame game, Given given)
            throws Unanswerable {
        Ledger ledger = Ledger.start(game, given.seat("dealer", game));
        Hands hands = hands(game, given, ledger.active());
        Auction auction = AuctionQuestions.called(game, given);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put(
                "auction",
                auction.isOpen()
                        ? AuctionQuestions.told(game, auction)
                        : AuctionQuestions.ended(game, auction));
        if (auction.status() == Status.WON) {
            Replay replay = new Replay(Contract.won(ledger, hands, auction, Story.SILENT));
            replay.run(given);
            replay.tell(ledger, answer);
        }
        return answer;
    }

    private static Hands hands(AmericanGame game, Given given, int active) throws Unanswerable {
        int size = game.rules().table().handSize();
        List<Integer> all = new ArrayList<>();
        long[] hands = new long[Seating.MOST];
        List<?> lists = given.list("hands");
        if (lists.size() != game.seats()) {
            throw new Unanswerable(
                    "handSize",
                    "Cannot deal to %d seats: there are %d.".formatted(lists.size(), game.seats()));
        }
        for (int seat = 0; seat < lists.size(); seat++) {
            List<Integer> cards = Given.cards("hands", lists.get(seat));
            int due = (active >>> seat & 1) * size;
            if (cards.size() != due) {
                throw new Unanswerable(
                        "handSize",
                        "Cannot play a hand of %d cards: seat %d has %d."
                                .formatted(cards.size(), seat, due));
            }
            all.addAll(cards);
            hands[seat] = Given.hand(game, cards);
        }
        Given.hand(game, all);
        return Hands.of(hands);
    }

    private void run(Given given) throws Unanswerable {
        List<Integer> plays = given.has("plays") ? given.cards("plays") : List.of();
        int next = 0;
        while (position instanceof InDeal deal) {
            switch (deal) {
                case NamingTrump ignored -> make(new Trump(given.suit("trump")));
                case Exchanging exchanging -> {
                    String field = exchanging.isSecond() ? "returned" : "passed";
                    List<Integer> cards = given.cards(field);
                    make(new PassCards(cards.stream().map(Deck::card).toList()));
                }
                case Declaring declaring -> make((AmericanMove) declaring.legalMoves().get(0));
                case Conceding ignored ->
                        make(given.flag("conceded") ? new Concede() : new Decline());
                case Playing playing -> {
                    melds = playing.terms().melds();
                    if (next == 0 && given.flag("conceded")) {
                        make(new Concede());
                    } else if (next < plays.size()) {
                        play(playing, plays.get(next), next);
                        next++;
                    } else {
                        return;
                    }
                }
                case BeingStuck _, ThrowingIn _, DefendersConceding _, DixAsked _, LastRedeal _ ->
                        make(new Decline());
                case Giving _ -> make(new Give(card(given, "keep"), cards(given, "give")));
                case Burying _ -> make(new Bury(cards(given, "bury")));
                case InDeal.Undecided _, InDeal.Stocked _, Agreeing _ ->
                        throw new IllegalStateException("the auction is over");
            }
        }
        if (next < plays.size()) {
            throw new Unanswerable(
                    "tooManyPlays",
                    "Cannot play another card: the deal is over.",
                    Map.of("playIndex", next));
        }
    }

    private static List<Card> cards(Given given, String name) throws Unanswerable {
        return given.cards(name).stream().map(Deck::card).toList();
    }

    private static Card card(Given given, String name) throws Unanswerable {
        return Deck.card(Given.cards(name, List.of(given.text(name))).getFirst());
    }

    private void play(Playing playing, int card, int index) throws Unanswerable {
        AmericanMove move = PlayMoves.PLAYS.get(card);
        Refusal refusal = playing.refusal(move);
        if (refusal != null) {
            throw new Unanswerable(
                    refusal.rule().equals("notHeld") ? "notHeld" : "illegalPlay",
                    refusal.sentence(),
                    Map.of("playIndex", index, "rule", refusal.rule()));
        }
        int trick = Trick.with(playing.trick(), card);
        if (Trick.isComplete(trick)) {
            winners.add(Trick.winningSeat(trick, Deck.ofSuit(playing.terms().trump())));
        }
        position = playing.make(move, Story.SILENT);
    }

    private void make(AmericanMove move) throws Unanswerable {
        Refusal refusal = position.refusal(move);
        if (refusal != null) {
            throw new Unanswerable(refusal.rule(), refusal.sentence());
        }
        position = position.make(move, Story.SILENT);
    }

    private void tell(Ledger ledger, Map<String, @Nullable Object> answer) {
        DealScore score = score();
        answer.put("meldBySeat", score != null ? score.meldBySeat() : ledger.bySeat(melds));
        answer.put("trickWinners", winners);
        if (score != null) {
            answer.put(
                    "score",
                    ScoreQuestions.told(
                            score.outcome(),
                            score.biddingSide(),
                            score.trickPoints(),
                            score.meld(),
                            score.delta()));
        }
    }

    private @Nullable DealScore score() {
        return switch (position) {
            case Dealing dealing -> dealing.ledger().deals().getLast();
            case MatchOver over -> over.ledger().deals().getLast();
            case InDeal ignored -> null;
            case Drawing ignored -> null;
        };
    }
}
