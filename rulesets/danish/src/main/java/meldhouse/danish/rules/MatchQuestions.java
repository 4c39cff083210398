package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.danish.DanishCard;
import meldhouse.danish.rules.Choices.ExactCutMode;
import meldhouse.danish.rules.Choices.FinishBonusScope;
import meldhouse.danish.rules.Choices.TeamMode;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain questions about seats, the deal, going out and the match. */
final class MatchQuestions {
    private static final int PACK = 108;
    private static final int LEAST_PLAYERS = 2;
    private static final int MOST_PLAYERS = 6;

    private MatchQuestions() {}

    static Map<String, @Nullable Object> deal(DanishRules rules, Given given) throws Unanswerable {
        Seating seating = seating(rules, given.between(LEAST_PLAYERS, MOST_PLAYERS, "players"));
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("dealt", Seating.HAND * seating.players());
        answer.put("table", 1);
        answer.put("needed", seating.needed());
        answer.put("stock", PACK - seating.needed());
        return answer;
    }

    static Map<String, @Nullable Object> cut(DanishRules rules, Given given) throws Unanswerable {
        Seating seating = seating(rules, given.between(LEAST_PLAYERS, MOST_PLAYERS, "players"));
        int lifted = given.between(0, PACK, "lifted");
        boolean exact = lifted == seating.needed();
        boolean paid = exact && rules.exactCutMode() != ExactCutMode.OFF;
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("legal", lifted >= seating.needed());
        answer.put("exact", exact);
        answer.put("points", paid ? rules.exactCutPoints() : 0);
        return answer;
    }

    /** The seats of so many players; by themselves they may be others than the house rules say. */
    private static Seating seating(DanishRules rules, int players) throws Unanswerable {
        TeamMode mode = rules.teamMode();
        int together = Seating.together(players, mode);
        if (players % together != 0 || players == together) {
            throw new Unanswerable(
                    "badRequest",
                    "Cannot seat %d players: teamMode %s needs others.".formatted(players, mode));
        }
        return Seating.of(players, mode);
    }

    static Map<String, @Nullable Object> seating(DanishRules rules, Given given)
            throws Unanswerable {
        List<String> names = new ArrayList<>();
        List<List<DanishCard>> cards = new ArrayList<>();
        Given draws = given.object("draws");
        for (Map.Entry<String, @Nullable Object> draw : draws.fields().entrySet()) {
            names.add(draw.getKey());
            cards.add(
                    draw.getValue() instanceof List<?>
                            ? draws.cards(draw.getKey())
                            : List.of(draws.card(draw.getKey())));
        }
        if (names.size() < LEAST_PLAYERS || names.size() > MOST_PLAYERS) {
            throw Given.bad("badRequest", "draws", draws.fields(), "2 to 6 players");
        }
        Seating seating = seating(rules, names.size());
        int[] next = new int[names.size()];
        SeatDraw draw =
                SeatDraw.of(
                        names.size(),
                        drawer -> {
                            List<DanishCard> own = cards.get(drawer);
                            return next[drawer] < own.size()
                                    ? own.get(next[drawer]++).card()
                                    : null;
                        });
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("redraw", draw.tied().stream().map(names::get).toList());
        if (!draw.tied().isEmpty()) {
            return answer;
        }
        List<String> order = seating.turnOrder(draw.ranked().stream().map(names::get).toList());
        List<List<String>> teams = new ArrayList<>();
        for (int side = 0; side < seating.sides(); side++) {
            List<String> team = new ArrayList<>();
            for (int place = side; place < order.size(); place += seating.sides()) {
                team.add(order.get(place));
            }
            teams.add(team);
        }
        answer.put("teams", teams);
        answer.put("turnOrder", order);
        answer.putAll(offices(seating, order, seating.firstDealer()));
        return answer;
    }

