package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.DeclareOut;
import meldhouse.american.AmericanMove.Dix;
import meldhouse.american.AmericanMove.Done;
import meldhouse.american.AmericanMove.LayExtra;
import meldhouse.american.AmericanMove.LayMeld;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.AmericanMove.Take;
import meldhouse.american.DealScore;
import meldhouse.american.DrawnFrom;
import meldhouse.american.MatchResult;
import meldhouse.american.Origin;
import meldhouse.american.Outcome;
import meldhouse.american.SeatMelds;
import meldhouse.american.TableCard;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A whole two-handed deal, replayed through the positions that tables play (variants.md 10). */
final class StockReplay {
    private final AmericanGame game;
    private AmericanPosition position;
    private List<SeatMelds> melds = List.of();

    private StockReplay(AmericanGame game, AmericanPosition position) {
        this.game = game;
        this.position = position;
    }

    static Map<String, @Nullable Object> replay(AmericanGame game, Given given)
            throws Unanswerable {
        if (!game.rules().table().stockDraw()) {
            throw new Unanswerable(
                    "badRequest", "Cannot replay: these house rules have no stock (stockDraw).");
        }
        List<Integer> deck = given.cards("deck");
        Given.hand(game, deck);
        if (deck.size() != game.packSize()) {
            throw new Unanswerable(
                    "badDeck",
                    "Cannot deal %d cards: the pack has %d."
                            .formatted(deck.size(), game.packSize()));
        }
        int dealer = given.seat("dealer", game);
        int[] cards = deck.stream().mapToInt(card -> card).toArray();
        AmericanPosition start =
                StockDeal.start(
                        ledger(game, dealer, given), Layout.of(game, dealer, cards), Story.SILENT);
        StockReplay replay = new StockReplay(game, start);
        int index = 0;
        for (Given move : given.objects("moves")) {
            replay.make(move(move), index++);
        }
        return replay.told();
    }

    /** The match so far: as if one deal had brought all of it in melds. */
    private static Ledger ledger(AmericanGame game, int dealer, Given given) throws Unanswerable {
        Ledger start = Ledger.start(game, dealer);
        if (!given.has("totals")) {
            return start;
        }
        List<Integer> totals = given.wholes("totals", game.seats());
        DealScore before =
                Contract.none(start)
                        .played(
                                Deck.NO_TRUMP,
                                new Contract.Melded(totals, game.seating().each(seat -> 0)),
                                Took.nothing(game.sides()),
                                false)
                        .score();
        return new Ledger(game, 2, dealer, List.of(before));
    }

    private static AmericanMove move(Given move) throws Unanswerable {
        if (move.has("play")) {
            int card = Given.cards("play", List.of(move.text("play"))).getFirst();
            return new Play(Deck.card(card), from(move));
        }
        if (move.has("meld")) {
            return new LayMeld(
                    StockQuestions.kind(move.text("meld")),
                    move.has("suit") ? move.suit("suit") : null);
        }
        if (move.has("extra")) {
            return new LayExtra(move.text("extra"));
        }
        if (move.has("dix")) {
            return new Dix(move.text("dix").equals("exchange"));
        }
        if (move.has("take")) {
            boolean turned = move.text("take").equals("turned");
            return new Take(turned ? DrawnFrom.TURNED : DrawnFrom.STOCK);
        }
        if (move.has("declareOut")) {
            return new DeclareOut();
        }
        if (move.has("done")) {
            return new Done();
        }
        throw Given.bad(
                "badRequest",
                "move",
                move.fields(),
                "an object with play, meld, extra, dix, take, declareOut or done");
    }

    private static @Nullable Origin from(Given move) throws Unanswerable {
        if (!move.has("from")) {
            return null;
        }
        return move.text("from").equals("table") ? Origin.TABLE : Origin.HAND;
    }

