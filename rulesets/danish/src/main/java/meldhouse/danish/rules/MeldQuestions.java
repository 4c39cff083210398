package meldhouse.danish.rules;

import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.game.Refusal;
import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.NewMeld;
import meldhouse.danish.RescuedWild;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain questions about melds: whether cards make one, and what it is worth. */
final class MeldQuestions {
    private MeldQuestions() {}

    static Map<String, @Nullable Object> refused(Refusal why) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("valid", false);
        answer.put("reason", why.rule());
        answer.put("message", why.sentence());
        return answer;
    }

    static Map<String, @Nullable Object> meld(DanishRules rules, Given given) throws Unanswerable {
        if (given.has("hand")) {
            return HandQuestion.answer(rules, given);
        }
        Ruling ruling = new MeldJudge(rules).lay(new NewMeld(given.type(), given.cards("cards")));
        return switch (ruling) {
            case Ruling.Not not -> refused(not.why());
            case Ruling.Fits fits ->
                    told(table(rules, given, 0, 0, fits.cards(), one(fits), List.of()));
        };
    }

    private static List<Integer> one(Ruling.Fits fits) {
        return fits.cards().stream().map(card -> 0).toList();
    }

    /** A meld that lies as it was given. */
    static TableMeld table(
            DanishRules rules,
            Given given,
            int number,
            int side,
            List<DanishCard> cards,
            List<Integer> seats,
            List<RescuedWild> rescued)
            throws Unanswerable {
        int laidAtOnce = given.whole("laidAtOnce", cards.size());
        int naturals = (int) cards.stream().filter(card -> !card.isWild()).count();
        List<LaidCard> laid = new ArrayList<>();
        for (int place = 0; place < cards.size(); place++) {
            laid.add(new LaidCard(cards.get(place), seats.get(place), 1, false));
        }
        return valued(
                rules,
                new TableMeld(
                        number,
                        side,
                        given.type(),
                        laid,
                        rescued,
                        laidAtOnce,
                        Math.min(naturals, laidAtOnce),
                        given.flag("startHand"),
                        new MeldWorth(0, 0, null, 0, 0, 0)));
    }

    static TableMeld valued(DanishRules rules, TableMeld meld) {
        return new TableMeld(
                meld.number(),
                meld.side(),
                meld.type(),
                meld.cards(),
                meld.rescued(),
                meld.laidAtOnce(),
                meld.naturalsAtOnce(),
                meld.startHand(),
                Worth.of(rules, meld));
    }

    /** A new meld that is allowed, as it then lies. */
    static TableMeld laid(DanishRules rules, Given given) throws Unanswerable {
        NewMeld meld = new NewMeld(given.type(), given.cards("cards"));
        return switch (new MeldJudge(rules).lay(meld)) {
            case Ruling.Not not -> throw new Unanswerable(not.why().rule(), not.why().sentence());
            case Ruling.Fits fits -> table(rules, given, 0, 0, fits.cards(), one(fits), List.of());
        };
    }

    private static Map<String, @Nullable Object> told(TableMeld meld) {
        MeldWorth worth = meld.worth();
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("valid", true);
        answer.put("ordinary", worth.ordinary());
        answer.put("special", worth.special());
        answer.put("specialName", worth.specialName());
        answer.put("eightNaturalsBonus", worth.eightNaturals());
        answer.put("redde", worth.redde());
        answer.put("total", worth.total());
        answer.put(
                "wilds", (int) meld.cards().stream().filter(laid -> laid.card().isWild()).count());
        answer.put(
                "represents", meld.cards().stream().map(laid -> represented(laid.card())).toList());
        return answer;
    }

    private static String represented(DanishCard card) {
        return card.rank() == null
                ? card.card().toString()
                : card.suit() == null ? card.rank().toString() : String.valueOf(card.played());
    }

    static Map<String, @Nullable Object> layOff(DanishRules rules, Given given)
            throws Unanswerable {
        TableMeld meld = laid(rules, given.object("meld"));
        if (given.has("ownTeam") && !given.flag("ownTeam") && !rules.layOffOnOpponents()) {
            return refused(
                    new Refusal(
                            "notYourMeld",
                            "Cards may be laid on the melds of your own side only."));
        }
        return switch (new MeldJudge(rules).layOff(meld, given.cards("add"), given.end())) {
            case Ruling.Not not -> refused(not.why());
            case Ruling.Fits fits -> told(grown(rules, meld, fits.cards(), meld.rescued()));
        };
    }

    private static TableMeld grown(
            DanishRules rules, TableMeld meld, List<DanishCard> cards, List<RescuedWild> rescued) {
        return valued(
                rules,
                new TableMeld(
                        meld.number(),
                        meld.side(),
                        meld.type(),
                        cards.stream().map(card -> new LaidCard(card, 0, 1, false)).toList(),
                        rescued,
                        meld.laidAtOnce(),
                        meld.naturalsAtOnce(),
                        meld.startHand(),
                        meld.worth()));
    }

    static Map<String, @Nullable Object> redde(DanishRules rules, Given given) throws Unanswerable {
        TableMeld meld = laid(rules, given.object("meld"));
        MeldJudge judge = new MeldJudge(rules);
        for (Given step : given.objects("steps")) {
            DanishCard wild = step.card("wild");
            DanishCard natural = step.card("with");
            switch (judge.redde(meld, wild, natural)) {
                case Ruling.Not not -> {
                    return refused(not.why());
                }
                case Ruling.Fits fits -> {
                    List<RescuedWild> rescued = new ArrayList<>(meld.rescued());
                    rescued.add(
                            new RescuedWild(
                                    meld.cards().get(judge.wild(meld, wild, natural)), 0, false));
                    meld = grown(rules, meld, fits.cards(), rescued);
                }
            }
        }
        Map<String, @Nullable Object> answer = told(meld);
        answer.put("cardValue", meld.worth().ordinary());
        return answer;
    }

    static Map<String, @Nullable Object> opening(DanishRules rules, Given given)
            throws Unanswerable {
        MeldJudge judge = new MeldJudge(rules);
        int value = 0;
        for (Given one : given.objects("melds")) {
            MeldType type = one.type();
            switch (judge.lay(new NewMeld(type, one.cards("cards")))) {
                case Ruling.Not not -> {
                    return refused(not.why());
                }
                case Ruling.Fits fits ->
                        value += Worth.opening(rules, type, fits.cards(), one.flag("startHand"));
            }
        }
        int total = given.whole("teamTotalBefore");
        boolean barbele = Barbele.has(rules, total, given.flag("hadBarbele"));
        int minimum = barbele ? rules.barbeleMinimum() : 0;
        Functions functions = rules.functions();
        if (functions != null) {
            int round = given.whole("round", 1);
            minimum = functions.openingMinimum(round, 0, List.of(total), barbele, minimum);
        }
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("barbele", barbele);
        answer.put("value", value);
        if (!barbele && minimum == 0 || given.flag("teamHasOpened")) {
            answer.put("allowed", true);
            answer.put("penalty", 0);
            return answer;
        }
        Barbele.Opening opening =
                Barbele.opening(
                        rules,
                        minimum,
                        value,
                        given.flag("failedThisTurn"),
                        0,
                        given.flag("folding"));
        answer.put("allowed", opening.allowed());
        answer.put("penalty", opening.penalty());
        if (opening.refused() != null) {
            answer.put("refused", opening.refused());
        }
        return answer;
    }
}
