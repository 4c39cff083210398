package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Decision;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Where a match stands.
 *
 * @param board what everybody may know
 * @param hands the hidden cards of each seat, sorted
 * @param stock the cards under the turned-up one, the next to be drawn first
 */
record BeziquePosition(BeziqueGame game, Board board, List<List<Card>> hands, List<Card> stock)
        implements Position {
    private static final int HAND = 8;

    BeziquePosition {
        hands = hands.stream().map(hand -> hand.stream().sorted().toList()).toList();
        stock = List.copyOf(stock);
    }

    static BeziquePosition start(BeziqueGame game) {
        return new BeziquePosition(
                game,
                Board.between(0, List.of(0, 0), false),
                List.of(List.of(), List.of()),
                List.of());
    }

    @Override
    public Turn turn() {
        Integer seat = board.toMove();
        return seat != null
                ? Turn.seat(seat)
                : board.over() ? Turn.OVER : new Turn.Chance(BeziqueGame.PACK.size());
    }

    @Override
    public LegalMoves legalMoves() {
        Integer seat = board.toMove();
        return seat == null ? LegalMoves.NONE : LegalMoves.of(legal(seat));
    }

    private List<Move> legal(int seat) {
        Set<Move> moves = new LinkedHashSet<>();
        if (!board.declaring()) {
            List<Card> playable = playable(seat);
            hands.get(seat).stream()
                    .filter(playable::contains)
                    .forEach(card -> moves.add(new BeziqueMove.Play(card, false)));
            board.open().get(seat).stream()
                    .map(Lying::card)
                    .filter(playable::contains)
                    .sorted()
                    .forEach(card -> moves.add(new BeziqueMove.Play(card, true)));
            return List.copyOf(moves);
        }
        moves.add(new BeziqueMove.Pass());
        if (mayExchange(seat)) {
            moves.add(new BeziqueMove.Exchange());
        }
        melds(seat).ways().forEach(way -> moves.add(way.move()));
        return List.copyOf(moves);
    }

    private Suit trump() {
        Suit trump = board.trump();
        if (trump == null) {
            throw new IllegalStateException("no cards are dealt");
        }
        return trump;
    }

    private Melds melds(int seat) {
        return new Melds(game.rules(), trump(), hands.get(seat), board.open().get(seat));
    }

    private Card seven() {
        return Card.of(Rank.SEVEN, trump());
    }

    private boolean mayExchange(int seat) {
        Card up = board.turnedUp();
        return up != null && up != seven() && hands.get(seat).contains(seven());
    }

    private List<Card> playable(int seat) {
        List<Card> all = new ArrayList<>(hands.get(seat));
        board.open().get(seat).forEach(lying -> all.add(lying.card()));
        boolean isFree = board.turnedUp() != null || board.trick().isEmpty();
        return isFree ? all : Tricks.answers(all, board.trick().getFirst(), trump());
    }

    @Override
    public Decision decide(int seat, Move move) {
        Integer next = board.toMove();
        if (next == null || next != seat) {
            return new Decision.Refused(Refusal.notYourTurn(seat, turn()));
        }
        if (!legal(seat).contains(move)) {
            return new Decision.Refused(why(seat, move));
        }
        Telling telling = new Telling(this);
        switch ((BeziqueMove) move) {
            case BeziqueMove.Play(Card card, boolean shown) -> play(telling, seat, card, shown);
            case BeziqueMove.Declare declare -> {
                Melds.Way way =
                        melds(seat).ways().stream()
                                .filter(each -> each.move().equals(declare))
                                .findFirst()
                                .orElseThrow();
                int points = game.rules().melds().get(declare.kind());
                telling.tell(
                        new BeziqueEvent.Declared(
                                seat, declare.kind(), declare.cards(), way.lying(), points));
                declare.cards().forEach(telling.hands.get(seat)::remove);
                draw(telling, seat);
            }
            case BeziqueMove.Exchange ignored -> {
                Card up = board.turnedUp();
                if (up == null) {
                    throw new IllegalStateException("nothing is turned up");
                }
                int points = game.rules().melds().get(Kind.SEVEN);
                telling.tell(new BeziqueEvent.Exchanged(seat, up, seven(), points));
                telling.hands.get(seat).remove(seven());
                draw(telling, seat);
            }
            case BeziqueMove.Pass ignored -> {
                telling.tell(new BeziqueEvent.Passed(seat));
                draw(telling, seat);
            }
        }
        return telling.accepted();
    }

    private Refusal why(int seat, Move move) {
        return switch (move) {
            case BeziqueMove.Play ignored when board.declaring() ->
                    new Refusal("declareFirst", "Declare or pass before you play.");
            case BeziqueMove.Play(Card card, boolean shown) -> {
                boolean has =
                        shown
                                ? board.open().get(seat).stream().anyMatch(l -> l.card() == card)
                                : hands.get(seat).contains(card);
                yield has
                        ? new Refusal(
                                "mustFollow",
                                "You must follow suit and beat the card if you can, else trump it.")
                        : new Refusal(
                                "notHeld", "You do not have that %s.".formatted(card.title()));
            }
            case BeziqueMove ignored when !board.declaring() ->
                    new Refusal("notNow", "You may declare only when you have taken a trick.");
            case BeziqueMove.Exchange ignored ->
                    new Refusal("noSeven", "You have no seven of trump to exchange.");
            case BeziqueMove.Declare ignored ->
                    new Refusal(
                            "noSuchMeld",
                            "You cannot declare that: at least one card must come out of your hand,"
                                    + " and none may serve in the same twice.");
            default -> new Refusal("noSuchMove", "That is no move of Bezique.");
        };
    }

    private void play(Telling telling, int seat, Card card, boolean shown) {
        telling.tell(new BeziqueEvent.Played(seat, card, shown));
        if (!shown) {
            telling.hands.get(seat).remove(card);
        }
        List<Card> trick = telling.board.trick();
        if (trick.size() < 2) {
            return;
        }
        boolean second = Tricks.beats(trick.get(1), trick.get(0), trump());
        int winner = second ? 1 - board.leader() : board.leader();
        int brisques = (int) trick.stream().filter(Tricks::isBrisque).count();
        telling.tell(new BeziqueEvent.TrickTaken(winner, brisques, board.turnedUp() != null));
        if (telling.board.isPlayedOut()) {
            telling.tell(scored(telling.board, winner));
        }
    }

    private BeziqueEvent scored(Board end, int last) {
        List<Integer> scored = new ArrayList<>();
        List<Integer> totals = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            int bonus = seat == last ? game.rules().lastTrick() : 0;
            int points = end.brisques().get(seat) * game.rules().brisque() + bonus;
            scored.add(points);
            totals.add(end.totals().get(seat) + points);
        }
        boolean isReached = totals.stream().anyMatch(total -> total >= game.rules().target());
        boolean over = isReached && !totals.get(0).equals(totals.get(1));
        return new BeziqueEvent.DealScored(scored, totals, 1 - end.dealer(), over);
    }

    /** The winner of the trick draws, then the other; the very last card is the one turned up. */
    private static void draw(Telling telling, int winner) {
        for (int seat : new int[] {winner, 1 - winner}) {
            if (telling.stock.isEmpty()) {
                Card up = telling.board.turnedUp();
                telling.tell(
                        new BeziqueEvent.TurnUpTaken(seat, java.util.Objects.requireNonNull(up)));
            } else {
                Card card = telling.stock.removeFirst();
                telling.tell(new BeziqueEvent.Drawn(seat, List.of(card)));
                telling.hands.get(seat).add(card);
            }
        }
    }

    @Override
    public Position next(Move move) {
        Integer seat = board.toMove();
        if (seat != null && decide(seat, move) instanceof Decision.Accepted accepted) {
            return accepted.next();
        }
        throw new IllegalArgumentException(move + " is not legal");
    }

    @Override
    public Decision.Accepted shuffled(int[] order) {
        if (!(turn() instanceof Turn.Chance(int things))) {
            throw new IllegalStateException("it is not the turn of chance");
        }
        if (order.length != things) {
            throw new IllegalArgumentException("the order is not one of " + things);
        }
        List<Card> pack = IntStream.of(order).mapToObj(BeziqueGame.PACK::get).toList();
        Telling telling = new Telling(this);
        for (int seat = 0; seat < 2; seat++) {
            List<Card> hand =
                    pack.subList(seat * HAND, (seat + 1) * HAND).stream().sorted().toList();
            telling.tell(new BeziqueEvent.Dealt(seat, HAND, hand));
            telling.hands.get(seat).addAll(hand);
        }
        Card up = pack.get(2 * HAND);
        telling.stock.addAll(pack.subList(2 * HAND + 1, pack.size()));
        int points = up.rank() == Rank.SEVEN ? game.rules().melds().get(Kind.SEVEN) : 0;
        telling.tell(new BeziqueEvent.TurnedUp(up, points, telling.stock.size()));
        return telling.accepted();
    }

    @Override
    public View view(Viewer viewer) {
        Integer me = viewer instanceof Viewer.Seated(int seat) ? seat : null;
        return BeziqueView.of(me, me == null ? List.of() : hands.get(me), board);
    }

    @Override
    public Standing standing() {
        List<Integer> totals = board.totals();
        return new Standing(
                List.of(
                        new Standing.Side(
                                List.of(0),
                                totals.get(0),
                                board.over() && totals.get(0) > totals.get(1)),
                        new Standing.Side(
                                List.of(1),
                                totals.get(1),
                                board.over() && totals.get(1) > totals.get(0))));
    }

    @Override
    public String text() {
        return PositionText.print(this);
    }

    /** Events as they are told, with the position that they lead to. */
    private static final class Telling {
        private final BeziqueGame game;
        private Board board;
        private final List<List<Card>> hands = new ArrayList<>();
        private final List<Card> stock;
        private final List<meldhouse.api.game.Event> events = new ArrayList<>();

        Telling(BeziquePosition from) {
            game = from.game;
            board = from.board;
            from.hands.forEach(hand -> hands.add(new ArrayList<>(hand)));
            stock = new ArrayList<>(from.stock);
        }

        void tell(BeziqueEvent event) {
            board = board.after(event);
            events.add(event);
        }

        Decision.Accepted accepted() {
            return new Decision.Accepted(new BeziquePosition(game, board, hands, stock), events);
        }
    }
}
