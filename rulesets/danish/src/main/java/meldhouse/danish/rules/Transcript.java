package meldhouse.danish.rules;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishMove;
import meldhouse.danish.NewMeld;
import meldhouse.danish.PastRound;
import meldhouse.danish.RoundScore;
import meldhouse.danish.Source;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The question {@code transcript}: a round from a table that is set up, played move by move through
 * the positions that tables use. Seats are the places of {@code turnOrder}. A refused move changes
 * nothing, and the replay goes on.
 */
final class Transcript {
    private final DanishGame game;
    private final Given given;
    private final List<String> players;
    private final List<String> sides = new ArrayList<>();
    private DanishPosition position;
    private Round table;
    private @Nullable RoundScore score;

    private Transcript(DanishGame asked, Given given) throws Unanswerable {
        this.given = given;
        players = given.texts("turnOrder");
        game = configured(asked);
        Chairs chairs =
                new Chairs(game.seating(), IntStream.range(0, players.size()).boxed().toList());
        sides(chairs);
        table = dealt(chairs);
        position = new Drawing(table);
    }

    static Map<String, @Nullable Object> answer(DanishGame game, Given given) throws Unanswerable {
        Transcript transcript = new Transcript(game, given);
        List<Object> steps = new ArrayList<>();
        for (Given action : given.objects("actions")) {
            steps.add(transcript.step(action));
        }
        Map<String, @Nullable Object> answer = transcript.told();
        answer.put("steps", steps);
        return answer;
    }

    /** The game for so many players in such sides. */
    private DanishGame configured(DanishGame asked) throws Unanswerable {
        int together = 0;
        for (Object side : given.object("sides").fields().values()) {
            together = Math.max(together, Given.list("sides", side).size());
        }
        String mode = together == 1 ? "individual" : together == 2 ? "pairs" : "threes";
        HouseRules rules =
                asked.houseRules().with("players", players.size()).with("teamMode", mode);
        try {
            return (DanishGame) asked.ruleset().configure(rules, asked.hooks());
        } catch (BadHouseRules e) {
            throw new Unanswerable("badRequest", String.valueOf(e.getMessage()));
        }
    }

    /** The names of the sides in the order of the table. */
    private void sides(Chairs chairs) throws Unanswerable {
        Given named = given.object("sides");
        for (List<Integer> seats : chairs.sides()) {
            List<String> team = seats.stream().map(players::get).toList();
            String found = null;
            for (String side : named.fields().keySet()) {
                List<String> members = named.texts(side);
                found = members.size() == team.size() && members.containsAll(team) ? side : found;
            }
            if (found == null) {
                throw Given.bad(
                        "badRequest",
                        "sides",
                        named.fields(),
                        "partners every %d places in turnOrder".formatted(chairs.sides().size()));
            }
            sides.add(found);
        }
    }

    private Round dealt(Chairs chairs) throws Unanswerable {
        Given held = given.object("hands");
        Hand[] hands = new Hand[players.size()];
        List<DanishCard> all = new ArrayList<>();
        for (int seat = 0; seat < hands.length; seat++) {
            List<DanishCard> hand = held.cards(players.get(seat));
            all.addAll(hand);
            hands[seat] = hand(hand);
        }
        DanishCard turned = given.card("turned");
        List<DanishCard> stock = given.cards("stock");
        all.add(turned);
        all.addAll(stock);
        if (new MeldLimits(game.rules()).copies(all) instanceof Ruling.Not not) {
            throw new Unanswerable(not.why().rule(), not.why().sentence());
        }
        byte[] kinds = new byte[stock.size()];
        for (int place = 0; place < kinds.length; place++) {
            kinds[place] = (byte) Pack.of(stock.get(place).card());
        }
        int dealer = chairs.firstDealer();
        Ledger ledger = Ledger.of(game, chairs, dealer, before());
        return Round.dealt(ledger, null, hands, Pack.of(turned.card()), kinds);
    }

    private static Hand hand(List<DanishCard> cards) throws Unanswerable {
        try {
            return Hand.of(cards);
        } catch (IllegalArgumentException e) {
            throw new Unanswerable("impossibleCards", "Cannot deal " + e.getMessage() + ".");
        }
    }

    /** The totals before the round, as the scores of one round. */
    private List<PastRound> before() throws Unanswerable {
        Given totals = given.object("totalsBefore");
        List<Integer> points = new ArrayList<>();
        for (String side : sides) {
            points.add(totals.whole(side));
        }
        return points.stream().allMatch(total -> total == 0)
                ? List.of()
                : List.of(new PastRound(1, null, points));
    }

