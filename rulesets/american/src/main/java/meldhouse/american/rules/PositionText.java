package meldhouse.american.rules;

import meldhouse.american.Call;
import meldhouse.american.ExtraMeld;
import meldhouse.american.Meld;
import meldhouse.american.MeldKind;
import meldhouse.american.SeatMelds;
import meldhouse.american.ShownHand;
import meldhouse.american.TableCard;
import meldhouse.api.cards.Card;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position as one line: the phase, then fields with {@code ;} between them. A field that says
 * what holds anyway is left out: {@code deal 1}, {@code dealer 0}, an empty trick led by the first
 * leader, no tricks of the second side, no points. {@link PositionReader} reads it. For example,
 * the last trick of a first deal:
 *
 * <pre>
 * play; contract 0:250; trump S; hands AS | KH | 9S | KD
 * </pre>
 *
 * <ul>
 *   <li>{@code seats}: who draws for the deal; {@code again}: for the second time
 *   <li>{@code scores}: the score sheet, a deal as {@code
 *       deal/dealer/declarer/bid/trump/outcome/melds by seat/tricks/card points/side of the last
 *       trick}
 *   <li>{@code misdeal}: seat and hand shown to claim the redeal
 *   <li>{@code calls}: {@code 1:pass 2:250}
 *   <li>{@code contract}: declarer and points
 *   <li>{@code hands}: the hands, seat 0 first, {@code |} between them, {@code -} for none
 *   <li>{@code widow}: the cards that lie there unseen; {@code taken}: those that the declarer took
 *       up; {@code gifts}: the card of them that each seat got
 *   <li>{@code asked}: the seat that is asked whether it claims a redeal, exchanges a nine or
 *       concedes
 *   <li>{@code turned}, {@code taker}: the card that made trump, and who exchanged a nine for it
 *   <li>{@code stock}: the cards to draw, the top first; {@code table}: melded cards, each with the
 *       kinds it has served in; {@code winner}: who may meld, and how many melds are laid
 *   <li>{@code buried}: the cards laid away; {@code moon}: all tricks are announced; {@code shown}:
 *       who drew the last card of the stock before all eyes
 *   <li>{@code given}, {@code returned}, {@code chosen}: cards of the exchange
 *   <li>{@code melds}: for each seat that has shown, {@code seat: cards = kind cards, kind cards};
 *       {@code seat+checks} where the melds earn checks; what a function found is {@code cards
 *       +points name}
 *   <li>{@code trick}, {@code last}: leader and cards in the order of play
 *   <li>{@code tricks}, {@code points}: by side
 * </ul>
 */
final class PositionText {
    private PositionText() {}

    static String print(AmericanPosition position) {
        List<String> fields = new ArrayList<>();
        fields.add(position.phase().toString());
        switch (position) {
            case Drawing drawing -> print(drawing, fields);
            case Dealing dealing -> {
                print(dealing.ledger(), fields);
                print(dealing.remains(), fields);
                ShownHand misdeal = dealing.misdeal();
                if (misdeal != null) {
                    fields.add(
                            "misdeal %d: %s".formatted(misdeal.seat(), Card.text(misdeal.cards())));
                }
            }
            case MatchOver over -> {
                print(over.ledger(), fields);
                print(over.remains(), fields);
            }
            case InDeal deal -> print(deal, fields);
        }
        return String.join("; ", fields);
    }

    private static void print(Remains remains, List<String> fields) {
        printMelds(remains.melds(), fields);
        print("taken", remains.widow(), fields);
    }

