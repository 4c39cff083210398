package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Language;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.View;
import meldhouse.client.TableMirror;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.Unreadable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table of a ruleset that brings a screen. */
final class ScreenSpeaker implements Speaker {
    private static final List<String> NOTHING_YET = List.of("The match has not begun.");

    private final TableScreen screen;
    private final LanguageCodec codec;
    private final TableMirror mirror;
    private Seats seats;
    private LegalMoves legal = LegalMoves.NONE;

    ScreenSpeaker(TableScreen screen, Language language, String table, Seats seats) {
        this.screen = screen;
        this.codec = new LanguageCodec(language);
        this.mirror = new TableMirror(table, language);
        this.seats = seats;
    }

    @Override
    public void seats(Seats now) {
        seats = now;
    }

    @Override
    public List<String> hear(ServerMessage.ViewNow view) throws Unreadable {
        boolean known = !mirror.isStale() && mirror.seq() == view.seq();
        mirror.set(view);
        return known ? List.of() : table();
    }

    @Override
    public List<String> hear(ServerMessage.EventSeen event) throws Unreadable {
        return mirror.after(event)
                .map(step -> screen.told(step.event(), step.before(), step.after(), seats))
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
        return view().map(view -> screen.prompt(view, legal, seats)).orElse("Your move:");
    }

    @Override
    public Reading<JsonNode> read(String typed) {
        Optional<View> view = view();
        if (view.isEmpty()) {
            return new Reading.Unclear<>("The match has not begun.");
        }
        return switch (screen.read(typed, view.get(), legal)) {
            case Reading.Wish<Move> wish -> new Reading.Wish<>(codec.move(wish.move()));
            case Reading.Unclear<Move> unclear -> new Reading.Unclear<>(unclear.sentence());
        };
    }

    @Override
    public List<String> table() {
        return view().map(view -> screen.table(view, seats)).orElse(NOTHING_YET);
    }

    @Override
    public Optional<List<String>> command(String typed) {
        return screen.commands().stream()
                .filter(command -> command.isMeantBy(typed))
                .findFirst()
                .map(
                        command ->
                                view().map(view -> command.show().apply(view, seats))
                                        .orElse(NOTHING_YET));
    }

    @Override
    public String words(JsonNode move) throws Unreadable {
        return screen.words(codec.move(move));
    }

    @Override
    public List<String> help() {
        List<String> lines = new ArrayList<>(screen.help());
        screen.commands()
                .forEach(
                        command ->
                                lines.add(
                                        "%s or %s: %s"
                                                .formatted(
                                                        command.key(),
                                                        command.word(),
                                                        command.about())));
        return lines;
    }

    private Optional<View> view() {
        return mirror.view();
    }
}
