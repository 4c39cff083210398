package meldhouse.danish.rules;

import meldhouse.api.game.Question.Unanswerable;
import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.RescuedWild;
import meldhouse.danish.RoundScore;
import meldhouse.danish.ScoreLine;
import meldhouse.danish.SideScore;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Ending.Out;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The question {@code roundScore}: what a round brings each side, line by line. */
final class RoundQuestion {
    private final DanishRules rules;
    private final Given given;
    private final List<String> sides = new ArrayList<>();
    private final List<String> players = new ArrayList<>();
    private final List<List<Integer>> seats = new ArrayList<>();
    private final List<TableMeld> melds = new ArrayList<>();
    private final List<List<DanishCard>> hands = new ArrayList<>();
    private final List<Integer> failed = new ArrayList<>();
    private final List<Integer> missed = new ArrayList<>();
    private @Nullable Integer exactCut;

    private RoundQuestion(DanishRules rules, Given given) {
        this.rules = rules;
        this.given = given;
    }

    static Map<String, @Nullable Object> answer(DanishRules rules, Given given)
            throws Unanswerable {
        RoundQuestion question = new RoundQuestion(rules, given);
        Map<String, Given> asked = new LinkedHashMap<>();
        for (String side : given.object("sides").fields().keySet()) {
            asked.put(side, given.object("sides").object(side));
            question.seat(side, asked.get(side));
        }
        int side = 0;
        for (Given one : asked.values()) {
            question.side(side++, one);
        }
        return question.told(Settlement.of(rules, question.ending()));
    }

    private void seat(String name, Given side) throws Unanswerable {
        sides.add(name);
        List<Integer> own = new ArrayList<>();
        for (String player : side.texts("players")) {
            if (players.contains(player)) {
                throw Given.bad("badRequest", "players", player, "each name once");
            }
            own.add(players.size());
            players.add(player);
        }
        if (own.isEmpty()) {
            throw Given.bad("badRequest", "players", side.fields().get("players"), "some names");
        }
        seats.add(own);
    }

    private void side(int side, Given one) throws Unanswerable {
        for (Given meld : one.objects("melds")) {
            melds.add(meld(side, meld));
        }
        Given held = one.object("hands");
        for (int seat : seats.get(side)) {
            hands.add(held.cards(players.get(seat)));
        }
        failed.add(one.whole("failedOpenings", 0));
        missed.add(one.whole("pumbaMissed", 0));
        if (one.flag("exactCut")) {
            exactCut = side;
        }
    }

    /** The seat of a player. */
    private int player(String field, @Nullable Object name) throws Unanswerable {
        int seat = players.indexOf(Given.text(field, name));
        if (seat < 0) {
            throw Given.bad("badPlayer", field, name, String.join(", ", players));
        }
        return seat;
    }

    private TableMeld meld(int side, Given meld) throws Unanswerable {
        List<DanishCard> rescuedCards = meld.cardsOrNone("rescued");
        MeldType type = meld.type();
        List<DanishCard> cards;
        switch (new MeldJudge(rules).lay(new NewMeld(type, meld.cards("cards")))) {
            case Ruling.Not not -> throw new Unanswerable(not.why().rule(), not.why().sentence());
            case Ruling.Fits fits -> cards = fits.cards();
        }
        List<RescuedWild> rescued = new ArrayList<>();
        List<?> rescuedBy = meld.listOrNone("rescuedBy");
        for (int index = 0; index < rescuedCards.size(); index++) {
            int laidBy =
                    index < rescuedBy.size()
                            ? player("rescuedBy", rescuedBy.get(index))
                            : seats.get(side).getFirst();
            rescued.add(
                    new RescuedWild(
                            new LaidCard(rescuedCards.get(index), laidBy, 1, false),
                            laidBy,
                            false));
        }
        return MeldQuestions.table(
                rules, meld, melds.size(), side, cards, by(meld, cards), rescued);
    }

    /** Who laid each card: one name for all, or a list beside the cards as they were given. */
    private List<Integer> by(Given meld, List<DanishCard> lying) throws Unanswerable {
        Object by = meld.fields().get("by");
        if (!(by instanceof List<?> names)) {
            return Collections.nCopies(lying.size(), player("by", by));
        }
        List<DanishCard> named = new ArrayList<>(meld.cards("cards"));
        if (names.size() != named.size()) {
            throw Given.bad("badRequest", "by", by, named.size() + " names, or one");
        }
        List<Object> left = new ArrayList<>(names);
        List<Integer> seats = new ArrayList<>();
        for (DanishCard card : lying) {
            int place = place(named, card);
            named.remove(place);
            seats.add(player("by", left.remove(place)));
        }
        return seats;
    }

