package meldhouse.bots;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Game;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.danish.DanishCard;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/** Tables of the Danish game that are set up: seat 0 is to move, seats 0 and 2 are partners. */
final class Danish {
    static final Ruleset RULESET = Catalog.of(Danish.class.getClassLoader()).ruleset("danish");

    private static final Game GAME = RULESET.configure(HouseRules.DEFAULTS);
    private static final int ELEVEN = 11;

    private Danish() {}

    /** What a bot chooses that has drawn the last card of this hand from the stock. */
    static Chosen afterDraw(Bot bot, String hand, String melds) {
        String drawn = hand.substring(hand.lastIndexOf(' ') + 1);
        return choose(bot, "play", hand, "9C", melds, "; drawn stock " + drawn);
    }

    /** What a bot chooses that is to draw. */
    static Chosen beforeDraw(Bot bot, String hand, String pile, String melds) {
        return choose(bot, "draw", hand, pile, melds, "");
    }

    private static Chosen choose(
            Bot bot, String phase, String hand, String pile, String melds, String drawn) {
        List<DanishCard> rest = pack();
        DanishCard.parseAll(hand).forEach(card -> remove(rest, card));
        DanishCard.parseAll(pile).forEach(card -> remove(rest, card));
        for (String word : melds.split("[ |]+")) {
            if (word.contains("@")) {
                remove(rest, DanishCard.parse(word.substring(0, word.indexOf('@'))));
            }
        }
        Collections.shuffle(rest, new Random(1));
        List<String> hands = new ArrayList<>(List.of(sorted(DanishCard.parseAll(hand))));
        for (int seat = 1; seat < 4; seat++) {
            List<DanishCard> dealt = rest.subList(rest.size() - ELEVEN, rest.size());
            hands.add(sorted(dealt));
            dealt.clear();
        }
        String first = pile.substring(0, 2);
        String text =
                "%s; order 0 1 2 3; dealer 3; turn 5; up %s; hands %s; stock %s; pile %s%s%s"
                        .formatted(
                                phase,
                                first,
                                String.join(" | ", hands),
                                DanishCard.text(rest),
                                first + "#1" + pile.substring(2),
                                drawn,
                                melds.isEmpty() ? "" : "; melds " + melds);
        Position position = GAME.parse(text);
        return bot.choose(
                new Thinking(
                        GAME,
                        0,
                        position.view(Viewer.seat(0)),
                        position.legalMoves(),
                        List.of(),
                        new SplittableRandom(1),
                        Instant.MAX));
    }

    private static void remove(List<DanishCard> cards, DanishCard card) {
        if (!cards.remove(DanishCard.of(card.card()))) {
            throw new AssertionError("no more of " + card);
        }
    }

    private static String sorted(List<DanishCard> cards) {
        return DanishCard.text(cards.stream().sorted().toList());
    }

    private static List<DanishCard> pack() {
        List<DanishCard> pack = new ArrayList<>();
        for (int copy = 0; copy < 2; copy++) {
            for (Suit suit : Suit.values()) {
                for (Rank rank : Rank.values()) {
                    pack.add(DanishCard.of(Card.of(rank, suit)));
                }
            }
            pack.add(DanishCard.of(Card.JOKER));
            pack.add(DanishCard.of(Card.JOKER));
        }
        return pack;
    }
}
