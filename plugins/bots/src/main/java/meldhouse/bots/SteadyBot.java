package meldhouse.bots;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.ClaimMisdeal;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Declare;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.PassCards;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.AmericanView;
import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * A sound player by rules: it values its hand, counts the cards, and gives a reason for each move.
 * It sees what its seat may know and draws no random numbers: the same view and history give the
 * same move.
 */
final class SteadyBot implements Bot {
    /** A hand that melds so much is not given back. */
    private static final int WORTH_KEEPING = 100;

    private final Valuation valuation;
    private final TableRules rules;
    private final Weights weights;
    private final Bidder bidder;
    private final Exchanger exchanger;
    private final Surrender surrender;

    SteadyBot(Game game) {
        this(game, Weights.TUNED);
    }

    SteadyBot(Game game, Weights weights) {
        this.weights = weights;
        rules = TableRules.of(game.houseRules());
        valuation = new Valuation(game);
        bidder =
                new Bidder(
                        valuation,
                        game.houseRules().values().get("passCount") instanceof Integer n ? n : 0);
        exchanger = new Exchanger(valuation);
        surrender = new Surrender(rules, game.houseRules());
    }

    @Override
    public Chosen choose(Thinking thinking) {
        AmericanView view = (AmericanView) thinking.view();
        LegalMoves legal = thinking.legal();
        return switch (view.phase()) {
            case REDEAL -> redeal(view, legal);
            case AUCTION -> bidder.call(view, legal, thinking.seat());
            case TRUMP -> bidder.trump(view, legal);
            case EXCHANGE -> exchange(view, legal, thinking.seat());
            case MELD -> declare(legal);
            case CONCEDE ->
                    surrender.isHopeless(view, thinking.seat())
                            ? surrender.concede()
                            : Why.CAN_BE_MADE.chosen(new Decline());
            case PLAY -> play(thinking, view);
            case STUCK, THROW_IN, GIVE, DIX, BURY, MELDING, TAKE -> Chosen.of(legal.get(0));
            case DRAW, DEAL, OVER ->
                    throw new IllegalArgumentException("no seat moves in " + view.phase());
        };
    }

    private Chosen redeal(AmericanView view, LegalMoves legal) {
        Move claim = new ClaimMisdeal();
        return legal.contains(claim) && valuation.best(view.hand()).meld() < WORTH_KEEPING
                ? Why.HAND_IS_HOPELESS.chosen(claim)
                : Why.HAND_IS_KEPT.chosen(new Decline());
    }

    private Chosen exchange(AmericanView view, LegalMoves legal, int seat) {
        int count =
                first(legal, PassCards.class) instanceof PassCards some ? some.cards().size() : 0;
        return exchanger.pass(view, seat, count);
    }

    /** Of the lists of melds on offer the longest. */
    private static Chosen declare(LegalMoves legal) {
        Declare longest = new Declare(List.of());
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof Declare list
                    && list.melds().size() > longest.melds().size()) {
                longest = list;
            }
        }
        return Why.ALL_IS_LISTED.chosen(longest);
    }

    private Chosen play(Thinking thinking, AmericanView view) {
        LegalMoves legal = thinking.legal();
        if (first(legal, Concede.class) != null && surrender.isHopeless(view, thinking.seat())) {
            return surrender.concede();
        }
        List<Integer> cards = new ArrayList<>(legal.size());
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof Play(var card, _)) {
                cards.add(Pack.number(card));
            }
        }
        CardPlayer player =
                new CardPlayer(rules, weights, thinking.seat(), view, thinking.history());
        return new Reasons(rules, player).of(player.best(cards));
    }

    private static @Nullable Move first(LegalMoves legal, Class<? extends AmericanMove> kind) {
        for (int i = 0; i < legal.size(); i++) {
            if (kind.isInstance(legal.get(i))) {
                return legal.get(i);
            }
        }
        return null;
    }
}
