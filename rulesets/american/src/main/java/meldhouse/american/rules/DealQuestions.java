package meldhouse.american.rules;

import meldhouse.american.Outcome;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.american.rules.Choices.TrumpRequirement;
import meldhouse.american.rules.Forms.ShootMoon;
import meldhouse.american.rules.Settlement.Claims;
import meldhouse.api.game.Question.Unanswerable;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain questions about what a deal brings: points, units. */
final class DealQuestions {
    private DealQuestions() {}

    /**
     * Answers {@code scoreDeal}: from {@code declarer}, {@code bid}, {@code melds} by seat or by
     * side, {@code trickPoints} and {@code tricksWon} by side, {@code buried} points, {@code moon},
     * and {@code outcome} where the deal was not played.
     */
    static Map<String, @Nullable Object> scoreDeal(AmericanGame game, Given given)
            throws Unanswerable {
        AmericanRules rules = game.rules();
        int declarer = declarer(game, given);
        int bidders = declarer < 0 ? Settlement.NOBODY : game.sides().of(declarer);
        int bid = declarer < 0 ? 0 : given.whole("bid");
        List<Integer> meld = melds(game, given, declarer);
        Claims claims = new Claims(game, bidders, bid, meld);
        boolean moon = moon(rules, given);
        Outcome unplayed = unplayed(rules, given, bid);
        if (unplayed == null && bidders != Settlement.NOBODY) {
            unplayed = Settlement.unplayed(rules, bid, meld.get(bidders));
        }
        if (unplayed != null) {
            return told(Settlement.unplayed(claims, unplayed), bidders);
        }
        int buried = given.has("buried") ? given.whole("buried") : 0;
        List<Integer> points = trickPoints(game, given, buried);
        List<Integer> tricks =
                given.has("tricksWon")
                        ? given.wholes("tricksWon", game.sides().count())
                        : points.stream().map(taken -> taken > 0 ? 1 : 0).toList();
        return told(
                Settlement.played(claims, points, buried(game, declarer, buried), tricks, moon),
                bidders);
    }

    /** The seat of the declarer; -1 where there is none. */
    private static int declarer(AmericanGame game, Given given) throws Unanswerable {
        if (!game.rules().auction().isTurned()) {
            return given.seat("declarer", game);
        }
        if (given.has("declarer") || given.has("bid")) {
            throw new Unanswerable(
                    "noAuction", "Nobody bids in this game: a turned card makes trump.");
        }
        return -1;
    }

    private static boolean moon(AmericanRules rules, Given given) throws Unanswerable {
        boolean moon = given.flag("moon");
        if (moon && rules.score().shootMoon() == ShootMoon.NONE) {
            throw notThisRule("Announcing all tricks is not part of these house rules.");
        }
        return moon;
    }

    /** The meld of each side, of the seats whose melds count. */
    private static List<Integer> melds(AmericanGame game, Given given, int declarer)
            throws Unanswerable {
        if (!given.has("melds")) {
            return game.sides().nothing();
        }
        Sides sides = game.sides();
        int count = given.list("melds").size();
        List<Integer> melds = given.wholes("melds", count == sides.count() ? count : game.seats());
        boolean bySeat = melds.size() != sides.count() || sides.count() == game.seats();
        List<Integer> counted =
                switch (game.rules().melds().whoMelds()) {
                    case ALL -> melds;
                    case DECLARER, DECLARER_SIDE ->
                            bySeat
                                    ? game.seating()
                                            .each(
                                                    seat ->
                                                            counts(game, seat, declarer)
                                                                    ? melds.get(seat)
                                                                    : 0)
                                    : sides.each(
                                            side ->
                                                    side == sides.of(declarer)
                                                            ? melds.get(side)
                                                            : 0);
                };
        return bySeat ? sides.sums(counted) : counted;
    }

    private static boolean counts(AmericanGame game, int seat, int declarer) {
        return seat == declarer
                || game.rules().melds().whoMelds() == Forms.WhoMelds.DECLARER_SIDE
                        && game.sides().of(seat) == game.sides().of(declarer);
    }

    /** Why the deal was not played, as it was given; null: nothing is said of that. */
    private static @Nullable Outcome unplayed(AmericanRules rules, Given given, int bid)
            throws Unanswerable {
        Object word = given.fields().get("outcome");
        if (word == null || "played".equals(word)) {
            return null;
        }
        return switch (String.valueOf(word)) {
            case "conceded" -> conceded(rules);
            case "thrownIn" -> thrownIn(rules, bid);
            case "noSuit" -> noSuit(rules);
            case "stuckThrowIn" -> stuckThrowIn(rules);
            default ->
                    throw Given.bad(
                            "badOutcome",
                            "outcome",
                            word,
                            "played, conceded, thrownIn, noSuit, stuckThrowIn");
        };
    }

    private static Outcome conceded(AmericanRules rules) throws Unanswerable {
        if (rules.score().concede() == Concede.NONE) {
            throw notThisRule("Conceding is not part of these house rules.");
        }
        return Outcome.CONCEDED;
    }

    private static Outcome thrownIn(AmericanRules rules, int bid) throws Unanswerable {
        boolean allowed =
                switch (rules.widow().throwIn()) {
                    case NONE -> false;
                    case MINIMUM_ONLY -> bid == rules.auction().minimumBid();
                    case ANY_BID -> true;
                };
        if (!allowed) {
            throw notThisRule(
                    "A contract of %d may not be thrown in by these house rules.".formatted(bid));
        }
        return Outcome.THROWN_IN;
    }

