package meldhouse.american.rules;

import meldhouse.american.rules.Choices.AuctionStyle;
import meldhouse.american.rules.Choices.MeldDeclaration;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.ScoredBy;
import meldhouse.api.game.View;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Values;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** The game with its house rules settled, and the tables that follow from them. */
final class AmericanGame implements Game {
    private final AmericanRuleset ruleset;
    private final HouseRules houseRules;
    private final AmericanRules rules;
    private final @Nullable Functions functions;
    private final Seating seating;
    private final Melding melding;
    private final MeldSheet sheet;
    private final int[] points = new int[Deck.KINDS];
    private final int[] unshuffled;
    private final int[][] receivers;
    private final long pack;
    private final boolean hasLateDix;
    private final List<List<Layable>> layable;
    private final List<TrumpGame> withTrump;

    /**
     * @param values a value for every option, without a fault among them
     * @param hooks functions for what is a hook
     */
    AmericanGame(AmericanRuleset ruleset, Values values, Hooks hooks) {
        this.ruleset = ruleset;
        houseRules = new HouseRules(values.all());
        rules = AmericanRules.of(values);
        functions = hooks.present().isEmpty() ? null : new Functions(hooks);
        seating = Seating.of(rules);
        receivers = new int[seating.seats()][];
        for (int dealer = 0; dealer < receivers.length; dealer++) {
            receivers[dealer] = Layout.receivers(rules.table(), seating, dealer);
        }
        melding = new Melding(rules);
        sheet = new MeldSheet(melding, functions, new CheckedMelds(rules.checks(), melding));
        boolean nines = rules.table().deckNines();
        int[] kinds =
                IntStream.range(0, Deck.KINDS)
                        .filter(card -> nines || Deck.rankOf(card) != Deck.NINE)
                        .toArray();
        unshuffled =
                IntStream.range(0, packSize()).map(card -> kinds[card % kinds.length]).toArray();
        int mask = IntStream.of(kinds).map(Deck::mask).reduce(0, (all, card) -> all | card);
        pack = Hand.of(mask, rules.table().deckCopies());
        hasLateDix =
                rules.melds().lateDix()
                        && rules.melds().meldDeclaration() == MeldDeclaration.MANUAL
                        && rules.melds().prices().dix().single() > 0
                        && !rules.table().stockDraw();
        layable =
                IntStream.range(0, Deck.SUITS)
                        .mapToObj(trump -> Layable.all(melding, trump))
                        .toList();
        for (int card = 0; card < points.length; card++) {
            points[card] = rules.points().cardPoints().get(Deck.rankOf(card));
        }
        withTrump =
                IntStream.range(0, Deck.SUITS)
                        .mapToObj(trump -> new TrumpGame(this, trump))
                        .toList();
    }

    AmericanRules rules() {
        return rules;
    }

    /** The functions of the house rules; null: there are none. */
    @Nullable Functions functions() {
        return functions;
    }

    @Override
    public Hooks hooks() {
        return functions == null ? Hooks.NONE : functions.hooks();
    }

    /** Whether there is any right to new cards. */
    boolean hasMisdeals() {
        return rules.misdeal().exist() || functions != null && functions.decideMisdeals;
    }

    /** Whether a hand has the right to new cards. */
    boolean mayClaim(long hand) {
        boolean allowed = Misdeal.of(this, hand).mayClaim();
        return functions == null ? allowed : functions.mayClaim(hand, allowed);
    }

    /** What a seat may call by the functions; null: what the options allow. */
    @Nullable List<Integer> calls(Auction auction, long hand) {
        return functions == null ? null : functions.calls(rules, auction, hand);
    }

    /** Why the seat whose turn it is may not make a call with this hand; null: it may. */
    @Nullable Refusal refusal(Auction auction, int call, long hand) {
        List<Integer> calls = calls(auction, hand);
        if (calls != null && calls.contains(call)) {
            return null;
        }
        Refusal refusal =
                call == Said.PASS
                        ? auction.passRefusal(rules, hand)
                        : auction.refusal(rules, call, hand);
        return refusal == null && calls != null ? Functions.notAllowed(calls) : refusal;
    }

    /** Who sits where, and with whom. */
    Seating seating() {
        return seating;
    }

    Sides sides() {
        return seating.sides();
    }

    Melding melding() {
        return melding;
    }

    MeldSheet sheet() {
        return sheet;
    }

    /** Every card that is played with. */
    long pack() {
        return pack;
    }

    /** How many cards these are. */
    int packSize() {
        return rules.table().deckSize();
    }

    /** Whether a nine of trump that was not listed may be claimed later. */
    boolean hasLateDix() {
        return hasLateDix;
    }

    /** The card that a number of a shuffled pack stands for. */
    int dealt(int number) {
        return unshuffled[number];
    }

    /** Who gets each card of a shuffled pack: see {@link Layout}. */
    int[] receivers(int dealer) {
        return receivers[dealer];
    }

    /** The game with this trump suit. */
    TrumpGame with(int trump) {
        return withTrump.get(trump);
    }

    /** The melds that can be laid one by one with this trump. */
    List<Layable> layable(int trump) {
        return layable.get(trump);
    }

    /** The points of a card taken in a trick. */
    int pointsOf(int card) {
        return points[card];
    }

    /** The points of some cards. */
    int pointsOf(long cards) {
        int sum = 0;
        for (int rest = Hand.once(cards); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            sum += points[card] * Hand.copies(cards, card);
        }
        return sum;
    }

    /** The points of the cards of a complete trick. */
    int points(int trick) {
        int sum = 0;
        for (int place = Trick.size(trick) - 1; place >= 0; place--) {
            sum += points[Trick.card(trick, place)];
        }
        return sum;
    }

    @Override
    public AmericanRuleset ruleset() {
        return ruleset;
    }

    @Override
    public HouseRules houseRules() {
        return houseRules;
    }

    @Override
    public int seats() {
        return seating.seats();
    }

    @Override
    public Position start() {
        return Drawing.start(this);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Bids have no end where the house rules set none, so the bound can be as great as an {@code
     * int} allows.
     */
    @Override
    public int longestDeal() {
        int seats = rules.table().seats();
        long bids = rules.auction().grid().size();
        if (functions != null && functions.decideBids) {
            return Integer.MAX_VALUE;
        }
        long calls =
                rules.auction().auctionStyle() == AuctionStyle.SINGLE_ROUND
                        ? seats
                        : Math.max(0, bids) + seats;
        int asked = 8 * seats;
        int late = hasLateDix ? 2 : 0;
        int named = 6;
        int exchange = rules.exchange().passCount() == 0 ? 0 : 2;
        int tricks = packSize() / seats;
        int melded = rules.table().stockDraw() ? tricks * (rules.draw().meldsPerTrick() + 4) : 0;
        long moves = calls + asked + late + named + exchange + melded + packSize();
        return (int) Math.min(Integer.MAX_VALUE, moves);
    }

    @Override
    public Position determinize(View view, List<Event> history, RandomGenerator random) {
        return Guess.position(this, view, history, random);
    }

    @Override
    public List<ScoredBy> scoredBy(Event event) {
        return ScoreSources.of(this, event);
    }

    @Override
    public Position parse(String text) {
        return PositionReader.read(this, text);
    }

    /** Games of the same house rules are equal. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AmericanGame game
                && rules.equals(game.rules)
                && hooks().equals(game.hooks());
    }

    @Override
    public int hashCode() {
        return rules.hashCode();
    }

    @Override
    public String toString() {
        return "American Pinochle " + houseRules.values();
    }
}
