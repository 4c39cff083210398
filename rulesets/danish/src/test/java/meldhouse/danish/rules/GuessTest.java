package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishView;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/** Determinizations: what everybody has seen holds in all of them, and what is hidden is even. */
class GuessTest {
    private static final Viewer FIRST = Viewer.seat(0);

    private static int[] shuffled(int things, Random random) {
        int[] order = IntStream.range(0, things).toArray();
        for (int i = things - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int kept = order[i];
            order[i] = order[j];
            order[j] = kept;
        }
        return order;
    }

    /** Plays so many steps at random, and shows each position with what seat 0 was told. */
    private static void play(
            HouseRules rules,
            int steps,
            Random random,
            BiConsumer<DanishPosition, List<Event>> each) {
        DanishPosition position = (DanishPosition) Table.game(rules).start();
        List<Event> told = new ArrayList<>();
        for (int step = 0; step < steps && !position.turn().isOver(); step++) {
            Decision.Accepted accepted =
                    switch (position.turn()) {
                        case Turn.Chance(int things) -> position.shuffled(shuffled(things, random));
                        case Turn.Seated(int seat) -> {
                            LegalMoves legal = position.legalMoves();
                            var move = legal.get(random.nextInt(legal.size()));
                            yield (Decision.Accepted) position.decide(seat, move);
                        }
                        case Turn.Over ignored -> throw new AssertionError();
                    };
            accepted.events().forEach(event -> told.add(event.seenBy(FIRST)));
            position = (DanishPosition) accepted.next();
            each.accept(position, told);
        }
    }

    @Test
    void cardsThatEverybodyHasSeenAreInEveryGuess() {
        Random random = new Random(1);
        int[] known = {0};
        play(
                HouseRules.of("stockExhausted", "reshuffle").with("stallTurnsPerPlayer", 20),
                500,
                random,
                (position, told) -> {
                    if (position instanceof InRound in && random.nextInt(4) == 0) {
                        View view = position.view(FIRST);
                        Round guess =
                                ((InRound) position.game().determinize(view, told, random)).round();
                        for (int seat = 0; seat < guess.seats(); seat++) {
                            assertThat(guess.hands[seat].contains(in.round().known[seat])).isTrue();
                            known[0] += in.round().known[seat].size();
                        }
                        assertThat(guess.markSeat >= 0 || !in.round().markKnown).isTrue();
                    }
                });
        assertThat(known[0]).isGreaterThan(100);
    }

    /** Seat 1 holds a card that is known and one that is not; three cards are in the stock. */
    private static Playing ending(DanishGame game) {
        List<DanishCard> unseen = DanishCard.parseAll("AS KD QC JK");
        Deal rest = new Deal();
        Reading reading = new Reading();
        reading.ledger = Ledger.start(game, new Chairs(game.seating(), List.of(0, 1)));
        List<DanishCard> own = DanishCard.parseAll("4H 5H");
        rest.take(own);
        rest.take(unseen);
        DanishCard seen = DanishCard.parse("9D");
        rest.take(seen);
        reading.turnedUp = Pack.of(DanishCard.parse("3C").card());
        reading.hands = List.of(own, List.of(seen, unseen.getFirst()));
        reading.known = List.of(List.of(), List.of(seen));
        reading.stock = unseen.subList(1, 4);
        reading.pile = rest.left(DanishCard.parse("3C#1"));
        reading.turn = 3;
        reading.turnedUpTaken = -1;
        reading.drawn = List.of(DanishCard.parse("5H"));
        reading.failedOpenings = List.of(0, 0);
        reading.pumbaMissed = List.of(0, 0);
        return new Playing(reading.round());
    }

    @Test
    void hiddenCardsLieAnywhereEquallyOften() {
        DanishGame game = Table.game(HouseRules.of("players", 2));
        Playing ending = ending(game);
        View view = ending.view(FIRST);
        Map<String, Integer> worlds = new HashMap<>();
        int draws = 24 * 500;
        Random random = new Random(3);
        for (int i = 0; i < draws; i++) {
            Round guess = ((Playing) game.determinize(view, List.of(), random)).round();
            assertThat(guess.hands[1].has(Pack.of(DanishCard.parse("9D").card()))).isTrue();
            String world = guess.hands[1] + " : " + DanishCard.text(Round.seen(guess.stock));
            worlds.merge(world, 1, Integer::sum);
        }
        assertThat(worlds).hasSize(24);
        double chiSquare =
                worlds.values().stream().mapToDouble(n -> (n - 500.0) * (n - 500.0) / 500).sum();
        // 23 degrees of freedom; exceeded by chance less than once in a million times.
        assertThat(chiSquare).isLessThan(75);
    }

