package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Dix;
import meldhouse.american.AmericanMove.LayExtra;
import meldhouse.american.AmericanMove.LayMeld;
import meldhouse.american.MeldKind;
import meldhouse.american.TableCard;
import meldhouse.american.rules.Layable.Laying;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Question.Unanswerable;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plain questions about melding while there is a stock (variants.md 4.2, 10). */
final class StockQuestions {
    /** Who is asked: the questions name no seat. */
    private static final int SEAT = 0;

    private StockQuestions() {}

    /** Answers {@code twoMelds}: the melds that a seat could lay now. */
    static Map<String, @Nullable Object> melds(AmericanGame game, Given given) throws Unanswerable {
        MeldTurn turn = turn(game, given);
        List<Map<String, @Nullable Object>> melds = new ArrayList<>();
        for (Layable meld : game.layable(turn.deal().terms().trump())) {
            Laying laying =
                    meld.laying(
                            game,
                            turn.hand(SEAT),
                            turn.deal().open(SEAT).cards(),
                            turn.deal().terms().trump());
            if (laying instanceof Laying.Good) {
                Map<String, @Nullable Object> shown = new LinkedHashMap<>();
                shown.put("kind", meld.name().toString());
                shown.put("suit", meld.suit() < 0 ? null : Deck.suit(meld.suit()).toString());
                shown.put("value", meld.price());
                melds.add(shown);
            }
        }
        for (LayableExtra extra : turn.extras()) {
            Map<String, @Nullable Object> shown = new LinkedHashMap<>();
            shown.put("kind", MeldKind.EXTRA.toString());
            shown.put("name", extra.meld().name());
            shown.put("value", extra.meld().points());
            melds.add(shown);
        }
        int nine = Deck.number(turn.deal().terms().trump(), Deck.NINE);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("melds", melds);
        answer.put("dix", Hand.copies(turn.hand(SEAT), nine));
        return answer;
    }

    /** Answers {@code twoMeld}: lays one meld. */
    static Map<String, @Nullable Object> meld(AmericanGame game, Given given) throws Unanswerable {
        MeldTurn turn = turn(game, given);
        if (given.has("name")) {
            return made(turn, new LayExtra(given.text("name")));
        }
        MeldKind kind = kind(given.text("kind"));
        Suit suit = given.has("suit") ? given.suit("suit") : null;
        return made(turn, new LayMeld(kind, suit));
    }

    /** Answers {@code twoDix}: claims a nine of trump. */
    static Map<String, @Nullable Object> dix(AmericanGame game, Given given) throws Unanswerable {
        return made(turn(game, given), new Dix(given.flag("exchange")));
    }

    static MeldKind kind(String word) throws Unanswerable {
        for (MeldKind kind : MeldKind.values()) {
            if (kind.toString().equals(word)) {
                return kind;
            }
        }
        throw Given.bad("badMeld", "kind", word, "a kind of meld, as in royalMarriage");
    }

    private static Map<String, @Nullable Object> made(MeldTurn turn, AmericanMove move)
            throws Unanswerable {
        Refusal refusal = turn.refusal(move);
        DealtQuestions.refuse(refusal);
        if (!(turn.make(move, Story.SILENT) instanceof MeldTurn after)) {
            throw new IllegalStateException("a meld ended the turn");
        }
        long before = turn.hand(SEAT);
        int turned = after.deal().stock().turned();
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("value", after.deal().terms().melds().getLast().points());
        answer.put("hand", Questions.texts(Hand.cards(after.hand(SEAT))));
        answer.put(
                "fresh",
                move instanceof LayMeld || move instanceof LayExtra
                        ? Questions.texts(Hand.cards(Hand.minus(before, after.hand(SEAT))))
                        : List.of());
        answer.put("turned", turned < 0 ? null : Deck.card(turned).toString());
        answer.put("table", after.deal().table().stream().map(StockQuestions::laid).toList());
        return answer;
    }

    private static Map<String, @Nullable Object> laid(TableCard card) {
        Map<String, @Nullable Object> laid = new LinkedHashMap<>();
        laid.put("card", card.card().toString());
        laid.put("used", Questions.texts(card.used()));
        return laid;
    }

    /** A turn to meld with these cards; what the question does not say is as if nothing were. */
    private static MeldTurn turn(AmericanGame game, Given given) throws Unanswerable {
        int trump = given.suit("trump").ordinal();
        List<Integer> all = new ArrayList<>(given.cards("hand"));
        long hand = Given.hand(game, all);
        List<TableCard> table = new ArrayList<>();
        for (Given laid : given.has("table") ? given.objects("table") : List.<Given>of()) {
            int card = Given.cards("card", List.of(laid.text("card"))).getFirst();
            List<MeldKind> used = new ArrayList<>();
            for (Object word : laid.list("used")) {
                used.add(kind(String.valueOf(word)));
            }
            all.add(card);
            table.add(new TableCard(SEAT, Deck.card(card), used));
        }
        int turned = -1;
        if (given.has("turned")) {
            turned = Given.cards("turned", List.of(given.text("turned"))).getFirst();
            all.add(turned);
        }
        Given.hand(game, all);
        List<Integer> nothing = game.sides().nothing();
        Terms terms = Terms.named(Contract.none(Ledger.start(game, SEAT)), trump);
        StockDeal deal =
                StockDeal.of(
                        terms,
                        Hands.NONE.with(SEAT, hand),
                        table,
                        Stock.of(List.of(), turned),
                        Trick.NONE,
                        nothing,
                        nothing);
        return new MeldTurn(deal, SEAT, 0);
    }

    /** Answers {@code declareOut}: who wins if a seat says that it has reached the target. */
    static Map<String, @Nullable Object> declareOut(AmericanGame game, Given given)
            throws Unanswerable {
        int seat = given.seat("seat", game);
        Integer target = game.rules().match().target();
        if (!game.rules().draw().declareOut() || target == null) {
            throw new Unanswerable(
                    "notThisRule", "Declaring out is not part of these house rules.");
        }
        int seats = game.seats();
        int reached =
                given.wholes("totals", seats).get(seat)
                        + given.wholes("melds", seats).get(seat)
                        + given.wholes("points", seats).get(seat);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("reached", reached);
        answer.put("winner", reached >= target ? seat : 1 - seat);
        return answer;
    }

    static List<String> cards(List<TableCard> table, int seat) {
        List<Card> cards = new ArrayList<>();
        table.stream().filter(laid -> laid.seat() == seat).forEach(laid -> cards.add(laid.card()));
        return Questions.texts(cards);
    }
}
