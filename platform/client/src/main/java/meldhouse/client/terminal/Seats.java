package meldhouse.client.terminal;

import meldhouse.api.game.Game;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Who sits at a table, as one viewer speaks of them, and what is played there.
 *
 * @param own the viewer's seat; {@link #WATCHING} for somebody without one
 * @param names by seat, each of them once
 * @param tongue the viewer's language
 * @param game the game with the table's house rules, for a screen that says what a move would come
 *     to; null: they are not known here, and nothing that hangs on them may be said
 * @param citations what score sheets say of the house rules
 */
public record Seats(
        int own, List<String> names, Tongue tongue, @Nullable Game game, Citations citations) {
    /** No seat: somebody who watches. */
    public static final int WATCHING = -1;

    private static final Set<String> PRONOUNS = Set.of("you", "du");

    public Seats {
        names = distinct(names);
    }

    /**
     * As a server describes a table.
     *
     * @param player the viewer's player id
     */
    static Seats of(ServerMessage.TableRow row, String player, Tongue tongue) {
        int own = WATCHING;
        List<String> names = new ArrayList<>();
        for (ServerMessage.SeatRow seat : row.seats()) {
            if (player.equals(seat.player())) {
                own = seat.seat();
            }
            names.add(
                    switch (seat.kind()) {
                        case OPEN -> Texts.of(tongue).say("seat", seat.seat());
                        case PLAYER -> String.valueOf(seat.who());
                        // A bot's id as a name, since it may begin a sentence.
                        case BOT -> Texts.capital(String.valueOf(seat.who()));
                    });
        }
        return new Seats(own, names, tongue);
    }

    /** Where nothing is cited. */
    public Seats(int own, List<String> names, Tongue tongue, @Nullable Game game) {
        this(own, names, tongue, game, Citations.NONE);
    }

    /** Where nothing is known of the house rules. */
    public Seats(int own, List<String> names, Tongue tongue) {
        this(own, names, tongue, null);
    }

    /** In English. */
    public Seats(int own, List<String> names) {
        this(own, names, Tongue.ENGLISH);
    }

    /**
     * Whether a function of the house rules decides at a hook: it runs at the server, so what it
     * would answer cannot be said before.
     */
    public boolean isDecided(String hook) {
        return game != null && game.hooks().present().contains(hook);
    }

    /** The same seats at a table where this is played. */
    public Seats playing(@Nullable Game played) {
        return new Seats(own, names, tongue, played, citations);
    }

    /** The same seats at a table of which this is to be cited. */
    public Seats citing(Citations cited) {
        return new Seats(own, names, tongue, game, cited);
    }

    /** Names that occur more than once get their seat's number. */
    private static List<String> distinct(List<String> names) {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) {
            String name = names.get(seat);
            boolean once = names.stream().filter(name::equals).count() == 1;
            boolean pronoun = PRONOUNS.contains(name.toLowerCase(java.util.Locale.ROOT));
            all.add(once && !pronoun ? name : name + " " + seat);
        }
        return List.copyOf(all);
    }

    /** Whether the viewer sits there. */
    public boolean isOwn(int seat) {
        return seat == own;
    }

    /** Who sits there, for a sentence. */
    public Who who(int seat) {
        Texts texts = Texts.of(tongue);
        return isOwn(seat)
                ? Who.viewer(
                        texts.say("you.subject"),
                        texts.say("you.dative"),
                        texts.say("you.accusative"))
                : Who.named(named(seat));
    }

    /** Two partners, the first one first: {@code "you and Ann"}. */
    public Who pair(int first, int second) {
        Texts texts = Texts.of(tongue);
        return Who.together(List.of(who(first), who(second)), names -> texts.list("and", names));
    }

    private String named(int seat) {
        return seat >= 0 && seat < names.size()
                ? names.get(seat)
                : Texts.of(tongue).say("seat", seat);
    }
}
