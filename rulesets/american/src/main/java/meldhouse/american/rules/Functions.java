package meldhouse.american.rules;

import meldhouse.american.DealScore;
import meldhouse.american.ExtraMeld;
import meldhouse.american.Laid;
import meldhouse.american.Meld;
import meldhouse.american.Outcome;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Hook;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The functions that house rules bring along, asked in the words of the table. Where one has no
 * answer, the options decide: each question here is given what they say.
 */
final class Functions {
    private final Hooks hooks;
    final boolean decideMisdeals;
    final boolean decideBids;
    final boolean countTricks;
    final boolean findMelds;
    final boolean restrictCards;
    private final boolean countMelds;

    Functions(Hooks hooks) {
        this.hooks = hooks;
        decideMisdeals = has(HookPoints.MISDEAL);
        decideBids = has(HookPoints.LEGAL_BIDS);
        countTricks = has(HookPoints.TRICK_POINTS);
        findMelds = has(HookPoints.EXTRA_MELDS);
        restrictCards = has(HookPoints.LEGAL_CARDS);
        countMelds = has(HookPoints.MELD_POINTS);
    }

    Hooks hooks() {
        return hooks;
    }

    private boolean has(Hook hook) {
        return hooks.present().contains(hook.name());
    }

    private Optional<Object> ask(Hook hook, int seat, Map<String, @Nullable Object> deal) {
        Map<String, Object> argument = new LinkedHashMap<>();
        argument.put("deal", Collections.unmodifiableMap(deal));
        if (seat >= 0) {
            argument.put("seat", seat);
        }
        return hooks.call(hook, Collections.unmodifiableMap(argument));
    }

    private static List<String> texts(Collection<Card> cards) {
        return cards.stream().map(Card::toString).toList();
    }

    private static @Nullable String suit(int trump) {
        return trump == Deck.NO_TRUMP ? null : Deck.suit(trump).toString();
    }

    /** Whether a hand gives the right to new cards. */
    boolean mayClaim(long hand, boolean allowed) {
        if (!decideMisdeals) {
            return allowed;
        }
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("hand", texts(Hand.cards(hand)));
        deal.put("allowed", allowed);
        return ask(HookPoints.MISDEAL, -1, deal).map(Boolean.TRUE::equals).orElse(allowed);
    }

    /**
     * What the seat whose turn it is may call, {@link Said#PASS} among it.
     *
     * @return null: what the options allow
     */
    @Nullable List<Integer> calls(AmericanRules rules, Auction auction, long hand) {
        if (!decideBids) {
            return null;
        }
        boolean canBid = auction.canBid(rules) && auction.mayBid(rules, hand);
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("hand", texts(Hand.cards(hand)));
        deal.put("high", auction.high());
        deal.put("bidder", auction.bidder() < 0 ? null : auction.bidder());
        deal.put(
                "calls",
                Said.calls(auction.said()).stream()
                        .map(
                                call -> {
                                    Map<String, @Nullable Object> one = new LinkedHashMap<>();
                                    one.put("seat", call.seat());
                                    one.put("amount", call.amount());
                                    return Collections.unmodifiableMap(one);
                                })
                        .toList());
        deal.put("mayPass", auction.mayPass(rules, hand));
        deal.put("least", canBid ? (int) auction.least(rules) : null);
        deal.put("greatest", canBid ? auction.greatest(rules, hand) : null);
        Hook hook = HookPoints.LEGAL_BIDS.returning(HookPoints.legalBids(auction.high()));
        return ask(hook, auction.turn(), deal)
                .filter(answer -> answer instanceof Optional<?> some && some.isPresent())
                .map(answer -> (List<?>) ((Optional<?>) answer).orElseThrow())
                .map(
                        answer ->
                                answer.stream()
                                        .map(one -> one instanceof Integer bid ? bid : Said.PASS)
                                        .distinct()
                                        .sorted()
                                        .toList())
                .orElse(null);
    }

    /** The refusal of a call that the options allow and a function does not. */
    static Refusal notAllowed(List<Integer> calls) {
        return new Refusal(
                "notThisRule",
                "Your house rules do not allow this call with your hand: they allow %s."
                        .formatted(
                                calls.stream()
                                        .map(call -> call == Said.PASS ? "to pass" : "" + call)
                                        .collect(Collectors.joining(", "))));
    }

    /** What a hand holds beside the melds of the options. */
    List<ExtraMeld> extraMelds(long hand, int trump) {
        if (!findMelds) {
            return List.of();
        }
        List<String> cards = texts(Hand.cards(hand));
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("hand", cards);
        deal.put("trump", suit(trump));
        Hook hook =
                HookPoints.EXTRA_MELDS.returning(
                        HookPoints.extraMelds(new Hook.Shape.CardsFrom(cards, 1)));
        return ask(hook, -1, deal)
                .map(answer -> ((List<?>) answer).stream().map(Functions::extraMeld).toList())
                .orElse(List.of());
    }

    private static ExtraMeld extraMeld(Object one) {
        Map<?, ?> meld = (Map<?, ?>) one;
        return new ExtraMeld(
                (String) meld.get("name"), cards(meld.get("cards")), (int) meld.get("points"));
    }

    private static List<Card> cards(@Nullable Object texts) {
        return texts instanceof List<?> list
                ? list.stream().map(text -> Card.parse((String) text)).toList()
                : List.of();
    }