    /**
     * When the stock has run out, all that seat 0 has not seen is in the other hand. It stays there
     * after the pile has been shuffled into a new stock, until it is laid or discarded.
     */
    @Test
    void whatWasInAHandWhenThePileWasShuffledIsStillThere() {
        HouseRules rules =
                HouseRules.of("players", 2)
                        .with("stockExhausted", "reshuffle")
                        .with("minNaturalsPerMeld", 3)
                        .with("stallTurnsPerPlayer", 20);
        Random random = new Random(9);
        int[] checked = {0};
        int[][] held = {new int[Pack.KINDS]};
        for (int match = 0; match < 12; match++) {
            play(
                    rules,
                    700,
                    random,
                    (position, told) -> {
                        DanishEvent last = (DanishEvent) told.getLast();
                        if (position instanceof Drawing drawing
                                && last instanceof DanishEvent.Reshuffled) {
                            held[0] = counts(drawing.round().hands[1]);
                        } else if (position instanceof InRound in && in.round().reshuffles > 0) {
                            forget(held[0], told);
                            if (random.nextInt(2) == 0) {
                                View view = position.view(FIRST);
                                var guess =
                                        (InRound) position.game().determinize(view, told, random);
                                int[] now = counts(guess.round().hands[1]);
                                for (int kind = 0; kind < now.length; kind++) {
                                    assertThat(now[kind]).isGreaterThanOrEqualTo(held[0][kind]);
                                }
                                assertThat(guess.view(FIRST)).isEqualTo(view);
                                checked[0]++;
                            }
                        }
                    });
        }
        assertThat(checked[0]).isGreaterThan(80);
    }

    private static int[] counts(Hand hand) {
        return IntStream.range(0, Pack.KINDS).map(hand::count).toArray();
    }

    /** Takes away what seat 1 may have laid or discarded of it with the last event. */
    private static void forget(int[] held, List<Event> told) {
        List<DanishCard> gone =
                switch ((DanishEvent) told.getLast()) {
                    case DanishEvent.Discarded(int seat, var card, _, _, _, _, _) ->
                            seat == 1 ? List.of(card) : List.of();
                    case DanishEvent.Laid laid ->
                            laid.seat() == 1
                                    ? laid.laid().stream()
                                            .flatMap(meld -> meld.cards().stream())
                                            .toList()
                                    : List.of();
                    case DanishEvent.LaidOff laid -> laid.seat() == 1 ? laid.cards() : List.of();
                    case DanishEvent.Rescued rescued ->
                            rescued.seat() == 1 ? List.of(rescued.card()) : List.of();
                    case DanishEvent.Pumba ignored -> lastDiscard(told);
                    default -> List.of();
                };
        gone.forEach(card -> held[Pack.of(card.card())]--);
    }

    private static List<DanishCard> lastDiscard(List<Event> told) {
        return told.get(told.size() - 2) instanceof DanishEvent.Discarded discarded
                        && discarded.seat() == 1
                ? List.of(discarded.card())
                : List.of();
    }

    @Test
    void theCardsOfAFailedOpeningAreKnown() {
        Playing playing = Table.of("AS AH AD 7H 8H 9S 4D", "4S").with("past", "0/900,0").playing();
        var failed = Table.after(playing, Table.lay(Table.set("AS AH AD")));
        DanishView view = (DanishView) failed.view(Viewer.seat(1));
        assertThat(view.known().getFirst())
                .extracting(DanishCard::toString)
                .containsExactly("AS", "AH", "AD");
    }

    @Test
    void aViewOfAnotherGameIsRefused() {
        View other = event -> null;
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                Table.game(HouseRules.DEFAULTS)
                                        .determinize(other, List.of(), new Random(1)));
    }
}