    private static Map<String, @Nullable Object> offices(
            Seating seating, List<String> order, int dealer) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("haand", order.get(seating.haand(dealer)));
        answer.put("dealer", order.get(dealer));
        answer.put("shuffler", order.get(seating.shuffler(dealer)));
        answer.put("cutter", order.get(seating.cutter(dealer)));
        return answer;
    }

    static Map<String, @Nullable Object> rotation(DanishRules rules, Given given)
            throws Unanswerable {
        List<String> order = given.texts("turnOrder");
        if (order.size() < LEAST_PLAYERS || order.size() > MOST_PLAYERS) {
            throw Given.bad("badRequest", "turnOrder", order, "2 to 6 players");
        }
        Seating seating = seating(rules, order.size());
        List<?> finishers = given.listOrNone("finishers");
        int dealer = seating.firstDealer();
        int rounds = given.between(1, 1000, "round");
        for (int round = 1; round < rounds; round++) {
            Object finisher = round <= finishers.size() ? finishers.get(round - 1) : null;
            dealer =
                    seating.nextDealer(
                            rules.dealerRotation(),
                            dealer,
                            finisher == null ? -1 : order.indexOf(finisher));
        }
        return offices(seating, order, dealer);
    }

    static Map<String, @Nullable Object> pumba(DanishRules rules, Given given) throws Unanswerable {
        int left = given.between(0, PACK, "handAfterDiscard");
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("announce", left == 1);
        answer.put("roundOver", left == 0);
        return answer;
    }

    static Map<String, @Nullable Object> barbeleStatus(DanishRules rules, Given given)
            throws Unanswerable {
        List<Boolean> barbele = new ArrayList<>();
        boolean had = false;
        for (Object total : given.list("totalsAfterRounds")) {
            had = Barbele.has(rules, Given.whole("totalsAfterRounds", total), had);
            barbele.add(had);
        }
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("barbele", barbele);
        return answer;
    }

    static Map<String, @Nullable Object> finishBonus(DanishRules rules, Given given)
            throws Unanswerable {
        List<DanishCard> looked = new ArrayList<>(given.cards("laid"));
        if (given.has("finalDiscard") && rules.finishIncludesFinalDiscard()) {
            looked.add(given.card("finalDiscard").bare());
        }
        FinishBonusScope scope = rules.finishBonusScope();
        boolean played =
                scope != FinishBonusScope.OFF
                        && (scope != FinishBonusScope.FOLD_ONLY || given.flag("fold"));
        List<Conditions> holding =
                played && !looked.isEmpty() ? Conditions.of(looked, rules.wildColour()) : List.of();
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("names", holding.stream().map(Conditions::toString).toList());
        answer.put("points", holding.size() * rules.finishSpecialBonus());
        return answer;
    }

    static Map<String, @Nullable Object> multiplier(DanishRules rules, Given given)
            throws Unanswerable {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put(
                "factor",
                Finish.factor(
                        rules,
                        given.flag("fold"),
                        given.between(0, PACK, "wildsLaidByFinisher"),
                        given.flag("supportedPartner"),
                        given.flag("partnerLaidWild")));
        return answer;
    }

    static Map<String, @Nullable Object> matchEnd(DanishRules rules, Given given)
            throws Unanswerable {
        Given totals = given.object("totals");
        List<String> sides = new ArrayList<>(totals.fields().keySet());
        if (sides.isEmpty()) {
            throw Given.bad("badRequest", "totals", totals.fields(), "a total for each side");
        }
        List<Integer> points = new ArrayList<>();
        for (String side : sides) {
            points.add(totals.whole(side));
        }
        int finisher = -1;
        if (given.has("finisherSide")) {
            finisher = sides.indexOf(given.text("finisherSide"));
            if (finisher < 0) {
                throw Given.bad(
                        "badSide",
                        "finisherSide",
                        given.text("finisherSide"),
                        String.join(", ", sides));
            }
        }
        Verdict verdict = Verdict.of(rules, points, finisher, given.whole("rounds", 0));
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        Map<String, Integer> differences = new LinkedHashMap<>();
        answer.put("over", verdict.isOver());
        answer.put("playOn", verdict.playOn());
        answer.put("winner", verdict.isOver() ? sides.get(verdict.winner()) : null);
        answer.put("differences", differences);
        for (int side = 0; verdict.isOver() && side < sides.size(); side++) {
            if (side != verdict.winner()) {
                differences.put(sides.get(side), points.get(verdict.winner()) - points.get(side));
            }
        }
        return answer;
    }

    static Map<String, @Nullable Object> cardValue(DanishRules rules, Given given)
            throws Unanswerable {
        List<Card> cards = given.cards("cards").stream().map(DanishCard::card).toList();
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("values", cards.stream().map(CardValue::own).toList());
        answer.put("count", cards.size());
        answer.put("sum", cards.stream().mapToInt(CardValue::own).sum());
        return answer;
    }

    static Map<String, @Nullable Object> handPenalty(DanishRules rules, Given given)
            throws Unanswerable {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("points", CardValue.own(given.cards("cards")));
        return answer;
    }
}
