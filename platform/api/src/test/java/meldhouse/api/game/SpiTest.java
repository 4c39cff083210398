package meldhouse.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;

class SpiTest {
    sealed interface ToyMove extends Move {}

    @WireType("raise")
    record Raise(int amount) implements ToyMove {}

    @WireType("fold")
    record Fold() implements ToyMove {}

    sealed interface ToyEvent extends Event {}

    @WireType("raised")
    record Raised(int amount) implements ToyEvent {}

    @WireType("shown")
    record Shown(int seat, String secret) implements ToyEvent {
        @Override
        public Audience audience() {
            return Audience.seats(seat);
        }

        @Override
        public Event redacted() {
            return new Shown(seat, "?");
        }
    }

    record ToyView(int amount) implements View {
        @Override
        public View after(Event event) {
            return this;
        }
    }

    sealed interface Twice extends Move {}

    @WireType("same")
    record One() implements Twice {}

    @WireType("same")
    record Two() implements Twice {}

    sealed interface Unnamed extends Move {}

    record NoName() implements Unnamed {}

    private static final MoveRange RAISES =
            new MoveRange("raise", "amount", 250, 300, 10, Raise::new);

    @Test
    void aRangeHoldsTheNumbersOnItsGrid() {
        assertThat(RAISES.least()).isEqualTo(new Raise(250));
        assertThat(RAISES.contains(new Raise(300))).isTrue();
        assertThat(RAISES.contains(new Raise(310))).isFalse();
        assertThat(RAISES.contains(new Raise(255))).isFalse();
        assertThat(RAISES.contains(new Raise(240))).isFalse();
        assertThat(RAISES.contains(new Fold())).isFalse();
        assertThat(new MoveRange("raise", "amount", 1, null, 1, Raise::new).contains(1_000_000))
                .isTrue();
    }

    @Test
    void aRangeMustEndOnItsGrid() {
        assertThatThrownBy(() -> new MoveRange("raise", "amount", 250, 305, 10, Raise::new))
                .hasMessageContaining("250 to 305 by 10");
        assertThatThrownBy(() -> new MoveRange("raise", "amount", 250, 240, 10, Raise::new))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MoveRange("raise", "amount", 250, null, 0, Raise::new))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void legalMovesHoldWhatIsListedAndWhatIsInARange() {
        LegalMoves legal = LegalMoves.of(List.of(new Fold()), List.of(RAISES));
        assertThat(legal.listed()).containsExactly(new Fold());
        assertThat(legal.contains(new Fold())).isTrue();
        assertThat(legal.contains(new Raise(260))).isTrue();
        assertThat(legal.contains(new Raise(261))).isFalse();
        assertThat(legal.complete()).isTrue();
        assertThat(LegalMoves.NONE.size()).isZero();
    }

    @Test
    void whoeverIsNotInTheAudienceIsToldTheRedactedEvent() {
        Event shown = new Shown(2, "AS");
        assertThat(shown.seenBy(Viewer.seat(2))).isEqualTo(shown);
        assertThat(shown.seenBy(Viewer.seat(1))).isEqualTo(new Shown(2, "?"));
        assertThat(shown.seenBy(Viewer.WATCHER)).isEqualTo(new Shown(2, "?"));
        assertThat(new Raised(5).seenBy(Viewer.WATCHER)).isEqualTo(new Raised(5));
        assertThat(Audience.NOBODY.includes(Viewer.seat(0))).isFalse();
    }

    @Test
    void aLanguageIsItsSealedFamilies() {
        new Language(ToyMove.class, ToyEvent.class, ToyView.class);
        assertThat(Language.records(ToyMove.class)).containsExactly(Raise.class, Fold.class);
        assertThat(Language.wireType(Raise.class)).isEqualTo("raise");
    }

    @Test
    void aLanguageWithAFaultIsRefused() {
        assertThatThrownBy(() -> new Language(Move.class, ToyEvent.class, ToyView.class))
                .hasMessageContaining("neither sealed nor a record");
        assertThatThrownBy(() -> new Language(Twice.class, ToyEvent.class, ToyView.class))
                .hasMessageContaining("two records of one wire type");
        assertThatThrownBy(() -> new Language(Unnamed.class, ToyEvent.class, ToyView.class))
                .hasMessageContaining("has no @WireType");
        assertThatThrownBy(() -> new Language(ToyMove.class, ToyEvent.class, View.class))
                .hasMessageContaining("is not a record");
    }

    @Test
    void aRefusalSaysWhoseTurnItIs() {
        assertThat(Refusal.notYourTurn(1, Turn.seat(3)).sentence()).contains("turn of seat 3");
        assertThat(Refusal.notYourTurn(1, Turn.OVER).sentence()).contains("match is over");
        assertThat(Refusal.notYourTurn(1, new Turn.Chance(48)).rule()).isEqualTo("notYourTurn");
    }

    @Test
    void aRulesetIdIsShortAndPlain() {
        assertThat(new RulesetInfo("toy-1", "Toy", "1", 2, 4).id()).isEqualTo("toy-1");
        for (String id : List.of("", "Toy", "1toy", "toy_1", "a".repeat(41))) {
            assertThatThrownBy(() -> new RulesetInfo(id, "Toy", "1", 2, 4))
                    .hasMessageContaining("'" + id + "'");
        }
        assertThatThrownBy(() -> new RulesetInfo("toy", "Toy", "1", 4, 2))
                .hasMessageContaining("1 to 16");
    }
}
