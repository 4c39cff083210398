package meldhouse.server.journal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.options.HouseRules;
import meldhouse.engine.Seed;
import meldhouse.server.bus.Player;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the server must not forget: each is one line of the journal. Whatever the server holds of
 * players, tables and matches is the fold of these.
 */
public sealed interface Fact {
    /** About players; in the lobby's lines. */
    sealed interface OfLobby extends Fact {}

    /** About one table; in the table's lines. */
    sealed interface OfTable extends Fact {}

    /**
     * A player has come or taken another name.
     *
     * @param tokenHash SHA-256 of the secret by which the player is known again
     */
    record PlayerKnown(Player player, String tokenHash) implements OfLobby {}

    /** A player with no seat and no connection gave way to a newcomer of the same name. */
    record PlayerForgotten(String player) implements OfLobby {}

    /**
     * The host keeps a player out, and whoever else would come under that name.
     *
     * @param player the id
     */
    record PlayerBanned(String player, String name) implements OfLobby {}

    /**
     * The host keeps out whoever comes from an address.
     *
     * @param address as {@link java.net.InetAddress#getHostAddress} writes it
     */
    record AddressBanned(String address) implements OfLobby {}

    /**
     * The host keeps somebody out no longer.
     *
     * @param whom the id of the player, or the address
     */
    record BanLifted(String whom) implements OfLobby {}

    /**
     * A table was made; always the first of a table's lines.
     *
     * @param version of the ruleset
     * @param houseRules every option with its value
     * @param origins who says so, of each option that is not the default and of each function, by
     *     its hook: {@code preset bid500}, {@code kitchen-table.js:3:5}
     * @param files the house-rule files that were read for it, the base first
     * @param preset the preset or file that they began with; null: the defaults
     * @param code needed to sit or watch; null: none is
     * @param seed where the seeds of all its matches come from
     * @param seeded whether the maker chose the seed
     * @param turnSeconds for a person's turn; null: no limit
     * @param undo whether a move may be taken back while nobody has answered it
     * @param standIn the id of the bot that plays for players who leave or are away; null: the
     *     strongest
     * @param owner who made it
     * @param seats who sits where, from seat 0
     */
    record TableMade(
            String ruleset,
            String version,
            HouseRules houseRules,
            Map<String, String> origins,
            List<RuleText> files,
            @Nullable String preset,
            String title,
            @Nullable String code,
            Seed seed,
            boolean seeded,
            @Nullable Integer turnSeconds,
            boolean undo,
            @Nullable String standIn,
            Player owner,
            List<Occupant> seats)
            implements OfTable {
        public TableMade {
            origins = Collections.unmodifiableMap(new LinkedHashMap<>(origins));
            files = List.copyOf(files);
            seats = List.copyOf(seats);
        }

        /** The same with a seed that nobody chose. */
        public TableMade withSecret(Seed secret) {
            return new TableMade(
                    ruleset,
                    version,
                    houseRules,
                    origins,
                    files,
                    preset,
                    title,
                    code,
                    secret,
                    false,
                    turnSeconds,
                    undo,
                    standIn,
                    owner,
                    seats);
        }

        /** Without what is secret. */
        @Override
        public String toString() {
            return "TableMade[ruleset=%s, version=%s, title=%s, owner=%s, seats=%s]"
                    .formatted(ruleset, version, title, owner, seats);
        }
    }

    /**
     * A house-rule file as it was when a table was made.
     *
     * @param file its name without folders
     * @param hash SHA-256 of its text
     * @param text all of it
     */
    record RuleText(String file, String hash, String text) {}

    /** Somebody else has the seat now, or nobody. */
    record SeatChanged(int seat, Occupant occupant) implements OfTable {}

    /** Somebody else owns the table; null: nobody. */
    record OwnerChanged(@Nullable Player owner) implements OfTable {}

    /** A player was sent away and may not sit here again until the owner lets them. */
    record Banned(String player) implements OfTable {}

    /** A player who was sent away may come again. */
    record LetIn(String player) implements OfTable {}

    /** A player mixed something into the next shuffle. */
    record Salted(String player, String salt) implements OfTable {}

    /** A match begins. */
    record Started() implements OfTable {}

    /**
     * A move was accepted.
     *
     * @param seq the number of the turn that it answers
     * @param move in the ruleset's language
     * @param by who made it for the seat
     */
    record Moved(int seat, long seq, JsonNode move, By by) implements OfTable {}

    /**
     * The last move was taken back by whoever made it.
     *
     * @param seq the number that the table had reached by it
     */
    record TakenBack(int seat, long seq) implements OfTable {}

    /**
     * A function of the house rules gave no answer, so the rules did what they do without; written
     * before anybody hears of what came of it.
     *
     * @param argument the hash of what it was asked
     * @param sentence what everybody at the table is told
     */
    record HookFailed(String hook, String argument, String sentence) implements OfTable {}

    /** A function of the house rules failed too often: it is off for the rest of the match. */
    record HookOff(String hook) implements OfTable {}

    /** The table was halted, or goes on. */
    record Paused(boolean on) implements OfTable {}

    /**
     * The others have agreed on what is to become of a seat whose player is away; it holds until
     * they agree on something else or the player is back.
     *
     * @param on null: nothing holds any more
     */
    record Agreed(int seat, @Nullable Agreement on) implements OfTable {}

    /** The players have agreed to end the match: it has no result. */
    record BrokenOff() implements OfTable {}

    /**
     * The seats are to play another match.
     *
     * @param seed where the seeds come from now on, in place of one that the maker chose; null: as
     *     before
     */
    record Rematched(@Nullable Seed seed) implements OfTable {}

    /** The table is no more. */
    record Closed() implements OfTable {}

    /** What may be agreed on for a seat whose player is away. */
    enum Agreement {
        /** No bot plays for it as long as somebody waits at the table. */
        WAIT,
        /** A bot plays for it at once. */
        BOT;

        /** The word in journals. */
        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** Who made a move for a seat. */
    enum By {
        /** The person in the seat. */
        PLAYER,
        /** The bot in the seat, or that of a person who is away. */
        BOT,
        /** The table, since the bot failed. */
        FALLBACK,
        /** The table, since the time was over. */
        CLOCK;

        /** The word in logs and journals. */
        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
