package meldhouse.bots;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanMove.Bury;
import meldhouse.american.AmericanMove.PassCards;
import meldhouse.american.AmericanView;
import meldhouse.american.Phase;
import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Thinking;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Passing and burying: what players and bot authors ran into elsewhere. */
class GivingAwayTest {
    private static Game game(String preset) {
        return American.RULESET.configure(American.RULESET.preset(preset).rules());
    }

    /** T-P1: four of fifteen cards are buried, of which three serve in no meld. */
    @Test
    void aDoublePinochleIsNotBuried() {
        List<Card> hand = Card.parseAll("KS QS QS AH KH QH JH AD AD TD KD QD JD JD QC");
        Game game = game("kittyFour");
        Valuation valuation = new Valuation(game);
        Position position =
                game.parse(
                        "bury; contract 0:250; taken KS KH QH JH; trump D; hands %s | %s | %s | %s"
                                .formatted(
                                        Card.text(hand),
                                        "AS AS TS TS KS JS JS 9S 9S AH TH",
                                        "TH KH QH JH 9H 9H AC AC TC TC KC",
                                        "TD KD QD 9D 9D KC QC JC JC 9C 9C"));

        Bury bury = (Bury) decide(game, new SteadyBotProvider(), position, List.of());

        assertThat(valuation.meld(hand, Suit.DIAMONDS)).isEqualTo(550);
        List<Card> kept = new ArrayList<>(hand);
        bury.cards().forEach(kept::remove);
        assertThat(valuation.meld(kept, Suit.DIAMONDS)).as(bury.toString()).isEqualTo(530);
    }

    private static Move decide(
            Game game, BotProvider provider, Position position, List<Event> history) {
        int seat = ((Turn.Seated) position.turn()).seat();
        return provider.sit(game, seat)
                .choose(
                        new Thinking(
                                game,
                                seat,
                                position.view(Viewer.seat(seat)),
                                position.legalMoves(),
                                history,
                                new SplittableRandom(1),
                                Instant.MAX))
                .move();
    }

    /** T-P3: the declarer of a double-deck deal lacks but these for a double run. */
    @Test
    void allTrumpsGoToTheDeclarerRatherThanAllButAJack() {
        AmericanView view =
                Situation.holding("AD TD JD JD JH JS JC").declarer(2).trump("D").view(Phase.PLAY);

        PassCards passed =
                (PassCards)
                        new Exchanger(new Valuation(game("doubleDeck"))).pass(view, 0, 4).move();

        assertThat(passed.cards())
                .containsExactlyInAnyOrderElementsOf(Card.parseAll("AD TD JD JD"));
    }

    /** T-P4, T-P5: from both hands, never a card too many, and none is lost. */
    @ParameterizedTest
    @CsvSource({
        "steady, tableStandard", "random, tableStandard",
        "steady, passThree", "random, passThree"
    })
    void asManyOwnCardsArePassedAsTheRulesSay(String bot, String preset) {
        int count = (Integer) game(preset).houseRules().values().get("passCount");
        List<Integer> seats = new ArrayList<>();
        List<Position> after = new ArrayList<>();

        play(
                game(preset),
                bot.equals("steady") ? new SteadyBotProvider() : new RandomBotProvider(),
                (position, move, next) -> {
                    AmericanView view = seen(position);
                    if (view.phase() == Phase.EXCHANGE) {
                        assertThat(((PassCards) move).cards()).hasSize(count);
                        seats.add(view.toMove());
                        after.add(next);
                    }
                });

        assertThat(seats).hasSizeGreaterThan(20);
        for (int pass = 0; pass + 1 < seats.size(); pass += 2) {
            assertThat(seats.get(pass) ^ seats.get(pass + 1)).isEqualTo(2);
            List<Card> all = new ArrayList<>();
            for (int seat = 0; seat < 4; seat++) {
                AmericanView view = (AmericanView) after.get(pass + 1).view(Viewer.seat(seat));
                assertThat(view.hand()).hasSize(12);
                all.addAll(view.hand());
            }
            assertThat(all.stream().distinct()).allMatch(card -> count(all, card) == 2);
        }
    }

    private static long count(List<Card> cards, Card card) {
        return cards.stream().filter(card::equals).count();
    }

    /** The rule of variants.md 11.4, over many deals. */
    @ParameterizedTest
    @ValueSource(strings = {"cutthroat15", "auctionWidow", "kittyFour"})
    void noMeldIsBuriedWhereItCanBeKept(String preset) {
        Game game = game(preset);
        Valuation valuation = new Valuation(game);
        int[] buried = new int[2];

        play(
                game,
                new SteadyBotProvider(),
                (position, move, next) -> {
                    AmericanView view = seen(position);
                    if (move instanceof Bury(var cards)) {
                        List<Card> kept = new ArrayList<>(view.hand());
                        cards.forEach(kept::remove);
                        int most = most(valuation, view, position);
                        buried[0]++;
                        buried[1] += valuation.meld(kept, view.trump()) >= most ? 1 : 0;
                    }
                });

        assertThat(buried[0]).isGreaterThan(20);
        assertThat(buried[1]).isEqualTo(buried[0]);
    }

    /** The most meld that a listed choice keeps. */
    private static int most(Valuation valuation, AmericanView view, Position position) {
        int most = 0;
        for (Move move : position.legalMoves().listed()) {
            if (move instanceof Bury(var cards)) {
                List<Card> kept = new ArrayList<>(view.hand());
                cards.forEach(kept::remove);
                most = Math.max(most, valuation.meld(kept, view.trump()));
            }
        }
        return most;
    }

    private static AmericanView seen(Position position) {
        return (AmericanView)
                position.view(
                        position.turn() instanceof Turn.Seated(int seat)
                                ? Viewer.seat(seat)
                                : Viewer.WATCHER);
    }

    /** Is shown each move with the positions before and after it. */
    private interface Shown {
        void show(Position before, Move move, Position after);
    }

    /** Plays 1,500 moves, every seat by the same bot, and shows each with where it leads. */
    private static void play(Game game, BotProvider provider, Shown shown) {
        SplittableRandom random = new SplittableRandom(1);
        List<Bot> bots =
                IntStream.range(0, game.seats())
                        .mapToObj(seat -> provider.sit(game, seat))
                        .toList();
        Position position = game.start();
        List<Event> told = new ArrayList<>();
        for (int move = 0; move < 1500; move++) {
            Decision.Accepted accepted;
            if (position.turn() instanceof Turn.Over) {
                position = game.start();
                told.clear();
            }
            if (position.turn() instanceof Turn.Seated(int seat)) {
                Viewer viewer = Viewer.seat(seat);
                Move chosen =
                        bots.get(seat)
                                .choose(
                                        new Thinking(
                                                game,
                                                seat,
                                                position.view(viewer),
                                                position.legalMoves(),
                                                told.stream()
                                                        .map(event -> event.seenBy(viewer))
                                                        .toList(),
                                                random,
                                                Instant.MAX))
                                .move();
                accepted = (Decision.Accepted) position.decide(seat, chosen);
                shown.show(position, chosen, accepted.next());
            } else {
                accepted =
                        position.shuffled(order(((Turn.Chance) position.turn()).things(), random));
            }
            position = accepted.next();
            told.addAll(accepted.events());
        }
    }

    private static int[] order(int things, SplittableRandom random) {
        int[] order = new int[things];
        for (int i = 1; i < things; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
