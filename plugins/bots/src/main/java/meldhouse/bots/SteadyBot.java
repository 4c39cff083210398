package meldhouse.bots;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.ClaimMisdeal;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Declare;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.GiveUpStuck;
import meldhouse.american.AmericanMove.PassCards;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.AmericanMove.ThrowIn;
import meldhouse.american.AmericanView;
import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.options.HouseRules;

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

    /** The trick points of a deal of the partnership game. */
    private static final double PARTNERSHIP_DEAL = 210;

    private final Valuation valuation;
    private final TableRules rules;
    private final Weights weights;
    private final Bidder bidder;
    private final Exchanger exchanger;
    private final Surrender surrender;
    private final Burier burier;
    private final StockPlayer stockPlayer;
    private final HouseRules houseRules;

    /** Whether a contract that is given up costs less than one that is played and missed. */
    private final boolean concedesForLess;

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
                        game.houseRules().values().get("passCount") instanceof Integer n ? n : 0,
                        rules.total() / PARTNERSHIP_DEAL);
        exchanger = new Exchanger(valuation);
        houseRules = game.houseRules();
        surrender = new Surrender(rules, houseRules);
        burier = new Burier(valuation, rules, houseRules);
        stockPlayer = new StockPlayer(valuation, rules);
        concedesForLess = "units".equals(houseRules.values().get("settlement"));
    }

    @Override
    public Chosen choose(Thinking thinking) {
        AmericanView view = (AmericanView) thinking.view();
        LegalMoves legal = thinking.legal();
        Friends friends = Friends.of(view, thinking.seat(), houseRules);
        return switch (view.phase()) {
            case REDEAL -> redeal(view, legal);
            case AUCTION -> bidder.call(view, legal, friends);
            case TRUMP -> concedes(view, legal) ? surrender.concede() : bidder.trump(view, legal);
            case EXCHANGE -> exchange(view, legal, thinking.seat());
            case MELD -> declare(legal);
            case STUCK -> givesUp(view, legal, new GiveUpStuck());
            case THROW_IN -> givesUp(view, legal, new ThrowIn());
            case CONCEDE -> concede(view, legal, friends);
            case GIVE -> burier.give(legal, view, friends);
            case DIX -> Why.TAKES_TURNED.chosen(legal.get(0));
            case BURY -> concedes(view, legal) ? surrender.concede() : burier.bury(view, legal);
            case MELDING -> stockPlayer.meld(view, legal, thinking.seat());
            case TAKE -> stockPlayer.take(view, legal);
            case PLAY ->
                    view.stock() > 0
                            ? stockPlayer.play(view, legal, thinking.seat())
                            : play(thinking, view, friends);
            case DRAW, DEAL, OVER ->
                    throw new IllegalArgumentException("no seat moves in " + view.phase());
        };
    }

    private Chosen givesUp(AmericanView view, LegalMoves legal, AmericanMove out) {
        return legal.contains(out) && bidder.isHopeless(view)
                ? Why.CANNOT_BE_MADE.chosen(out)
                : Why.CAN_BE_MADE.chosen(new Decline());
    }

    private boolean concedes(AmericanView view, LegalMoves legal) {
        return concedesForLess && legal.contains(new Concede()) && bidder.isHopeless(view);
    }

    private Chosen concede(AmericanView view, LegalMoves legal, Friends friends) {
        boolean hopeless =
                legal.contains(new Concede())
                        && (concedes(view, legal) || surrender.isHopeless(view, friends));
        return hopeless
                ? surrender.concede()
                : Why.CAN_BE_MADE.chosen(
                        legal.contains(new Decline()) ? new Decline() : RandomBot.first(legal));
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

    private Chosen play(Thinking thinking, AmericanView view, Friends friends) {
        LegalMoves legal = thinking.legal();
        if (first(legal, Concede.class) != null && surrender.isHopeless(view, friends)) {
            return surrender.concede();
        }
        List<Integer> cards = new ArrayList<>(legal.size());
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof Play(var card, _)) {
                cards.add(Pack.number(card));
            }
        }
        if (cards.isEmpty()) {
            return Chosen.of(RandomBot.first(legal));
        }
        CardPlayer player = new CardPlayer(rules, weights, friends, view, thinking.history());
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
