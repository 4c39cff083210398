package meldhouse.danish.rules;

import static meldhouse.danish.rules.Table.after;
import static meldhouse.danish.rules.Table.discard;
import static meldhouse.danish.rules.Table.draw;
import static meldhouse.danish.rules.Table.events;
import static meldhouse.danish.rules.Table.lay;
import static meldhouse.danish.rules.Table.layOff;
import static meldhouse.danish.rules.Table.redde;
import static meldhouse.danish.rules.Table.refusal;
import static meldhouse.danish.rules.Table.set;
import static meldhouse.danish.rules.Table.straight;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Event;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishEvent.Discarded;
import meldhouse.danish.DanishEvent.OpeningFailed;
import meldhouse.danish.DanishEvent.Pumba;
import meldhouse.danish.DanishEvent.PumbaMissed;
import meldhouse.danish.DanishEvent.RoundEnded;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.End;
import meldhouse.danish.Source;
import meldhouse.danish.TableMeld;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Objects;

/** What a turn brings, and every house rule that changes it (danish.md 2, 3.6, 4 and 7.1). */
class PlayTest {
    private static final String KINGS = "0:0 set 3/3 KH@0.1 KS@0.1 KD@0.1";
    private static final String LOW = "0:0 straight 3/3 3H@0.1 4H@0.1 5H@0.1";

    private static Round round(DanishPosition position) {
        return switch (position) {
            case InRound in -> in.round();
            case Cutting cutting -> Objects.requireNonNull(cutting.last()).end();
            case Accepting accepting -> accepting.tally().end();
            case MatchOver over -> over.tally().end();
            case Dealing ignored -> throw new AssertionError();
            case Placing ignored -> throw new AssertionError();
        };
    }

    private static String meld(DanishPosition position, int number) {
        return String.valueOf(round(position).melds[number]);
    }

