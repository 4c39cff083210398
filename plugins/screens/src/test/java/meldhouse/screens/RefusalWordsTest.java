package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.DrawnFrom;
import meldhouse.american.MeldKind;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Tongue;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/** Whatever the game and its variants refuse is refused in the reader's language. */
class RefusalWordsTest {
    private static final Ruleset AMERICAN =
            ServiceLoader.load(Ruleset.class).stream()
                    .map(ServiceLoader.Provider::get)
                    .filter(ruleset -> ruleset.info().id().equals("american"))
                    .findFirst()
                    .orElseThrow();

    /** House rules under which much can be refused. */
    private static final List<HouseRules> STRICT =
            List.of(
                    HouseRules.of("target", 300),
                    HouseRules.of("firstLeadMustBeTrump", true)
                            .with("passCount", 3)
                            .with("concede", "afterMeld")
                            .with("meldDeclaration", "manual"),
                    HouseRules.of("trumpRequirement", "marriage")
                            .with("trumpLeadRestriction", "untilBroken"));

    /** The presets with moves of their own. */
    private static final List<String> VARIANTS =
            List.of("twoHanded", "twoHandedDrawFirst", "cutthroat15", "partnershipWidow");

    private static List<Move> anyMoves(int highBid) {
        List<Move> moves = new ArrayList<>();
        for (int amount : List.of(1, 100, 253, 260, highBid, highBid + 1, highBid + 40, 5000)) {
            moves.add(new AmericanMove.Bid(amount));
        }
        moves.add(new AmericanMove.Pass());
        for (Suit suit : Suit.values()) {
            moves.add(new AmericanMove.Trump(suit));
        }
        for (String rank : List.of("A", "T", "K", "Q", "J", "9")) {
            for (Suit suit : Suit.values()) {
                moves.add(new AmericanMove.Play(Card.parse(rank + suit)));
            }
        }
        moves.add(new AmericanMove.PassCards(Card.parseAll("AS")));
        moves.add(new AmericanMove.PassCards(Card.parseAll("AS AS AS")));
        moves.add(new AmericanMove.Declare(List.of()));
        moves.add(new AmericanMove.Concede());
        moves.add(new AmericanMove.ClaimMisdeal());
        moves.add(new AmericanMove.Decline());
        moves.add(new AmericanMove.Bury(Card.parseAll("AS")));
        for (String cards : List.of("AS AS AS", "KS QS JD", "9S 9H 9D", "AS KS QS")) {
            moves.add(new AmericanMove.Bury(Card.parseAll(cards)));
        }
        moves.add(new AmericanMove.Give(Card.parse("AS"), Card.parseAll("KS QS")));
        moves.add(new AmericanMove.Give(Card.parse("AS"), Card.parseAll("AS AS AS")));
        for (MeldKind kind : MeldKind.values()) {
            moves.add(new AmericanMove.LayMeld(kind, null));
        }
        moves.add(new AmericanMove.Dix(true));
        moves.add(new AmericanMove.Dix(false));
        moves.add(new AmericanMove.ThrowIn());
        moves.add(new AmericanMove.Moon());
        moves.add(new AmericanMove.DeclareOut());
        moves.add(new AmericanMove.Take(DrawnFrom.STOCK));
        moves.add(new AmericanMove.Done());
        moves.add(new AmericanMove.ExchangeDix());
        return moves;
    }

    @Test
    void everyRefusalIsSaidInEveryLanguage() {
        Set<String> rules = new TreeSet<>();
        List<HouseRules> all = new ArrayList<>(STRICT);
        VARIANTS.forEach(preset -> all.add(AMERICAN.preset(preset).rules()));
        for (HouseRules strict : all) {
            Game game = AMERICAN.configure(strict);
            SplittableRandom random = new SplittableRandom(3);
            Match match = Match.start(game, Seed.ofNumber(1)).match();
            for (int turns = 0; turns < 200; turns++) {
                if (!(match.turn() instanceof Turn.Seated(int seat))) {
                    break;
                }
                refuseAll(match, seat, rules);
                LegalMoves legal = match.position().legalMoves();
                Move move =
                        legal.size() > 0 && (legal.ranges().isEmpty() || random.nextInt(3) > 0)
                                ? legal.get(random.nextInt(legal.size()))
                                : legal.ranges().getFirst().least();
                match = ((Step) match.decide(seat, move)).match();
            }
        }
        assertThat(rules)
                .contains("notHeld", "followSuit", "notHigher", "belowMinimum", "notNow")
                .contains("wrongCount", "buriesMeld", "notInWidow", "noDix", "meldLimit")
                .contains("badMeld", "cardUsed", "ambiguousCard");
    }

    private static void refuseAll(Match match, int seat, Set<String> rules) {
        AmericanView view = (AmericanView) match.position().view(Viewer.seat(seat));
        LegalMoves legal = match.position().legalMoves();
        int high = view.highBid() == null ? 250 : view.highBid();
        for (Move move : anyMoves(high)) {
            if (match.position().decide(seat, move) instanceof Decision.Refused(var why)) {
                rules.add(why.rule());
                for (Tongue tongue : List.of(Tongue.GERMAN, Tongue.DANISH)) {
                    List<String> names = List.of("Ann", "Bob", "Cid", "Dot");
                    Seats seats = new Seats(seat, names.subList(0, view.sides().size()), tongue);
                    Optional<String> said =
                            new AmericanScreen().refusal(why.rule(), move, view, legal, seats);
                    assertThat(said)
                            .as("%s: %s, %s", why.rule(), move, why.sentence())
                            .hasValueSatisfying(
                                    sentence -> assertThat(sentence).isNotEqualTo(why.sentence()));
                }
            }
        }
    }
}
