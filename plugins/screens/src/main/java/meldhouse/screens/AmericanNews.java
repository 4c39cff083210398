package meldhouse.screens;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanView;
import meldhouse.american.CardsPassed;
import meldhouse.american.Phase;
import meldhouse.american.StockEvent;
import meldhouse.american.TakenTrick;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Texts;
import meldhouse.client.terminal.Who;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Tells one event of the American game. */
record AmericanNews(AmericanView before, AmericanView after, Sides sides) {
    List<String> of(AmericanEvent event) {
        return switch (event) {
            case AmericanEvent.MatchStarted started -> started(started);
            case AmericanEvent.DealerDrawn drawn -> drawn(drawn);
            case AmericanEvent.Dealt dealt -> dealt(dealt);
            case AmericanEvent.MisdealClaimed(var hand) ->
                    one(hand.seat(), "claimed", words().bySuit(hand.cards()));
            case AmericanEvent.Declined declined -> one(declined.seat(), declined());
            case AmericanEvent.Bid bid -> one(bid.seat(), "bid", bid.amount());
            case AmericanEvent.Passed passed -> one(passed.seat(), "passed");
            case AmericanEvent.DealVoid dealVoid ->
                    List.of(words().say("void." + dealVoid.reason().name()));
            case AmericanEvent.ContractMade contract -> contract(contract);
            case AmericanEvent.TrumpNamed trump ->
                    one(trump.seat(), "trump", words().suit(trump.suit()));
            case AmericanEvent.CardsChosen chosen -> one(chosen.seat(), "chosen", chosen.count());
            case AmericanEvent.PassedCards passed -> passed(passed.passed());
            case AmericanEvent.MeldsShown shown -> melds(shown);
            case AmericanEvent.Conceded conceded -> one(conceded.seat(), "gaveUp");
            case AmericanEvent.Played played ->
                    one(
                            played.seat(),
                            before.trick().isEmpty() ? "led" : "played",
                            words().title(played.card()));
            case AmericanEvent.TrickTaken taken -> taken(taken.trick());
            case AmericanEvent.DealScored scored -> ScoreSheet.deal(scored.score(), sides);
            case AmericanEvent.MatchEnded ended -> ScoreSheet.ended(ended.result(), sides);
            case AmericanEvent.GaveUpStuck gave -> one(gave.seat(), "gaveUp");
            case AmericanEvent.ThrownIn thrown -> one(thrown.seat(), "thrownIn");
            case AmericanEvent.DefenderConceded conceded -> one(conceded.seat(), "defenderGaveUp");
            case AmericanEvent.MoonAnnounced moon -> one(moon.seat(), "moon");
            case AmericanEvent.WidowTaken taken -> widow(taken);
            case AmericanEvent.CardsBuried buried -> buried(buried);
            case StockEvent stock -> stock(stock);
            case AmericanEvent.MisdealAsked asked -> one(asked.seat(), "asksRedeal");
        };
    }

    private List<String> stock(StockEvent event) {
        return switch (event) {
            case StockEvent.TrumpTurned turned ->
                    List.of(
                            words().say(
                                            turned.stock() == 0 ? "turned" : "turned.stock",
                                            words().title(turned.card()),
                                            words().suit(turned.card().suit()),
                                            turned.stock()));
            case StockEvent.DixExchanged dix ->
                    one(
                            dix.seat(),
                            "exchanged",
                            words().title(dix.nine()),
                            words().title(dix.taken()));
            case StockEvent.Melded melded -> melded(melded);
            case StockEvent.Drew drew -> drew(drew);
            case StockEvent.TableCleared _ -> List.of(words().say("cleared"));
            case StockEvent.DeclaredOut out -> one(out.seat(), "out", out.reached());
            case StockEvent.MeldingDone _ -> List.of();
        };
    }

    private List<String> melded(StockEvent.Melded melded) {
        List<String> lines = new ArrayList<>();
        lines.add(AmericanTable.meld(melded.meld(), sides));
        lines.addAll(ScoreSheet.cited(melded, sides));
        return lines;
    }

    /** What nobody but the one who drew may see is not worth a line: both draw after each trick. */
    private List<String> drew(StockEvent.Drew drew) {
        if (drew.card() == null) {
            return List.of();
        }
        String key =
                switch (drew.from()) {
                    case STOCK -> "drew";
                    case TURNED -> "drew.turned";
                };
        return one(drew.seat(), key, words().title(drew.card()), drew.left());
    }

    private Seats seats() {
        return sides.seats();
    }

    private Words words() {
        return sides.words();
    }

    private Who who(int seat) {
        return seats().who(seat);
    }

