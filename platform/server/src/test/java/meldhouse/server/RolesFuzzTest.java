package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.MessageCodec;
import meldhouse.server.bus.Secret;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.Occupant;
import meldhouse.store.Journal;
import meldhouse.store.MemoryJournal;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Every request there is, in many shapes, to a table in every state, by those who may not: the
 * table's lines in the journal stay as they are, and nobody is sent a card that was not public.
 * Roles are the server's: no client can say what it is.
 */
@Timeout(120)
class RolesFuzzTest {
    private static final Catalog INSTALLED = Catalog.of(RolesFuzzTest.class.getClassLoader());

    /** Cards as both games write them; in any text, since an error might name one, too. */
    private static final Pattern CARD = Pattern.compile("\\b([2-9TJQKA][SHDC]|JK)\\b");

    private static final String CODE = "opensesame";

    /** By these little is shown of the cards before the first question. */
    private static final Map<String, HouseRules> LITTLE_DRAWN =
            Map.of(
                    "american", HouseRules.of("firstDealer", "seat0"),
                    "danish",
                            HouseRules.of("players", 2)
                                    .with("teamMode", "individual")
                                    .with("exactCutPoints", 0));

    /** A match that is soon over. */
    private static final Map<String, HouseRules> BRIEF =
            Map.of(
                    "american", HouseRules.of("target", null).with("dealsPerMatch", 1),
                    "danish", HouseRules.of("players", 2).with("teamMode", "individual"));

    private static final Duration LONG = Duration.ofHours(1);
    private static final int MOST_MOVES = 20_000;

    private enum State {
        WAITING,
        PLAYING,
        PAUSED,
        OVER
    }

    private enum Role {
        STRANGER,
        WATCHER,
        SEATED
    }

    /**
     * A table of the journal.
     *
     * @param match as it stands; before its first move where it waits
     */
    private record Case(String table, State state, List<Fact.OfTable> facts, Match match) {
        int toMove() {
            return match.turn() instanceof Turn.Seated(int seat) ? seat : -1;
        }

        /** A seat that neither owns the table nor is to move, where there is one. */
        int seat() {
            return toMove() == 1 && seats() > 2 ? 2 : 1;
        }

        int seats() {
            return ((Fact.TableMade) facts.getFirst()).seats().size();
        }
    }

    static Stream<String> rulesets() {
        return Questions.NOBODY_ASKED.keySet().stream().sorted();
    }

    private static Fact.TableMade made(Game game, @Nullable String code) {
        return withCode(Questions.made(game, Seed.ofNumber(1)), code);
    }

    /**
     * The same table, at which moves may be taken back. Only with a seed of the maker's are its
     * cards known beforehand; with a code everybody else may sit down who has it.
     */
    private static Fact.TableMade withCode(Fact.TableMade made, @Nullable String code) {
        return new Fact.TableMade(
                made.ruleset(),
                made.version(),
                made.houseRules(),
                made.origins(),
                made.files(),
                null,
                made.title(),
                code,
                made.seed(),
                code == null,
                null,
                true,
                null,
                made.owner(),
                made.seats());
    }

    /** It begins once somebody has its last seat, for which there is a code. */
    private static Fact.TableMade waiting(Game game) {
        Fact.TableMade made = made(game, CODE);
        List<Occupant> seats = new ArrayList<>(made.seats());
        seats.set(seats.size() - 1, new Occupant.Open());
        return withSeats(made, seats);
    }

    private static Fact.TableMade withSeats(Fact.TableMade made, List<Occupant> seats) {
        return new Fact.TableMade(
                made.ruleset(),
                made.version(),
                made.houseRules(),
                made.origins(),
                made.files(),
                null,
                made.title(),
                made.code(),
                made.seed(),
                made.seeded(),
                null,
                true,
                null,
                made.owner(),
                seats);
    }

    private static List<Fact.OfTable> with(List<Fact.OfTable> facts, Fact.OfTable more) {
        List<Fact.OfTable> all = new ArrayList<>(facts);
        all.add(more);
        return all;
    }

    private static List<Case> cases(Ruleset ruleset) throws Exception {
        List<Case> cases = new ArrayList<>();
        Game game = ruleset.configure(HouseRules.DEFAULTS);
        Seed seed = Seed.ofNumber(1);
        Match fresh = Match.start(game, seed.mixedWith(List.of())).match();
        cases.add(new Case("twaiting", State.WAITING, List.of(waiting(game)), fresh));
        for (var asked : new Questions.Search(ruleset, Questions.phases(ruleset)).all().values()) {
            List<Fact.OfTable> facts = new ArrayList<>(asked.facts());
            facts.set(0, withCode((Fact.TableMade) facts.getFirst(), null));
            cases.add(new Case(asked.table(), State.PLAYING, facts, asked.match()));
            if (cases.size() < 6) {
                cases.add(
                        new Case(
                                asked.table() + "p",
                                State.PAUSED,
                                with(facts, new Fact.Paused(true)),
                                asked.match()));
            }
        }
        Game brief = ruleset.configure(BRIEF.get(ruleset.info().id()));
        cases.add(over(ruleset, brief, start(brief, seed)));
        return cases;
    }

