package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.bot.Reason;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.View;
import meldhouse.client.RequestFailed;
import meldhouse.client.TableMirror;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.PlainJson;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.Unreadable;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A table of a ruleset that brings a screen. */
final class ScreenSpeaker implements Speaker {
    private final TableScreen screen;
    private final LanguageCodec codec;
    private final TableMirror mirror;
    private final @Nullable Game game;
    private final Citations citations;
    private Seats seats;
    private LegalMoves legal = LegalMoves.NONE;
    private Pause pause = Pause.NONE;

    /**
     * @param citations what score sheets say of the table's house rules; of its game, for a screen
     */
    ScreenSpeaker(
            TableScreen screen, Language language, String table, Seats seats, Citations citations) {
        this.screen = screen;
        this.codec = new LanguageCodec(language);
        this.mirror = new TableMirror(table, language);
        this.citations = citations;
        this.game = citations.game();
        this.seats = seats.playing(game).citing(citations);
    }

    @Override
    public void seats(Seats now) {
        seats = now.playing(game).citing(citations);
    }

    @Override
    public List<String> hear(ServerMessage.ViewNow view) throws Unreadable {
        boolean known = !mirror.isStale() && mirror.seq() == view.seq();
        mirror.set(view);
        return known ? List.of() : table();
    }

    @Override
    public List<String> hear(ServerMessage.EventSeen event) throws Unreadable {
        Optional<TableMirror.Step> step = mirror.after(event);
        pause = step.map(told -> screen.pause(told.event())).orElse(Pause.NONE);
        return step.map(told -> screen.told(told.event(), told.before(), told.after(), seats))
                .orElse(List.of());
    }

    @Override
    public boolean needsView() {
        return mirror.isStale();
    }

    @Override
    public List<String> turn(ServerMessage.YourTurn turn) throws Unreadable {
        legal = legal(turn);
        return view().map(view -> screen.turn(view, legal, seats)).orElse(List.of());
    }

    private LegalMoves legal(ServerMessage.YourTurn turn) throws Unreadable {
        List<Move> moves = new ArrayList<>();
        List<MoveRange> ranges = new ArrayList<>();
        for (JsonNode json : turn.legal()) {
            if (MoveRanges.isRange(json)) {
                ranges.add(MoveRanges.read(json, codec));
            } else {
                moves.add(codec.move(json));
            }
        }
        return LegalMoves.of(moves, ranges);
    }

    @Override
    public String prompt() {
        return view().map(view -> screen.prompt(view, legal, seats)).orElse(texts().say("prompt"));
    }

    @Override
    public Reading<JsonNode> read(String typed) {
        Optional<View> view = view();
        if (view.isEmpty()) {
            return new Reading.Unclear<>(texts().say("notBegun"));
        }
        return switch (screen.read(typed, view.get(), legal, seats)) {
            case Reading.Wish<Move> wish -> new Reading.Wish<>(codec.move(wish.move()));
            case Reading.Unclear<Move> unclear -> new Reading.Unclear<>(unclear.sentence());
            case Reading.Answer<Move> answer -> new Reading.Answer<>(answer.lines());
        };
    }

    @Override
    public boolean mayBeTakenBack(JsonNode move) {
        try {
            return codec.move(move).mayBeTakenBack();
        } catch (Unreadable e) {
            return false;
        }
    }

    @Override
    public List<String> table() {
        return view().map(view -> screen.table(view, seats)).orElseGet(this::nothingYet);
    }

    @Override
    public Optional<List<String>> command(String typed) {
        return screen.commands(seats.tongue()).stream()
                .filter(command -> command.isMeantBy(typed))
                .findFirst()
                .map(
                        command ->
                                view().map(view -> command.show().apply(view, seats))
                                        .orElseGet(this::nothingYet));
    }

    @Override
    public String words(JsonNode move) throws Unreadable {
        return screen.words(codec.move(move), seats);
    }

    @Override
    public String why(ServerMessage.HintGiven hint) {
        ServerMessage.Reason given = hint.reason();
        if (given == null) {
            return hint.why();
        }
        try {
            Map<String, Object> args = new LinkedHashMap<>();
            PlainJson.map(given.args())
                    .forEach((name, value) -> args.put(name, value == null ? "" : value));
            return screen.reason(new Reason(given.code(), args), seats).orElse(hint.why());
        } catch (IllegalArgumentException e) {
            // Sent by a server of another version: the sentence says it too.
            return hint.why();
        }
    }

    @Override
    public boolean takesBack() {
        return screen.takesBack();
    }

    @Override
    public List<String> help() {
        List<String> lines = new ArrayList<>(screen.help(seats));
        screen.commands(seats.tongue())
                .forEach(
                        command ->
                                lines.add(
                                        texts().say(
                                                        "command",
                                                        command.key(),
                                                        command.word(),
                                                        command.about())));
        return lines;
    }

    @Override
    public List<String> keys() {
        return screen.commands(seats.tongue()).stream()
                .map(command -> command.key() + " " + command.word())
                .toList();
    }

    @Override
    public String refusal(Throwable refusal, JsonNode move) {
        String sentence = new Failures(texts()).of(refusal, "move");
        if (!(refusal instanceof RequestFailed failed) || failed.details() == null) {
            return sentence;
        }
        String rule = failed.details().path("rule").asText();
        try {
            Move wish = codec.move(move);
            return view().flatMap(view -> screen.refusal(rule, wish, view, legal, seats))
                    .orElse(sentence);
        } catch (Unreadable e) {
            return sentence;
        }
    }

    @Override
    public Function<Look, Picture> painter() {
        Optional<View> view = view();
        LegalMoves now = legal;
        Seats known = seats;
        List<String> words = table();
        return look ->
                view.flatMap(seen -> screen.picture(seen, now, known, look))
                        .orElseGet(() -> Pictures.inWords(words, List.of(), look));
    }

    @Override
    public void turnOver() {
        legal = LegalMoves.NONE;
    }

    @Override
    public Pause pause() {
        return pause;
    }

    @Override
    public List<String> typable() {
        return view().map(view -> screen.typable(view, legal, seats)).orElse(List.of());
    }

    private List<String> nothingYet() {
        return List.of(texts().say("notBegun"));
    }

    private Texts texts() {
        return Texts.of(seats.tongue());
    }

    private Optional<View> view() {
        return mirror.view();
    }
}
