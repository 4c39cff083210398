package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishEvent.Accepted;
import meldhouse.danish.DanishEvent.Cut;
import meldhouse.danish.DanishEvent.MatchEnded;
import meldhouse.danish.DanishEvent.RoundScored;
import meldhouse.danish.DanishEvent.SeatingDrawn;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.MatchResult;
import meldhouse.danish.Phase;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** A match from the draw for places to its end (danish.md 1, 5.8 and 7.1). */
class MatchTest {
    private static int[] inOrder(int things) {
        return IntStream.range(0, things).toArray();
    }

    private static int[] shuffled(int things, Random random) {
        int[] order = inOrder(things);
        for (int i = things - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int kept = order[i];
            order[i] = order[j];
            order[j] = kept;
        }
        return order;
    }

    /** The number of a copy of a card in the unshuffled pack. */
    private static int number(String card) {
        int kind = Pack.of(Card.parse(card));
        return kind == Pack.JOKER ? 2 * Pack.JOKER : kind;
    }

    /** A pack with these cards on top. */
    private static int[] topped(String... cards) {
        List<Integer> top = new ArrayList<>();
        for (String card : cards) {
            int number = number(card);
            top.add(top.contains(number) ? number + Pack.JOKER : number);
        }
        IntStream.range(0, Pack.SIZE).filter(n -> !top.contains(n)).forEach(top::add);
        return top.stream().mapToInt(n -> n).toArray();
    }

