package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

/** A game without a screen whose ruleset says what things are called. */
class GenericSpeakerTest {
    private static final Map<String, String> CALLED =
            Map.of("reason.highest", "{card} ist am höchsten.", "move.play", "{card} spielen");

    private final GenericSpeaker speaker =
            new GenericSpeaker("t", new Seats(0, List.of("Ann", "Bob"), Tongue.GERMAN), CALLED);

    private static ServerMessage.HintGiven hint(String code) {
        ObjectNode move = JsonNodeFactory.instance.objectNode().put("type", "play");
        ObjectNode args = JsonNodeFactory.instance.objectNode().put("card", "AS");
        return new ServerMessage.HintGiven(
                RequestId.of(1), move, "It is high.", new ServerMessage.Reason(code, args));
    }

    @Test
    void aReasonIsSaidInTheRulesetsWords() {
        assertThat(speaker.why(hint("highest"))).isEqualTo("AS ist am höchsten.");
    }

    @Test
    void aReasonWithoutWordsIsTheBotsSentence() {
        assertThat(speaker.why(hint("other"))).isEqualTo("It is high.");
    }

    @Test
    void theOnlyKeyOfItsOwnIsThatOfTheTable() {
        assertThat(speaker.keys()).containsExactly("t tisch");
    }
}