    private static <E extends Event> E only(List<Event> events, Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).findFirst().orElseThrow();
    }

    @Test
    void theWholePileIsTakenAndItsTopCardMayBeGivenBack() {
        Drawing drawing = Table.of("9H 4D", "4S").with("pile", "3C#1 KD 7S").drawing();
        DanishPosition taken = after(drawing, draw(Source.PILE));
        assertThat(round(taken).seenHand(0)).hasSize(5);
        assertThat(round(taken).pile).isEmpty();
        DanishPosition next = after(taken, discard("7S"));
        assertThat(DanishCard.text(round(next).seenPile())).isEqualTo("7S");
        assertThat(next.turn()).isEqualTo(Turn.seat(1));
    }

    @Test
    void aStraightGrowsAtBothEndsAndAWildSaysWhatItStandsFor() {
        Playing playing =
                Table.of("6H JK 2S 8D 9D", "4S").with("turn", "3").with("melds", LOW).playing();
        DanishPosition next = after(playing, layOff(0, "6H JK", End.HIGH));
        assertThat(meld(next, 0)).isEqualTo("straight 3H 4H 5H 6H JK=7H");
        assertThat(refusal(playing, layOff(0, "2S", End.LOW))).startsWith("beyondEnd");
    }

    @Test
    void cardsGoOutwardFromTheLowEnd() {
        Playing playing =
                Table.of("6H JK 4H 8D", "4S")
                        .with("turn", "3")
                        .with("melds", "0:0 straight 3/3 7H@0.1 8H@0.1 9H@0.1")
                        .playing();
        DanishPosition next = after(playing, layOff(0, "6H JK 4H", End.LOW));
        assertThat(meld(next, 0)).isEqualTo("straight 4H JK=5H 6H 7H 8H 9H");
    }

    @Test
    void aLastCardThatIsLaidEndsTheRoundAtOnce() {
        List<Event> told = events(Table.of("9H 9S 9D", "4S").playing(), lay(set("9H 9S 9D")));
        RoundEnded ended = only(told, RoundEnded.class);
        assertThat(ended.finisher()).isEqualTo(0);
        assertThat(ended.fold()).isTrue();
        assertThat(ended.firstTurn()).isTrue();
        assertThat(only(told, DanishEvent.RoundScored.class).score().finalDiscard()).isNull();
    }

    @Test
    void aFinishAfterALaidCardIsNoFold() {
        Playing last = Table.of("KC 4D", "4S").with("turn", "3").with("melds", KINGS).playing();
        DanishPosition laid = after(last, layOff(0, "KC", null));
        RoundEnded ended = only(events(laid, discard("4D")), RoundEnded.class);
        assertThat(ended.finisher()).isEqualTo(0);
        assertThat(ended.fold()).isFalse();
    }

    @Test
    void pumbaIsSaidForAPlayerWithOneCard() {
        Playing two = Table.of("KC 4D", "4S").playing();
        List<Event> told = events(two, discard("4D"));
        assertThat(only(told, Pumba.class).seat()).isZero();
        assertThat(events(Table.of("KC 4D 5D", "4S").playing(), discard("4D")))
                .noneMatch(Pumba.class::isInstance);
    }

    @Test
    void aForgottenPumbaIsToldToAllAndCostsWhatTheHouseRulesSay() {
        HouseRules manual = HouseRules.of("pumbaMode", "manual").with("pumbaMissPenalty", 20);
        Playing two = Table.of(manual, "KC 4D", "4S").playing();
        assertThat(two.legalMoves().listed()).containsExactly(pumba("4D"), pumba("KC"));
        assertThat(events(two, pumba("4D"))).anyMatch(Pumba.class::isInstance);
        List<Event> told = events(two, discard("4D"));
        assertThat(only(told, PumbaMissed.class).penalty()).isEqualTo(20);
        assertThat(round(after(two, discard("4D"))).pumbaMissed).containsExactly(1, 0);
    }

    private static DanishMove pumba(String card) {
        return new DanishMove.Discard(DanishCard.parse(card), true);
    }

    @Test
    void aNaturalTakesThePlaceOfAWildThatStaysBesideTheMeld() {
        Playing playing =
                Table.of("KC 4D", "4S")
                        .with("turn", "3")
                        .with("melds", "0:0 set 3/2 KH@0.1 JK=K@0.1 KS@0.1")
                        .playing();
        DanishPosition next = after(playing, redde(0, "JK", "KC"));
        TableMeld meld = round(next).tableMelds().getFirst();
        assertThat(meld.cards())
                .extracting(laid -> laid.card().toString())
                .containsExactly("KH", "KC", "KS");
        assertThat(meld.rescued()).hasSize(1);
        assertThat(meld.worth().redde()).isEqualTo(30);
        assertThat(round(next).hand().size()).isEqualTo(1);
    }

    @Test
    void aRescuedWildMayGoToTheHand() {
        Playing playing =
                Table.by("rescuedWildGoesTo", "hand", "KC 4D", "4S")
                        .with("turn", "3")
                        .with("melds", "0:0 set 3/2 KH@0.1 JK=K@0.1 KS@0.1")
                        .playing();
        DanishPosition next = after(playing, redde(0, "JK", "KC"));
        assertThat(round(next).seenHand(0))
                .extracting(DanishCard::toString)
                .containsExactly("4D", "JK");
        TableMeld meld = round(next).tableMelds().getFirst();
        assertThat(meld.rescued().getFirst().inHand()).isTrue();
        assertThat(meld.worth().redde()).isEqualTo(30);
        DanishView other = (DanishView) next.view(Viewer.seat(1));
        assertThat(other.known().getFirst()).containsExactly(DanishCard.parse("JK"));
    }

    @Test
    void withTimeToWaitAnOlderWildOfASetIsTheOneThatIsRescued() {
        Playing playing =
                Table.by("reddeTiming", "laterTurn", "KC 4D", "4S")
                        .with("turn", "3")
                        .with("melds", "0:0 set 4/2 KH@0.3 JK=K@0.3 KS@0.1 JK=K@0.1")
                        .playing();
        DanishPosition next = after(playing, redde(0, "JK", "KC"));
        assertThat(meld(next, 0)).isEqualTo("set KH JK=K KS KC");
    }

    @Test
    void theTopCardOfThePileMayHaveToBeLaidAtOnce() {
        HouseRules rule = HouseRules.of("pileRule", "mustLayTopCard");
        Drawing no = Table.of(rule, "9H 9S 4D", "4S").with("pile", "3C#1 KD").drawing();
        assertThat(refusal(no, draw(Source.PILE)))
                .isEqualTo(
                        "pileNotAllowed: You cannot take the pile: its top card, KD, must be laid"
                                + " at once, and you have no way to lay it.");
        assertThat(no.legalMoves().listed()).containsExactly(draw(Source.STOCK));
        Drawing yes = Table.of(rule, "9H 9S 4D 5D 5S 5H", "4S").with("pile", "3C#1 9D").drawing();
        DanishPosition taken = after(yes, draw(Source.PILE));
        assertThat(refusal(taken, discard("4D")))
                .isEqualTo(
                        "pileNotAllowed: You took the pile, so you must lay its top card, 9D,"
                                + " before you discard.");
        assertThat(refusal(taken, lay(set("5D 5S 5H")))).startsWith("pileNotAllowed: ");
        assertThat(taken.legalMoves().listed()).containsExactly(lay(set("9S 9H 9D")));
        assertThat(after(taken, lay(set("9S 9H 9D"))).legalMoves().listed())
                .contains(discard("4D"), lay(set("5S 5H 5D")));
    }

    @Test
    void theDutyToLayTheTopCardHoldsForAnOpeningToo() {
        HouseRules rule = HouseRules.of("pileRule", "mustLayTopCard");
        Table poor =
                Table.of(rule, "9H 9S 4D", "4S").with("pile", "3C#1 9D").with("past", "0/900,0");
        assertThat(poor.drawing().legalMoves().listed()).containsExactly(draw(Source.STOCK));
        Table rich =
                Table.of(rule, "9H 9S AS AD AC 4D", "4S")
                        .with("pile", "3C#1 9D")
                        .with("past", "0/900,0");
        DanishPosition taken = after(rich.drawing(), draw(Source.PILE));
        assertThat(taken.legalMoves().listed())
                .containsExactly(lay(set("AS AD AC"), set("9S 9H 9D")));
        // An opening that fails ends the duty: the player has paid for it.
        DanishPosition failed = after(taken, lay(set("9S 9H 9D")));
        assertThat(failed.legalMoves().listed()).allMatch(DanishMove.Discard.class::isInstance);
    }

    @Test
    void theTopCardMayNotBeGivenBackWhereAHouseRuleSaysSo() {
        HouseRules rule = HouseRules.of("pileRule", "notSameCardBack");
        Drawing drawing = Table.of(rule, "9H 4D", "4S").with("pile", "3C#1 9D").drawing();
        DanishPosition taken = after(drawing, draw(Source.PILE));
        assertThat(refusal(taken, discard("9D")))
                .isEqualTo(
                        "pileNotAllowed: You took 9D with the pile, so you cannot give it back in"
                                + " the same turn.");
        assertThat(taken.legalMoves().listed()).doesNotContain(discard("9D")).hasSize(3);
        Drawing both = Table.of(rule, "9D 4D", "4S").with("pile", "3C#1 9D").drawing();
        DanishPosition given = after(both, draw(Source.PILE), discard("9D"));
        // It was the other one: everybody knows that the card of the pile is still there.
        assertThat(((DanishView) given.view(Viewer.seat(1))).known().getFirst())
                .contains(DanishCard.parse("9D"));
        // The last card may go, whatever it is.
        Playing last =
                Table.of(rule, "9D", "4S")
                        .with("turn", "3")
                        .with("melds", KINGS)
                        .taking("9D")
                        .playing();
        assertThat(last.legalMoves().listed()).containsExactly(discard("9D"));
    }

    @Test
    void theRoundIsBlockedAfterTheTurnInWhichTheStockRunsOut() {
        Table table = Table.of("9H 4D 5D", "4S").with("stock", "KC");
        DanishPosition next = after(table.drawing(), draw(Source.STOCK));
        RoundEnded ended = only(events(next, discard("KC")), RoundEnded.class);
        assertThat(ended.finisher()).isNull();
    }

    @Test
    void thePileMayBecomeTheStockOnceOrEveryTime() {
        Table table =
                Table.by("stockExhausted", "reshuffleOnce", "9H 4D 5D", "4S 8S")
                        .with("stock", "KC")
                        .with("pile", "3C#1 7S QD");
        Reshuffling pile = (Reshuffling) after(table.drawing(), draw(Source.STOCK), discard("KC"));
        assertThat(pile.turn()).isEqualTo(new Turn.Chance(3));
        Drawing drawing = (Drawing) pile.shuffled(new int[] {2, 0, 1}).next();
        assertThat(DanishCard.text(Round.seen(drawing.round().stock))).isEqualTo("QD 3C#1 7S");
        assertThat(DanishCard.text(drawing.round().seenPile())).isEqualTo("KC");
        assertThat(drawing.turn()).isEqualTo(Turn.seat(1));
        Table again = table.with("reshuffles", "1");
        assertThat(after(again.drawing(), draw(Source.STOCK), discard("KC")))
                .isInstanceOf(Cutting.class);
        Table always =
                Table.by("stockExhausted", "reshuffle", "9H 4D 5D", "4S 8S")
                        .with("stock", "KC")
                        .with("reshuffles", "3");
        assertThat(after(always.drawing(), draw(Source.STOCK), discard("KC")))
                .isInstanceOf(Reshuffling.class);
    }

    @Test
    void withThePileAloneTheStallGuardEndsTheRound() {
        Table table =
                Table.of(
                                HouseRules.of("stockExhausted", "pileOnly")
                                        .with("stallTurnsPerPlayer", 1),
                                "9H 4D 5D",
                                "4S 8S")
                        .with("stock", "KC");
        DanishPosition next =
                after(table.drawing(), draw(Source.STOCK), discard("KC"), draw(Source.PILE));
        next = after(next, discard("4S"), draw(Source.PILE));
        assertThat(only(events(next, discard("4D")), RoundEnded.class).finisher()).isNull();
    }

    @Test
    void idleTurnsAreCountedUntilACardIsLaidOrDrawnFromTheStock() {
        Table table = Table.of("9H 4D 5D 9S", "4S 8S").with("pile", "3C#1 9D").with("idle", "4");
        DanishPosition taken = after(table.drawing(), draw(Source.PILE));
        assertThat(only(events(taken, discard("4D")), Discarded.class).idle()).isEqualTo(5);
        DanishPosition laid = after(taken, lay(set("9H 9S 9D")));
        assertThat(only(events(laid, discard("4D")), Discarded.class).idle()).isZero();
        DanishPosition drawn = after(table.drawing(), draw(Source.STOCK));
        assertThat(only(events(drawn, discard("4D")), Discarded.class).idle()).isZero();
    }

    @Test
    void cardsMayBeLaidOnOtherSidesMeldsWhereAHouseRuleSaysSo() {
        Playing playing =
                Table.by("layOffOnOpponents", true, "KC 4D 5D", "4S")
                        .with("turn", "3")
                        .with("melds", "0:1 set 3/3 KH@1.2 KS@1.2 KD@1.2")
                        .playing();
        assertThat(playing.legalMoves().listed()).contains(layOff(0, "KC", null));
        TableMeld meld = round(after(playing, layOff(0, "KC", null))).tableMelds().getFirst();
        assertThat(meld.side()).isEqualTo(1);
        assertThat(meld.cards().getLast().support()).isFalse();
    }

    @Test
    void cardsOnAPartnersMeldAreSupport() {
        Playing playing =
                Table.of("KC 4D 5D", "4S", "6S", "7S")
                        .with("turn", "5")
                        .with("melds", "0:0 set 3/3 KH@2.3 KS@2.3 KD@2.3")
                        .playing();
        TableMeld meld = round(after(playing, layOff(0, "KC", null))).tableMelds().getFirst();
        assertThat(meld.cards().getLast().support()).isTrue();
    }

    /** A card that closes the gap leans on the meld that it is laid on, not on the joined one. */
    @Test
    void aCardThatJoinsTwoStraightsIsSupportIfThePartnerHasACardWhereItIsLaid() {
        String two =
                "0:0 straight 3/3 3H@2.3 4H@2.3 5H@2.3 | 1:0 straight 3/3 7H@0.1 8H@0.1 9H@0.1";
        Playing playing =
                Table.by("mergeMelds", true, "6H 4D 5D", "4S", "6S", "7S")
                        .with("turn", "5")
                        .with("melds", two)
                        .playing();
        for (boolean partners : List.of(true, false)) {
            DanishMove move = partners ? layOff(0, "6H", End.HIGH) : layOff(1, "6H", End.LOW);
            TableMeld meld = round(after(playing, move)).tableMelds().getFirst();
            assertThat(meld.cards()).hasSize(7);
            assertThat(meld.cards())
                    .filteredOn(laid -> laid.card().toString().equals("6H"))
                    .allMatch(laid -> laid.support() == partners)
                    .hasSize(1);
        }
    }

    @Test
    void straightsThatTouchBecomeOneWhereAHouseRuleSaysSo() {
        String two = LOW + " | 1:0 straight 3/3 7H@0.1 8H@0.1 9H@0.1";
        Playing plain = Table.of("6H 4D", "4S").with("turn", "3").with("melds", two).playing();
        assertThat(meld(after(plain, layOff(0, "6H", End.HIGH)), 0))
                .isEqualTo("straight 3H 4H 5H 6H");
        Playing joining =
                Table.by("mergeMelds", true, "6H 4D", "4S")
                        .with("turn", "3")
                        .with("melds", two)
                        .playing();
        DanishEvent.LaidOff told =
                only(events(joining, layOff(1, "6H", End.LOW)), DanishEvent.LaidOff.class);
        assertThat(told.meld().number()).isZero();
        assertThat(told.joined()).containsExactly(1);
        assertThat(told.meld().laidAtOnce()).isZero();
        assertThat(meld(after(joining, layOff(1, "6H", End.LOW)), 0))
                .isEqualTo("straight 3H 4H 5H 6H 7H 8H 9H");
        Playing between =
                Table.by("mergeMelds", true, "6H 7H 8H 4D", "4S")
                        .with("turn", "3")
                        .with("melds", LOW + " | 1:0 straight 3/3 9H@0.1 TH@0.1 JH@0.1")
                        .playing();
        DanishEvent.Laid laid =
                only(events(between, lay(straight("6H 7H 8H"))), DanishEvent.Laid.class);
        assertThat(laid.melds()).hasSize(1);
        assertThat(laid.melds().getFirst().cards()).hasSize(9);
        assertThat(laid.joined()).containsExactly(1);
    }

    @Test
    void anAceMayLieBelowTheThreeWhereAHouseRuleSaysSo() {
        Playing playing = Table.by("aceInStraights", "highOrLow", "AH 3H JK 4D", "4S").playing();
        assertThat(meld(after(playing, lay(straight("AH 3H JK"))), 0))
                .isEqualTo("straight AH 3H JK=4H");
        Playing low =
                Table.by("aceInStraights", "highOrLow", "AH JK 4D", "4S")
                        .with("turn", "3")
                        .with("melds", LOW)
                        .playing();
        assertThat(meld(after(low, layOff(0, "AH", End.LOW)), 0)).isEqualTo("straight AH 3H 4H 5H");
        assertThat(meld(after(low, layOff(0, "JK", End.LOW)), 0))
                .isEqualTo("straight JK=AH 3H 4H 5H");
    }

    @Test
    void anOpeningThatFailsIsPaidForShownAndTakenBack() {
        Playing playing = Table.of("AS AH AD 7H 8H 9S 4D", "4S").with("past", "0/900,0").playing();
        OpeningFailed failed = only(events(playing, lay(set("AS AH AD"))), OpeningFailed.class);
        assertThat(failed.value()).isEqualTo(45);
        assertThat(failed.minimum()).isEqualTo(70);
        assertThat(failed.penalty()).isEqualTo(50);
        DanishPosition next = after(playing, lay(set("AS AH AD")));
        assertThat(round(next).hand()).isEqualTo(playing.round().hand());
        assertThat(round(next).failedOpenings).containsExactly(1, 0);
        assertThat(((DanishView) next.view(Viewer.WATCHER)).known().getFirst())
                .extracting(DanishCard::toString)
                .containsExactlyInAnyOrder("AS", "AH", "AD");
        assertThat(round(after(next, discard("4D"))).openingFailed).isFalse();
    }

    @Test
    void everyAttemptMayBePaidFor() {
        Playing playing =
                Table.by("barbeleFailedAttempt", "penaltyEveryAttempt", "AS AH AD 4D 5D", "4S")
                        .with("past", "0/900,0")
                        .playing();
        DanishMove opening = lay(set("AS AH AD"));
        assertThat(round(after(playing, opening, opening)).failedOpenings).containsExactly(2, 0);
    }

    @Test
    void aSideThatHasFailedTwentyTimesTriesOnceATurn() {
        Playing playing =
                Table.by("barbeleFailedAttempt", "penaltyEveryAttempt", "AS AH AD 4D 5D", "4S")
                        .with("past", "0/900,0")
                        .playing();
        DanishMove opening = lay(set("AS AH AD"));
        DanishPosition next = playing;
        for (int fails = 0; fails < Bounds.ATTEMPTS; fails++) {
            next = after(next, opening);
        }
        assertThat(refusal(next, opening)).startsWith("openingAlreadyFailedThisTurn: ");
        next = after(next, discard("4D"), draw(Source.STOCK), discard("4S"), draw(Source.STOCK));
        assertThat(round(after(next, opening)).failedOpenings)
                .containsExactly(Bounds.ATTEMPTS + 1, 0);
        assertThat(refusal(after(next, opening), opening)).startsWith("openingAlready");
    }

    @Test
    void aRoundEndsWithoutAStallGuardToo() {
        DanishPosition next =
                Table.of(
                                HouseRules.of("stockExhausted", "pileOnly")
                                        .with("stallTurnsPerPlayer", 0),
                                "9H 4D 5D",
                                "4S 8S")
                        .drawing();
        int turns = 0;
        while (next.turn() instanceof Turn.Seated && next instanceof InRound) {
            next = after(next, draw(Source.PILE));
            next = after(next, discard(top(next)));
            turns++;
        }
        assertThat(turns).isEqualTo(2 * Bounds.IDLE);
    }

    /** The card that was on top of the pile, given back. */
    private static String top(DanishPosition position) {
        DanishView view = (DanishView) position.view(Viewer.WATCHER);
        return Objects.requireNonNull(Objects.requireNonNull(view.drawn()).cards())
                .getLast()
                .toString();
    }

    @Test
    void thePileIsNotShuffledForEver() {
        Table table =
                Table.by("stockExhausted", "reshuffle", "9H 4D 5D", "4S 8S").with("stock", "KC");
        DanishPosition last =
                table.with("reshuffles", String.valueOf(Bounds.RESHUFFLES - 1)).drawing();
        assertThat(after(last, draw(Source.STOCK), discard("KC"))).isInstanceOf(Reshuffling.class);
        DanishPosition none = table.with("reshuffles", String.valueOf(Bounds.RESHUFFLES)).drawing();
        DanishPosition ended = after(none, draw(Source.STOCK));
        assertThat(only(events(ended, discard("KC")), RoundEnded.class).finisher()).isNull();
    }

    @Test
    void everyHouseRuleLeavesABoundOnTheMovesOfARound() {
        for (String exhausted : List.of("endRound", "reshuffleOnce", "reshuffle", "pileOnly")) {
            for (int players = 2; players <= 6; players++) {
                HouseRules rules =
                        HouseRules.of("stockExhausted", exhausted)
                                .with("players", players)
                                .with("stallTurnsPerPlayer", 0)
                                .with("barbeleFailedAttempt", "penaltyEveryAttempt");
                assertThat(Table.game(rules).longestDeal()).isBetween(1_000, 3_000_000);
            }
        }
    }

    @Test
    void whoFoldsMayBeFreeOfTheMinimum() {
        Playing playing =
                Table.by("barbeleFoldExempt", true, "AS AH AD 4D", "4S")
                        .with("past", "0/900,0")
                        .playing();
        assertThat(playing.legalMoves().listed()).contains(lay(set("AS AH AD")));
        assertThat(after(playing, lay(set("AS AH AD")))).isInstanceOf(Playing.class);
    }

    @Test
    void aPinochleOfTheDealtElevenIsOneOfTheStartHand() {
        String eleven = "7H 7H 7S 7S 7D 7D 7C 7C JK JK 2H";
        DanishMove laid = lay(set(eleven));
        Playing dealt = Table.of(eleven + " KS", "4S").playing();
        assertThat(dealt.legalMoves().listed()).contains(Table.lay(set(named(eleven))));
        assertThat(round(after(dealt, laid)).melds[0].isStartHand()).isTrue();
        String drawn = "7H 7H 7S 7S 7D 7D 7C 7C KS JK 2H JK";
        Playing withDraw = Table.of(drawn, "4S").playing();
        assertThat(round(after(withDraw, laid)).melds[0].isStartHand()).isFalse();
        Playing joker = Table.of("7H 7H 7S 7S 7D 7D 7C 7C KS 2S 2H JK", "4S").playing();
        DanishMove other = lay(set("7H 7H 7S 7S 7D 7D 7C 7C 2S 2H JK"));
        assertThat(round(after(joker, other)).melds[0].isStartHand()).isFalse();
        Playing any =
                Table.by(
                                "startHandPinochle",
                                "anyFirstTurn",
                                "7H 7H 7S 7S 7D 7D 7C 7C KS 2S 2H JK",
                                "4S")
                        .playing();
        assertThat(round(after(any, other)).melds[0].isStartHand()).isTrue();
        Playing later = Table.of(eleven + " KS", "4S").with("turn", "3").playing();
        assertThat(round(after(later, laid)).melds[0].isStartHand()).isFalse();
    }

    private static String named(String eleven) {
        return eleven.replace("JK", "JK=7").replace("2H", "2H=7");
    }

    @Test
    void theTurnedUpCardIsToldFromItsCopy() {
        Table table = Table.of("3C 3H 4D", "4S").with("pile", "3C#1");
        DanishPosition taken = after(table.drawing(), draw(Source.PILE));
        assertThat(taken.legalMoves().listed()).contains(discard("3C"), discard("3C#1"));
        assertThat(DanishCard.text(round(after(taken, discard("3C"))).seenPile())).isEqualTo("3C");
        assertThat(DanishCard.text(round(after(taken, discard("3C#1"))).seenPile()))
                .isEqualTo("3C#1");
        assertThat(DanishCard.text(round(after(taken, discard("3C#2"))).seenPile()))
                .isEqualTo("3C");
        DanishPosition drawn = after(table.drawing(), draw(Source.STOCK));
        assertThat(refusal(drawn, discard("3C#1"))).startsWith("notInHand: ");
        assertThat(meld(after(taken, lay(set("3C 3C 3H"))), 0)).isEqualTo("set 3H 3C#1 3C");
    }
}
