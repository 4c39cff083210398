package meldhouse.screens;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.Origin;
import meldhouse.american.StockEvent;
import meldhouse.api.bot.Reason;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.View;
import meldhouse.api.options.Values;
import meldhouse.client.terminal.Command;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Pause;
import meldhouse.client.terminal.Picture;
import meldhouse.client.terminal.Reading;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.TableScreen;
import meldhouse.client.terminal.Tongue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The American game, in plain lines and on a whole screen. */
public final class AmericanScreen implements TableScreen {
    /** For ServiceLoader. */
    public AmericanScreen() {}

    @Override
    public String ruleset() {
        return "american";
    }

    @Override
    public List<String> told(Event event, View before, View after, Seats seats) {
        return new AmericanNews(
                        (AmericanView) before,
                        (AmericanView) after,
                        Sides.of((AmericanView) after, seats))
                .of((AmericanEvent) event);
    }

    @Override
    public List<String> table(View view, Seats seats) {
        return tableOf((AmericanView) view, seats).whole();
    }

    private static AmericanTable tableOf(AmericanView view, Seats seats) {
        return new AmericanTable(view, Sides.of(view, seats));
    }

    private static AmericanTurn turnOf(View view, LegalMoves legal, Seats seats) {
        return new AmericanTurn((AmericanView) view, legal, Sides.of((AmericanView) view, seats));
    }

    @Override
    public List<String> turn(View view, LegalMoves legal, Seats seats) {
        return turnOf(view, legal, seats).lines();
    }

    @Override
    public String prompt(View view, LegalMoves legal, Seats seats) {
        return turnOf(view, legal, seats).prompt();
    }

    @Override
    public Reading<Move> read(String typed, View view, LegalMoves legal, Seats seats) {
        return new AmericanTyping((AmericanView) view, legal, Sides.of((AmericanView) view, seats))
                .read(typed);
    }

    @Override
    public String words(Move move, Seats seats) {
        Words words = Words.of(seats.tongue());
        return switch ((AmericanMove) move) {
            case AmericanMove.Bid(int amount) -> words.say("move.bid", amount);
            case AmericanMove.Pass() -> words.say("move.pass");
            case AmericanMove.Trump(var suit) -> words.say("move.trump", words.suit(suit));
            case AmericanMove.PassCards(var cards) -> words.say("move.give", words.briefs(cards));
            case AmericanMove.Declare(var melds) ->
                    melds.isEmpty()
                            ? words.say("move.declare.none")
                            : words.say("move.declare", words.claims(melds));
            case AmericanMove.Play(var card, var from) ->
                    words.say(
                            from == Origin.TABLE ? "move.play.table" : "move.play",
                            words.title(card));
            case AmericanMove.Concede() -> words.say("move.concede");
            case AmericanMove.ClaimMisdeal() -> words.say("move.redeal");
            case AmericanMove.Decline() -> words.say("move.decline");
            case AmericanMove.ThrowIn() -> words.say("move.throwIn");
            case AmericanMove.GiveUpStuck() -> words.say("move.concede");
            case AmericanMove.Give(var keep, var to) ->
                    words.say("move.giveOut", words.brief(keep), words.briefs(to));
            case AmericanMove.Bury(var cards) -> words.say("move.bury", words.briefs(cards));
            case AmericanMove.DefenderConcede() -> words.say("move.concede");
            case AmericanMove.Moon() -> words.say("move.moon");
            case AmericanMove.LayMeld meld -> words.say("move.meld", words.meld(meld));
            case AmericanMove.LayExtra(String name) -> words.say("move.meld", name);
            case AmericanMove.Dix(boolean exchange) ->
                    words.say(exchange ? "move.exchange" : "move.dix");
            case AmericanMove.Done() -> words.say("move.done");
            case AmericanMove.Take(var from) -> words.say("move.take." + from.name());
            case AmericanMove.DeclareOut() -> words.say("move.out");
            case AmericanMove.ExchangeDix() -> words.say("move.exchange");
        };
    }

    @Override
    public Optional<String> refusal(
            String rule, Move move, View view, LegalMoves legal, Seats seats) {
        return seats.tongue() == Tongue.ENGLISH
                ? Optional.empty()
                : new Refusals((AmericanView) view, legal, Sides.of((AmericanView) view, seats))
                        .of(rule, (AmericanMove) move);
    }

    @Override
    public Optional<String> reason(Reason reason, Seats seats) {
        return Words.of(seats.tongue()).reason(reason);
    }