    private static int place(List<DanishCard> named, DanishCard lying) {
        for (int place = 0; place < named.size(); place++) {
            if (named.get(place).card() == lying.card()) {
                return place;
            }
        }
        throw new IllegalStateException("the judge laid " + lying + ", which was not given");
    }

    private Ending ending() throws Unanswerable {
        Object finisher = given.fields().get("finisher");
        Out out = finisher == null ? null : out(player("finisher", finisher));
        return new Ending(
                given.whole("round", 1),
                seats,
                melds,
                hands,
                out,
                failed,
                missed,
                exactCut,
                null,
                given.has("turnedCard") ? given.card("turnedCard") : null,
                given.has("turnedCardSide") ? sideOf("turnedCardSide") : null,
                Collections.nCopies(sides.size(), 0));
    }

    private int sideOf(String field) throws Unanswerable {
        int side = sides.indexOf(given.text(field));
        if (side < 0) {
            throw Given.bad("badSide", field, given.text(field), String.join(", ", sides));
        }
        return side;
    }

    private Out out(int seat) throws Unanswerable {
        if (given.flag("supportedPartner")) {
            support(seat);
        }
        return new Out(
                seat,
                given.flag("fold"),
                given.flag("firstTurn"),
                given.has("finalDiscard") ? given.card("finalDiscard") : null);
    }

    /**
     * Marks the cards with which the finisher leaned on a partner. The question says only that
     * there are some: all its cards in melds with cards of a partner are taken for it.
     */
    private void support(int seat) throws Unanswerable {
        List<Integer> side =
                seats.stream().filter(own -> own.contains(seat)).findFirst().orElseThrow();
        boolean found = false;
        for (int number = 0; number < melds.size(); number++) {
            TableMeld meld = melds.get(number);
            boolean partner =
                    Finish.everLaid(meld).stream()
                            .anyMatch(laid -> laid.seat() != seat && side.contains(laid.seat()));
            boolean own = meld.cards().stream().anyMatch(laid -> laid.seat() == seat);
            if (partner && own) {
                melds.set(number, supporting(meld, seat));
                found = true;
            }
        }
        if (!found) {
            throw new Unanswerable(
                    "badRequest",
                    "Cannot use supportedPartner 'true': the finisher has no card in a meld with"
                            + " cards of a partner.");
        }
    }

    private static TableMeld supporting(TableMeld meld, int seat) {
        return new TableMeld(
                meld.number(),
                meld.side(),
                meld.type(),
                meld.cards().stream()
                        .map(
                                laid ->
                                        laid.seat() == seat
                                                ? new LaidCard(laid.card(), seat, laid.turn(), true)
                                                : laid)
                        .toList(),
                meld.rescued(),
                meld.laidAtOnce(),
                meld.naturalsAtOnce(),
                meld.startHand(),
                meld.worth());
    }

    private Map<String, @Nullable Object> told(RoundScore score) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        for (int side = 0; side < sides.size(); side++) {
            answer.put(sides.get(side), told(rules, score.sides().get(side), players));
        }
        return answer;
    }

    /** A side's score as plain data. */
    static Map<String, @Nullable Object> told(
            DanishRules rules, SideScore score, List<String> players) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("ordinary", score.ordinary());
        answer.put("multiplier", score.multiplier());
        answer.put("multiplierExtra", score.multiplierExtra());
        answer.put("special", score.special());
        answer.put("redde", score.redde());
        answer.put("eightNaturals", score.eightNaturals());
        answer.put("exactCut", score.exactCut());
        answer.put("turnedCard", score.turnedCard());
        answer.put("finish", score.finish());
        answer.put("finishSpecials", score.finishSpecials());
        if (score.houseRules() != 0) {
            answer.put("houseRules", score.houseRules());
        }
        answer.put("hand", score.hand());
        answer.put("exitPenalty", score.exitPenalty());
        answer.put("total", score.total());
        answer.put(
                "lines", score.lines().stream().map(line -> told(rules, line, players)).toList());
        return answer;
    }

    private static Map<String, @Nullable Object> told(
            DanishRules rules, ScoreLine line, List<String> players) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("kind", line.kind().toString());
        answer.put("points", line.points());
        if (line.name() != null) {
            answer.put("name", line.name());
        }
        if (line.meld() != null) {
            answer.put("meld", line.meld());
        }
        if (line.seat() != null) {
            answer.put("player", players.get(line.seat()));
        }
        answer.put("times", line.times());
        answer.put("working", SheetText.working(rules, line));
        answer.put("cards", line.cards().stream().map(DanishCard::toString).toList());
        return answer;
    }
}
