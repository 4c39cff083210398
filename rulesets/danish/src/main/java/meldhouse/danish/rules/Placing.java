package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Turn;
import meldhouse.danish.DanishEvent.MatchStarted;
import meldhouse.danish.DanishEvent.SeatingDrawn;
import meldhouse.danish.Draws;
import meldhouse.danish.Phase;
import meldhouse.danish.rules.Choices.TeamFormation;

import java.util.ArrayList;
import java.util.List;

/**
 * Partners and places are to be drawn, or by the chairs that were taken who starts (danish.md 1.3).
 *
 * @param again whether a whole pack left some seats tied, so that all draw again (D03)
 */
record Placing(DanishGame game, boolean again) implements DanishPosition {
    private static final Turn.Chance CARDS = new Turn.Chance(Pack.SIZE);

    @Override
    public Phase phase() {
        return Phase.SEATING;
    }

    @Override
    public Turn.Chance turn() {
        return isDrawn() ? CARDS : new Turn.Chance(game.seats());
    }

    private boolean isDrawn() {
        return game.rules().teamFormation() == TeamFormation.DRAW;
    }

    /** Until the places are drawn, the sides are those of the chairs that were taken. */
    @Override
    public Chairs chairs() {
        return Chairs.taken(game.seating(), 0);
    }

    @Override
    public Decision.Accepted shuffled(int[] order) {
        DanishPosition.check(order, turn());
        return isDrawn() ? draw(order) : placed(List.of(), Chairs.taken(game.seating(), order[0]));
    }

    private Decision.Accepted draw(int[] order) {
        int[] top = {0};
        SeatDraw draw =
                SeatDraw.of(
                        game.seats(),
                        seat -> top[0] == order.length ? null : card(order[top[0]++]));
        List<Draws> rounds = rounds(draw);
        if (!draw.tied().isEmpty()) {
            Story story = new Story(new Placing(game, true));
            tellStart(story);
            return story.tell(next -> new SeatingDrawn(rounds, List.of(), List.of(), next)).end();
        }
        return placed(rounds, new Chairs(game.seating(), game.seating().turnOrder(draw.ranked())));
    }

    private static Card card(int number) {
        return Pack.seen(Pack.kind(number)).card();
    }

    /** A seat that has a card of this round already, and it was no joker, begins a new one. */
    private static List<Draws> rounds(SeatDraw draw) {
        List<Draws> rounds = new ArrayList<>();
        List<Draws.Draw> round = new ArrayList<>();
        List<Integer> served = new ArrayList<>();
        for (SeatDraw.Draw drawn : draw.draws()) {
            if (served.contains(drawn.drawer())) {
                rounds.add(new Draws(round));
                round = new ArrayList<>();
                served.clear();
            }
            round.add(new Draws.Draw(drawn.drawer(), drawn.card()));
            if (!drawn.isPutBack()) {
                served.add(drawn.drawer());
            }
        }
        if (!round.isEmpty()) {
            rounds.add(new Draws(round));
        }
        return rounds;
    }

    private Decision.Accepted placed(List<Draws> rounds, Chairs chairs) {
        Story story = new Story(Cutting.first(Ledger.start(game, chairs), null));
        tellStart(story);
        return story.tell(
                        next -> new SeatingDrawn(rounds, chairs.turnOrder(), chairs.sides(), next))
                .end();
    }

    private void tellStart(Story story) {
        if (!again) {
            story.tell(new MatchStarted(game.rules().targetScore(), game.rules().maxRounds()));
        }
    }
}
