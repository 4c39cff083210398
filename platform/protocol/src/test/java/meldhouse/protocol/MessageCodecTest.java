package meldhouse.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.game.Language;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

class MessageCodecTest {
    static List<ClientMessage> requests() {
        return Samples.requests();
    }

    static List<ServerMessage> answers() {
        return Samples.answers();
    }

    @ParameterizedTest
    @MethodSource("requests")
    void aRequestIsReadBackAsItWas(ClientMessage request) {
        String line = MessageCodec.print(request);
        assertThat(line).startsWith("{\"type\":\"").doesNotContain("\n");
        assertThat(MessageCodec.request(line)).isEqualTo(new Decoded.Message<>(request));
        assertThat(MessageCodec.request(line.getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(new Decoded.Message<>(request));
    }

    @ParameterizedTest
    @MethodSource("answers")
    void anAnswerIsReadBackAsItWas(ServerMessage answer) {
        String line = MessageCodec.print(answer);
        assertThat(line).startsWith("{\"type\":\"").doesNotContain("\n");
        assertThat(MessageCodec.answer(line)).isEqualTo(new Decoded.Message<>(answer));
    }

    @Test
    void everyMessageOfTheProtocolIsAmongTheSamples() {
        assertThat(classes(Samples.requests()))
                .containsExactlyInAnyOrderElementsOf(Language.records(ClientMessage.class));
        assertThat(classes(Samples.answers()))
                .containsExactlyInAnyOrderElementsOf(Language.records(ServerMessage.class));
    }

    private static Set<Class<?>> classes(List<?> messages) {
        return messages.stream().map(Object::getClass).collect(Collectors.toSet());
    }

    @Nested
    class WhatIsPrinted {
        @Test
        void anAnswerHasItsNulls() {
            assertThat(
                            MessageCodec.print(
                                    new ServerMessage.YourTurn(
                                            "t1", 3, 0, List.of(), true, null, null)))
                    .isEqualTo(
                            "{\"type\":\"turn\",\"table\":\"t1\",\"seq\":3,\"seat\":0,\"legal\":[],"
                                    + "\"complete\":true,\"deadline\":null,\"left\":null}");
            assertThat(
                            MessageCodec.print(
                                    new ServerMessage.Seated(RequestId.of(1), "t1", 2, 0, null)))
                    .isEqualTo(
                            "{\"type\":\"seated\",\"re\":1,\"table\":\"t1\",\"seat\":2,\"seq\":0,\"view\":null}");
        }

        @Test
        void aRequestHasNone() {
            assertThat(MessageCodec.print(new ClientMessage.Sit(RequestId.of(1), "t1", null, null)))
                    .isEqualTo("{\"type\":\"sit\",\"id\":1,\"table\":\"t1\"}");
        }

        @Test
        void anErrorOfALineWithoutIdHasNoRe() {
            assertThat(
                            MessageCodec.print(
                                    new ServerMessage.Failed(
                                            null, ErrorCode.BAD_JSON, "No.", null)))
                    .isEqualTo(
                            "{\"type\":\"error\",\"code\":\"bad_json\",\"message\":\"No.\",\"details\":null}");
        }

        @Test
        void aTableThatChangedHasTheFieldsOfItsRow() {
            assertThat(MessageCodec.print(new ServerMessage.TableChanged(Samples.row())))
                    .startsWith("{\"type\":\"table\",\"table\":\"t1\",\"ruleset\":\"american\",")
                    .contains("\"private\":true,\"owner\":\"p1\",\"preset\":null,");
        }

        @Test
        void anEventPrintedOnceIsTheSameLine() {
            var event = Samples.json("{'type':'bid','seat':1,'amount':260}");
            assertThat(MessageCodec.event("t\"1", 12, event))
                    .isEqualTo(MessageCodec.print(new ServerMessage.EventSeen("t\"1", 12, event)));
        }
    }

    @Nested
    class WhatIsTaken {
        @Test
        void oneProtocolVersionOrAList() {
            assertThat(request("{'type':'hello','id':1,'protocol':1,'name':'Ann'}"))
                    .isEqualTo(request("{'type':'hello','id':1,'protocol':[1],'name':'Ann'}"))
                    .isInstanceOf(Decoded.Message.class);
        }

        @Test
        void unknownFieldsAreIgnored() {
            assertThat(request("{'id':1,'mood':{'very':['good']},'type':'ping'}"))
                    .isEqualTo(new Decoded.Message<>(new ClientMessage.Ping(RequestId.of(1))));
        }

        @Test
        void nullIsTheSameAsLeftOut() {
            assertThat(request("{'type':'sit','id':1,'table':'t1','seat':null,'code':null}"))
                    .isEqualTo(request("{'type':'sit','id':1,'table':'t1'}"));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "1",
                    "-7",
                    "9007199254740993",
                    "123456789012345678901234567890",
                    "1.50",
                    "1e2",
                    "\"a-1\"",
                    "\"\""
                })
        void anIdComesBackAsItCame(String id) {
            var request = request("{\"type\":\"ping\",\"id\":" + id + "}");
            assertThat(request)
                    .isInstanceOfSatisfying(
                            Decoded.Message.class,
                            ping -> {
                                RequestId read = ((ClientMessage.Ping) ping.message()).id();
                                String pong = MessageCodec.print(new ServerMessage.Pong(read));
                                assertThat(pong.replace("1E+2", "1e2"))
                                        .isEqualTo("{\"type\":\"pong\",\"re\":" + id + "}");
                            });
        }

        @Test
        void blanksAroundANameAreDropped() {
            assertThat(request("{'type':'hello','id':1,'protocol':1,'name':'  Ann Lee '}"))
                    .isEqualTo(request("{'type':'hello','id':1,'protocol':1,'name':'Ann Lee'}"));
        }

        @Test
        void charactersAreCountedNotCodeUnits() {
            assertThat(
                            request(
                                    "{'type':'say','id':1,'table':'t','text':'"
                                            + "🂡".repeat(500)
                                            + "'}"))
                    .isInstanceOf(Decoded.Message.class);
            assertThat(
                            fault(
                                            "{'type':'say','id':1,'table':'t','text':'"
                                                    + "🂡".repeat(501)
                                                    + "'}")
                                    .message())
                    .isEqualTo(
                            "Cannot read say: the field 'text' has 501 characters. Allowed: a text"
                                    + " of 1 to 500 characters.");
        }
    }

    @Nested
    class WhatIsRefused {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "   ",
                    "hello",
                    "{",
                    "{'type':'ping','id':1",
                    "{'type':'ping','id':1}}",
                    "{'type':'ping','id':1}{}",
                    "[]",
                    "null",
                    "3",
                    "'ping'",
                    "{'type':'ping','id':NaN}",
                    "{'type':'ping','id':01}",
                    "{'type':'ping','id':1,}",
                    "{'type':'ping','id':1,'id':2}",
                    "{'type':'ping','id':+1}",
                    "{type:'ping'}",
                    "{'type':'ping','id':1} // hm"
                })
        void aLineThatIsNoObject(String line) {
            assertThat(fault(line).code()).isEqualTo(ErrorCode.BAD_JSON);
            assertThat(fault(line).re()).isNull();
            assertThat(fault(line).message())
                    .startsWith("Cannot read the line: it is ")
                    .contains("Allowed: one JSON object");
        }