    /** What the melds of a seat count. */
    int meldPoints(
            List<Meld> melds, List<ExtraMeld> extra, List<Card> cards, int trump, int points) {
        if (!countMelds) {
            return points;
        }
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put(
                "melds",
                Stream.concat(
                                melds.stream()
                                        .map(
                                                meld ->
                                                        meld(
                                                                meld.kind().toString(),
                                                                meld.cards(),
                                                                meld.points())),
                                extra.stream()
                                        .map(
                                                meld ->
                                                        meld(
                                                                meld.name(),
                                                                meld.cards(),
                                                                meld.points())))
                        .toList());
        deal.put("cards", texts(cards));
        deal.put("trump", suit(trump));
        deal.put("points", points);
        return (int) ask(HookPoints.MELD_POINTS, -1, deal).orElse(points);
    }

    private static Map<String, Object> meld(String kind, List<Card> cards, int points) {
        return Map.of("kind", kind, "cards", texts(cards), "points", points);
    }

    /**
     * Which cards may be played, of those that the duties leave.
     *
     * @param hand all that the seat to play holds
     * @param tricks how many are taken
     * @param declarer -1: nobody
     * @param legal what the rule answers for the hand: see {@link Duty}
     * @return the same, with fewer cards
     */
    int legalCards(long hand, int trick, int trump, int tricks, int declarer, int legal) {
        int cards = Duty.cards(legal);
        if (!restrictCards || Integer.bitCount(cards) < 2) {
            return legal;
        }
        List<String> left = texts(Hand.distinct(cards));
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("hand", texts(Hand.cards(hand)));
        deal.put("trick", Playing.laid(trick).stream().map(Functions::laid).toList());
        deal.put("trump", suit(trump));
        deal.put("tricks", tricks);
        deal.put("declarer", declarer < 0 ? null : declarer);
        deal.put("legal", left);
        Hook hook = HookPoints.LEGAL_CARDS.returning(new Hook.Shape.CardsFrom(left, 1));
        return ask(hook, Trick.toPlay(trick), deal)
                .map(answer -> legal & ~cards | Hand.once(Hand.of(cards(answer))))
                .orElse(legal);
    }

    /** The refusal of a card that the duties allow and a function does not. */
    static Refusal notAllowed(Card card, int legal) {
        return new Refusal(
                "notThisRule",
                "Your house rules do not allow the %s here: they allow %s."
                        .formatted(
                                card.title(),
                                Hand.distinct(Duty.cards(legal)).stream()
                                        .map(one -> "the " + one.title())
                                        .collect(Collectors.joining(", "))));
    }

    /** What a complete trick counts. */
    int trickPoints(int trick, int trump, int points) {
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("cards", Playing.laid(trick).stream().map(Functions::laid).toList());
        deal.put("winner", Trick.winningSeat(trick, Deck.ofSuit(trump)));
        deal.put("trump", suit(trump));
        deal.put("points", points);
        return (int) ask(HookPoints.TRICK_POINTS, -1, deal).orElse(points);
    }

    private static Map<String, Object> laid(Laid laid) {
        return Map.of("seat", laid.seat(), "card", laid.card().toString());
    }

    /** What a deal brings each side. */
    Settlement dealScore(Settlement settled, int bidders, int bid) {
        if (!has(HookPoints.DEAL_SCORE)) {
            return settled;
        }
        Outcome outcome = settled.outcome();
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("bid", bid);
        deal.put("biddingSide", bidders == Settlement.NOBODY ? null : bidders);
        deal.put("outcome", outcome.toString());
        deal.put("made", outcome.isMade());
        deal.put("meld", settled.meld());
        deal.put("trickPoints", settled.trickPoints());
        deal.put("points", settled.delta());
        Hook hook = HookPoints.DEAL_SCORE.returning(HookPoints.dealScore(settled.delta().size()));
        return ask(hook, -1, deal)
                .map(answer -> settled.with(numbers((List<?>) answer)))
                .orElse(settled);
    }

    private static List<Integer> numbers(List<?> answer) {
        return answer.stream().map(one -> (Integer) one).toList();
    }

    /** Who deals next. */
    int nextDealer(DealScore score, int next, int seats) {
        if (!has(HookPoints.NEXT_DEALER)) {
            return next;
        }
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("dealer", score.dealer());
        deal.put("declarer", score.declarer());
        deal.put("made", score.made());
        deal.put("points", score.delta());
        deal.put("next", next);
        Hook hook = HookPoints.NEXT_DEALER.returning(new Hook.Shape.Whole(0, seats - 1));
        return (int) ask(hook, -1, deal).orElse(next);
    }

    /**
     * Who has won.
     *
     * @param winners by the options; null: nobody yet
     * @return empty: nobody yet; null: what the options say
     */
    @Nullable List<Integer> winners(
            Accounts accounts, int bidders, boolean made, @Nullable List<Integer> winners) {
        if (!has(HookPoints.MATCH_END)) {
            return null;
        }
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("deals", accounts.deals());
        deal.put("totals", accounts.totals());
        deal.put("target", accounts.target());
        deal.put("biddingSide", bidders == Settlement.NOBODY ? null : bidders);
        deal.put("made", made);
        deal.put("winners", winners);
        Hook hook = HookPoints.MATCH_END.returning(HookPoints.matchEnd(accounts.totals().size()));
        return ask(hook, -1, deal)
                .filter(answer -> answer instanceof Optional<?> some && some.isPresent())
                .map(answer -> numbers((List<?>) ((Optional<?>) answer).orElseThrow()))
                .map(sides -> sides.stream().distinct().sorted().toList())
                .orElse(null);
    }
}
