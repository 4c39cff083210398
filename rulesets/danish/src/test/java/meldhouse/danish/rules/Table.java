package meldhouse.danish.rules;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Move;
import meldhouse.api.game.Turn;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.End;
import meldhouse.danish.NewMeld;
import meldhouse.danish.Source;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A round that is set up for a test, as the text of a position with most fields filled in. The
 * first seat is to play and has drawn the last of its cards from the stock; hands may be short.
 */
final class Table {
    private DanishGame game;
    private final Map<String, String> fields = new LinkedHashMap<>();

    private Table(HouseRules rules, List<String> hands) {
        game = game(rules.with("players", hands.size()));
        for (String field :
                List.of("order", "dealer", "past", "turn", "idle", "reshuffles", "up", "taken")) {
            fields.put(field, "");
        }
        List<String> order = new ArrayList<>();
        List<String> sorted = new ArrayList<>();
        for (int seat = 0; seat < hands.size(); seat++) {
            order.add(String.valueOf(seat));
            sorted.add(sorted(hands.get(seat)));
        }
        fields.put("order", String.join(" ", order));
        fields.put("dealer", String.valueOf(hands.size() - 1));
        fields.put("up", "3C");
        fields.put("hands", String.join(" | ", sorted));
        fields.put("known", "");
        fields.put("stock", "4C 5D 6S");
        fields.put("pile", "3C#1");
        String first = hands.getFirst();
        fields.put("drawn", "stock " + first.substring(first.lastIndexOf(' ') + 1));
        fields.put("melds", "");
    }

    static DanishGame game(HouseRules rules) {
        return (DanishGame) new DanishRuleset().configure(rules);
    }

    /** By the default rules, with as many players as there are hands. */
    static Table of(String... hands) {
        return new Table(HouseRules.DEFAULTS, List.of(hands));
    }

    static Table of(HouseRules rules, String... hands) {
        return new Table(rules, List.of(hands));
    }

    static Table by(String option, Object value, String... hands) {
        return of(HouseRules.of(option, value), hands);
    }

    private static String sorted(String cards) {
        return cards.equals("-")
                ? "-"
                : DanishCard.text(DanishCard.parseAll(cards).stream().sorted().toList());
    }

    /** With functions in its house rules. */
    Table with(Hooks hooks) {
        game = (DanishGame) new DanishRuleset().configure(game.houseRules(), hooks);
        return this;
    }

    /** Sets a field of the text; empty: it is left out. */
    Table with(String field, String value) {
        if (!fields.containsKey(field)) {
            throw new AssertionError("no field " + field);
        }
        fields.put(field, value);
        return this;
    }

    /** The first seat has taken the pile with these cards. */
    Table taking(String pile) {
        return with("drawn", "pile " + pile).with("pile", "-");
    }

    private String text(String phase, boolean drawn) {
        StringBuilder text = new StringBuilder(phase);
        fields.forEach(
                (name, value) -> {
                    if (!value.isEmpty() && (drawn || !name.equals("drawn"))) {
                        text.append("; ").append(name).append(' ').append(value);
                    }
                });
        return text.toString();
    }

    /** The first seat is to lay and discard. */
    Playing playing() {
        return (Playing) game.parse(text("play", true));
    }

    /** The first seat is to draw. */
    Drawing drawing() {
        return (Drawing) game.parse(text("draw", false));
    }

    static NewMeld set(String cards) {
        return NewMeld.set(DanishCard.parseAll(cards));
    }

    static NewMeld straight(String cards) {
        return NewMeld.straight(DanishCard.parseAll(cards));
    }

    static DanishMove lay(NewMeld... melds) {
        return new DanishMove.Lay(List.of(melds));
    }

    static DanishMove layOff(int meld, String cards, @Nullable End end) {
        return new DanishMove.LayOff(meld, DanishCard.parseAll(cards), end);
    }

    static DanishMove redde(int meld, String wild, String card) {
        return new DanishMove.Redde(meld, DanishCard.parse(wild), DanishCard.parse(card));
    }

    static DanishMove discard(String card) {
        return new DanishMove.Discard(DanishCard.parse(card), null);
    }

    static DanishMove draw(Source from) {
        return new DanishMove.Draw(from);
    }

    /** Makes a move that must be allowed, by the seat whose turn it is. */
    static Decision.Accepted accepted(DanishPosition position, Move move) {
        return switch (position.decide(seat(position), move)) {
            case Decision.Accepted accepted -> accepted;
            case Decision.Refused(var why) -> throw new AssertionError(move + ": " + why);
        };
    }

    static DanishPosition after(DanishPosition position, Move... moves) {
        DanishPosition now = position;
        for (Move move : moves) {
            now = (DanishPosition) accepted(now, move).next();
        }
        return now;
    }

    static List<Event> events(DanishPosition position, Move move) {
        return accepted(position, move).events();
    }

    /** The code with which a move is refused, and the sentence. */
    static String refusal(DanishPosition position, Move move) {
        return switch (position.decide(seat(position), move)) {
            case Decision.Accepted ignored -> throw new AssertionError(move + " is accepted");
            case Decision.Refused(var why) -> why.rule() + ": " + why.sentence();
        };
    }

    private static int seat(DanishPosition position) {
        return position.turn() instanceof Turn.Seated(int seat) ? seat : -1;
    }
}