        @Test
        void bytesThatAreNoUtf8() {
            byte[] line = "{\"type\":\"ping\",\"id\":\"?\"}".getBytes(StandardCharsets.US_ASCII);
            line[line.length - 3] = (byte) 0xC3;
            assertThat(MessageCodec.request(line))
                    .isEqualTo(
                            new Decoded.Faulty<>(
                                    null,
                                    ErrorCode.BAD_JSON,
                                    "Cannot read the line: it is not UTF-8. Allowed: one JSON"
                                            + " object in UTF-8."));
        }

        @Test
        void bombs() {
            for (String bomb :
                    List.of(
                            "[".repeat(60_000),
                            "{\"a\":".repeat(10_000),
                            "{\"type\":\"ping\",\"id\":" + "9".repeat(60_000) + "}",
                            "{\"type\":\"ping\",\"id\":1e999999999999999999999999999999999999999999999}",
                            "{\"" + "n".repeat(60_000) + "\":1}")) {
                assertThat(fault(bomb).code()).isEqualTo(ErrorCode.BAD_JSON);
                assertThat(fault(bomb).message()).hasSizeLessThan(400);
            }
        }

        @Test
        void anUnknownTypeWithTheNearestAndAll() {
            var fault = fault("{'type':'siit','id':'x'}");
            assertThat(fault.code()).isEqualTo(ErrorCode.UNKNOWN_TYPE);
            assertThat(fault.re()).isEqualTo(RequestId.of("x"));
            assertThat(fault.message())
                    .startsWith(
                            "Cannot read the line: the field 'type' is \"siit\", which is not"
                                    + " known; did you mean sit? Allowed: hello, rulesets,")
                    .contains("ping");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                textBlock =
                        """
                        {'id':1}                                          | the line | 'type' is missing. Allowed: hello,
                        {'id':1,'type':3}                                 | the line | 'type' is 3. Allowed: hello,
                        {'type':'ping'}                                   | ping | 'id' is missing. Allowed: a number or a text of at most 100 characters
                        {'type':'ping','id':null}                         | ping | 'id' is null. Allowed: a number or a text
                        {'type':'ping','id':[1]}                          | ping | 'id' is [1]. Allowed: a number or a text
                        {'type':'stand','id':1}                           | stand | 'table' is missing. Allowed: a text of at most 200 characters
                        {'type':'stand','id':1,'table':3}                 | stand | 'table' is 3. Allowed: a text
                        {'type':'sit','id':1,'table':'t','seat':1.5}      | sit | 'seat' is 1.5. Allowed: a whole number
                        {'type':'sit','id':1,'table':'t','seat':1.0}      | sit | 'seat' is 1.0. Allowed: a whole number
                        {'type':'sit','id':1,'table':'t','seat':'3'}      | sit | 'seat' is "3". Allowed: a whole number
                        {'type':'sit','id':1,'table':'t','seat':true}     | sit | 'seat' is true. Allowed: a whole number
                        {'type':'sit','id':1,'table':'t','seat':4294967296} | sit | 'seat' is 4294967296. Allowed: a whole number
                        {'type':'sit','id':1,'table':'t','seat':1e9}      | sit | 'seat' is 1E+9. Allowed: a whole number
                        {'type':'watch','id':1,'table':'t','from':-1}     | watch | 'from' is -1. Allowed: a whole number from 0
                        {'type':'watch','id':1,'table':'t','from':9223372036854775808} | watch | 'from' is 9223372036854775808. Allowed: a whole number from 0
                        {'type':'hello','id':1,'protocol':[1,'2']}        | hello | 'protocol[1]' is "2". Allowed: a whole number
                        {'type':'hello','id':1,'protocol':[null]}         | hello | 'protocol[0]' is null. Allowed: a whole number
                        {'type':'hello','id':1,'protocol':'1'}            | hello | 'protocol' is "1". Allowed: a whole number
                        {'type':'hello','id':1,'protocol':1,'name':'  '}  | hello | 'name' has 0 characters. Allowed: a text of 1 to 32 characters
                        {'type':'hello','id':1,'protocol':1,'name':'a\\u0007b'} | hello | 'name' has a control character in it. Allowed: a text of 1 to 32 characters
                        {'type':'hello','id':1,'protocol':1,'name':'a\\u202Eb'} | hello | 'name' has a control character in it.
                        {'type':'hello','id':1,'protocol':1,'name':'a\\ud800'}  | hello | 'name' has a control character in it.
                        {'type':'create','id':1,'ruleset':'r','seats':['me','you']} | create | 'seats[1]' is "you". Allowed: "open", "me" or {"bot":"id"}
                        {'type':'create','id':1,'ruleset':'r','seats':[{'bot':3}]}  | create | 'seats[0]' is {"bot":3}. Allowed: "open"
                        {'type':'create','id':1,'ruleset':'r','private':'yes'}      | create | 'private' is "yes". Allowed: true or false
                        {'type':'create','id':1,'ruleset':'r','options':[]}         | create | 'options' is []. Allowed: an object
                        {'type':'create','id':1,'ruleset':'r','turnSeconds':0}      | create | 'turnSeconds' is 0. Allowed: a whole number from 1 to 86400
                        {'type':'create','id':1,'ruleset':'r','seed':'abc'}         | create | 'seed' has 3 characters. Allowed: a text of 64 characters
                        {'type':'say','id':1,'table':'t','text':''}       | say | 'text' has 0 characters. Allowed: a text of 1 to 500 characters
                        {'type':'move','id':1,'table':'t','seq':1}        | move | 'move' is missing. Allowed: any JSON
                        """)
        void aWrongFieldWithWhatCameAndWhatIsAllowed(String line, String what, String problem) {
            var fault = fault(line);
            assertThat(fault.code()).isEqualTo(ErrorCode.BAD_REQUEST);
            assertThat(fault.message())
                    .startsWith("Cannot read " + what + ": the field " + problem)
                    .endsWith(".");
        }