    @Override
    public Optional<String> term(String name, Tongue tongue) {
        return Words.of(tongue).term(name);
    }

    @Override
    public List<Command> commands(Tongue tongue) {
        return List.of(
                command(tongue, "a", "auction", AmericanTable::auction),
                command(tongue, "m", "melds", AmericanTable::melds),
                command(tongue, "l", "last", AmericanTable::lastTrick),
                command(tongue, "s", "scores", AmericanTable::scores));
    }

    private static Command command(
            Tongue tongue, String key, String name, Function<AmericanTable, List<String>> show) {
        Words words = Words.of(tongue);
        return new Command(
                key,
                words.say("command." + name + ".word"),
                words.say("command." + name + ".about"),
                (view, seats) -> show.apply(tableOf((AmericanView) view, seats)));
    }

    /** Without what only a stock or a widow brings, where the table has neither. */
    @Override
    public List<String> help(Seats seats) {
        List<String> lines = new ArrayList<>(help(seats.tongue()));
        if (seats.game() == null) {
            return lines;
        }
        Values values =
                seats.game().ruleset().options().resolve(seats.game().houseRules()).values();
        Words words = Words.of(seats.tongue());
        if (!values.flag("stockDraw")) {
            lines.remove(words.say("help.melding"));
        }
        if (!values.flag("stockDraw") && values.whole("widowSize") == 0) {
            lines.set(lines.indexOf(words.say("help.bury")), words.say("help.pass"));
        }
        return lines;
    }

    @Override
    public List<String> help(Tongue tongue) {
        Words words = Words.of(tongue);
        return List.of(
                words.say("help.cards"),
                words.say("help.letters"),
                words.say("help.numbers"),
                words.say("help.moves"),
                words.say("help.melding"),
                words.say("help.bury"),
                words.say("help.clash"));
    }

    @Override
    public Optional<Picture> picture(View view, LegalMoves legal, Seats seats, Look look) {
        return Optional.of(
                new AmericanPicture(
                                (AmericanView) view,
                                legal,
                                Sides.of((AmericanView) view, seats),
                                look)
                        .picture());
    }

    @Override
    public Pause pause(Event event) {
        return switch ((AmericanEvent) event) {
            case AmericanEvent.Bid ignored -> Pause.SHORT;
            case AmericanEvent.Passed ignored -> Pause.SHORT;
            case AmericanEvent.ContractMade ignored -> Pause.SHORT;
            case AmericanEvent.TrumpNamed ignored -> Pause.SHORT;
            case AmericanEvent.Played ignored -> Pause.SHORT;
            case AmericanEvent.Conceded ignored -> Pause.SHORT;
            case AmericanEvent.MisdealClaimed ignored -> Pause.LONG;
            case AmericanEvent.MeldsShown ignored -> Pause.LONG;
            case AmericanEvent.TrickTaken ignored -> Pause.LONG;
            case AmericanEvent.DealScored ignored -> Pause.LONG;
            case AmericanEvent.MatchStarted ignored -> Pause.NONE;
            case AmericanEvent.DealerDrawn ignored -> Pause.NONE;
            case AmericanEvent.Dealt ignored -> Pause.NONE;
            case AmericanEvent.Declined ignored -> Pause.NONE;
            case AmericanEvent.DealVoid ignored -> Pause.NONE;
            case AmericanEvent.CardsChosen ignored -> Pause.NONE;
            case AmericanEvent.PassedCards ignored -> Pause.NONE;
            case AmericanEvent.MatchEnded ignored -> Pause.NONE;
            case AmericanEvent.GaveUpStuck _,
                    AmericanEvent.ThrownIn _,
                    AmericanEvent.DefenderConceded _,
                    AmericanEvent.MisdealAsked _,
                    AmericanEvent.MoonAnnounced _,
                    AmericanEvent.CardsBuried _ ->
                    Pause.SHORT;
            case AmericanEvent.WidowTaken _ -> Pause.LONG;
            case StockEvent.Melded _, StockEvent.DixExchanged _, StockEvent.DeclaredOut _ ->
                    Pause.LONG;
            case StockEvent.TrumpTurned _,
                    StockEvent.MeldingDone _,
                    StockEvent.Drew _,
                    StockEvent.TableCleared _ ->
                    Pause.NONE;
        };
    }

    @Override
    public List<String> typable(View view, LegalMoves legal, Seats seats) {
        return turnOf(view, legal, seats).typable();
    }
}
