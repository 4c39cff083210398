package meldhouse.american.rules;

import meldhouse.american.MatchResult;
import meldhouse.american.Outcome;
import meldhouse.american.rules.Auction.Status;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain questions about auctions, the score of a deal, and matches. */
final class ScoreQuestions {
    private ScoreQuestions() {}

    static Map<String, @Nullable Object> auction(AmericanGame game, Given given)
            throws Unanswerable {
        return told(game, called(game, given));
    }

    /** The auction after the calls that were given. */
    static Auction called(AmericanGame game, Given given) throws Unanswerable {
        Auction auction = Auction.start(game.seating(), given.seat("dealer", game));
        List<Given> calls = given.objects("calls");
        for (int index = 0; index < calls.size(); index++) {
            auction = called(game.rules(), auction, calls.get(index), index);
        }
        return auction;
    }

    private static Auction called(AmericanRules rules, Auction auction, Given call, int index)
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
        if ("pass".equals(wish)) {
            return auction.with(rules, Said.PASS);
        }
        int bid;
        try {
            bid = Given.whole("call", wish);
        } catch (Unanswerable e) {
            throw refused(
                    new Refusal(
                            "badCall",
                            "Cannot call '%s'. Allowed: pass, or a whole number.".formatted(wish)),
                    index);
        }
        Refusal refusal = auction.refusal(rules, bid);
        if (refusal != null) {
            throw refused(refusal, index);
        }
        return auction.with(rules, bid);
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
        answer.put("bidTeam", won ? game.sides().of(auction.declarer()) : null);
        if (auction.status() == Status.ALL_PASSED) {
            answer.put(
                    "nextDealer",
                    new Ledger(game, 1, auction.dealer(), List.of()).nextDealerAfterPasses());
        }
        return answer;
    }

    /** How an auction ended: no more than belongs to that end. */
    static Map<String, @Nullable Object> ended(AmericanGame game, Auction auction) {
        Map<String, @Nullable Object> answer = told(game, auction);
        answer.keySet().removeAll(List.of("minNextBid", "maxNextBid"));
        if (auction.status() == Status.ALL_PASSED) {
            answer.keySet().removeAll(List.of("declarer", "contract", "bidTeam"));
        }
        return answer;
    }

    static Map<String, @Nullable Object> scoreDeal(AmericanGame game, Given given)
            throws Unanswerable {
        AmericanRules rules = game.rules();
        int bidders = given.side("bidTeam");
        int bid = given.whole("bid");
        List<Integer> meld =
                given.has("meldBySeat")
                        ? game.sides().sums(given.wholes("meldBySeat", game.seats()))
                        : given.wholes("meld", 2);
        Outcome unplayed = Settlement.unplayed(rules, bid, meld.get(bidders));
        if (given.flag("conceded")) {
            if (rules.score().concede() == Concede.NONE) {
                throw new Unanswerable(
                        "concedeNotAllowed", "Conceding is not part of these house rules.");
            }
            unplayed = unplayed == null ? Outcome.CONCEDED : unplayed;
        }
        if (unplayed != null) {
            return told(Settlement.unplayed(game, bidders, bid, meld, unplayed), bidders);
        }
        List<Integer> points = trickPoints(game, given);
        List<Integer> tricks =
                given.has("tricksWon")
                        ? given.wholes("tricksWon", 2)
                        : points.stream().map(taken -> taken > 0 ? 1 : 0).toList();
        return told(Settlement.played(game, bidders, bid, meld, points, tricks), bidders);
    }

    /** What each side took, given as numbers or as piles of cards. */
    private static List<Integer> trickPoints(AmericanGame game, Given given) throws Unanswerable {
        List<Integer> points;
        if (given.has("captured")) {
            int last = given.side("lastTrickTeam");
            List<Integer> all = new ArrayList<>();
            List<Integer> sums = new ArrayList<>();
            for (Object pile : given.list("captured")) {
                List<Integer> cards = Given.cards("captured", pile);
                int bonus = sums.size() == last ? game.rules().points().lastTrickBonus() : 0;
                sums.add(cards.stream().mapToInt(game::pointsOf).sum() + bonus);
                all.addAll(cards);
            }
            Given.hand(game, all);
            if (sums.size() != 2) {
                throw Given.bad(
                        "badRequest", "captured", given.fields().get("captured"), "2 piles");
            }
            points = sums;
        } else {
            points = given.wholes("trickPoints", 2);
        }
        int total = game.rules().dealTotal();
        if (points.get(0) < 0 || points.get(1) < 0 || points.get(0) + points.get(1) != total) {
            throw new Unanswerable(
                    "trickPointsTotal",
                    "Cannot score the trick points %s: together they must be %d."
                            .formatted(points, total));
        }
        return points;
    }

    private static Map<String, @Nullable Object> told(Settlement settled, int bidders) {
        return told(
                settled.outcome(), bidders, settled.trickPoints(), settled.meld(), settled.delta());
    }

    /** The score of a deal, as plain data. */
    static Map<String, @Nullable Object> told(
            Outcome outcome,
            int bidders,
            List<Integer> trickPoints,
            List<Integer> meld,
            List<Integer> delta) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("made", outcome == Outcome.MADE);
        answer.put("outcome", outcome.toString());
        answer.put("played", outcome.played());
        answer.put("bidSideTotal", meld.get(bidders) + trickPoints.get(bidders));
        answer.put("trickPoints", trickPoints);
        answer.put("meldCounted", meld);
        answer.put("delta", delta);
        return answer;
    }

    static Map<String, @Nullable Object> match(AmericanGame game, Given given) throws Unanswerable {
        AmericanRules rules = game.rules();
        List<Integer> totals = given.has("start") ? given.wholes("start", 2) : List.of(0, 0);
        List<Given> deals = given.objects("deals");
        int scored = 0;
        Integer decided = null;
        Verdict verdict = new Verdict(null, false);
        for (int index = 0; index < deals.size(); index++) {
            if (verdict.result() != null) {
                throw new Unanswerable(
                        "matchOver",
                        "Cannot score another deal: the match is over.",
                        Map.of("dealIndex", index));
            }
            Given deal = deals.get(index);
            if (deal.flag("void")) {
                continue;
            }
            scored++;
            totals = Verdict.totals(rules, totals, deal.wholes("delta", 2));
            verdict = Verdict.of(rules, totals, deal.side("bidTeam"), scored);
            decided = verdict.result() == null ? null : index;
        }
        MatchResult result = verdict.result();
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("totals", totals);
        answer.put("over", result != null);
        answer.put("winner", result == null ? null : result.winner());
        answer.put("reason", result == null ? null : result.reason().toString());
        answer.put("decidedAfterDeal", decided);
        answer.put("tieExtraDeal", verdict.tie());
        return answer;
    }
}