    private static <E extends Event> E only(List<Event> events, Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).findFirst().orElseThrow();
    }

    @Test
    void theTwoHighestCardsPlayTogetherAndTheHighestStarts() {
        var start = Table.game(HouseRules.DEFAULTS).start();
        // Joker put back; seats 0 and 2 tie on the nine and draw again.
        var drawn = start.shuffled(topped("JK", "9S", "4D", "9H", "KC", "8D", "TD"));
        SeatingDrawn seating = only(drawn.events(), SeatingDrawn.class);
        assertThat(seating.rounds()).hasSize(2);
        assertThat(seating.rounds().getFirst().cards()).hasSize(5);
        assertThat(seating.rounds().getLast().cards())
                .extracting(draw -> draw.seat() + " " + draw.card())
                .containsExactly("0 8D", "2 TD");
        assertThat(seating.turnOrder()).containsExactly(3, 0, 2, 1);
        assertThat(seating.sides()).containsExactly(List.of(0, 1), List.of(2, 3));
        assertThat(drawn.next().standing().sides())
                .extracting(Standing.Side::seats)
                .containsExactly(List.of(0, 1), List.of(2, 3));
        assertThat(((DanishView) drawn.next().view(Viewer.WATCHER)).dealer()).isEqualTo(1);
    }

    @Test
    void theChairsMayDecideAndPlayGoesAnticlockwise() {
        var start = Table.game(HouseRules.of("teamFormation", "seats")).start();
        assertThat(start.turn()).isEqualTo(new Turn.Chance(4));
        SeatingDrawn seating =
                only(start.shuffled(new int[] {2, 0, 1, 3}).events(), SeatingDrawn.class);
        assertThat(seating.turnOrder()).containsExactly(2, 1, 0, 3);
        assertThat(seating.sides()).containsExactly(List.of(0, 2), List.of(1, 3));
    }

    @Test
    void sidesFollowTheNumberOfPlayers() {
        assertThat(sides(2, "auto")).isEqualTo("[[0], [1]]");
        assertThat(sides(3, "auto")).isEqualTo("[[0], [1], [2]]");
        assertThat(sides(4, "individual")).isEqualTo("[[0], [1], [2], [3]]");
        assertThat(sides(5, "auto")).isEqualTo("[[0], [1], [2], [3], [4]]");
        assertThat(sides(6, "auto")).isEqualTo("[[0, 3], [1, 4], [2, 5]]");
        assertThat(sides(6, "threes")).isEqualTo("[[0, 2, 4], [1, 3, 5]]");
    }

    private static String sides(int players, String mode) {
        HouseRules rules =
                HouseRules.of("players", players)
                        .with("teamMode", mode)
                        .with("teamFormation", "seats");
        var placed = Table.game(rules).start().shuffled(inOrder(players));
        return only(placed.events(), SeatingDrawn.class).sides().toString();
    }

    @Test
    void theCutIsAnEvenDrawOfItsOwn() {
        DanishPosition cutting = cutting(HouseRules.DEFAULTS);
        assertThat(cutting.turn()).isEqualTo(new Turn.Chance(20));
        Cut exact = only(cutting.shuffled(inOrder(20)).events(), Cut.class);
        assertThat(exact.cut().lifted()).isEqualTo(45);
        assertThat(exact.cut().exact()).isTrue();
        // Dealer 3 is followed in turn by 2, 1, 0; the partner of 1, who deals, is 3.
        assertThat(exact.cut().cutter()).isEqualTo(3);
        Cut other =
                only(
                        cutting.shuffled(new Random(1).ints(0, 20).distinct().limit(20).toArray())
                                .events(),
                        Cut.class);
        assertThat(other.cut().exact()).isEqualTo(other.cut().lifted() == 45);
    }

    private static DanishPosition cutting(HouseRules rules) {
        return (DanishPosition)
                Table.game(rules.with("teamFormation", "seats"))
                        .start()
                        .shuffled(inOrder(4))
                        .next();
    }

    @Test
    void theCutterMayNameASizeAndHitsItByChance() {
        DanishPosition cutting = cutting(HouseRules.of("exactCutMode", "guess"));
        assertThat(cutting.phase()).isEqualTo(Phase.CUT);
        assertThat(cutting.turn()).isEqualTo(Turn.seat(3));
        DanishPosition named = Table.after(cutting, new DanishMove.Cut(50));
        int[] order = inOrder(20);
        order[0] = 5;
        order[5] = 0;
        assertThat(only(named.shuffled(order).events(), Cut.class).cut().exact()).isTrue();
        assertThat(only(named.shuffled(inOrder(20)).events(), Cut.class).cut().exact()).isFalse();
    }

    @Test
    void withoutTheCutTheCardsAreDealtAtOnce() {
        assertThat(cutting(HouseRules.of("exactCutMode", "off"))).isInstanceOf(Dealing.class);
    }

    @Test
    void cardsAreDealtOneByOneFromTheSeatThatStarts() {
        DanishPosition dealing = cutting(HouseRules.of("exactCutMode", "off"));
        var dealt = dealing.shuffled(inOrder(Pack.SIZE));
        Round round = ((Drawing) dealt.next()).round();
        assertThat(round.seat).isZero();
        assertThat(round.stockSize()).isEqualTo(63);
        // Every fourth card from the top: the first seat has 3, 7, J of spades …
        assertThat(round.hands[0].has(number("3S"))).isTrue();
        assertThat(round.hands[0].has(number("7S"))).isTrue();
        assertThat(round.hands[3].has(number("4S"))).isTrue();
        assertThat(round.hands).allMatch(hand -> hand.size() == 11);
        assertThat(dealt.events()).hasSize(5);
    }

    @Test
    void whoGoesOutMayStartTheNextRound() {
        assertThat(nextDealer("next", "9H 9S 9D")).isEqualTo(0);
        assertThat(nextDealer("fixed", "9H 9S 9D")).isEqualTo(1);
        // Seat 0 went out and starts, so the seat before it deals.
        assertThat(nextDealer("winnerStarts", "9H 9S 9D")).isEqualTo(1);
    }

    private static int nextDealer(String rotation, String hand) {
        Playing playing = Table.by("dealerRotation", rotation, hand, "4S").playing();
        List<Event> told = Table.events(playing, Table.lay(Table.set(hand)));
        return only(told, RoundScored.class).nextDealer();
    }

    @Test
    void allSidesMayBeAskedToAcceptTheSheet() {
        Playing playing = Table.by("roundAcceptance", "allSides", "9H 9S 9D", "4S", "5S").playing();
        DanishPosition asked = Table.after(playing, Table.lay(Table.set("9H 9S 9D")));
        assertThat(asked).isInstanceOf(Accepting.class);
        assertThat(asked.turn()).isEqualTo(Turn.seat(0));
        DanishMove accept = new DanishMove.Accept();
        assertThat(only(Table.events(asked, accept), Accepted.class).side()).isZero();
        assertThat(Table.refusal(asked, Table.discard("4S"))).startsWith("wrongPhase: ");
        DanishPosition next = Table.after(asked, accept, accept);
        assertThat(next.turn()).isEqualTo(Turn.seat(2));
        assertThat(((DanishView) next.view(Viewer.WATCHER)).accepted()).containsExactly(0, 1);
        assertThat(Table.after(next, accept)).isInstanceOf(Cutting.class);
    }

    @Test
    void theMatchEndsWithTheTargetAndListsTheDifferences() {
        Playing playing =
                Table.by("differenceSettlement", true, "KH KS KD AH AS AD", "4S JK")
                        .with("past", "0/1450,200")
                        .playing();
        MatchResult result = ended(playing);
        assertThat(result.winner()).isZero();
        assertThat(result.reason()).isEqualTo(MatchResult.Reason.TARGET);
        assertThat(result.differences())
                .containsExactly(0, result.totals().get(0) - result.totals().get(1));
        assertThat(
                        ended(
                                        Table.of("KH KS KD AH AS AD", "4S")
                                                .with("past", "0/1450,200")
                                                .playing())
                                .differences())
                .isNull();
    }

    private static MatchResult ended(Playing playing) {
        List<Event> told =
                Table.events(playing, Table.lay(Table.set("KH KS KD"), Table.set("AH AS AD")));
        return only(told, MatchEnded.class).result();
    }

    @Test
    void anAgreedNumberOfRoundsEndsTheMatch() {
        Playing last =
                Table.by("maxRounds", 3, "9H 9S 9D", "4S")
                        .with("past", "0/100,200 1/-50,40")
                        .playing();
        List<Event> told = Table.events(last, Table.lay(Table.set("9H 9S 9D")));
        MatchResult result = only(told, MatchEnded.class).result();
        assertThat(result.reason()).isEqualTo(MatchResult.Reason.ROUNDS);
    }

    @Test
    void matchesOfEverySizeComeToAnEnd() {
        Random random = new Random(3);
        for (int players = 2; players <= 6; players++) {
            HouseRules rules = HouseRules.of("players", players).with("targetScore", 500);
            DanishPosition position = (DanishPosition) Table.game(rules).start();
            int rounds = 0;
            while (!position.turn().isOver()) {
                Decision.Accepted step =
                        switch (position.turn()) {
                            case Turn.Chance(int things) ->
                                    position.shuffled(shuffled(things, random));
                            case Turn.Seated(int seat) -> step(position, seat, random);
                            case Turn.Over ignored -> throw new AssertionError();
                        };
                rounds +=
                        (int) step.events().stream().filter(RoundScored.class::isInstance).count();
                position = (DanishPosition) step.next();
            }
            assertThat(rounds).isPositive();
            assertThat(position.standing().sides()).filteredOn(Standing.Side::winner).hasSize(1);
        }
    }

    private static Decision.Accepted step(DanishPosition position, int seat, Random random) {
        LegalMoves legal = position.legalMoves();
        Move move = random.nextInt(3) == 0 ? legal.get(0) : legal.get(random.nextInt(legal.size()));
        return (Decision.Accepted) position.decide(seat, move);
    }

    @Test
    void onlyTheLastEventOfAMoveSaysWhatComesNext() {
        Playing playing = Table.of("9H 9S 9D", "4S").playing();
        List<Event> told = Table.events(playing, Table.lay(Table.set("9H 9S 9D")));
        assertThat(told.subList(0, told.size() - 1))
                .allMatch(event -> ((DanishEvent) event).next() == null);
        assertThat(((DanishEvent) told.getLast()).next()).isNotNull();
    }
}
