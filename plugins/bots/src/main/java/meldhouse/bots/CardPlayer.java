package meldhouse.bots;

import meldhouse.american.AmericanView;
import meldhouse.api.game.Event;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Chooses a card. Each one is worth the points of the trick if our side takes it and costs them if
 * not, by how likely that is, less what the card could still do if it were kept. So the cheapest
 * winner wins, counters go to the partner's sure tricks and not to the others', aces are cashed
 * while they are safe, and high trumps are not burnt.
 */
final class CardPlayer {
    /** So many cards of a suit are few. */
    private static final int SHORT = 2;

    /** Differences below this are rounding. */
    private static final double EQUAL = 1e-9;

    private final TableRules rules;
    private final Weights weights;
    private final Friends friends;
    private final CardMemory memory;

    /** What a trick counts here, to what it counts in the game that the weights are for. */
    private final double scale;

    private final OpenTrick trick;
    private final boolean lastTrick;
    private final boolean declares;
    private final boolean defends;
    private final @Nullable TrickOdds[] odds = new TrickOdds[Pack.SUITS];

    /**
     * @param friends of the seat that is to play a card
     * @param view of the seat that is to play a card
     * @param history every event, as that seat was told it
     */
    CardPlayer(
            TableRules rules,
            Weights weights,
            Friends friends,
            AmericanView view,
            List<Event> history) {
        this.rules = rules;
        this.weights = weights;
        this.friends = friends;
        scale = rules.scale(friends.order().size());
        memory = new CardMemory(rules, friends, view, history);
        trick = OpenTrick.of(friends, view.trick(), memory.trump(), rules);
        lastTrick = view.hand().size() == 1;
        Integer declarer = view.declarer();
        declares = declarer != null && friends.together(declarer, friends.me());
        defends = declarer != null && !declares;
    }

    CardMemory memory() {
        return memory;
    }

    /** The partner; -1 where there is none. */
    int partner() {
        return friends.partner();
    }

    OpenTrick trick() {
        return trick;
    }

    /** The best of some cards; of equally good ones the last, which is the lowest of its suit. */
    int best(List<Integer> cards) {
        int best = cards.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (int card : cards) {
            double value = value(card);
            if (value >= most - EQUAL) {
                best = card;
                most = Math.max(most, value);
            }
        }
        return best;
    }

    /** How likely our side takes the trick if this card is played. */
    double won(int card) {
        boolean ahead = trick.wouldLead(card, memory.trump());
        int led = trick.isLead() ? Pack.suit(card) : trick.led();
        return odds(led).won(ahead ? card : trick.winning(), ahead || trick.isPartners());
    }

    private TrickOdds odds(int led) {
        TrickOdds known = odds[led];
        if (known == null) {
            known = new TrickOdds(memory, rules, friends, led, trick.toPlay());
            odds[led] = known;
        }
        return known;
    }

    /** What comes of a card, in trick points: ours less theirs. */
    double value(int card) {
        double stake =
                trick.points()
                        + rules.points(card)
                        + trick.toPlay().size() * weights.others() * scale
                        + (lastTrick ? rules.lastTrick() : 0);
        return (2 * won(card) - 1) * stake + scale * (tempo(card) - 2 * kept(card));
    }

    private double tempo(int card) {
        int suit = Pack.suit(card);
        int trump = memory.trump();
        if (suit == trump) {
            return trick.isLead() ? trumpLead(card) : 0;
        }
        if (memory.ownLength(trump) == 0) {
            return 0;
        }
        if (defends && trick.isLead() && memory.ownLength(suit) <= SHORT) {
            return weights.shortLead();
        }
        return memory.ownLength(suit) == 1 ? weights.lastOfSuit() : 0;
    }

    /** Rule page 13.3: trumps are drawn early with the ace and ten, and kept low for late. */
    private double trumpLead(int card) {
        return declares && Pack.rank(card) <= Pack.TEN && memory.unseenLength(memory.trump()) > 0
                ? weights.drawTrumps()
                : weights.trumpLead();
    }

    /** What a card could still do later. */
    private double kept(int card) {
        int higher = memory.higherUnseen(card);
        double wins =
                Pack.suit(card) == memory.trump()
                        ? weights.trumpWins(higher)
                        : weights.sideWins(higher)
                                * Math.max(0, 1 - weights.ruffed() * ruffRisk(card));
        return wins * weights.laterTrick();
    }

    /** How likely an opponent can trump the suit of a card. */
    double ruffRisk(int card) {
        double safe = 1;
        for (int seat : friends.order()) {
            if (seat != trick.me() && !friends.has(seat)) {
                safe *=
                        1
                                - memory.isVoid(seat, Pack.suit(card))
                                        * (1 - memory.isVoid(seat, memory.trump()));
            }
        }
        return 1 - safe;
    }
}