        @Test
        void aListThatIsTooLong() {
            String seats = "'me',".repeat(16) + "'open'";
            assertThat(
                            fault("{'type':'create','id':1,'ruleset':'r','seats':[" + seats + "]}")
                                    .message())
                    .contains("the field 'seats' is [")
                    .contains("Allowed: a list of at most 16.");
        }

        @Test
        void aLongValueIsShownInShort() {
            String long1 = "x".repeat(5000);
            assertThat(fault("{'type':'sit','id':1,'table':'t','seat':'" + long1 + "'}").message())
                    .hasSizeLessThan(200)
                    .contains("xxx…");
        }

        @Test
        void theFaultBearsTheIdOfTheRequest() {
            assertThat(fault("{'type':'sit','id':'q'}").re()).isEqualTo(RequestId.of("q"));
            assertThat(fault("{'type':'sit','id':5}").re()).isEqualTo(RequestId.of(5));
            assertThat(fault("{'type':'sit','id':{}}").re()).isNull();
        }
    }

    static Decoded<ClientMessage> request(String line) {
        return MessageCodec.request(line.replace('\'', '"'));
    }

    static Decoded.Faulty<ClientMessage> fault(String line) {
        Decoded<ClientMessage> decoded = request(line);
        assertThat(decoded).isInstanceOf(Decoded.Faulty.class);
        return (Decoded.Faulty<ClientMessage>) decoded;
    }
}
