package meldhouse.screens;

import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishView;
import meldhouse.danish.Draws;
import meldhouse.danish.MatchResult;
import meldhouse.danish.Source;
import meldhouse.danish.TableMeld;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Tells one event of the Danish game. */
record DanishNews(DanishView before, DanishView after, DanishSides sides) {
    /** A penalty says which house rule made it; so does each line of a sheet. */
    List<String> of(DanishEvent event) {
        List<String> said = told(event);
        List<String> cited =
                event instanceof DanishEvent.RoundScored
                        ? List.of()
                        : sides.seats().citations().all(event);
        if (cited.isEmpty()) {
            return said;
        }
        List<String> lines = new ArrayList<>(said);
        lines.add(words().say("score.cited", String.join("; ", cited)));
        return lines;
    }

    private List<String> told(DanishEvent event) {
        return switch (event) {
            case DanishEvent.MatchStarted(int target, Integer rounds) ->
                    sides.seats().isDecided("matchEnd")
                            ? List.of()
                            : rounds == null
                                    ? List.of(say("match", target))
                                    : List.of(say("match.rounds", target, rounds));
            case DanishEvent.SeatingDrawn drawn -> seating(drawn);
            case DanishEvent.CutGuessed(int seat, int size, _) -> one(seat, "cutGuessed", size);
            case DanishEvent.Cut(var cut, _) ->
                    one(
                            cut.cutter(),
                            cut.exact() ? "cut.exact" : "cut",
                            cut.lifted(),
                            cut.needed());
            case DanishEvent.Dealt dealt -> dealt(dealt);
            case DanishEvent.TurnedUp turned -> turnedUp(turned);
            case DanishEvent.CardsDrawn drawn -> drawn(drawn);
            case DanishEvent.Laid laid -> laid(laid);
            case DanishEvent.LaidOff off -> {
                List<String> lines = new ArrayList<>();
                lines.addAll(
                        one(
                                off.seat(),
                                "laidOff",
                                cards().list(off.cards()),
                                off.meld().number(),
                                cards().laid(off.meld().cards()),
                                off.meld().worth().total()));
                lines.addAll(joined(off.joined(), off.meld().number()));
                yield lines;
            }
            case DanishEvent.Rescued rescued ->
                    one(
                            rescued.seat(),
                            rescued.inHand() ? "rescued.hand" : "rescued",
                            cards().brief(rescued.wild()),
                            rescued.meld().number(),
                            cards().brief(rescued.card()),
                            rescued.meld().worth().total());
            case DanishEvent.OpeningFailed failed ->
                    one(
                            failed.seat(),
                            "openingFailed",
                            failed.melds().stream()
                                    .map(meld -> cards().list(meld.cards()))
                                    .collect(Collectors.joining("; ")),
                            failed.value(),
                            failed.minimum(),
                            failed.penalty());
            case DanishEvent.Discarded discarded ->
                    one(
                            discarded.seat(),
                            "discarded",
                            cards().title(discarded.card()),
                            discarded.left());
            case DanishEvent.Pumba(int seat, _) -> one(seat, "pumba");
            case DanishEvent.PumbaMissed(int seat, int penalty, _) ->
                    one(seat, "pumbaMissed", penalty);
            case DanishEvent.Reshuffled(int stock, _) -> List.of(say("reshuffled", stock));
            case DanishEvent.RoundEnded ended -> roundEnded(ended);
            case DanishEvent.RoundScored scored -> new DanishSheet(scored.score(), sides).lines();
            case DanishEvent.Accepted(int seat, _, _) -> one(seat, "accepted");
            case DanishEvent.MatchEnded(MatchResult result, _) -> ended(result);
        };
    }

    private Words words() {
        return sides.words();
    }

    private DanishCards cards() {
        return sides.cards();
    }

    private String say(String key, Object... arguments) {
        return words().say("dk." + key, arguments);
    }

    private List<String> one(int seat, String key, Object... arguments) {
        return List.of(words().say(sides.who(seat), "dk." + key, arguments));
    }

