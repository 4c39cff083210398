package meldhouse.american.rules;

import meldhouse.american.rules.Auction.Status;
import meldhouse.american.rules.Choices.AllPass;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The plain questions about bids. Where the hands of the callers are not given, nobody is refused a
 * call on account of a hand.
 */
final class AuctionQuestions {
    private AuctionQuestions() {}

    /** Answers {@code grid}: the lowest {@code count} bids above {@code from}. */
    static Map<String, @Nullable Object> grid(AmericanGame game, Given given) throws Unanswerable {
        needsAuction(game);
        int from = given.has("from") ? given.whole("from") : 0;
        int count = given.upTo(1000, "count", "badNumber");
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("bids", game.rules().auction().grid().lowest(from, count));
        return answer;
    }

    /** Answers {@code auction}: how it stands after the {@code calls}. */
    static Map<String, @Nullable Object> auction(AmericanGame game, Given given)
            throws Unanswerable {
        Auction auction = called(game, given);
        Map<String, @Nullable Object> answer = told(game, auction);
        if (auction.isOpen()) {
            Long hand = hand(game, given, auction.turn());
            answer.put("mayPass", hand == null || auction.mayPass(game.rules(), hand));
        }
        return answer;
    }

    private static void needsAuction(AmericanGame game) throws Unanswerable {
        if (game.rules().auction().isTurned()) {
            throw new Unanswerable(
                    "noAuction", "Nobody bids in this game: a turned card makes trump.");
        }
    }

    /** The auction after the calls that were given. */
    static Auction called(AmericanGame game, Given given) throws Unanswerable {
        needsAuction(game);
        Auction auction = Auction.start(game.seating(), given.seat("dealer", game));
        List<Given> calls = given.objects("calls");
        for (int index = 0; index < calls.size(); index++) {
            Long hand = hand(game, given, auction.turn());
            auction = called(game.rules(), auction, calls.get(index), hand, index);
        }
        return auction;
    }

    /** The cards of a seat, from {@code hands} by seat; null where none are given. */
    private static @Nullable Long hand(AmericanGame game, Given given, int seat)
            throws Unanswerable {
        Object hand =
                switch (given.fields().get("hands")) {
                    case null -> null;
                    case Map<?, ?> bySeat -> bySeat.get(String.valueOf(seat));
                    case List<?> list -> seat < list.size() ? list.get(seat) : null;
                    case Object other ->
                            throw Given.bad("badRequest", "hands", other, "a list or an object");
                };
        return hand == null ? null : Given.hand(game, Given.cards("hands", hand));
    }

    private static Auction called(
            AmericanRules rules, Auction auction, Given call, @Nullable Long hand, int index)
            throws Unanswerable {
        if (!auction.isOpen()) {
            throw refused(new Refusal("auctionOver", "The auction is over."), index);
        }
        int seat = call.whole("seat");
        if (seat != auction.turn()) {
            throw refused(
                    new Refusal(
                            "notYourTurn",
                            "Seat %d cannot call: it is the turn of seat %d."
                                    .formatted(seat, auction.turn())),
                    index);
        }
        Object wish = call.fields().get("call");
        boolean pass = "pass".equals(wish);
        int bid = pass ? Said.PASS : amount(wish, index);
        Refusal refusal = refusal(rules, auction, bid, hand);
        if (refusal != null) {
            throw refused(refusal, index);
        }
        return auction.with(rules, bid);
    }

    private static @Nullable Refusal refusal(
            AmericanRules rules, Auction auction, int call, @Nullable Long hand) {
        boolean pass = call == Said.PASS;
        if (hand != null) {
            return pass ? auction.passRefusal(rules, hand) : auction.refusal(rules, call, hand);
        }
        return pass ? auction.passRefusal(rules, Hand.EMPTY) : auction.refusal(rules, call);
    }

    private static int amount(@Nullable Object wish, int index) throws Unanswerable {
        try {
            int bid = Given.whole("call", wish);
            if (bid != Said.PASS) {
                return bid;
            }
        } catch (Unanswerable e) {
            // falls through: a text, or half a number
        }
        throw refused(
                new Refusal(
                        "badCall",
                        "Cannot call '%s'. Allowed: pass, or a whole number.".formatted(wish)),
                index);
    }

    private static Unanswerable refused(Refusal refusal, int index) {
        return new Unanswerable(refusal.rule(), refusal.sentence(), Map.of("callIndex", index));
    }

    /** How an auction stands, as plain data. */
    static Map<String, @Nullable Object> told(AmericanGame game, Auction auction) {
        AmericanRules rules = game.rules();
        boolean open = auction.isOpen();
        boolean won = auction.status() == Status.WON;
        boolean canBid = open && auction.canBid(rules);
        List<Boolean> passed = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            passed.add((auction.passed() & 1 << seat) != 0);
        }
        Integer side = won ? game.sides().of(auction.declarer()) : null;
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("status", auction.status().toString());
        answer.put("turn", open ? auction.turn() : null);
        answer.put("highBid", auction.bidder() < 0 ? null : auction.high());
        answer.put("highBidder", auction.bidder() < 0 ? null : auction.bidder());
        answer.put("minNextBid", canBid ? (int) auction.least(rules) : null);
        answer.put("maxNextBid", canBid ? auction.greatest(rules) : null);
        answer.put("passed", passed);
        answer.put("declarer", won ? auction.declarer() : null);
        answer.put("contract", won ? auction.contract(rules) : null);
        answer.put("bidTeam", side);
        answer.put("bidSide", side);
        if (auction.status() == Status.ALL_PASSED) {
            boolean same = rules.auction().allPass() == AllPass.REDEAL_SAME_DEALER;
            answer.put(
                    "nextDealer", same ? auction.dealer() : game.seating().left(auction.dealer()));
        }
        return answer;
    }

    /** How an auction ended: no more than belongs to that end. */
    static Map<String, @Nullable Object> ended(AmericanGame game, Auction auction) {
        Map<String, @Nullable Object> answer = told(game, auction);
        answer.keySet().removeAll(List.of("minNextBid", "maxNextBid"));
        if (auction.status() == Status.ALL_PASSED) {
            answer.keySet().removeAll(List.of("declarer", "contract", "bidTeam", "bidSide"));
        }
        return answer;
    }
}