    private static Outcome noSuit(AmericanRules rules) throws Unanswerable {
        if (rules.auction().trumpRequirement() == TrumpRequirement.NONE) {
            throw notThisRule("Any suit may be named by these house rules.");
        }
        return Outcome.NO_SUIT;
    }

    private static Outcome stuckThrowIn(AmericanRules rules) throws Unanswerable {
        if (rules.auction().stuckThrowIn() == null) {
            throw notThisRule("A stuck dealer may not give up by these house rules.");
        }
        return Outcome.STUCK_THROW_IN;
    }

    private static Unanswerable notThisRule(String sentence) {
        return new Unanswerable("notThisRule", sentence);
    }

    private static List<Integer> trickPoints(AmericanGame game, Given given, int buried)
            throws Unanswerable {
        List<Integer> points = given.wholes("trickPoints", game.sides().count());
        long sum = buried;
        for (int taken : points) {
            sum += taken;
        }
        int total = game.rules().dealTotal();
        if (points.stream().anyMatch(taken -> taken < 0) || buried < 0 || sum != total) {
            throw new Unanswerable(
                    "trickPointsTotal",
                    "Cannot score the trick points %s%s: together they must be %d."
                            .formatted(points, buried == 0 ? "" : " and " + buried, total));
        }
        return points;
    }

    /** The points of buried cards, by the side that they count for. */
    private static List<Integer> buried(AmericanGame game, int declarer, int points) {
        Sides sides = game.sides();
        if (declarer < 0) {
            return sides.nothing();
        }
        int bidders = sides.of(declarer);
        int owner =
                switch (game.rules().widow().buryCounts()) {
                    case DECLARER -> bidders;
                    case DEFENDERS -> sides.of(game.seating().left(declarer));
                    case NOBODY -> Settlement.NOBODY;
                };
        return sides.each(side -> side == owner ? points : 0);
    }

    private static Map<String, @Nullable Object> told(Settlement settled, int bidders) {
        Map<String, @Nullable Object> answer = told(settled);
        if (bidders != Settlement.NOBODY) {
            answer.put(
                    "bidSideTotal",
                    settled.meld().get(bidders) + settled.trickPoints().get(bidders));
        }
        return answer;
    }

    /** A settlement as plain data. */
    static Map<String, @Nullable Object> told(Settlement settled) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("made", settled.outcome() == Outcome.MADE);
        answer.put("outcome", settled.outcome().toString());
        answer.put("played", settled.outcome().played());
        answer.put("trickPoints", settled.trickPoints());
        answer.put("meldCounted", settled.meld());
        answer.put("delta", settled.delta());
        if (settled.moon() != null) {
            answer.put("moon", settled.moon());
        }
        answer.put("winsMatch", settled.winsMatch());
        return answer;
    }

    /**
     * Answers {@code settle}: units to and from each, from {@code dealer}, {@code declarer}, {@code
     * bid}, {@code trump}, {@code meld}, {@code points} and {@code outcome}.
     */
    static Map<String, @Nullable Object> settle(AmericanGame game, Given given)
            throws Unanswerable {
        AmericanRules rules = game.rules();
        if (!rules.score().isInUnits()) {
            throw new Unanswerable("noUnits", "Deals are settled in points by these house rules.");
        }
        int dealer = given.seat("dealer", game);
        int declarer = given.seat("declarer", game);
        if ((game.seating().active(dealer) >>> declarer & 1) == 0) {
            throw new Unanswerable(
                    "badSeat",
                    "Seat %d cannot be the declarer: it sits out when seat %d deals."
                            .formatted(declarer, dealer));
        }
        int bid = given.whole("bid");
        Outcome outcome = settled(rules, given, bid);
        int trump = given.has("trump") ? given.suit("trump").ordinal() : Deck.NO_TRUMP;
        Units units = Units.of(game, declarer, bid, trump, outcome);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("outcome", outcome.toString());
        answer.put("won", outcome.isMade());
        answer.put("units", units.price());
        answer.put("chips", units.chips());
        answer.put("kitty", units.kitty());
        return answer;
    }

    private static Outcome settled(AmericanRules rules, Given given, int bid) throws Unanswerable {
        int meld = given.has("meld") ? given.whole("meld") : 0;
        return switch (String.valueOf(given.fields().get("outcome"))) {
            case "played" -> played(rules, given, bid, meld);
            case "wonByMeld" -> {
                if (!Settlement.isWonByMeld(rules, bid, meld)) {
                    throw notThisRule("A meld of %d does not win %d.".formatted(meld, bid));
                }
                yield Outcome.WON_BY_MELD;
            }
            case "defendersConceded" -> {
                if (!rules.units().defendersConcede()) {
                    throw notThisRule("The defenders may not concede by these house rules.");
                }
                yield Outcome.DEFENDERS_CONCEDED;
            }
            default -> {
                Outcome unplayed = unplayed(rules, given, bid);
                if (unplayed == null) {
                    throw Given.bad("badOutcome", "outcome", null, "played, or why it was not");
                }
                yield unplayed;
            }
        };
    }

    private static Outcome played(AmericanRules rules, Given given, int bid, int meld)
            throws Unanswerable {
        if (Settlement.isWonByMeld(rules, bid, meld)) {
            return Outcome.WON_BY_MELD;
        }
        int points = given.whole("points");
        if (points < 0 || points > rules.dealTotal()) {
            throw Given.bad("badPoints", "points", points, "0 to " + rules.dealTotal());
        }
        return (long) meld + points >= bid ? Outcome.MADE : Outcome.SET;
    }
}
