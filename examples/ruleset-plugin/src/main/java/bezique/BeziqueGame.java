package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.View;
import meldhouse.api.options.HouseRules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** The game with its house rules settled. */
record BeziqueGame(Ruleset ruleset, HouseRules houseRules, BeziqueRules rules) implements Game {
    static final List<Card> PACK = Tricks.pack();

    /** 64 cards are played, and after each of 24 tricks somebody is asked to declare. */
    private static final int LONGEST = 64 + 24;

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public Position start() {
        return BeziquePosition.start(this);
    }

    @Override
    public int longestDeal() {
        return LONGEST;
    }

    /** Nothing that a seat does tells of the cards that it keeps, so all deals are alike. */
    @Override
    public Position determinize(View view, List<Event> history, RandomGenerator random) {
        BeziqueView seen = (BeziqueView) view;
        List<Card> unseen = new ArrayList<>(PACK);
        seen.hand().forEach(unseen::remove);
        seen.open().forEach(lying -> lying.forEach(each -> unseen.remove(each.card())));
        seen.trick().forEach(unseen::remove);
        seen.gone().forEach(unseen::remove);
        unseen.remove(seen.turnedUp());
        Collections.shuffle(unseen, Random.from(random));
        List<List<Card>> hands = new ArrayList<>();
        for (int seat = 0; seat < seats(); seat++) {
            if (seen.seat() != null && seen.seat() == seat) {
                hands.add(seen.hand());
            } else {
                List<Card> top = unseen.subList(0, seen.counts().get(seat));
                hands.add(List.copyOf(top));
                top.clear();
            }
        }
        List<Card> stock = unseen.subList(0, seen.stock());
        return new BeziquePosition(this, seen.board(), hands, stock);
    }

    @Override
    public Position parse(String text) {
        return PositionText.parse(this, text);
    }
}
