package meldhouse.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class MessageSchemasTest {
    private static final SchemaCheck REQUESTS = new SchemaCheck(MessageSchemas.requests());
    private static final SchemaCheck ANSWERS = new SchemaCheck(MessageSchemas.answers());

    @Test
    void everyMessageFitsTheSchemaOfItsFamilyAlone() throws Misfit {
        for (ClientMessage request : Samples.requests()) {
            String line = MessageCodec.print(request);
            assertThat(REQUESTS.faults(Lines.read(line))).as(line).isEmpty();
        }
        for (ServerMessage answer : Samples.answers()) {
            String line = MessageCodec.print(answer);
            assertThat(ANSWERS.faults(Lines.read(line))).as(line).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'type':'siit','id':1}",
                "{'id':1}",
                "{'type':'ping'}",
                "{'type':'ping','id':null}",
                "{'type':'sit','id':1,'table':'t','seat':1.5}",
                "{'type':'sit','id':1,'table':'t','seat':'3'}",
                "{'type':'sit','id':1,'table':'t','seat':4294967296}",
                "{'type':'watch','id':1,'table':'t','from':-1}",
                "{'type':'hello','id':1,'protocol':[1,'2']}",
                "{'type':'create','id':1,'ruleset':'r','seats':['me','you']}",
                "{'type':'create','id':1,'ruleset':'r','private':'yes'}",
                "{'type':'create','id':1,'ruleset':'r','seed':'abc'}",
                "{'type':'say','id':1,'table':'t','text':''}"
            })
    void whatTheCodecRefusesTheSchemaRefuses(String line) throws Misfit {
        String json = line.replace('\'', '"');
        assertThat(MessageCodec.request(json)).isInstanceOf(Decoded.Faulty.class);
        assertThat(REQUESTS.faults(Lines.read(json))).isNotEmpty();
    }

    @Test
    void aLanguageHasSchemasToo() {
        LanguageCodec codec = new LanguageCodec(Whist.LANGUAGE);
        SchemaCheck moves = new SchemaCheck(MessageSchemas.moves(codec));
        LanguageCodecTest.moves()
                .forEach(move -> assertThat(moves.faults(codec.move(move))).isEmpty());
        SchemaCheck events = new SchemaCheck(MessageSchemas.events(codec));
        LanguageCodecTest.events()
                .forEach(event -> assertThat(events.faults(codec.event(event))).isEmpty());
        SchemaCheck views = new SchemaCheck(MessageSchemas.view(codec));
        LanguageCodecTest.views()
                .forEach(view -> assertThat(views.faults(codec.view(view))).isEmpty());
        for (String bad : List.of("{'type':'bid'}", "{'type':'call_trump','suit':'X'}", "[]")) {
            assertThat(moves.faults(Samples.json(bad))).as(bad).isNotEmpty();
        }
    }
}
