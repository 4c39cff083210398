package meldhouse.screens;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.Buried;
import meldhouse.american.Call;
import meldhouse.american.DealScore;
import meldhouse.american.ExtraMeld;
import meldhouse.american.Laid;
import meldhouse.american.Meld;
import meldhouse.american.SeatMelds;
import meldhouse.american.TakenTrick;
import meldhouse.american.Widow;
import meldhouse.api.cards.Card;
import meldhouse.api.game.LegalMoves;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Style;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What stands beside the seats: the auction, the melds with their cards, the tricks. */
record PanelArt(
        AmericanView view, LegalMoves legal, Sides sides, CardArt art, int width, int rows) {
    private static final int NAME = 10;

    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        switch (view.phase()) {
            case REDEAL, AUCTION, STUCK, THROW_IN, GIVE, TRUMP, EXCHANGE, DIX -> {
                if (view.turned() == null) {
                    lines.addAll(auction());
                }
                lines.addAll(beside());
                lines.addAll(lastDealBelow(rows - lines.size()));
            }
            case BURY -> {
                lines.addAll(melds(rows));
                lines.addAll(beside());
            }
            case MELD -> lines.addAll(declarations());
            case CONCEDE -> lines.addAll(melds(rows));
            case PLAY -> lines.addAll(play());
            case MELDING, TAKE -> {
                lines.addAll(layable());
                lines.addAll(beside());
                lines.addAll(melds(rows - lines.size()));
            }
            case DRAW, DEAL, OVER -> lines.addAll(lastDeal());
        }
        if (lines.size() > rows) {
            int more = lines.size() - rows + 1;
            lines = new ArrayList<>(lines.subList(0, rows - 1));
            lines.add(Line.of(words().say("screen.more", more), Style.FAINT));
        }
        return lines.stream().map(line -> line.cut(width)).toList();
    }

    private Words words() {
        return sides.words();
    }

    private String name(int seat) {
        return sides.seats().who(seat).first();
    }

    private Line title(String key, Object... arguments) {
        return Line.of(words().say(key, arguments), Style.STRONG);
    }

    /** The seats in the order in which they call, the dealer last. */
    private List<Integer> order() {
        return view.active();
    }

    /** What lies beside the trick: the stock, the turned card, the widow, what was buried. */
    private List<Line> beside() {
        List<Line> lines = new ArrayList<>();
        if (view.turned() != null) {
            String stock = view.stock() == 0 ? "" : words().say("screen.stock", view.stock()) + " ";
            lines.add(
                    Line.of(stock + words().say("screen.turned") + " ")
                            .and(art.card(view.turned())));
        }
        Widow widow = view.widow();
        if (widow != null && widow.cards() != null) {
            lines.add(
                    Line.of(words().say("screen.widow") + " ")
                            .and(art.cards(widow.cards(), Style.PLAIN)));
        } else if (widow != null && !view.active().isEmpty()) {
            lines.add(Line.of(words().say("screen.widow") + " " + widow.count()));
        }
        Buried buried = view.buried();
        if (buried != null && buried.cards() != null) {
            lines.add(
                    Line.of(words().say("screen.buried") + " ")
                            .and(art.cards(buried.cards(), Style.PLAIN)));
        }
        return lines;
    }

    /** What may be laid in a turn to meld, by number. */
    private List<Line> layable() {
        List<AmericanMove> choices = new AmericanTurn(view, legal, sides).layable();
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            String key = (i + 1) + ": ";
            Line head = Line.of(key, Style.STRONG);
            String about = words().layable(choices.get(i));
            for (String part : Line.broken(about, width - key.length())) {
                lines.add(head.and(part, Style.PLAIN));
                head = Line.of(" ".repeat(key.length()));
            }
        }
        if (!lines.isEmpty()) {
            lines.add(Line.EMPTY);
        }
        return lines;
    }

    private List<Line> auction() {
        List<Line> lines = new ArrayList<>();
        lines.add(title("screen.auction"));
        for (int seat : order()) {
            String calls =
                    view.calls().stream()
                            .filter(call -> call.seat() == seat)
                            .map(this::call)
                            .collect(Collectors.joining(" "));
            boolean highest = view.highBidder() != null && view.highBidder() == seat;
            lines.add(
                    Line.of(name(seat))
                            .fit(NAME)
                            .and(" " + calls, highest ? Style.STRONG : Style.PLAIN));
        }
        if (view.highBid() != null) {
            lines.add(Line.EMPTY);
            lines.add(Line.of(words().say("screen.bids", view.highBid())));
        }
        return lines;
    }

    private String call(Call call) {
        return call.amount() == null ? words().say("screen.pass") : String.valueOf(call.amount());
    }

    /** What may be listed, by number; the melds of the others where it is not the viewer's turn. */
    private List<Line> declarations() {
        List<AmericanMove.Declare> choices = AmericanTurn.declarations(legal);
        if (choices.isEmpty()) {
            return melds(rows);
        }
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            String claims = words().claims(choices.get(i).melds());
            lines.add(
                    Line.of((i + 1) + ": ", Style.STRONG)
                            .and(claims.isEmpty() ? words().say("nothing") : claims, Style.PLAIN));
        }
        return lines;
    }

    /** Each meld by name where there is room, else the cards that each seat laid out. */
    private List<Line> melds(int room) {
        if (!view.table().isEmpty()) {
            return onTable();
        }
        List<Line> inFull = new ArrayList<>();
        List<Line> brief = new ArrayList<>();
        inFull.add(title("screen.melds"));
        brief.add(title("screen.melds"));
        for (SeatMelds shown : view.melds()) {
            Line head = Line.of(name(shown.seat()) + " " + shown.points(), Style.STRONG);
            inFull.add(head);
            shown.melds().forEach(meld -> inFull.add(meld(meld)));
            shown.extras().forEach(extra -> inFull.add(extra(extra)));
            brief.addAll(wrapped(head, shown.cards()));
        }
        return inFull.size() <= room ? inFull : brief;
    }

    /** The melded cards that can still be played. */
    private List<Line> onTable() {
        List<Line> lines = new ArrayList<>();
        lines.add(title("screen.melds"));
        AmericanTable table = new AmericanTable(view, sides);
        for (int seat : view.active()) {
            List<Card> cards = table.onTable(seat);
            if (!cards.isEmpty()) {
                lines.addAll(wrapped(Line.of(name(seat), Style.STRONG), cards));
            }
        }
        return lines;
    }

    private Line meld(Meld meld) {
        return meld(meld.cards(), words().meld(meld.kind()), meld.points());
    }

    private Line extra(ExtraMeld extra) {
        return meld(extra.cards(), extra.name(), extra.points());
    }

    private Line meld(List<Card> cards, String name, int points) {
        return Line.of("  ")
                .and(art.cards(cards, Style.PLAIN))
                .and("  " + name + " " + points, Style.FAINT);
    }

    private List<Line> wrapped(Line head, List<Card> cards) {
        List<Line> lines = new ArrayList<>();
        Line line = head;
        for (Card card : cards) {
            if (line.width() + 1 + CardArt.WIDTH > width) {
                lines.add(line);
                line = Line.of(" ");
            }
            line = line.and(" ", Style.PLAIN).and(art.card(card));
        }
        lines.add(line);
        return lines;
    }

    private List<Line> play() {
        TakenTrick last = view.lastTrick();
        if (last == null) {
            List<Line> first = new ArrayList<>(beside());
            first.addAll(melds(rows - first.size()));
            return first;
        }
        List<Line> lines = new ArrayList<>(beside());
        lines.add(title("screen.trick", new AmericanTable(view, sides).number()));
        if (!view.trick().isEmpty()) {
            lines.addAll(laid(view.trick()));
            lines.add(Line.EMPTY);
        }
        List<Line> before = new ArrayList<>();
        before.add(title("screen.last", last.number()));
        before.addAll(laid(last.cards()));
        before.add(took(last));
        if (lines.size() + before.size() <= rows) {
            lines.addAll(before);
        } else {
            lines.addAll(inBrief(last));
        }
        List<Line> melds = melds(rows - lines.size() - 1);
        if (lines.size() + 1 + melds.size() <= rows) {
            lines.add(Line.EMPTY);
            lines.addAll(melds);
        }
        return lines;
    }

    private List<Line> inBrief(TakenTrick last) {
        List<Card> cards = last.cards().stream().map(Laid::card).toList();
        return List.of(
                title("screen.last", last.number()),
                Line.of("  ").and(art.cards(cards, Style.PLAIN)),
                took(last));
    }

    private Line took(TakenTrick last) {
        return Line.of(words().say("screen.took", sides.seats().who(last.winner()), last.points()));
    }

    private List<Line> laid(List<Laid> trick) {
        List<Line> lines = new ArrayList<>();
        for (Laid laid : trick) {
            boolean led = lines.isEmpty();
            Line line = Line.of(name(laid.seat())).fit(NAME).and(" ", Style.PLAIN);
            line = line.and(art.card(laid.card()).fit(CardArt.WIDTH + 1));
            lines.add(led ? line.and(words().say("screen.led"), Style.FAINT) : line);
        }
        return lines;
    }

    /** The last deal in so many rows, in brief if need be; nothing where there is no room. */
    private List<Line> lastDealBelow(int room) {
        List<Line> full = lastDeal();
        List<Line> deal = full.size() < room ? full : lastDealInBrief();
        if (deal.isEmpty() || deal.size() > room) {
            return List.of();
        }
        List<Line> lines = new ArrayList<>();
        if (deal.size() < room) {
            lines.add(Line.EMPTY);
        }
        lines.addAll(deal);
        return lines;
    }

    private List<Line> lastDealInBrief() {
        if (view.deals().isEmpty()) {
            return List.of();
        }
        DealScore score = view.deals().getLast();
        List<Line> lines = new ArrayList<>();
        String outcome = words().say("outcome." + score.outcome().name());
        lines.add(title("screen.dealWas", score.deal(), outcome));
        for (int side : sides.listed()) {
            String sum = words().say("screen.gain", sides.who(side), score.delta().get(side));
            lines.add(Line.of(sum));
        }
        return lines;
    }

    private List<Line> lastDeal() {
        if (view.deals().isEmpty()) {
            return List.of();
        }
        DealScore score = view.deals().getLast();
        List<String> sentences = new ArrayList<>();
        sentences.add(ScoreSheet.headline(score, sides));
        sides.listed()
                .forEach(
                        side ->
                                sentences.add(
                                        words().say(
                                                        "screen.sum",
                                                        sides.who(side),
                                                        score.delta().get(side),
                                                        score.totals().get(side))));
        if (score.units() != null) {
            sentences.add(words().say("kitty", score.units().kittyTotal()));
        }
        if (score.checks() != null) {
            sentences.add(words().say("checks", sides.each(score.checks().totals())));
        }
        sentences.addAll(ScoreSheet.cited(new AmericanEvent.DealScored(score, null, null), sides));
        List<Line> lines = new ArrayList<>();
        lines.add(title("screen.score"));
        sentences.stream()
                .flatMap(sentence -> Line.broken(sentence, width).stream())
                .forEach(line -> lines.add(Line.of(line)));
        return lines;
    }
}
