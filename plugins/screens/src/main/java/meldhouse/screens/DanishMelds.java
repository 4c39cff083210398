package meldhouse.screens;

import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishView;
import meldhouse.danish.Drawn;
import meldhouse.danish.LaidCard;
import meldhouse.danish.Source;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The melds on the table in sentences. */
record DanishMelds(DanishSides sides) {
    private DanishView view() {
        return sides.view();
    }

    private Words words() {
        return sides.words();
    }

    /** Each side's melds, its own first. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int side : sides.order()) {
            List<TableMeld> melds = of(side);
            lines.add(
                    melds.isEmpty()
                            ? words().say("dk.melds.none", sides.side(side))
                            : words().say("dk.melds.side", sides.side(side), worth(side)));
            melds.forEach(meld -> lines.add(line(meld)));
        }
        return lines;
    }

    List<TableMeld> of(int side) {
        return view().melds().stream().filter(meld -> meld.side() == side).toList();
    }

    /** What a side's melds are worth as they lie. */
    int worth(int side) {
        return of(side).stream().mapToInt(meld -> meld.worth().total()).sum();
    }

    private String line(TableMeld meld) {
        return words().say(
                        "dk.meld.line",
                        meld.number(),
                        words().say("dk.type." + meld.type().name()),
                        sides.cards().laid(meld.cards()) + rescued(meld),
                        worth(meld));
    }

    /** The wilds beside a meld. */
    private String rescued(TableMeld meld) {
        String wilds =
                meld.rescued().stream()
                        .filter(wild -> !wild.inHand())
                        .map(wild -> words().brief(wild.laid().card().card()))
                        .collect(Collectors.joining(" "));
        return wilds.isEmpty() ? "" : ", " + words().say("dk.rescuedBeside", wilds);
    }

    /** The points of a meld, with the name of what makes them. */
    String worth(TableMeld meld) {
        String name = meld.worth().specialName();
        int total = meld.worth().total();
        return name == null ? String.valueOf(total) : total + " " + special(name);
    }

    /** A special meld or condition by its name; the name itself if it is not known here. */
    String special(@Nullable String name) {
        String key = "dk.special." + name;
        return name == null ? "" : words().texts().has(key) ? words().say(key) : name;
    }

    /** What was laid in the turn before this one, and what was discarded. */
    List<String> last() {
        int turn = view().turn() - 1;
        List<Integer> order = view().turnOrder();
        Integer mover = view().toMove();
        if (turn < 1 || mover == null || order.isEmpty()) {
            return List.of(words().say("dk.last.none"));
        }
        int seat = order.get((order.indexOf(mover) + order.size() - 1) % order.size());
        List<String> lines = new ArrayList<>();
        for (TableMeld meld : view().melds()) {
            List<LaidCard> laid =
                    meld.cards().stream().filter(card -> card.turn() == turn).toList();
            if (!laid.isEmpty()) {
                lines.add(
                        words().say(
                                        "dk.last.laid",
                                        sides.cards().laid(laid),
                                        meld.number(),
                                        worth(meld)));
            }
        }
        List<DanishCard> pile = taken() == null ? view().pile() : taken();
        String discarded = pile.isEmpty() ? "" : sides.cards().brief(pile.getLast());
        lines.addFirst(words().say("dk.last", turn, sides.who(seat), discarded));
        return lines;
    }

    /** The pile, if the seat to move has just taken it. */
    private @Nullable List<DanishCard> taken() {
        Drawn drawn = view().drawn();
        return drawn != null && drawn.from() == Source.PILE ? drawn.cards() : null;
    }
}
