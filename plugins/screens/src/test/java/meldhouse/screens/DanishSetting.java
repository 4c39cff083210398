package meldhouse.screens;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Tongue;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishView;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A round of the Danish game that is set up for a test: the first seat is to play and has drawn the
 * last of its cards from the stock.
 */
final class DanishSetting {
    static final Ruleset DANISH =
            Catalog.of(DanishSetting.class.getClassLoader()).ruleset("danish");
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cid", "Dot", "Eva", "Fay");

    private final Game game;
    private final Map<String, String> fields = new LinkedHashMap<>();

    private DanishSetting(HouseRules rules, List<String> hands) {
        game = DANISH.configure(rules.with("players", hands.size()));
        List<String> order = new ArrayList<>();
        List<String> sorted = new ArrayList<>();
        for (String hand : hands) {
            order.add(String.valueOf(order.size()));
            sorted.add(
                    hand.equals("-")
                            ? hand
                            : DanishCard.text(
                                    DanishCard.parseAll(hand).stream().sorted().toList()));
        }
        String first = hands.getFirst();
        fields.put("order", String.join(" ", order));
        fields.put("dealer", String.valueOf(hands.size() - 1));
        for (String unset : List.of("past", "turn", "idle", "reshuffles")) {
            fields.put(unset, "");
        }
        fields.put("up", "3C");
        fields.put("hands", String.join(" | ", sorted));
        fields.put("known", "");
        fields.put("stock", "4C 5D 6S");
        fields.put("pile", "3C#1");
        fields.put("drawn", "stock " + first.substring(first.lastIndexOf(' ') + 1));
        fields.put("failed", "");
        fields.put("melds", "");
    }

    static DanishSetting of(HouseRules rules, String... hands) {
        return new DanishSetting(rules, List.of(hands));
    }

    static DanishSetting of(String... hands) {
        return of(HouseRules.DEFAULTS, hands);
    }

    /** Sets a field of the position's text. */
    DanishSetting with(String field, String value) {
        fields.put(field, value);
        return this;
    }

    private Position position(String phase, boolean drawn) {
        StringBuilder text = new StringBuilder(phase);
        fields.forEach(
                (name, value) -> {
                    boolean flag = name.equals("failed") && !value.isEmpty();
                    if (!value.isEmpty() && (drawn || !name.equals("drawn"))) {
                        text.append("; ").append(name).append(flag ? "" : " " + value);
                    }
                });
        return game.parse(text.toString());
    }

    /** What the first seat sees, and may do. */
    Seen playing() {
        return new Seen(game, position("play", true));
    }

    Seen drawing() {
        return new Seen(game, position("draw", false));
    }

    static Seen read(HouseRules rules, String text) {
        Game game = DANISH.configure(rules);
        return new Seen(game, game.parse(text));
    }

    /** A position as the seat to move sees it. */
    record Seen(Game game, Position position) {
        int seat() {
            return position.turn() instanceof Turn.Seated(int seat) ? seat : 0;
        }

        DanishView view() {
            return (DanishView) position.view(Viewer.seat(seat()));
        }

        LegalMoves legal() {
            return position.legalMoves();
        }

        /** The same table, where functions at the server decide at these hooks. */
        DanishSides decided(Set<String> hooks) {
            Game elsewhere = DANISH.configure(game.houseRules(), new Elsewhere(hooks));
            return new DanishSides(view(), seats(Tongue.ENGLISH).playing(elsewhere));
        }

        Seats seats(Tongue tongue) {
            return new Seats(seat(), NAMES.subList(0, game.seats()), tongue, game);
        }

        DanishSides sides() {
            return new DanishSides(view(), seats(Tongue.ENGLISH));
        }

        /** The same table, of whose house rules nothing is known. */
        DanishSides strange() {
            return new DanishSides(view(), seats(Tongue.ENGLISH).playing(null));
        }

        Decision decide(Move move) {
            return position.decide(seat(), move);
        }

        Seen after(Move move) {
            return new Seen(game, ((Decision.Accepted) decide(move)).next());
        }
    }
}
