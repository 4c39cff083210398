package meldhouse.bots;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Viewer;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishMove.Discard;
import meldhouse.danish.DanishMove.Draw;
import meldhouse.danish.DanishView;
import meldhouse.danish.Source;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * A sound player of the Danish game. Before it draws it compares the whole turn with the pile and
 * with a card of the stock; after the draw it looks through the ways to lay its cards, weighs what
 * is on the table against what is left in the hand, and keeps an eye on the finish without aces and
 * pictures.
 */
final class DanishSteady implements Bot {
    /** Cards of the stock that are tried before one is drawn. */
    private static final int TRIES = 2;

    private final Leaning leaning;
    private final Deque<Move> planned = new ArrayDeque<>();
    private int plannedTurn = -1;
    private boolean low;
    private boolean out;

    DanishSteady(Leaning leaning) {
        this.leaning = leaning;
    }

    @Override
    public Chosen choose(Thinking thinking) {
        DanishView view = (DanishView) thinking.view();
        return switch (view.phase()) {
            case DRAW -> draw(thinking, view);
            case PLAY -> play(thinking, view);
            case ACCEPT -> Why.ACCEPTS.chosen(RandomBot.first(thinking.legal()));
            case CUT -> Why.CUTS.chosen(RandomBot.first(thinking.legal()));
            case SEATING, DEAL, RESHUFFLE, OVER ->
                    throw new IllegalArgumentException("no seat moves in " + view.phase());
        };
    }

    private Chosen draw(Thinking thinking, DanishView view) {
        Move stock = new Draw(Source.STOCK);
        Move pile = new Draw(Source.PILE);
        if (!thinking.legal().contains(pile)) {
            return Why.DRAWS_STOCK.chosen(stock);
        }
        if (!thinking.legal().contains(stock)) {
            return Why.TAKES_PILE.chosen(pile);
        }
        double drawn = 0;
        double taken = 0;
        for (int i = 0; i < TRIES; i++) {
            Position guess = guess(thinking);
            drawn += plan(thinking, view, guess.next(stock)).worth() / TRIES;
            if (i == 0) {
                taken = plan(thinking, view, guess.next(pile)).worth();
            }
        }
        return taken > drawn ? Why.TAKES_PILE.chosen(pile) : Why.DRAWS_STOCK.chosen(stock);
    }

    private static Position guess(Thinking thinking) {
        return thinking.game()
                .determinize(
                        thinking.view(),
                        thinking.history(),
                        new SplittableRandom(thinking.random().nextLong()));
    }

    /** The better of two ways: with all cards, and where it can still pay with low ones alone. */
    private TurnPlan plan(Thinking thinking, DanishView view, Position position) {
        DanishTable table = DanishTable.of(view, thinking.seat(), thinking.game().houseRules());
        DanishView now = (DanishView) position.view(Viewer.seat(thinking.seat()));
        List<Card> hand = now.hand().stream().map(DanishCard::card).toList();
        TurnSearch search = new TurnSearch(table, leaning, position);
        Optional<TurnPlan> free = search.best(position, hand, false);
        Optional<TurnPlan> lowOnly =
                table.bonus() == 0 || table.laidHigh()
                        ? Optional.empty()
                        : search.best(position, hand, true);
        return Stream.concat(lowOnly.stream(), free.stream())
                .max(Comparator.comparingDouble(TurnPlan::worth))
                .orElseGet(() -> blind(position));
    }

    /** Where the search found no end of the turn: any step on. */
    private static TurnPlan blind(Position position) {
        Move move = RandomBot.first(position.legalMoves());
        return new TurnPlan(List.of(move), position, 0, false, false);
    }

    /**
     * What a wild card in the hand would spoil: at the end of the turn any set on the table, else
     * the one that is laid.
     */
    private static Optional<Spoiling> spoiling(
            Thinking thinking, DanishView view, DanishMove move) {
        boolean end = move instanceof Discard;
        if (!end && !(move instanceof DanishMove.Lay)
                || view.hand().stream().noneMatch(DanishCard::isWild)) {
            return Optional.empty();
        }
        DanishTable table = DanishTable.of(view, thinking.seat(), thinking.game().houseRules());
        // A random of its own: a reason does not change what is chosen later.
        Position guess =
                thinking.game()
                        .determinize(thinking.view(), thinking.history(), new SplittableRandom(0));
        int next = view.melds().stream().mapToInt(meld -> meld.number() + 1).max().orElse(0);
        return end ? Spoiling.of(guess, table, 0) : Spoiling.of(guess.next(move), table, next);
    }

    private Chosen play(Thinking thinking, DanishView view) {
        LegalMoves legal = thinking.legal();
        int turn = view.round() * 1000 + view.turn();
        if (turn != plannedTurn || planned.isEmpty() || !legal.contains(planned.peek())) {
            TurnPlan plan = plan(thinking, view, guess(thinking));
            planned.clear();
            planned.addAll(plan.moves());
            plannedTurn = turn;
            low = plan.low();
            out = plan.out();
        }
        Move move = planned.remove();
        return said(thinking, view, (DanishMove) move);
    }

    private Chosen said(Thinking thinking, DanishView view, DanishMove move) {
        if (out && planned.isEmpty()) {
            return Why.GOES_OUT.chosen(move);
        }
        Optional<Spoiling> spoiling = spoiling(thinking, view, move);
        if (spoiling.isPresent()) {
            return (move instanceof Discard ? Why.WILD_SPOILS_MELD : Why.WILD_SPOILS_SET)
                    .chosen(
                            move,
                            "meld",
                            spoiling.get().meld(),
                            "before",
                            spoiling.get().before(),
                            "after",
                            spoiling.get().after());
        }
        return switch (move) {
            case DanishMove.Lay _, DanishMove.LayOff _ ->
                    (low ? Why.LAYS_LOW : Why.LAYS_AT_ONCE).chosen(move);
            case DanishMove.Redde redde -> Why.RESCUES.chosen(move, "card", redde.card().card());
            case Discard(DanishCard card, _) ->
                    low && !card.isWild() && DanishWorth.isHigh(card.card().rank())
                            ? Why.DISCARDS_HIGH.chosen(move, "card", card.card())
                            : Why.DISCARDS_LEAST.chosen(move, "card", card.card());
            case DanishMove.Cut _, Draw _, DanishMove.Accept _ -> Chosen.of(move);
        };
    }
}
