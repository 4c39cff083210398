package meldhouse.danish.rules;

import meldhouse.api.game.Event;
import meldhouse.api.game.Position;
import meldhouse.api.game.View;
import meldhouse.danish.CutMade;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishView;
import meldhouse.danish.Drawn;
import meldhouse.danish.LaidCard;
import meldhouse.danish.RoundScore;
import meldhouse.danish.Source;
import meldhouse.danish.TableMeld;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * Draws a position at random among those that look the same to a seat: what it cannot see are the
 * cards in other hands that nobody has seen, and the order of the stock (danish.md 2.6).
 */
final class Guess {
    /** So often a hand is drawn again that would not do what its seat has undertaken to do. */
    private static final int MOST_TRIES = 100;

    private final DanishGame game;
    private final DanishView view;
    private final List<Event> history;
    private final RandomGenerator random;

    private Guess(DanishGame game, DanishView view, List<Event> history, RandomGenerator random) {
        this.game = game;
        this.view = view;
        this.history = history;
        this.random = random;
    }

    static Position position(
            DanishGame game, View view, List<Event> history, RandomGenerator random) {
        if (!(view instanceof DanishView danish)) {
            throw new IllegalArgumentException("no view of the Danish game: " + view);
        }
        return new Guess(game, danish, history, random).position();
    }

    private DanishPosition position() {
        return switch (view.phase()) {
            case SEATING -> new Placing(game, isDrawnAgain());
            case CUT -> {
                Tally last = last();
                Integer guess = view.guess();
                yield new Cutting(ledger(last), guess == null ? 0 : guess, last);
            }
            case DEAL -> {
                Tally last = last();
                yield new Dealing(ledger(last), view.cut(), last);
            }
            case DRAW -> new Drawing(round());
            case PLAY -> playing();
            case RESHUFFLE -> new Reshuffling(round());
            case ACCEPT -> new Accepting(tally(), view.accepted().size());
            case OVER -> MatchOver.of(tally());
        };
    }

    private boolean isDrawnAgain() {
        return history.stream().anyMatch(DanishEvent.SeatingDrawn.class::isInstance);
    }

    private Ledger ledger(@Nullable Tally last) {
        return last == null ? ledger(Objects.requireNonNull(view.dealer()), false) : last.next();
    }

    private Ledger ledger(int dealer, boolean beforeLast) {
        int past = view.rounds().size() - (beforeLast ? 1 : 0);
        return Ledger.of(
                game,
                new Chairs(game.seating(), view.turnOrder()),
                dealer,
                view.rounds().subList(0, past));
    }

    private @Nullable Tally last() {
        return view.sheet() == null ? null : tally();
    }

    /** The round that has ended; all hands were shown. */
    private Tally tally() {
        RoundScore sheet = Objects.requireNonNull(view.sheet());
        int dealer = 0;
        CutMade cut = null;
        for (Event event : history) {
            if (event instanceof DanishEvent.Dealt dealt && dealt.round() == sheet.round()) {
                dealer = dealt.dealer();
            } else if (event instanceof DanishEvent.Cut made) {
                cut = cut(made, sheet, cut);
            }
        }
        Reading reading = reading(ledger(dealer, true));
        reading.cut = cut;
        reading.hands = view.hands();
        reading.stock = Deal.shuffled(unseen(view.hands()), random);
        return Tally.of(reading.round(), sheet.finalDiscard() != null);
    }

    /** The cut of the round on the sheet: not that of the round after it, which may be made. */
    private @Nullable CutMade cut(
            DanishEvent.Cut made, RoundScore sheet, @Nullable CutMade before) {
        boolean later = view.cut() != null && made.cut() == view.cut();
        return later && view.round() > sheet.round() && isLast(made) ? before : made.cut();
    }

    private boolean isLast(DanishEvent.Cut made) {
        for (Event event : history.reversed()) {
            if (event instanceof DanishEvent.Cut) {
                return event == made;
            }
        }
        return false;
    }

    private Playing playing() {
        Playing playing = new Playing(round());
        for (int tries = 0; tries < MOST_TRIES && !keepsItsWord(playing); tries++) {
            playing = new Playing(round());
        }
        return playing;
    }

    /** Who takes the pile where its top card must be laid has a way to lay it (D08). */
    private boolean keepsItsWord(Playing playing) {
        Round round = playing.round();
        return round.rules().pileRule() != Choices.PileRule.MUST_LAY_TOP_CARD
                || !round.fromPile
                || round.laidNow
                || round.openingFailed
                || round.stockSize() == 0
                || playing.canLayTop();
    }

