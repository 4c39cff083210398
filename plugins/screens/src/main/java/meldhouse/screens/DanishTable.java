package meldhouse.screens;

import meldhouse.client.terminal.Who;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishView;
import meldhouse.danish.MatchResult;
import meldhouse.danish.PastRound;
import meldhouse.danish.Phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The Danish table in sentences. */
record DanishTable(DanishSides sides) {
    private DanishView view() {
        return sides.view();
    }

    private String say(String key, Object... arguments) {
        return sides.words().say("dk." + key, arguments);
    }

    /** The table as it stands. */
    List<String> whole() {
        MatchResult result = view().result();
        if (result != null) {
            return ended(result);
        }
        List<String> lines = new ArrayList<>();
        if (!view().sides().isEmpty()) {
            lines.addAll(target());
            lines.add(totals());
            for (int side : sides.order()) {
                opening(side, hasBarbele(side), minimum(side)).ifPresent(lines::add);
            }
        }
        if (isPlayed()) {
            lines.add(counts());
            lines.add(say("stock", view().stock()));
            lines.add(pileInBrief());
            lines.addAll(new DanishMelds(sides).lines());
        }
        Integer mover = view().toMove();
        if (mover != null) {
            lines.add(sides.words().say(sides.who(mover), "turn"));
        }
        if (!view().hand().isEmpty()) {
            lines.add(say("hand", sides.cards().bySuit(view().hand())));
        }
        return lines;
    }

    /** How the match ended. */
    List<String> ended(MatchResult result) {
        Who winner = sides.side(result.winner());
        List<String> lines = new ArrayList<>();
        String totals =
                sides.order().stream()
                        .map(side -> sides.side(side).subject() + " " + result.totals().get(side))
                        .collect(Collectors.joining(", "));
        lines.add(
                view().sides().get(result.winner()).size() == 1
                        ? sides.words().say(winner, "dk.ended", totals)
                        : say("ended.side", winner, totals));
        List<Integer> differences = result.differences();
        if (differences != null) {
            lines.add(
                    say(
                            "differences",
                            sides.order().stream()
                                    .filter(side -> side != result.winner())
                                    .map(
                                            side ->
                                                    sides.side(side).subject()
                                                            + " "
                                                            + differences.get(side))
                                    .collect(Collectors.joining(", "))));
        }
        return lines;
    }

    /** Whether a round is on. */
    boolean isPlayed() {
        return view().phase() == Phase.DRAW || view().phase() == Phase.PLAY;
    }

    boolean hasBarbele(int side) {
        return side < view().barbele().size() && view().barbele().get(side);
    }

    /** What the first melds of a side must be worth together; 0: they may be any. */
    int minimum(int side) {
        return side < view().minimums().size() ? view().minimums().get(side) : 0;
    }

    /** That a side has Barbele or needs a minimum by a function; nothing if it does not. */
    Optional<String> opening(int side, boolean barbele, int minimum) {
        return barbele
                ? Optional.of(say("barbele", sides.side(side), minimum))
                : minimum > 0
                        ? Optional.of(say("minimum", sides.side(side), minimum))
                        : Optional.empty();
    }

    /** Whether the viewer's side needs a minimum and has laid nothing yet. */
    boolean mustOpen() {
        int own = sides.own();
        return own != DanishSides.NONE
                && (hasBarbele(own) || minimum(own) > 0)
                && view().melds().stream().noneMatch(meld -> meld.side() == own);
    }

    /** What the side must open with; nothing if it need not. */
    Optional<String> opening() {
        int own = sides.own();
        return mustOpen() && !view().openingFailed()
                ? Optional.of(say(hasBarbele(own) ? "mustOpen" : "mustOpen.minimum", minimum(own)))
                : Optional.empty();
    }

    /** What the match is played to; nothing where a function decides who wins it. */
    private List<String> target() {
        return sides.seats().isDecided("matchEnd")
                ? List.of()
                : List.of(say("match", view().target()));
    }

    String totals() {
        return say("totals", eachSide(view().totals()));
    }

    private String eachSide(List<Integer> points) {
        return sides.order().stream()
                .map(side -> sides.side(side).subject() + " " + points.get(side))
                .collect(Collectors.joining("; "));
    }

    /** How many cards each seat holds, in the order of play. */
    private String counts() {
        return say(
                "counts",
                sides.play().stream()
                        .map(seat -> sides.who(seat).subject() + " " + view().counts().get(seat))
                        .collect(Collectors.joining(", ")));
    }

    String pileInBrief() {
        List<DanishCard> pile = view().pile();
        return pile.isEmpty()
                ? say("pile.none")
                : say("pile", pile.size(), sides.cards().brief(pile.getLast()));
    }

    /** All of the pile, from the top, and what is known of hands. */
    List<String> pile() {
        List<String> lines = new ArrayList<>();
        lines.add(say("stock", view().stock()));
        if (view().pile().isEmpty()) {
            lines.add(say("pile.none"));
        } else {
            lines.add(
                    say(
                            "pile.all",
                            view().pile().size(),
                            sides.cards().list(view().pile().reversed())));
        }
        DanishCard turned = view().turnedUp();
        if (turned != null) {
            lines.add(say("pile.turnedUp", sides.cards().brief(turned)));
        }
        for (int seat : sides.play()) {
            if (seat < view().known().size()
                    && !view().known().get(seat).isEmpty()
                    && !sides.seats().isOwn(seat)) {
                lines.add(
                        say(
                                "pile.known",
                                sides.who(seat),
                                sides.cards().list(view().known().get(seat))));
            }
        }
        return lines;
    }

    /** The score sheet: every round in a line, the last one with its working. */
    List<String> scores() {
        List<String> lines = new ArrayList<>();
        for (PastRound round : view().rounds()) {
            Integer finisher = round.finisher();
            lines.add(
                    finisher == null
                            ? say("score.blocked", round.round(), eachSide(round.scores()))
                            : sides.words()
                                    .say(
                                            sides.who(finisher),
                                            "dk.score",
                                            round.round(),
                                            eachSide(round.scores())));
        }
        if (view().sheet() != null) {
            lines.addAll(new DanishSheet(view().sheet(), sides).lines());
        }
        if (view().sides().isEmpty()) {
            lines.addAll(target());
            return lines;
        }
        lines.add(totals());
        if (isPlayed()) {
            DanishMelds melds = new DanishMelds(sides);
            lines.add(
                    say(
                            "score.table",
                            sides.order().stream()
                                    .map(
                                            side ->
                                                    sides.side(side).subject()
                                                            + " "
                                                            + melds.worth(side))
                                    .collect(Collectors.joining("; "))));
        }
        return lines;
    }
}
