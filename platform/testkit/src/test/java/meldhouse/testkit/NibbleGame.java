package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.View;
import meldhouse.api.options.HouseRules;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The toy game with its house rules settled. */
record NibbleGame(
        Ruleset ruleset,
        HouseRules houseRules,
        int seats,
        int handSize,
        boolean mustFollow,
        String stakes,
        List<Integer> tricks,
        @Nullable Map<String, Integer> bonus,
        @Nullable Integer target)
        implements Game {
    static final List<Card> PACK = Card.parseAll("AS KS QS JS TS AH KH QH JH TH");

    private static final String CARDS = "(-|[AKQJT][SH](?:,[AKQJT][SH])*)";
    private static final Pattern TEXT =
            Pattern.compile(
                    "deals (\\d{1,4}) dealer (\\d) stake (-1|\\d{1,9}) leader (\\d) tricks (\\d)"
                            + " hands (\\S+) rest "
                            + CARDS
                            + " trick "
                            + CARDS
                            + " pile "
                            + CARDS
                            + " totals (\\d{1,9}(?:,\\d{1,9})*)");

    /** What the k-th trick is worth, from 0. */
    int points(int k, List<Card> cards) {
        int points = tricks.get(Math.min(k, tricks.size() - 1));
        Map<String, Integer> extra = bonus == null ? Map.of() : bonus;
        for (Card card : cards) {
            points += extra.getOrDefault(card.rank().toString(), 0);
        }
        return points;
    }

    List<MoveRange> stakeRange() {
        return switch (stakes) {
            case "small" -> List.of(range(1, 3, 1));
            case "big" -> List.of(range(10, null, 10));
            default -> List.of();
        };
    }

    private static MoveRange range(int min, @Nullable Integer max, int step) {
        return new MoveRange("stake", "amount", min, max, step, NibbleMove.Stake::new);
    }

    @Override
    public Position start() {
        return NibblePosition.between(this, 0, 0, Collections.nCopies(seats, 0));
    }

    @Override
    public int longestDeal() {
        return seats * handSize + 1;
    }

    @Override
    public Position determinize(View view, List<Event> history, RandomGenerator random) {
        Memory memory = Memory.of(this, (NibbleView) view, history);
        while (true) {
            NibblePosition drawn = memory.drawn(random);
            if (memory.allows(drawn)) {
                return drawn;
            }
        }
    }

    /** What a seat remembers of the deal. */
    record Memory(
            NibbleGame game,
            NibbleView view,
            int deals,
            int stake,
            List<Card> pile,
            Map<Integer, Set<Suit>> voids) {
        static Memory of(NibbleGame game, NibbleView view, List<Event> history) {
            int deals = 0;
            List<Card> pile = new ArrayList<>();
            List<Card> trick = new ArrayList<>();
            Map<Integer, Set<Suit>> voids = new java.util.TreeMap<>();
            for (Event event : history) {
                switch ((NibbleEvent) event) {
                    case NibbleEvent.Dealt ignored -> {
                        pile.clear();
                        voids.clear();
                    }
                    case NibbleEvent.Staked ignored -> {}
                    case NibbleEvent.Played(int seat, Card card) -> {
                        trick.add(card);
                        if (game.mustFollow && card.suit() != trick.getFirst().suit()) {
                            voids.computeIfAbsent(seat, any -> EnumSet.noneOf(Suit.class))
                                    .add(trick.getFirst().suit());
                        }
                    }
                    case NibbleEvent.TrickTaken taken -> {
                        pile.addAll(trick);
                        trick.clear();
                    }
                    case NibbleEvent.DealScored ignored -> deals++;
                }
            }
            int stake = game.stakes.equals("none") ? 0 : view.stake();
            return new Memory(game, view, deals, stake, List.copyOf(pile), voids);
        }

        NibblePosition drawn(RandomGenerator random) {
            List<Card> unseen = new ArrayList<>(PACK);
            unseen.removeAll(view.hand());
            unseen.removeAll(view.trick());
            unseen.removeAll(pile);
            Collections.shuffle(unseen, random);
            List<List<Card>> hands = new ArrayList<>();
            for (int seat = 0; seat < game.seats; seat++) {
                if (Integer.valueOf(seat).equals(view.me())) {
                    hands.add(view.hand());
                } else {
                    List<Card> top = unseen.subList(0, view.counts().get(seat));
                    hands.add(top.stream().sorted().toList());
                    top.clear();
                }
            }
            return new NibblePosition(
                    game,
                    deals,
                    view.dealer(),
                    stake,
                    hands,
                    unseen.stream().sorted().toList(),
                    view.leader(),
                    view.trick(),
                    pile,
                    view.tricks(),
                    view.totals());
        }

        boolean allows(NibblePosition drawn) {
            return voids.entrySet().stream()
                    .allMatch(
                            entry ->
                                    drawn.hands().get(entry.getKey()).stream()
                                            .noneMatch(c -> entry.getValue().contains(c.suit())));
        }
    }

    @Override
    public Position parse(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("Cannot read position '" + text + "'.");
        }
        List<List<Card>> hands =
                Arrays.stream(parts.group(6).split("/", -1)).map(NibbleGame::cards).toList();
        List<Integer> totals =
                Arrays.stream(parts.group(10).split(",")).map(Integer::valueOf).toList();
        int dealer = Integer.parseInt(parts.group(2));
        int leader = Integer.parseInt(parts.group(4));
        if (hands.size() != seats || totals.size() != seats || dealer >= seats || leader >= seats) {
            throw new IllegalArgumentException("There are " + seats + " seats: '" + text + "'.");
        }
        return new NibblePosition(
                this,
                Integer.parseInt(parts.group(1)),
                dealer,
                Integer.parseInt(parts.group(3)),
                hands,
                cards(parts.group(7)),
                leader,
                cards(parts.group(8)),
                cards(parts.group(9)),
                Integer.parseInt(parts.group(5)),
                totals);
    }

    private static List<Card> cards(String text) {
        return text.equals("-") ? List.of() : Card.parseAll(text.replace(',', ' '));
    }
}
