package meldhouse.server;

import meldhouse.api.game.Audience;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The rules of {@link Highest}, which from some moment on throw where a test wants it. In {@code
 * DECIDE} they throw for the moves of bots, in {@code REPLAY} for everybody's.
 */
final class FaultyRules implements Ruleset {
    static final String ID = "faulty";

    /** Where they throw. */
    enum Place {
        LEGAL_MOVES,
        VIEW,
        DECIDE,
        SEEN_BY,
        REPLAY,
        SHUFFLE
    }

    private final Highest rules = new Highest("1");
    private volatile @Nullable Place place;
    private volatile @Nullable Throwable fault;

    void failAt(Place where, Throwable what) {
        fault = what;
        place = where;
    }

    void heal() {
        place = null;
    }

    private void failIf(Place here) {
        if (place == here) {
            switch (fault) {
                case RuntimeException e -> throw e;
                case Error e -> throw e;
                case null, default -> throw new IllegalArgumentException("no such fault");
            }
        }
    }

    @Override
    public RulesetInfo info() {
        var info = rules.info();
        return new RulesetInfo(ID, "Faulty", info.version(), info.minSeats(), info.maxSeats());
    }

    @Override
    public Schema options() {
        return rules.options();
    }

    @Override
    public List<Preset> presets() {
        return rules.presets();
    }

    @Override
    public Language language() {
        return rules.language();
    }

    @Override
    public Game configure(HouseRules houseRules) {
        return new FaultyGame(rules.configure(houseRules));
    }

    private final class FaultyGame implements Game {
        private final Game real;

        FaultyGame(Game real) {
            this.real = real;
        }

        @Override
        public Ruleset ruleset() {
            return FaultyRules.this;
        }

        @Override
        public HouseRules houseRules() {
            return real.houseRules();
        }

        @Override
        public int seats() {
            return real.seats();
        }

        @Override
        public Position start() {
            return new At(real.start());
        }

        @Override
        public int longestDeal() {
            return real.longestDeal();
        }

        @Override
        public Position determinize(View view, List<Event> history, RandomGenerator random) {
            return new At(real.determinize(view, history, random));
        }

        @Override
        public Position parse(String text) {
            return new At(real.parse(text));
        }
    }

    private final class At implements Position {
        private final Position real;

        At(Position real) {
            this.real = real;
        }

        @Override
        public Turn turn() {
            return real.turn();
        }

        @Override
        public LegalMoves legalMoves() {
            failIf(Place.LEGAL_MOVES);
            return real.legalMoves();
        }

        @Override
        public Decision decide(int seat, Move move) {
            failIf(Place.REPLAY);
            if (seat > 0) {
                failIf(Place.DECIDE);
            }
            return switch (real.decide(seat, move)) {
                case Decision.Accepted accepted -> faulty(accepted);
                case Decision.Refused refused -> refused;
            };
        }

        @Override
        public Position next(Move move) {
            return new At(real.next(move));
        }

        @Override
        public Decision.Accepted shuffled(int[] order) {
            failIf(Place.SHUFFLE);
            return faulty(real.shuffled(order));
        }

        @Override
        public View view(Viewer viewer) {
            failIf(Place.VIEW);
            return real.view(viewer);
        }

        @Override
        public Standing standing() {
            return real.standing();
        }

        @Override
        public String text() {
            return real.text();
        }
    }

    private Decision.Accepted faulty(Decision.Accepted accepted) {
        return new Decision.Accepted(
                new At(accepted.next()),
                accepted.events().stream().<Event>map(FaultyEvent::new).toList());
    }

    private final class FaultyEvent implements Event {
        private final Event real;

        FaultyEvent(Event real) {
            this.real = real;
        }

        @Override
        public Audience audience() {
            return real.audience();
        }

        @Override
        public Event redacted() {
            return real.redacted();
        }

        @Override
        public Event seenBy(Viewer viewer) {
            failIf(Place.SEEN_BY);
            return real.seenBy(viewer);
        }
    }
}
