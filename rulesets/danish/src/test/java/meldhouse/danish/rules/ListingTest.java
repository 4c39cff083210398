package meldhouse.danish.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Move;
import meldhouse.api.options.HouseRules;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.End;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;
import meldhouse.protocol.LanguageCodec;
import meldhouse.testkit.HookedRuleset;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The list of legal moves against what brute force finds, on small hands. */
class ListingTest {
    /** A line of the protocol has 64 KiB; there must be room for what stands around the list. */
    private static final int MOST_SENT = 48 * 1024;

    private static final LanguageCodec CODEC = new LanguageCodec(new DanishRuleset().language());

    private static final List<HouseRules> RULES =
            List.of(
                    HouseRules.DEFAULTS,
                    HouseRules.of("minNaturalsPerMeld", 2),
                    HouseRules.of("minNaturalsPerMeld", 3),
                    HouseRules.of("maxWildsPerMeld", 1),
                    HouseRules.of("aceInStraights", "highOrLow"),
                    HouseRules.of("aceInStraights", "highOrLow").with("minNaturalsPerMeld", 2),
                    HouseRules.of("mustDiscardToGoOut", true));

    private static final List<HouseRules> ONTO =
            List.of(
                    HouseRules.DEFAULTS,
                    HouseRules.of("layOffOnOpponents", true),
                    HouseRules.of("aceInStraights", "highOrLow"));

    /** Functions that judge melds, with the house rules that they are to go beyond. */
    private static final List<Map.Entry<Hooks, HouseRules>> JUDGED =
            List.of(
                    Map.entry(judging(deal -> cards(deal) >= 4), HouseRules.DEFAULTS),
                    Map.entry(
                            judging(deal -> cards(deal) >= 5),
                            HouseRules.of("aceInStraights", "highOrLow")),
                    Map.entry(
                            judging(deal -> 2 * (int) deal.get("wilds") <= cards(deal)),
                            HouseRules.of("maxWildsPerMeld", 1)),
                    Map.entry(judging(deal -> true), HouseRules.of("minNaturalsPerMeld", 3)));

    private static Hooks judging(Predicate<Map<String, ?>> judge) {
        return HookedRuleset.hooks(Map.of("meldValid", judge::test));
    }

    private static int cards(Map<String, ?> deal) {
        return ((List<?>) deal.get("cards")).size();
    }

    private static Playing playing(HouseRules rules, Random random) {
        return Table.of(rules, Hands.close(random, 3 + random.nextInt(6)), "4S 5S").playing();
    }

    @Test
    void everyMeldOfAHandIsListedOrGrowsFromOneThatIs() {
        Random random = new Random(4);
        int melds = 0;
        for (int i = 0; i < 140; i++) {
            Playing playing = playing(RULES.get(i % RULES.size()), random);
            List<DanishCard> hand = playing.round().seenHand(0);
            boolean keeps = playing.round().rules().mustDiscardToGoOut();
            Set<String> there =
                    AllMelds.of(playing.game().judge(), hand).stream()
                            .filter(meld -> !keeps || meld.cards().size() < hand.size())
                            .map(meld -> AllMelds.kind(meld.type(), meld.cards()))
                            .collect(Collectors.toSet());
            melds += there.size();
            assertThat(reached(playing)).as("hand %s", hand).isEqualTo(there);
        }
        assertThat(melds).isGreaterThan(700);
    }

    @Test
    void whatAFunctionAllowsIsListedOrGrowsFromWhatIs() {
        Random random = new Random(7);
        int melds = 0;
        for (Map.Entry<Hooks, HouseRules> judged : JUDGED) {
            for (int i = 0; i < 25; i++) {
                Playing playing =
                        Table.of(
                                        judged.getValue(),
                                        Hands.close(random, 3 + random.nextInt(5)),
                                        "4S")
                                .with(judged.getKey())
                                .playing();
                List<DanishCard> hand = playing.round().seenHand(0);
                Set<String> there =
                        AllMelds.of(playing.game().judge(), hand).stream()
                                .map(meld -> AllMelds.kind(meld.type(), meld.cards()))
                                .collect(Collectors.toSet());
                melds += there.size();
                assertThat(reached(playing)).as("hand %s", hand).isEqualTo(there);
            }
        }
        assertThat(melds).isGreaterThan(200);
    }

    /** The kinds of meld 0 that listed moves can make of the hand. */
    private static Set<String> reached(Playing start) {
        Set<String> reached = new HashSet<>();
        Deque<DanishPosition> open = new ArrayDeque<>(List.of(start));
        Set<DanishPosition> seen = new HashSet<>();
        while (!open.isEmpty()) {
            DanishPosition position = open.pop();
            for (Move move : position.legalMoves().listed()) {
                boolean grows =
                        position == start
                                ? move instanceof DanishMove.Lay
                                : move instanceof DanishMove.LayOff;
                if (grows) {
                    DanishPosition next = Table.after(position, move);
                    TableMeld meld = meld(next);
                    List<DanishCard> cards = meld.cards().stream().map(LaidCard::card).toList();
                    reached.add(AllMelds.kind(meld.type(), sorted(meld.type(), cards)));
                    if (next instanceof Playing && seen.add(next)) {
                        open.push(next);
                    }
                }
            }
        }
        return reached;
    }

    private static List<DanishCard> sorted(MeldType type, List<DanishCard> cards) {
        return new NewMeld(type, cards).cards();
    }

    private static TableMeld meld(DanishPosition position) {
        Round round =
                switch (position) {
                    case Playing playing -> playing.round();
                    case MatchOver over -> over.tally().end();
                    case Cutting cutting -> Objects.requireNonNull(cutting.last()).end();
                    default -> throw new AssertionError(position.text());
                };
        return round.tableMelds().getFirst();
    }