    /**
     * Makes a move. A lead that ends a turn to meld is judged after the draw here, since whoever
     * asks knows the stock; at a table it can only be a card that was held before.
     */
    private void make(AmericanMove move, int index) throws Unanswerable {
        if (position instanceof MeldTurn turn && move instanceof Play) {
            position = turn.make(new Done(), Story.SILENT);
        }
        AmericanMove wish =
                position instanceof Playing && move instanceof Play play && play.from() != null
                        ? new Play(play.card())
                        : move;
        Refusal refusal = position.refusal(wish);
        if (refusal != null) {
            boolean misplayed = position instanceof Playing && wish instanceof Play;
            throw new Unanswerable(
                    misplayed && !refusal.rule().equals("notHeld") ? "illegalPlay" : refusal.rule(),
                    refusal.sentence(),
                    Map.of("moveIndex", index, "rule", refusal.rule()));
        }
        position = position.make(wish, Story.SILENT);
    }

    private Map<String, @Nullable Object> told() {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        switch (position) {
            case InDeal.Stocked stocked -> {
                StockDeal deal = stocked.deal();
                tell(stocked, answer);
                int turned = deal.stock().turned();
                answer.put("phase", 1);
                answer.put("stockLeft", deal.stock().size());
                answer.put("turned", turned < 0 ? null : Deck.card(turned).toString());
                answer.put("points", deal.points());
                answer.put("tricksWon", deal.tricks());
                tables(deal.table(), answer);
            }
            case Playing playing -> {
                tell(playing, answer);
                answer.put("phase", 2);
                answer.put("stockLeft", 0);
                answer.put("turned", null);
                answer.put("points", game.sides().each(playing::pointsOf));
                answer.put("tricksWon", game.sides().each(playing::tricksOf));
                tables(List.of(), answer);
            }
            case Dealing dealing -> over(dealing.ledger(), null, answer);
            case MatchOver over -> over(over.ledger(), over.result(), answer);
            case InDeal _, Drawing _ -> throw new IllegalStateException("no deal with a stock");
        }
        return answer;
    }

    private void tell(InDeal deal, Map<String, @Nullable Object> answer) {
        Terms terms = deal.terms();
        if (terms == null) {
            throw new IllegalStateException("trump is turned");
        }
        melds = terms.melds();
        String state =
                switch (deal) {
                    case MeldTurn _ -> "meld";
                    case LastDraw _ -> "choose";
                    case FreePlay free -> Trick.size(free.trick()) == 0 ? "lead" : "follow";
                    case Playing strict -> Trick.size(strict.trick()) == 0 ? "lead" : "follow";
                    case InDeal.Undecided _, InDeal.Contracted _, InDeal.Agreed _, Agreeing _ ->
                            throw new IllegalStateException("no deal with a stock");
                };
        answer.put("state", state);
        answer.put("turn", deal.turn() instanceof Turn.Seated(int seat) ? seat : null);
        answer.put("trump", Deck.suit(terms.trump()).toString());
        answer.put("meld", deal.ledger().bySeat(melds));
        answer.put(
                "hands",
                game.seating().each(seat -> seat).stream()
                        .map(seat -> Questions.texts(Hand.cards(deal.hand(seat))))
                        .toList());
    }

    private void tables(List<TableCard> table, Map<String, @Nullable Object> answer) {
        answer.put(
                "tables",
                game.seating().each(seat -> seat).stream()
                        .map(seat -> StockQuestions.cards(table, seat))
                        .toList());
    }

    private void over(
            Ledger ledger, @Nullable MatchResult result, Map<String, @Nullable Object> answer) {
        DealScore score = ledger.deals().getLast();
        answer.put("state", "over");
        answer.put("meld", score.meld());
        answer.put("points", score.trickPoints());
        answer.put("delta", score.delta());
        answer.put("totals", score.totals());
        Integer seat = score.declarer();
        if (score.outcome() == Outcome.DECLARED_OUT && seat != null && result != null) {
            Map<String, @Nullable Object> declared = new LinkedHashMap<>();
            declared.put("seat", seat);
            declared.put("reached", score.totals().get(game.sides().of(seat)));
            declared.put("winner", result.winner());
            answer.put("declaredOut", declared);
        }
    }
}