    private static void print(Drawing drawing, List<String> fields) {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < drawing.game().seats(); seat++) {
            if ((drawing.seats() & 1 << seat) != 0) {
                seats.add(String.valueOf(seat));
            }
        }
        fields.add("seats " + String.join(" ", seats));
        if (drawing.started()) {
            fields.add("again");
        }
    }

    private static void print(Ledger ledger, List<String> fields) {
        if (ledger.deal() != 1) {
            fields.add("deal " + ledger.deal());
        }
        if (ledger.dealer() != 0) {
            fields.add("dealer " + ledger.dealer());
        }
        if (!ledger.deals().isEmpty()) {
            fields.add("scores " + joined(" ", ledger.deals().stream().map(ScoreText::print)));
        }
    }

    private static void print(InDeal deal, List<String> fields) {
        print(deal.ledger(), fields);
        if (deal.said() != null) {
            fields.add(
                    "calls "
                            + joined(
                                    " ", Said.calls(deal.said()).stream().map(PositionText::call)));
        }
        Contract contract = deal.contract();
        if (contract != null && contract.exists()) {
            print(contract, fields);
        }
        Terms terms = deal.terms();
        if (terms != null) {
            print(terms, fields);
        }
        List<String> hands = new ArrayList<>();
        for (int seat = 0; seat < deal.game().seats(); seat++) {
            hands.add(Hand.text(deal.hand(seat)));
        }
        fields.add("hands " + String.join(" | ", hands));
        print("widow", deal.widow(), fields);
        printOwn(deal, fields);
    }

    /** What a step has of its own. */
    private static void printOwn(InDeal deal, List<String> fields) {
        switch (deal) {
            case RedealRight right -> fields.add("asked " + right.asked());
            case LastRedeal right -> fields.add("asked " + right.asked());
            case Bidding bidding -> print(bidding, fields);
            case Agreeing agreeing -> {
                printOwn(agreeing.claimed().deal(), fields);
                fields.add("claim");
            }
            case DixAsked dix -> fields.add("asked " + dix.asked());
            case DefendersConceding conceding -> fields.add("asked " + conceding.asked());
            case Exchanging exchanging -> print("chosen", exchanging.chosen(), fields);
            case Playing playing -> print(playing, fields);
            case FreePlay free -> {
                print(free.deal(), fields);
                fields.add("trick " + trick(free.trick()));
            }
            case MeldTurn turn -> {
                print(turn.deal(), fields);
                fields.add("winner %d:%d".formatted(turn.winner(), turn.laid()));
            }
            case LastDraw draw -> {
                print(draw.deal(), fields);
                fields.add("winner %d:0".formatted(draw.winner()));
            }
            case Declaring _, Conceding _, Burying _, InDeal.Contracted _ -> {}
        }
    }

    private static void print(Bidding bidding, List<String> fields) {
        if (bidding.refused() != 0) {
            fields.add(
                    "refused "
                            + joined(
                                    " ",
                                    IntStream.range(0, bidding.game().seats())
                                            .filter(seat -> (bidding.refused() >>> seat & 1) != 0)
                                            .mapToObj(String::valueOf)));
        }
    }

    private static void print(Contract contract, List<String> fields) {
        fields.add("contract %d:%d".formatted(contract.declarer(), contract.amount()));
        print("taken", contract.widow().cards(), fields);
        if (contract.widow().gifts() != 0) {
            List<String> gifts = new ArrayList<>();
            for (int seat = 0; seat < Seating.MOST; seat++) {
                int gift = contract.widow().gift(seat);
                if (gift >= 0) {
                    gifts.add(seat + ":" + Deck.card(gift));
                }
            }
            fields.add("gifts " + String.join(" ", gifts));
        }
    }

    private static void print(StockDeal deal, List<String> fields) {
        Stock stock = deal.stock();
        fields.add(
                "stock "
                        + (stock.left().isEmpty()
                                ? "-"
                                : joined(
                                        " ",
                                        stock.left().stream()
                                                .map(card -> Deck.card(card).toString()))));
        if (stock.turned() >= 0) {
            fields.add("turned " + Deck.card(stock.turned()));
        }
        if (!deal.table().isEmpty()) {
            fields.add("table " + joined(", ", deal.table().stream().map(PositionText::laid)));
        }
        if (deal.last() != Trick.NONE) {
            fields.add("last " + trick(deal.last()));
        }
        print(deal.game().sides(), deal.tricks(), deal.points(), fields);
    }

    /** As in {@code 0:KH royalMarriage+run}. */
    private static String laid(TableCard laid) {
        return "%d:%s %s"
                .formatted(
                        laid.seat(),
                        laid.card(),
                        joined("+", laid.used().stream().map(MeldKind::toString)));
    }

    private static String call(Call call) {
        return call.seat() + ":" + (call.amount() == null ? "pass" : call.amount());
    }

    private static void print(Terms terms, List<String> fields) {
        fields.add("trump " + Deck.suit(terms.trump()));
        print("given", terms.exchange().given(), fields);
        print("returned", terms.exchange().returned(), fields);
        TurnedCard turned = terms.turned();
        if (turned != null) {
            fields.add("turned " + Deck.card(turned.card()));
            if (turned.taker() >= 0) {
                fields.add("taker " + turned.taker());
            }
        }
        printMelds(terms.melds(), fields);
        print("buried", terms.buried(), fields);
        if (terms.moon()) {
            fields.add("moon");
        }
        if (terms.shown() != null) {
            fields.add("shown %d:%s".formatted(terms.shown().seat(), terms.shown().card()));
        }
    }

    private static void printMelds(List<SeatMelds> melds, List<String> fields) {
        if (!melds.isEmpty()) {
            fields.add("melds " + joined(" | ", melds.stream().map(PositionText::melds)));
        }
    }

    private static void print(String field, long cards, List<String> fields) {
        if (cards != Hand.EMPTY) {
            fields.add(field + " " + Hand.text(cards));
        }
    }

    private static String melds(SeatMelds shown) {
        String seat = shown.checks() == 0 ? "" + shown.seat() : shown.seat() + "+" + shown.checks();
        Stream<String> all =
                Stream.concat(
                        shown.melds().stream().map(PositionText::meld),
                        shown.extras().stream().map(PositionText::extra));
        return shown.melds().isEmpty() && shown.extra() == null
                ? seat + ": -"
                : "%s: %s = %s".formatted(seat, Card.text(shown.cards()), joined(", ", all));
    }

    /** As in {@code KS QS +40 Rainbow}. */
    private static String extra(ExtraMeld extra) {
        return "%s +%d %s".formatted(Card.text(extra.cards()), extra.points(), extra.name());
    }

    private static String meld(Meld meld) {
        return meld.kind() + " " + Card.text(meld.cards());
    }

    private static void print(Playing playing, List<String> fields) {
        if (playing.trick() != playing.terms().firstTrick()) {
            fields.add("trick " + trick(playing.trick()));
        }
        if (playing.last() != Trick.NONE) {
            fields.add("last " + trick(playing.last()));
        }
        Sides sides = playing.game().sides();
        print(sides, sides.each(playing::tricksOf), sides.each(playing::pointsOf), fields);
    }

    private static void print(
            Sides sides, List<Integer> tricks, List<Integer> points, List<String> fields) {
        if (tricks.stream().skip(1).anyMatch(number -> number != 0)) {
            fields.add("tricks " + joined(" ", tricks.stream().map(String::valueOf)));
        }
        if (!points.equals(sides.nothing())) {
            fields.add("points " + joined(" ", points.stream().map(String::valueOf)));
        }
    }

    private static String trick(int trick) {
        StringBuilder text = new StringBuilder().append(Trick.leader(trick)).append(':');
        for (int place = 0; place < Trick.size(trick); place++) {
            text.append(' ').append(Deck.card(Trick.card(trick, place)));
        }
        return text.toString();
    }

    private static String joined(String between, Stream<String> parts) {
        return parts.collect(Collectors.joining(between));
    }
}
