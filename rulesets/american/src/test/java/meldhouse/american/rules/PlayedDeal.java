package meldhouse.american.rules;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanEvent.CardsBuried;
import meldhouse.american.AmericanEvent.ContractMade;
import meldhouse.american.AmericanEvent.DealScored;
import meldhouse.american.AmericanEvent.MeldsShown;
import meldhouse.american.AmericanEvent.TrickTaken;
import meldhouse.american.AmericanEvent.TrumpNamed;
import meldhouse.american.AmericanEvent.WidowTaken;
import meldhouse.american.AmericanMove;
import meldhouse.american.DealScore;
import meldhouse.american.DrawnFrom;
import meldhouse.american.Laid;
import meldhouse.american.Meld;
import meldhouse.american.MeldKind;
import meldhouse.american.Origin;
import meldhouse.american.SeatMelds;
import meldhouse.american.StockEvent.DixExchanged;
import meldhouse.american.StockEvent.Drew;
import meldhouse.american.StockEvent.Melded;
import meldhouse.american.TakenTrick;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Event;
import meldhouse.api.game.Turn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A deal set up and played from a text, through the positions of a table, and told as a text again:
 * what was melded, who took which trick, and how the deal was scored.
 *
 * <pre>
 * preset cutthroat
 * dealer 2
 * hand 0 AS AS TS …        a line for each seat that plays; widow, turned and stock likewise
 * 0 bid 250                seat and move
 * trick AS JS TS           the cards of a trick, as they are played in turn
 * </pre>
 */
final class PlayedDeal {
    private final StringBuilder told = new StringBuilder();
    private final long[] hands = new long[Seating.MOST];
    private long widow = Hand.EMPTY;
    private int turned = -1;
    private List<Integer> stock = List.of();
    private AmericanGame game = Games.PLAIN;
    private int dealer;
    private AmericanPosition position =
            Games.PLAIN.start() instanceof AmericanPosition p ? p : null;
    private boolean isDealt;

    private PlayedDeal() {}

    /** Plays a deal; tells it. */
    static String told(String text) {
        PlayedDeal deal = new PlayedDeal();
        text.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(deal::read);
        return deal.told.toString();
    }

    /** The position that a deal comes to. */
    static AmericanPosition position(String text) {
        PlayedDeal deal = new PlayedDeal();
        text.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(deal::read);
        deal.deal();
        return deal.position;
    }

    private void read(String line) {
        String[] words = line.split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        switch (words[0]) {
            case "preset" ->
                    game =
                            (AmericanGame)
                                    Games.RULESET.configure(Games.RULESET.preset(rest).rules());
            case "dealer" -> dealer = Integer.parseInt(rest);
            case "hand" -> {
                String[] parts = rest.split("\\s+", 2);
                hands[Integer.parseInt(parts[0])] = Hand.parse(parts[1]);
            }
            case "widow" -> widow = Hand.parse(rest);
            case "turned" -> turned = Deck.number(Card.parse(rest));
            case "stock" -> stock = Card.parseAll(rest).stream().map(Deck::number).toList();
            case "trick" -> Card.parseAll(rest).forEach(card -> make(new AmericanMove.Play(card)));
            default -> make(Integer.parseInt(words[0]), move(rest));
        }
    }

    private static AmericanMove move(String text) {
        String[] words = text.split("\\s+");
        List<String> more = Arrays.asList(words).subList(1, words.length);
        return switch (words[0]) {
            case "bid" -> new AmericanMove.Bid(Integer.parseInt(words[1]));
            case "pass" -> new AmericanMove.Pass();
            case "trump" -> new AmericanMove.Trump(Suit.parse(words[1]));
            case "bury" -> new AmericanMove.Bury(Card.parseAll(String.join(" ", more)));
            case "give" ->
                    new AmericanMove.Give(
                            Card.parse(words[1]),
                            Card.parseAll(String.join(" ", more.subList(1, more.size()))));
            case "decline" -> new AmericanMove.Decline();
            case "concede" -> new AmericanMove.Concede();
            case "throwIn" -> new AmericanMove.ThrowIn();
            case "giveUp" -> new AmericanMove.DefenderConcede();
            case "plays" -> new AmericanMove.Play(Card.parse(words[1]), from(words));
            case "melds" ->
                    new AmericanMove.LayMeld(
                            kind(words[1]), words.length > 2 ? Suit.parse(words[2]) : null);
            case "dix" -> new AmericanMove.Dix(more.contains("exchange"));
            case "done" -> new AmericanMove.Done();
            case "takes" ->
                    new AmericanMove.Take(
                            words[1].equals("turned") ? DrawnFrom.TURNED : DrawnFrom.STOCK);
            case "out" -> new AmericanMove.DeclareOut();
            default -> throw new AssertionError("no move: " + text);
        };
    }