    /** With melds on the table: each single card that fits, and each rescue. */
    @Test
    void everyCardThatFitsAndEveryRescueIsListed() {
        Random random = new Random(5);
        int found = 0;
        for (int i = 0; i < 150; i++) {
            Table table =
                    Table.of(ONTO.get(i % ONTO.size()), Hands.close(random, 6), "4S 5S")
                            .with("turn", "3")
                            .with("melds", melds(random));
            Playing playing = table.playing();
            Set<String> listed = singles(playing.legalMoves().listed());
            Set<String> accepted = new HashSet<>();
            for (Move move : singleMoves(playing)) {
                if (playing.decide(0, move) instanceof Decision.Accepted) {
                    accepted.addAll(singles(List.of(move)));
                }
            }
            found += accepted.size();
            assertThat(listed).as(playing.text()).isEqualTo(accepted);
        }
        assertThat(found).isGreaterThan(200);
    }

    private static String melds(Random random) {
        return switch (random.nextInt(3)) {
            case 0 ->
                    "0:0 straight 3/2 6H@0.1 JK=7H@0.1 8H@0.1 | 1:0 set 3/2 5S@0.1 5D@0.1"
                            + " 2H=5@0.1 | 2:1 set 3/3 KH@1.2 KS@1.2 KD@1.2";
            case 1 ->
                    "0:0 straight 3/1 JK=3D@0.1 4D@0.1 2H=5D@0.1 | 1:0 straight 3/2 QS@0.1"
                            + " 2H=KS@0.1 AS@0.1";
            default ->
                    "0:0 set 4/2 7H@0.1 7S@0.1 JK=7@0.1 JK=7@0.1 | 1:0 straight 4/3 3C@0.1"
                            + " 4C@0.1 5C@0.1 2H=6C@0.1";
        };
    }

    private static List<Move> singleMoves(Playing playing) {
        List<Move> moves = new ArrayList<>();
        Round round = playing.round();
        for (int number = 0; number < round.melds.length; number++) {
            for (DanishCard card : Set.copyOf(round.seenHand(0))) {
                for (var end : new End[] {null, End.LOW, End.HIGH}) {
                    boolean fitting = (end == null) == (Joining.at(round, number).suit() < 0);
                    if (fitting) {
                        moves.add(new DanishMove.LayOff(number, List.of(card), end));
                    }
                }
                for (TableMeld meld : round.tableMelds()) {
                    for (LaidCard laid : meld.cards()) {
                        if (meld.number() == number) {
                            moves.add(new DanishMove.Redde(number, laid.card(), card));
                        }
                    }
                }
            }
        }
        return moves;
    }

    /** Moves but for which wild card is laid. */
    private static Set<String> singles(List<Move> moves) {
        Set<String> singles = new HashSet<>();
        for (Move move : moves) {
            if (move instanceof DanishMove.LayOff off) {
                DanishCard card = off.cards().getFirst();
                singles.add(off.meld() + " " + off.end() + " " + (card.isWild() ? "wild" : card));
            } else if (move instanceof DanishMove.Redde redde) {
                DanishCard wild = redde.wild();
                singles.add(
                        redde.meld()
                                + " "
                                + (wild.suit() == null ? wild.bare() : wild)
                                + " "
                                + redde.card());
            }
        }
        return singles;
    }

    /** A joker, a two of the suit of a straight and another two are told apart. */
    @Test
    void whichWildCardIsLaidCanBeSaid() {
        List<Move> moves = Table.of("7H 8H JK 2H 2S 2C", "4S").playing().legalMoves().listed();
        assertThat(moves)
                .contains(
                        Table.lay(Table.straight("7H 8H JK=9H")),
                        Table.lay(Table.straight("7H 8H 2H=9H")),
                        Table.lay(Table.straight("7H 8H 2S=9H")),
                        Table.lay(Table.straight("JK=6H 7H 8H")))
                .doesNotContain(Table.lay(Table.straight("7H 8H 2C=9H")));
    }

    @Test
    void aListIsNeverLongAndOffersNoMoveTwice() {
        Random random = new Random(6);
        int longest = 0;
        for (int i = 0; i < 300; i++) {
            int size = i % 3 == 0 ? 12 : i % 3 == 1 ? 30 : 20 + random.nextInt(70);
            int wilds = i % 2 == 0 ? 6 : random.nextInt(13);
            Table table = Table.of(Hands.dealt(random, size, Math.min(wilds, size)), "4S");
            Playing playing = table.with("past", i % 4 == 0 ? "0/900,0" : "").playing();
            List<Move> moves = playing.legalMoves().listed();
            assertThat(Set.copyOf(moves)).hasSameSizeAs(moves);
            longest = Math.max(longest, moves.size());
            int sent = CODEC.legal(playing.legalMoves()).toString().length();
            assertThat(sent).isLessThan(MOST_SENT);
        }
        assertThat(longest).isBetween(100, 330);
    }

    @Test
    void aHandThatCanLayNothingHasACompleteListOfDiscards() {
        var none = Table.of("4H 6S 9D KC", "4S").playing().legalMoves();
        assertThat(none.complete()).isTrue();
        assertThat(none.listed()).hasSize(4).allMatch(DanishMove.Discard.class::isInstance);
        assertThat(Table.of("4H 6S 9D KC JK", "4S").playing().legalMoves().complete()).isTrue();
        assertThat(Table.of("4H 6S 9D 9C JK", "4S").playing().legalMoves().complete()).isFalse();
    }
}
