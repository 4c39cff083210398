package meldhouse.screens;

import meldhouse.api.bot.Reason;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.View;
import meldhouse.client.terminal.Command;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Pause;
import meldhouse.client.terminal.Picture;
import meldhouse.client.terminal.Reading;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.TableScreen;
import meldhouse.client.terminal.Tongue;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The Danish game, in plain lines and on a whole screen. */
public final class DanishScreen implements TableScreen {
    /** For ServiceLoader. */
    public DanishScreen() {}

    @Override
    public String ruleset() {
        return "danish";
    }

    private static DanishSides sides(View view, Seats seats) {
        return new DanishSides((DanishView) view, seats);
    }

    @Override
    public List<String> told(Event event, View before, View after, Seats seats) {
        return new DanishNews((DanishView) before, (DanishView) after, sides(after, seats))
                .of((DanishEvent) event);
    }

    @Override
    public List<String> table(View view, Seats seats) {
        return new DanishTable(sides(view, seats)).whole();
    }

    @Override
    public List<String> turn(View view, LegalMoves legal, Seats seats) {
        return new DanishTurn(sides(view, seats), legal).lines();
    }

    @Override
    public String prompt(View view, LegalMoves legal, Seats seats) {
        return new DanishTurn(sides(view, seats), legal).prompt();
    }

    @Override
    public Reading<Move> read(String typed, View view, LegalMoves legal, Seats seats) {
        return new DanishTyping(sides(view, seats), legal).read(typed);
    }

    @Override
    public String words(Move move, Seats seats) {
        return new DanishWords(Words.of(seats.tongue())).of((DanishMove) move);
    }

    @Override
    public Optional<String> reason(Reason reason, Seats seats) {
        return Words.of(seats.tongue()).reason(reason);
    }

    @Override
    public Optional<String> term(String name, Tongue tongue) {
        String key = "dk.special." + name;
        Words words = Words.of(tongue);
        return words.texts().has(key) ? Optional.of(words.say(key)) : Optional.empty();
    }

    @Override
    public List<Command> commands(Tongue tongue) {
        return List.of(
                command(tongue, "m", "melds", sides -> new DanishMelds(sides).lines()),
                command(tongue, "o", "open", sides -> new DanishTable(sides).pile()),
                command(tongue, "l", "last", sides -> new DanishMelds(sides).last()),
                command(tongue, "s", "scores", sides -> new DanishTable(sides).scores()));
    }

    private static Command command(
            Tongue tongue, String key, String name, Function<DanishSides, List<String>> show) {
        Words words = Words.of(tongue);
        return new Command(
                key,
                words.say("dk.command." + name + ".word"),
                words.say("dk.command." + name + ".about"),
                (view, seats) -> show.apply(sides(view, seats)));
    }

    @Override
    public boolean takesBack() {
        return false;
    }

    @Override
    public List<String> help(Tongue tongue) {
        Words words = Words.of(tongue);
        return List.of(
                words.say("dk.help.draw"),
                words.say("dk.help.lay"),
                words.say("dk.help.several"),
                words.say("dk.help.wild"),
                words.say("dk.help.off"),
                words.say("dk.help.redde"),
                words.say("dk.help.discard"),
                words.say("dk.help.sure"),
                words.say("dk.help.mark"));
    }

    @Override
    public Optional<String> refusal(
            String rule, Move move, View view, LegalMoves legal, Seats seats) {
        String key = "dk.refused." + rule;
        Words words = Words.of(seats.tongue());
        return seats.tongue() == Tongue.ENGLISH || !words.texts().has(key)
                ? Optional.empty()
                : Optional.of(
                        words.say(
                                key,
                                new DanishCards(words)
                                        .list(DanishChoices.cards((DanishMove) move))));
    }

    @Override
    public Optional<Picture> picture(View view, LegalMoves legal, Seats seats, Look look) {
        return Optional.of(new DanishPicture(sides(view, seats), legal, look).picture());
    }

    @Override
    public Pause pause(Event event) {
        return switch ((DanishEvent) event) {
            case DanishEvent.CardsDrawn _,
                    DanishEvent.Discarded _,
                    DanishEvent.CutGuessed _,
                    DanishEvent.Accepted _ ->
                    Pause.SHORT;
            case DanishEvent.Laid _,
                    DanishEvent.LaidOff _,
                    DanishEvent.Rescued _,
                    DanishEvent.OpeningFailed _,
                    DanishEvent.Pumba _,
                    DanishEvent.PumbaMissed _,
                    DanishEvent.RoundEnded _,
                    DanishEvent.RoundScored _ ->
                    Pause.LONG;
            case DanishEvent.MatchStarted _,
                    DanishEvent.SeatingDrawn _,
                    DanishEvent.Cut _,
                    DanishEvent.Dealt _,
                    DanishEvent.TurnedUp _,
                    DanishEvent.Reshuffled _,
                    DanishEvent.MatchEnded _ ->
                    Pause.NONE;
        };
    }

    @Override
    public List<String> typable(View view, LegalMoves legal, Seats seats) {
        return new DanishTurn(sides(view, seats), legal).typable();
    }
}