    private Round round() {
        Reading reading = reading(ledger(Objects.requireNonNull(view.dealer()), false));
        reading.cut = view.cut();
        List<List<DanishCard>> hidden =
                view.reshuffles() == 0 || history.isEmpty()
                        ? dealt()
                        : Batches.dealt(game, view, history, random);
        List<List<DanishCard>> hands = new ArrayList<>();
        for (int seat = 0; seat < view.counts().size(); seat++) {
            List<DanishCard> hand = new ArrayList<>(hidden.get(seat));
            hand.addAll(isOwn(seat) ? view.hand() : view.known().get(seat));
            hands.add(hand);
        }
        reading.hands = hands;
        reading.stock = hidden.getLast();
        Drawn drawn = view.drawn();
        if (drawn != null) {
            List<DanishCard> cards = drawn.cards();
            reading.drawn =
                    cards != null
                            ? cards
                            : List.of(drawn(Objects.requireNonNull(view.toMove()), hidden));
            reading.fromPile = drawn.from() == Source.PILE;
        }
        return reading.round();
    }

    /** The card that another seat drew: one of those that it holds unseen, or has laid since. */
    private DanishCard drawn(int seat, List<List<DanishCard>> hidden) {
        List<DanishCard> cards = new ArrayList<>(hidden.get(seat));
        for (TableMeld meld : view.melds()) {
            for (LaidCard laid : meld.cards()) {
                if (laid.seat() == seat && laid.turn() == view.turn()) {
                    cards.add(laid.card().bare());
                }
            }
        }
        cards.addAll(cards.isEmpty() ? view.known().get(seat) : List.of());
        return cards.get(random.nextInt(cards.size()));
    }

    /** What other seats hold and nobody has seen, seat by seat, and last the stock. */
    private List<List<DanishCard>> dealt() {
        List<List<DanishCard>> seen = new ArrayList<>();
        for (int seat = 0; seat < view.counts().size(); seat++) {
            seen.add(isOwn(seat) ? view.hand() : view.known().get(seat));
        }
        List<DanishCard> unseen = Deal.shuffled(unseen(seen), random);
        List<List<DanishCard>> hidden = new ArrayList<>();
        int from = 0;
        for (int seat = 0; seat < seen.size(); seat++) {
            int to = from + view.counts().get(seat) - seen.get(seat).size();
            hidden.add(unseen.subList(from, to));
            from = to;
        }
        hidden.add(unseen.subList(from, unseen.size()));
        return hidden;
    }

    private boolean isOwn(int seat) {
        return view.seat() != null && view.seat() == seat;
    }

    /** The cards that lie neither on the table nor in these hands. */
    private List<DanishCard> unseen(List<List<DanishCard>> hands) {
        Deal deal = new Deal();
        hands.forEach(deal::take);
        deal.take(view.pile());
        view.melds().forEach(deal::take);
        return deal.left(view.turnedUp());
    }

    private Reading reading(Ledger ledger) {
        Reading reading = new Reading();
        reading.ledger = ledger;
        reading.turnedUp = Pack.of(Objects.requireNonNull(view.turnedUp()).card());
        reading.known = view.known();
        reading.pile = view.pile();
        reading.melds = view.melds();
        reading.numbers = numbers();
        reading.turn = view.turn();
        reading.idle = view.idle();
        reading.reshuffles = view.reshuffles();
        reading.turnedUpTaken = view.turnedUpTaken() == null ? -1 : view.turnedUpTaken();
        reading.openingFailed = view.openingFailed();
        reading.failedOpenings = view.failedOpenings();
        reading.pumbaMissed = view.pumbaMissed();
        return reading;
    }

    /** How many melds were laid in this round, joined ones too. */
    private int numbers() {
        int most = view.melds().isEmpty() ? -1 : view.melds().getLast().number();
        if (!game.rules().mergeMelds()) {
            return most + 1;
        }
        for (Event event : history) {
            switch (event) {
                case DanishEvent.TurnedUp ignored -> most = -1;
                case DanishEvent.Laid laid -> {
                    for (var meld : laid.melds()) {
                        most = Math.max(most, meld.number());
                    }
                    for (int gone : laid.joined()) {
                        most = Math.max(most, gone);
                    }
                }
                case DanishEvent.LaidOff laid -> {
                    for (int gone : laid.joined()) {
                        most = Math.max(most, gone);
                    }
                }
                default -> {}
            }
        }
        return most + 1;
    }
}