    private Map<String, @Nullable Object> step(Given action) throws Unanswerable {
        Map<String, @Nullable Object> told = new LinkedHashMap<>();
        int seat = players.indexOf(action.text("p"));
        if (seat < 0) {
            throw Given.bad("badPlayer", "p", action.text("p"), String.join(", ", players));
        }
        switch (position.decide(seat, move(seat, action))) {
            case Decision.Refused refused -> {
                told.put("ok", false);
                told.put("refused", refused.why().rule());
                told.put("message", refused.why().sentence());
            }
            case Decision.Accepted accepted -> {
                told.put("ok", true);
                position = (DanishPosition) accepted.next();
                table = position instanceof InRound in ? in.round() : table;
                accepted.events().forEach(event -> tell(event, told));
            }
        }
        return told;
    }

    private void tell(Event event, Map<String, @Nullable Object> told) {
        switch ((DanishEvent) event) {
            case DanishEvent.OpeningFailed failed -> told.put("openingFailed", failed.value());
            case DanishEvent.Pumba ignored -> told.put("pumba", true);
            case DanishEvent.PumbaMissed missed -> told.put("pumbaMissed", missed.penalty());
            case DanishEvent.RoundScored scored -> score = scored.score();
            default -> {}
        }
    }

    private DanishMove move(int seat, Given action) throws Unanswerable {
        String kind = action.text("a");
        return switch (kind) {
            case "drawStock" -> new DanishMove.Draw(Source.STOCK);
            case "takePile" -> new DanishMove.Draw(Source.PILE);
            case "lay" -> new DanishMove.Lay(melds(action));
            case "layOff" ->
                    new DanishMove.LayOff(meld(seat, action), action.cards("cards"), action.end());
            case "redde" ->
                    new DanishMove.Redde(
                            meld(seat, action),
                            action.card("wild"),
                            action.card(action.has("with") ? "with" : "card"));
            case "discard" ->
                    new DanishMove.Discard(
                            action.card("card"),
                            action.has("pumba") ? (Boolean) action.flag("pumba") : null);
            case "accept" -> new DanishMove.Accept();
            default ->
                    throw Given.bad(
                            "badRequest",
                            "a",
                            kind,
                            "drawStock, takePile, lay, layOff, redde, discard, accept");
        };
    }

    private static List<NewMeld> melds(Given action) throws Unanswerable {
        List<NewMeld> melds = new ArrayList<>();
        for (Given meld : action.objects("melds")) {
            melds.add(new NewMeld(meld.type(), meld.cards("cards")));
        }
        return melds;
    }

    /** The number of a meld that is counted among those of the own side. */
    private int meld(int seat, Given action) throws Unanswerable {
        List<TableMeld> own = own(table.chairs().sideOf(seat));
        int index = action.whole("meld");
        return index >= 0 && index < own.size() ? own.get(index).number() : table.melds.length;
    }

    private List<TableMeld> own(int side) {
        return table.tableMelds().stream().filter(meld -> meld.side() == side).toList();
    }

    private Map<String, @Nullable Object> told() {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        RoundScore sheet = score;
        answer.put("running", sheet == null);
        answer.put("blocked", sheet != null && sheet.finisher() == null);
        if (sheet == null) {
            answer.put("finisher", null);
        } else {
            over(sheet, answer);
        }
        Map<String, Object> sizes = new LinkedHashMap<>();
        Map<String, Object> melds = new LinkedHashMap<>();
        for (int seat = 0; seat < players.size(); seat++) {
            sizes.put(players.get(seat), table.hands[seat].size());
        }
        for (int side = 0; side < sides.size(); side++) {
            melds.put(
                    sides.get(side), own(side).stream().map(meld -> meld.worth().total()).toList());
        }
        answer.put("handSizes", sizes);
        answer.put("meldTotals", melds);
        answer.put("pile", table.seenPile().stream().map(card -> card.card().toString()).toList());
        answer.put("stockCount", table.stockSize());
        return answer;
    }

    private void over(RoundScore sheet, Map<String, @Nullable Object> answer) {
        Integer finisher = sheet.finisher();
        answer.put("finisher", finisher == null ? null : players.get(finisher));
        DanishCard last = sheet.finalDiscard();
        answer.put("finalDiscard", last == null ? null : last.card().toString());
        answer.put("fold", sheet.fold());
        answer.put("firstTurnFold", sheet.firstTurn());
        Map<String, Object> scores = new LinkedHashMap<>();
        Map<String, Object> totals = new LinkedHashMap<>();
        for (int side = 0; side < sides.size(); side++) {
            scores.put(
                    sides.get(side),
                    RoundQuestion.told(game.rules(), sheet.sides().get(side), players));
            totals.put(sides.get(side), sheet.totals().get(side));
        }
        answer.put("scores", scores);
        answer.put("totalsAfter", totals);
        answer.put("sheet", SheetText.of(game.rules(), sheet, sides, players).lines().toList());
    }
}