    private List<String> one(int seat, String key, Object... arguments) {
        return List.of(words().say(who(seat), key, arguments));
    }

    /** What it is that a seat did not do. */
    private String declined() {
        return before.phase() == Phase.REDEAL
                ? "keeps"
                : before.phase() == Phase.DIX ? "noExchange" : "playsOn";
    }

    private List<String> started(AmericanEvent.MatchStarted started) {
        List<String> lines = new ArrayList<>();
        List<Integer> all = sides.listed();
        if (sides.arePairs()) {
            lines.add(words().say("match.started", sides.who(all.get(0)), sides.who(all.get(1))));
        } else {
            List<String> names = all.stream().map(side -> sides.who(side).subject()).toList();
            lines.add(words().say("match.started.each", words().texts().list("and", names)));
        }
        if (started.target() != null && !sides.seats().isDecided("matchEnd")) {
            lines.add(words().say("match.target", started.target()));
        }
        if (started.dealsPerMatch() != null) {
            lines.add(words().say("match.deals", started.dealsPerMatch()));
        }
        return lines;
    }

    private List<String> drawn(AmericanEvent.DealerDrawn drawn) {
        List<String> lines = new ArrayList<>();
        for (AmericanEvent.DealerDrawn.Round round : drawn.rounds()) {
            lines.add(
                    words().say(
                                    "draw",
                                    round.cards().stream()
                                            .map(
                                                    laid ->
                                                            who(laid.seat())
                                                                    + " "
                                                                    + words().brief(laid.card()))
                                            .collect(Collectors.joining(", "))));
        }
        if (drawn.dealer() == null) {
            lines.add(words().say("draw.again"));
        }
        return lines;
    }

    private List<String> dealt(AmericanEvent.Dealt dealt) {
        List<String> lines = new ArrayList<>();
        boolean first = before.counts().stream().allMatch(count -> count == 0);
        if (first) {
            lines.add("");
            lines.addAll(one(dealt.dealer(), "deal", dealt.deal()));
        }
        if (dealt.cards() != null && seats().isOwn(dealt.seat())) {
            lines.add(words().say("hand", words().bySuit(dealt.cards())));
        }
        return lines;
    }

    private List<String> contract(AmericanEvent.ContractMade contract) {
        int declarer = contract.declarer();
        return sides.arePairs()
                ? one(declarer, "won", contract.amount(), who(sides.partner(declarer)))
                : one(declarer, "won.alone", contract.amount());
    }

    private List<String> passed(CardsPassed passed) {
        Who to = who(passed.to());
        String one = passed.count() == 1 ? ".one" : "";
        return passed.cards() == null
                ? one(passed.from(), "given" + one, passed.count(), to)
                : one(
                        passed.from(),
                        "given.cards" + one,
                        passed.count(),
                        to,
                        words().briefs(passed.cards()));
    }

    private List<String> widow(AmericanEvent.WidowTaken taken) {
        return taken.cards() == null
                ? one(taken.seat(), "widow", taken.count())
                : one(taken.seat(), "widow.cards", taken.count(), words().briefs(taken.cards()));
    }

    private List<String> buried(AmericanEvent.CardsBuried event) {
        var buried = event.buried();
        List<String> lines = new ArrayList<>();
        lines.addAll(
                buried.cards() == null
                        ? one(event.seat(), "buried", buried.count())
                        : one(
                                event.seat(),
                                "buried.cards",
                                buried.count(),
                                words().briefs(buried.cards())));
        if (buried.trumps() != null && buried.aces() != null) {
            lines.add(words().say("buried.told", buried.trumps(), buried.aces()));
        }
        return lines;
    }

    private List<String> melds(AmericanEvent.MeldsShown shown) {
        List<String> lines = new ArrayList<>();
        shown.shown().forEach(melds -> lines.add(AmericanTable.meld(melds, sides)));
        lines.addAll(ScoreSheet.cited(shown, sides));
        boolean all = after.melds().size() >= after.active().size() || before.phase() != Phase.MELD;
        if (all && after.contract() != null) {
            lines.add(new AmericanTable(after, sides).need());
        }
        return lines;
    }

    private List<String> taken(TakenTrick trick) {
        boolean last =
                after.table().isEmpty() && after.counts().stream().allMatch(count -> count == 0);
        String taken = words().say(who(trick.winner()), "taken", trick.number(), trick.points());
        boolean known = before.contract() != null && new AmericanTable(before, sides).needed() <= 0;
        String need = last || known ? "" : new AmericanTable(after, sides).need();
        return List.of(need.isEmpty() ? taken : taken + " " + Texts.capital(need));
    }
}