    /** Played by whoever takes the first move that is legal, or any where that leads nowhere. */
    private static Case over(Ruleset ruleset, Game game, Match fresh) throws Exception {
        LanguageCodec codec = new LanguageCodec(ruleset.language());
        var random = Seed.ofNumber(2).randomFor("moves");
        List<Fact.OfTable> facts = new ArrayList<>(List.of(made(game, null), new Fact.Started()));
        Match match = fresh;
        while (match.turn() instanceof Turn.Seated(int seat)) {
            assertThat(facts.size()).isLessThan(MOST_MOVES);
            List<JsonNode> legal = codec.legal(match.position().legalMoves());
            JsonNode move = Questions.one(legal.get(random.nextInt(legal.size())));
            facts.add(new Fact.Moved(seat, match.events(), move, Fact.By.PLAYER));
            if (match.decide(seat, codec.move(move)) instanceof Step step) {
                match = step.match();
            }
        }
        return new Case("tover", State.OVER, facts, match);
    }

    private static ServerConfig config(Journal journal) {
        ServerConfig.Patience patience = ServerConfig.Patience.USUAL;
        return ServerConfig.of(INSTALLED, journal)
                .withPatience(patience.withGrace(LONG).withIdle(LONG))
                .withLimits(
                        new ServerConfig.Limits(
                                100, 10_000, 10_000, 1_000_000, 1 << 24, Integer.MAX_VALUE, 8));
    }

    /** The lines of each table at hand. */
    private static final class OpenJournal implements Journal {
        private final MemoryJournal journal = new MemoryJournal();
        private final Map<String, List<String>> lines = new ConcurrentHashMap<>();

        List<String> lines(String table) {
            return List.copyOf(lines.getOrDefault(table, List.of()));
        }

        @Override
        public CompletionStage<Void> append(String table, String line) {
            lines.computeIfAbsent(table, any -> new CopyOnWriteArrayList<>()).add(line);
            return journal.append(table, line);
        }

        @Override
        public void replay(BiConsumer<String, String> to) {
            journal.replay(to);
        }

        @Override
        public CompletionStage<Void> retire(String table) {
            lines.remove(table);
            return journal.retire(table);
        }

        @Override
        public void close() {}
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void nobodyMovesATableOrLearnsACardByAnyRequest(String id) throws Exception {
        Ruleset ruleset = INSTALLED.ruleset(id);
        List<Case> cases = cases(ruleset);
        OpenJournal journal = new OpenJournal();
        for (int seat = 0; seat < 5; seat++) {
            Questions.write(
                    journal,
                    "lobby",
                    new Fact.PlayerKnown(
                            Questions.player(seat), Secret.hash(Questions.token(seat))));
        }
        for (Case one : cases) {
            one.facts().forEach(fact -> Questions.write(journal, one.table(), fact));
        }
        try (TestServer server = TestServer.start(config(journal));
                LogCapture log = LogCapture.of("meldhouse")) {
            assertThat(server.server().setAside()).isEmpty();
            Set<Class<?>> asked = new HashSet<>();
            for (Case one : cases) {
                for (Role role : Role.values()) {
                    asked.addAll(new Trial(server, journal, ruleset, one, role).run());
                }
            }
            assertThat(asked).contains(ClientMessage.class.getPermittedSubclasses());
            assertThat(log.text()).doesNotContain("Exception", "Error");
        }
    }

