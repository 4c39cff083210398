package meldhouse.testkit;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.ScoredBy;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;

import java.util.List;
import java.util.random.RandomGenerator;

/** The toy game behind a layer that can be bent in one place; as it stands it is straight. */
class Bent extends Nibble {
    LegalMoves legalMoves(NibblePosition position) {
        return position.legalMoves();
    }

    Decision decide(NibblePosition position, int seat, Move move) {
        return position.decide(seat, move);
    }

    NibblePosition next(NibblePosition position, Move move) {
        return (NibblePosition) position.next(move);
    }

    Decision.Accepted shuffled(Game game, NibblePosition position, int[] order) {
        return position.shuffled(order);
    }

    /** What the table is told; the truth, as it stands. */
    List<Event> told(NibblePosition next, List<Event> events) {
        return events;
    }

    View view(NibblePosition position, Viewer viewer) {
        return position.view(viewer);
    }

    Standing standing(NibblePosition position) {
        return position.standing();
    }

    String text(NibblePosition position) {
        return position.text();
    }

    NibblePosition parse(NibbleGame game, String text) {
        return (NibblePosition) game.parse(text);
    }

    NibblePosition determinize(
            NibbleGame game, View view, List<Event> history, RandomGenerator random) {
        return (NibblePosition) game.determinize(view, history, random);
    }

    int longestDeal(NibbleGame game) {
        return game.longestDeal();
    }

    List<ScoredBy> scoredBy(Event event) {
        return List.of();
    }

    @Override
    public Game configure(HouseRules rules) {
        return new BentGame(this, (NibbleGame) super.configure(rules));
    }

    /** The game of a bent ruleset. */
    record BentGame(Bent ruleset, NibbleGame straight) implements Game {
        @Override
        public HouseRules houseRules() {
            return straight.houseRules();
        }

        @Override
        public List<ScoredBy> scoredBy(Event event) {
            return ruleset.scoredBy(event);
        }

        @Override
        public int seats() {
            return straight.seats();
        }

        @Override
        public Position start() {
            return of((NibblePosition) straight.start());
        }

        @Override
        public int longestDeal() {
            return ruleset.longestDeal(straight);
        }

        @Override
        public Position determinize(View view, List<Event> history, RandomGenerator random) {
            return of(ruleset.determinize(straight, view, history, random));
        }

        @Override
        public Position parse(String text) {
            return of(ruleset.parse(straight, text));
        }

        private Position of(NibblePosition position) {
            return new BentPosition(this, position);
        }

        private Decision.Accepted of(Decision.Accepted accepted) {
            var next = (NibblePosition) accepted.next();
            return new Decision.Accepted(of(next), ruleset.told(next, accepted.events()));
        }
    }

    /** A position of a bent ruleset. */
    record BentPosition(BentGame game, NibblePosition straight) implements Position {
        private Bent bent() {
            return game.ruleset;
        }

        @Override
        public Turn turn() {
            return straight.turn();
        }

        @Override
        public LegalMoves legalMoves() {
            return bent().legalMoves(straight);
        }

        @Override
        public Decision decide(int seat, Move move) {
            return switch (bent().decide(straight, seat, move)) {
                case Decision.Accepted accepted -> game.of(accepted);
                case Decision.Refused refused -> refused;
            };
        }

        @Override
        public Position next(Move move) {
            return game.of(bent().next(straight, move));
        }

        @Override
        public Decision.Accepted shuffled(int[] order) {
            return game.of(bent().shuffled(game, straight, order));
        }

        @Override
        public View view(Viewer viewer) {
            return bent().view(straight, viewer);
        }

        @Override
        public Standing standing() {
            return bent().standing(straight);
        }

        @Override
        public String text() {
            return bent().text(straight);
        }
    }
}