    private List<String> seating(DanishEvent.SeatingDrawn drawn) {
        List<String> lines = new ArrayList<>();
        for (Draws round : drawn.rounds()) {
            lines.add(
                    say(
                            "draws",
                            round.cards().stream()
                                    .map(
                                            draw ->
                                                    sides.who(draw.seat())
                                                            + " "
                                                            + words().brief(draw.card()))
                                    .collect(Collectors.joining(", "))));
        }
        DanishSides known = new DanishSides(after, sides.seats());
        if (!drawn.turnOrder().isEmpty()) {
            lines.add(
                    say(
                            "sides",
                            known.order().stream()
                                    .map(side -> known.side(side).subject())
                                    .collect(Collectors.joining("; "))));
            lines.add(
                    say(
                            "order",
                            drawn.turnOrder().stream()
                                    .map(seat -> sides.who(seat).subject())
                                    .collect(Collectors.joining(", "))));
        }
        return lines;
    }

    private List<String> dealt(DanishEvent.Dealt dealt) {
        List<String> lines = new ArrayList<>();
        List<Integer> order = after.turnOrder();
        int first = order.get((order.indexOf(dealt.dealer()) + 1) % order.size());
        if (dealt.seat() == first) {
            lines.add("");
            lines.addAll(one(dealt.dealer(), "deal", dealt.round()));
        }
        if (dealt.cards() != null && sides.seats().isOwn(dealt.seat())) {
            lines.add(say("hand", cards().bySuit(dealt.cards())));
        }
        return lines;
    }

    private List<String> turnedUp(DanishEvent.TurnedUp turned) {
        List<String> lines = new ArrayList<>();
        lines.add(say("turnedUp", cards().title(turned.card()), turned.stock()));
        for (int side : sides.order()) {
            new DanishTable(sides)
                    .opening(side, turned.barbele().get(side), turned.minimums().get(side))
                    .ifPresent(lines::add);
        }
        return lines;
    }

    private List<String> drawn(DanishEvent.CardsDrawn drawn) {
        List<DanishCard> got = drawn.drawn().cards();
        if (drawn.drawn().from() == Source.PILE) {
            return one(
                    drawn.seat(),
                    "takesPile",
                    got == null ? "" : cards().list(got),
                    drawn.drawn().count());
        }
        return got == null
                ? one(drawn.seat(), "draws.stock")
                : one(drawn.seat(), "draws.card", cards().title(got.getFirst()));
    }

    private List<String> laid(DanishEvent.Laid laid) {
        List<String> lines = new ArrayList<>();
        lines.addAll(
                one(
                        laid.seat(),
                        "laid",
                        laid.melds().stream().map(this::meld).collect(Collectors.joining("; "))));
        laid.melds().forEach(meld -> lines.addAll(joined(laid.joined(), meld.number())));
        return lines;
    }

    private String meld(TableMeld meld) {
        return say(
                "meld",
                meld.number(),
                cards().laid(meld.cards()),
                new DanishMelds(sides).worth(meld));
    }

    private List<String> joined(List<Integer> joined, int into) {
        return joined.isEmpty()
                ? List.of()
                : List.of(
                        say(
                                "joined",
                                joined.stream()
                                        .map(String::valueOf)
                                        .collect(Collectors.joining(", ")),
                                into));
    }

    private List<String> roundEnded(DanishEvent.RoundEnded ended) {
        List<String> lines = new ArrayList<>();
        Integer finisher = ended.finisher();
        if (finisher == null) {
            lines.add(say("blocked"));
        } else {
            lines.addAll(
                    one(
                            finisher,
                            ended.firstTurn() ? "foldsHand" : ended.fold() ? "folds" : "goesOut"));
        }
        for (int seat : sides.play()) {
            List<DanishCard> hand = ended.hands().get(seat);
            if (!hand.isEmpty()) {
                lines.addAll(one(seat, "left", cards().bySuit(hand), DanishWorth.hand(hand)));
            }
        }
        return lines;
    }

    private List<String> ended(MatchResult result) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.addAll(new DanishTable(sides).ended(result));
        return lines;
    }
}