    /** One role at one table: all requests, one after the other. */
    private record Trial(
            TestServer server, OpenJournal journal, Ruleset ruleset, Case at, Role role) {
        Set<Class<?>> run() throws Exception {
            try (LineClient client =
                    role == Role.SEATED
                            ? LineClient.rejoin(server.port(), Questions.token(at.seat()))
                            : server.join("%s at %s".formatted(role, at.table()))) {
                if (role == Role.WATCHER) {
                    client.ok("watch", "table", at.table(), "from", 0, "code", CODE);
                }
                client.ok("ping");
                List<String> before = journal.lines(at.table());
                assertThat(before).hasSameSizeAs(at.facts());
                Set<Class<?>> asked = new HashSet<>();
                for (ClientMessage request : requests()) {
                    if (!may(request)) {
                        client.sendLine(MessageCodec.print(request));
                        String re = request.id().json().asText();
                        client.await(m -> m.path("re").asText().equals(re));
                        assertThat(journal.lines(at.table()))
                                .as("%s at %s: %s", role, at.table(), request)
                                .isEqualTo(before);
                        asked.add(request.getClass());
                    }
                }
                client.ok("ping");
                tellsNothingHidden(client.heard());
                return asked;
            }
        }

        /** A stranger asks to watch last, being none from then on. */
        private List<ClientMessage> requests() throws Exception {
            LanguageCodec codec = new LanguageCodec(ruleset.language());
            List<JsonNode> moves =
                    at.state() == State.OVER
                            ? List.of(((Fact.Moved) at.facts().getLast()).move())
                            : codec.legal(at.match().position().legalMoves()).stream()
                                    .map(Questions::one)
                                    .limit(3)
                                    .toList();
            RandomRequests all =
                    new RandomRequests(
                            Map.ofEntries(
                                    Map.entry("table", List.of(at.table(), "tnowhere")),
                                    Map.entry("ruleset", List.of(ruleset.info().id(), "none")),
                                    Map.entry("code", List.of("guess")),
                                    Map.entry("player", players()),
                                    Map.entry("move", moves),
                                    Map.entry("seq", numbers()),
                                    Map.entry("from", numbers()),
                                    Map.entry("seat", List.of(0, 1, at.seat(), at.toMove(), 9)),
                                    Map.entry("bot", List.of("random", "none")),
                                    Map.entry("standIn", List.of("random"))));
            List<ClientMessage> requests = new ArrayList<>(all.requests());
            // What names no table is asked beside one of them alone.
            requests.removeIf(one -> at.state() != State.WAITING && !namesATable(one));
            requests.sort(
                    java.util.Comparator.comparing(one -> one instanceof ClientMessage.Watch));
            return requests;
        }

        private static boolean namesATable(ClientMessage request) {
            return Stream.of(request.getClass().getRecordComponents())
                    .anyMatch(field -> field.getName().equals("table"));
        }

        private List<Object> numbers() {
            long now = at.match().events();
            return List.of(now, now - 1, 0L, now + 1);
        }

        private List<Object> players() {
            List<Object> players = new ArrayList<>();
            for (int seat = 0; seat < at.seats(); seat++) {
                players.add(Questions.player(seat).id());
            }
            return players;
        }

        /**
         * What this role may do to the table; the rest must do nothing to it. Whoever adds a
         * request has to say here who may.
         */
        private boolean may(ClientMessage request) {
            boolean isSeated = role == Role.SEATED;
            boolean isWaiting = at.state() == State.WAITING;
            return switch (request) {
                case ClientMessage.Hello _ -> false;
                case ClientMessage.Rulesets _ -> false;
                case ClientMessage.Bots _ -> false;
                case ClientMessage.Tables _ -> false;
                case ClientMessage.Create _ -> false;
                case ClientMessage.Sit _ -> isWaiting && role == Role.WATCHER;
                case ClientMessage.Stand _ -> isSeated;
                case ClientMessage.SeatBot _ -> false;
                case ClientMessage.Start _ -> false;
                case ClientMessage.Kick _ -> false;
                case ClientMessage.Pause _ -> false;
                case ClientMessage.Vote _ -> isSeated && !isWaiting;
                case ClientMessage.Rematch _ -> false;
                case ClientMessage.Watch _ -> false;
                case ClientMessage.MakeMove _ ->
                        isSeated && at.state() == State.PLAYING && at.toMove() == at.seat();
                case ClientMessage.Undo _ ->
                        isSeated
                                && at.state() == State.PLAYING
                                && at.match().refusalToTakeBack(at.seat()).isEmpty();
                case ClientMessage.Hint _ -> false;
                case ClientMessage.Salt _ -> isSeated && (isWaiting || at.state() == State.OVER);
                case ClientMessage.Say _ -> false;
                case ClientMessage.Log _ -> false;
                case ClientMessage.Ping _ -> false;
            };
        }

        /** After a match everything is told; a seat knows more than what everybody does. */
        private void tellsNothingHidden(List<JsonNode> heard) throws Exception {
            if (role == Role.SEATED || at.state() == State.OVER) {
                return;
            }
            LanguageCodec codec = new LanguageCodec(ruleset.language());
            Set<String> known =
                    new HashSet<>(
                            cards(
                                    codec.view(at.match().position().view(Viewer.WATCHER))
                                            .toString()));
            for (JsonNode message : heard) {
                if (message.path("type").asText().equals("event")
                        && message.get("table").asText().equals(at.table())) {
                    known.addAll(cards(message.get("event").toString()));
                }
            }
            for (JsonNode message : heard) {
                if (!message.path("type").asText().equals("rulesets")) {
                    assertThat(known)
                            .as("%s at %s: %s", role, at.table(), message)
                            .containsAll(cards(message.toString()));
                }
                assertThat(message.toString()).doesNotContain(CODE, "token of number");
            }
            eventsAreWhatEverybodyMayKnow(heard, codec);
        }

        /** A watcher's events, folded, are the view of the position that everybody may have. */
        private void eventsAreWhatEverybodyMayKnow(List<JsonNode> heard, LanguageCodec codec)
                throws Exception {
            if (role != Role.WATCHER || at.state() == State.WAITING) {
                return;
            }
            JsonNode first =
                    heard.stream()
                            .filter(m -> m.path("type").asText().equals("watching"))
                            .findFirst()
                            .orElseThrow();
            View view = codec.view(first.get("view"));
            long next = 1;
            for (JsonNode message : heard) {
                if (message.path("type").asText().equals("event")
                        && message.get("seq").asLong() == next) {
                    view = view.after(codec.event(message.get("event")));
                    next++;
                }
            }
            assertThat(next).isEqualTo(at.match().events() + 1);
            assertThat(view).isEqualTo(at.match().position().view(Viewer.WATCHER));
        }
    }

