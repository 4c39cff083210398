package meldhouse.american.rules;

import meldhouse.american.Claim;
import meldhouse.american.DealScore;
import meldhouse.american.ExtraMeld;
import meldhouse.american.Laid;
import meldhouse.american.MeldKind;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.MeldSheet.Listed;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads what a deal is played for: score sheet, calls, contract, trump, melds. */
final class TermsReader {
    private final AmericanGame game;
    private final TextFields fields;

    TermsReader(AmericanGame game, TextFields fields) {
        this.game = game;
        this.fields = fields;
    }

    private int seat(String field, String text) {
        return TextFields.number(field, text, 0, game.seats() - 1);
    }

    Ledger ledger() {
        List<DealScore> deals = new ArrayList<>();
        if (fields.has("scores")) {
            for (String score : fields.text("scores", "").split("\\s+")) {
                deals.add(ScoreText.parse(game, score, deals));
            }
        }
        return new Ledger(
                game,
                fields.number("deal", 1, Integer.MAX_VALUE, 1),
                fields.number("dealer", 0, game.seats() - 1, 0),
                deals);
    }

    /** The calls one by one, each without those before it. */
    List<Said> calls() {
        List<Said> calls = new ArrayList<>();
        for (String call : fields.text("calls", "").split("\\s+")) {
            if (!call.isEmpty()) {
                String[] parts = TextFields.pair("calls", call);
                int amount =
                        parts[1].equals("pass")
                                ? Said.PASS
                                : TextFields.number("calls", parts[1], 1, Integer.MAX_VALUE);
                calls.add(new Said(null, seat("calls", parts[0]), amount));
            }
        }
        return calls;
    }

    Contract contract() {
        Ledger ledger = ledger();
        if (game.rules().auction().isTurned()) {
            return Contract.none(ledger);
        }
        Said latest = null;
        for (Said said : calls()) {
            latest = new Said(latest, said.seat(), said.amount());
        }
        String[] parts = TextFields.pair("contract", fields.text("contract", null));
        int declarer = seat("contract", parts[0]);
        if ((ledger.active() >>> declarer & 1) == 0) {
            throw TextFields.bad("contract", parts[0], "a seat that plays");
        }
        return new Contract(
                ledger,
                latest,
                declarer,
                TextFields.number("contract", parts[1], 1, Integer.MAX_VALUE),
                widow());
    }

    private TakenWidow widow() {
        long cards = fields.cards("taken");
        int size = game.rules().table().widowSize();
        if (cards != Hand.EMPTY && Hand.size(cards) != size) {
            throw TextFields.bad("taken", Hand.text(cards), size + " cards");
        }
        TakenWidow widow = new TakenWidow(cards);
        for (String gift : fields.text("gifts", "").split("\\s+")) {
            if (!gift.isEmpty()) {
                String[] parts = TextFields.pair("gifts", gift);
                int card = Deck.number(Card.parse(parts[1]));
                if (card < 0 || !Hand.has(cards, card)) {
                    throw TextFields.bad("gifts", gift, "cards of the widow");
                }
                widow = widow.given(seat("gifts", parts[0]), card);
            }
        }
        return widow;
    }

    Terms terms() {
        return terms(contract());
    }

    Terms terms(Contract contract) {
        int trump = Suit.parse(fields.text("trump", null)).ordinal();
        return new Terms(
                contract,
                game.with(trump),
                new Exchange(fields.cards("given"), fields.cards("returned")),
                turned(trump),
                melds(trump),
                fields.cards("buried"),
                fields.has("moon"),
                shown());
    }

    private @Nullable Laid shown() {
        if (!fields.has("shown")) {
            return null;
        }
        String[] parts = TextFields.pair("shown", fields.text("shown", null));
        return new Laid(seat("shown", parts[0]), Card.parse(parts[1]));
    }

    private @Nullable TurnedCard turned(int trump) {
        if (!fields.has("turned") || game.rules().table().stockDraw()) {
            return null;
        }
        int card = Deck.number(Card.parse(fields.text("turned", null)));
        if (card < 0 || Deck.suitOf(card) != trump) {
            throw TextFields.bad("turned", fields.text("turned", ""), "a trump");
        }
        return new TurnedCard(card, fields.number("taker", -1, game.seats() - 1, -1));
    }

    List<SeatMelds> melds(int trump) {
        List<SeatMelds> melds = new ArrayList<>();
        if (fields.has("melds")) {
            for (String shown : fields.text("melds", "").split("\\|")) {
                melds.add(melds(shown.strip(), trump));
            }
        }
        return melds;
    }

    private SeatMelds melds(String text, int trump) {
        String[] parts = TextFields.pair("melds", text);
        String[] earned = parts[0].split("\\+");
        int seat = seat("melds", earned[0]);
        int checks =
                earned.length == 2
                        ? TextFields.number("melds", earned[1], 1, Integer.MAX_VALUE)
                        : 0;
        if (parts[1].equals("-")) {
            return new SeatMelds(seat, 0, List.of(), List.of(), checks);
        }
        String[] sides = parts[1].split("=");
        if (sides.length != 2) {
            throw TextFields.bad("melds", text, "seat: cards = kind cards, kind cards");
        }
        List<String> each = Stream.of(sides[1].split(",")).map(String::strip).toList();
        List<ExtraMeld> extras =
                each.stream().filter(one -> one.contains("+")).map(TermsReader::extra).toList();
        List<Claim> claims =
                each.stream().filter(one -> !one.contains("+")).map(TermsReader::claim).toList();
        long cards = TextFields.hand("melds", sides[0]);
        return switch (game.sheet().read(claims, cards, trump)) {
            case Listed.Good good ->
                    game.sheet().laid(seat, good.tally(), cards, trump, checks, extras);
            case Listed.Bad problem ->
                    throw TextFields.bad("melds", text, problem.why().sentence());
        };
    }

    private static ExtraMeld extra(String text) {
        String[] parts = text.split("\\+", 2);
        String[] paid = parts[1].split("\\s+", 2);
        if (paid.length != 2) {
            throw TextFields.bad("melds", text, "cards +points name");
        }
        return new ExtraMeld(
                paid[1],
                Card.parseAll(parts[0]),
                TextFields.number("melds", paid[0], 0, Integer.MAX_VALUE));
    }

    private static Claim claim(String text) {
        String[] parts = text.split("\\s+", 2);
        return new Claim(
                TextFields.word("meld", parts[0], MeldKind.values()),
                Card.parseAll(parts.length == 2 ? parts[1] : ""));
    }
}