    private static Origin from(String[] words) {
        return words.length > 2
                ? Origin.valueOf(words[2].toUpperCase(java.util.Locale.ROOT))
                : null;
    }

    private static MeldKind kind(String word) {
        return Arrays.stream(MeldKind.values())
                .filter(kind -> kind.toString().equals(word))
                .findFirst()
                .orElseThrow();
    }

    private void deal() {
        if (!isDealt) {
            isDealt = true;
            Layout layout = new Layout(Hands.of(hands).withWidow(widow), turned, stock);
            Story story = Story.heard();
            position = Dealing.dealt(Ledger.start(game, dealer), layout, story);
            story.end(position).events().forEach(this::tell);
        }
    }

    private void make(AmericanMove move) {
        deal();
        if (!(position.turn() instanceof Turn.Seated(int seat))) {
            throw new AssertionError("the deal is over before " + move);
        }
        make(seat, move);
    }

    private void make(int seat, AmericanMove move) {
        deal();
        var accepted = Games.accepted(position, seat, move);
        position = (AmericanPosition) accepted.next();
        accepted.events().forEach(this::tell);
    }

    private void line(String text, Object... values) {
        told.append(text.formatted(values)).append('\n');
    }

    private void tell(Event event) {
        switch ((AmericanEvent) event) {
            case ContractMade made ->
                    line("contract %d of seat %d", made.amount(), made.declarer());
            case TrumpNamed named -> line("trump %s", named.suit());
            case WidowTaken taken -> line("widow %s", Card.text(taken.cards()));
            case CardsBuried buried -> line("buried %s", Card.text(buried.buried().cards()));
            case MeldsShown shown -> shown.shown().forEach(this::tell);
            case Melded melded -> tell(melded.meld());
            case DixExchanged dix ->
                    line("seat %d takes %s for %s", dix.seat(), dix.taken(), dix.nine());
            case Drew drew -> line("seat %d draws %s", drew.seat(), drew.card());
            case TrickTaken taken -> tell(taken.trick());
            case DealScored scored -> tell(scored.score());
            default -> {}
        }
    }

    private void tell(SeatMelds shown) {
        List<String> melds = new ArrayList<>();
        for (Meld meld : shown.melds()) {
            melds.add(meld.kind() + " " + meld.points());
        }
        line(
                "seat %d melds %s",
                shown.seat(),
                melds.isEmpty() ? "0" : String.join(" + ", melds) + " = " + shown.points());
    }

    private void tell(TakenTrick trick) {
        line(
                "trick %d: %s: seat %d, %d",
                trick.number(),
                trick.cards().stream().map(PlayedDeal::laid).collect(Collectors.joining(" ")),
                trick.winner(),
                trick.points());
    }

    private static String laid(Laid laid) {
        return laid.seat() + ":" + laid.card();
    }

    private void tell(DealScore score) {
        line("outcome %s", score.outcome());
        line("meld %s", score.meld());
        line("tricks %s", score.tricks());
        line("cards %s", score.cardPoints());
        line("last trick %s", score.lastTrick());
        if (!score.buried().isEmpty()) {
            line("buried %s %s", Card.text(score.buried()), score.buriedPoints());
        }
        line("trick points %s", score.trickPoints());
        line("brings %s", score.delta());
        if (score.units() != null) {
            line("price %d, kitty %d", score.units().price(), score.units().kittyTotal());
        }
        if (score.checks() != null) {
            line(
                    "checks %s, contract %d, paid %s",
                    score.checks().bySeat(), score.checks().contract(), score.checks().ledger());
        }
    }
}
