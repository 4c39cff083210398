package meldhouse.screens;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Position;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.Option;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.NewMeld;
import meldhouse.danish.Phase;
import meldhouse.danish.SideScore;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * What a move of the viewer would come to, as the game itself has it under the table's house rules.
 * It is tried in a position in which the cards that the viewer does not see are guessed; nothing is
 * told that hangs on these. Where the house rules are not known, or functions that run elsewhere
 * decide, it says nothing.
 */
final class DanishForecast {
    private final DanishSides sides;
    private final @Nullable Position position;

    DanishForecast(DanishSides sides) {
        this.sides = sides;
        Game game = sides.seats().game();
        Integer mover = sides.view().toMove();
        boolean asked =
                sides.view().phase() == Phase.PLAY && mover != null && sides.seats().isOwn(mover);
        // Without the history: what it would add is about hidden cards.
        position =
                game != null && asked && !isDecidedElsewhere(game)
                        ? game.determinize(sides.view(), List.of(), new SplittableRandom(0))
                        : null;
    }

    /** Whether functions say what moves come to: all of them but the one that ends the match do. */
    private static boolean isDecidedElsewhere(Game game) {
        return game.hooks().present().stream().anyMatch(hook -> !hook.equals("matchEnd"));
    }

    /** Whether it knows what moves come to. */
    boolean isKnown() {
        return position != null;
    }

    /** What would happen; nothing if the move is refused, or nothing is known. */
    List<DanishEvent> after(DanishMove move) {
        return made(move)
                .map(made -> made.events().stream().map(DanishEvent.class::cast).toList())
                .orElse(List.of());
    }

    private Optional<Decision.Accepted> made(DanishMove move) {
        return position == null ? Optional.empty() : made(position, move);
    }

    private Optional<Decision.Accepted> made(Position at, DanishMove move) {
        return at.decide(sides.seats().own(), move) instanceof Decision.Accepted accepted
                ? Optional.of(accepted)
                : Optional.empty();
    }

    /** What a move adds to the worth of the side's melds; 0 if it is not known. */
    int gain(DanishMove move) {
        return made(move)
                .map(
                        made -> {
                            Viewer viewer = Viewer.seat(sides.seats().own());
                            return worth(((DanishView) made.next().view(viewer)).melds())
                                    - worth(sides.view().melds());
                        })
                .orElse(0);
    }

    private int worth(List<TableMeld> melds) {
        return melds.stream()
                .filter(meld -> meld.side() == sides.own())
                .mapToInt(meld -> meld.worth().total())
                .sum();
    }

    /** What a new meld would be worth by itself; nothing if it is not known. */
    Optional<Integer> worth(NewMeld meld) {
        return after(new DanishMove.Lay(List.of(meld))).stream()
                .filter(DanishEvent.Laid.class::isInstance)
                .map(event -> ((DanishEvent.Laid) event).melds().getFirst().worth().total())
                .findFirst();
    }

    /**
     * The viewer's side of the sheet where a move ends the round, by itself or with the one card
     * left as the discard; nothing if it does not.
     */
    Optional<SideScore> out(DanishMove move) {
        return made(move).flatMap(made -> sheet(made.events()).or(() -> last(made.next())));
    }

    private Optional<SideScore> last(Position next) {
        Viewer viewer = Viewer.seat(sides.seats().own());
        DanishView view = (DanishView) next.view(viewer);
        boolean own = view.toMove() != null && sides.seats().isOwn(view.toMove());
        if (!own || view.phase() != Phase.PLAY || view.hand().size() != 1) {
            return Optional.empty();
        }
        return next.legalMoves().listed().stream()
                .filter(DanishMove.Discard.class::isInstance)
                .findFirst()
                .flatMap(discard -> made(next, (DanishMove) discard))
                .flatMap(made -> sheet(made.events()));
    }

    private Optional<SideScore> sheet(List<Event> events) {
        return events.stream()
                .filter(DanishEvent.RoundScored.class::isInstance)
                .map(event -> ((DanishEvent.RoundScored) event).score().sides().get(sides.own()))
                .findFirst();
    }

    /** The value of an option that is a number; nothing if it is not known what moves come to. */
    Optional<Integer> number(String option) {
        Game game = sides.seats().game();
        return game != null
                        && !isDecidedElsewhere(game)
                        && game.houseRules().values().get(option) instanceof Integer value
                ? Optional.of(value)
                : Optional.empty();
    }

    /**
     * Whether the house rules are known, leave these options as they are by default, and have no
     * functions that say what moves come to.
     */
    boolean isUsual(List<String> options) {
        Game game = sides.seats().game();
        return game != null
                && !isDecidedElsewhere(game)
                && game.ruleset().options().options().stream()
                        .filter(option -> options.contains(option.name()))
                        .allMatch(option -> isUsual(game, option));
    }

    private static boolean isUsual(Game game, Option option) {
        return Objects.equals(game.houseRules().values().get(option.name()), option.defaultValue());
    }
}