    private static Set<String> cards(String text) {
        Set<String> cards = new HashSet<>();
        Matcher matcher = CARD.matcher(text);
        while (matcher.find()) {
            cards.add(matcher.group());
        }
        return cards;
    }

    /**
     * Two matches of which everybody knows the same, and in which the hands differ: a stranger and
     * a watcher who ask for everything are sent the same bytes at both.
     */
    @ParameterizedTest
    @MethodSource("rulesets")
    void whatIsHiddenChangesNothingOfAnyAnswer(String id) throws Exception {
        Ruleset ruleset = INSTALLED.ruleset(id);
        Game game = ruleset.configure(LITTLE_DRAWN.get(id));
        List<List<String>> sent = new ArrayList<>();
        for (Seed seed : twins(game)) {
            OpenJournal journal = new OpenJournal();
            Match match = Match.start(game, seed.mixedWith(List.of())).match();
            List<Fact.OfTable> facts =
                    List.of(withCode(Questions.made(game, seed), null), new Fact.Started());
            facts.forEach(fact -> Questions.write(journal, "ttwin", fact));
            List<String> lines = new ArrayList<>();
            try (TestServer server = TestServer.start(config(journal))) {
                Case at = new Case("ttwin", State.PLAYING, facts, match);
                for (Role role : List.of(Role.STRANGER, Role.WATCHER)) {
                    lines.addAll(heardByAll(server, new Trial(server, journal, ruleset, at, role)));
                }
            }
            sent.add(lines);
        }
        assertThat(sent.get(0)).hasSizeGreaterThan(100);
        assertThat(sent.get(1)).containsExactlyElementsOf(sent.get(0));
    }

    private static List<String> heardByAll(TestServer server, Trial trial) throws Exception {
        // The first one may not have gone yet when the second comes.
        try (LineClient client = server.join("Somebody " + trial.role())) {
            if (trial.role() == Role.WATCHER) {
                client.ok("watch", "table", "ttwin", "from", 0);
            }
            JsonNode move = null;
            for (ClientMessage request : trial.requests()) {
                // Their moves differ as their hands do.
                if (request instanceof ClientMessage.MakeMove made) {
                    move = move == null ? made.move() : move;
                    client.send("move", "table", made.table(), "seq", made.seq(), "move", Map.of());
                } else {
                    client.sendLine(MessageCodec.print(request));
                }
            }
            client.ok("ping");
            assertThat(move).isNotNull();
            return client.heard().stream()
                    .filter(
                            m ->
                                    !Set.of("welcome", "table", "away")
                                            .contains(m.path("type").asText()))
                    .map(m -> m.toString().replaceAll("\"commitment\":\"[0-9a-f]+\"", "COMMITMENT"))
                    .sorted()
                    .toList();
        }
    }

    /** Two seeds that nobody but those in the seats can tell apart at the first question. */
    private static List<Seed> twins(Game game) {
        Map<Object, Seed> bySight = new HashMap<>();
        for (int number = 1; number < MOST_MOVES; number++) {
            Seed seed = Seed.ofNumber(number);
            Step step = Match.start(game, seed.mixedWith(List.of()));
            List<Event> seen =
                    step.events().stream().map(event -> event.seenBy(Viewer.WATCHER)).toList();
            Seed other = bySight.putIfAbsent(seen, seed);
            if (other != null && differ(step.match(), start(game, other))) {
                return List.of(other, seed);
            }
        }
        throw new AssertionError("no two matches look alike");
    }

    private static Match start(Game game, Seed seed) {
        return Match.start(game, seed.mixedWith(List.of())).match();
    }

    private static boolean differ(Match one, Match other) {
        Viewer first = Viewer.seat(0);
        return !one.position().view(first).equals(other.position().view(first))
                && one.turn().equals(other.turn());
    }
}
