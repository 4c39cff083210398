package meldhouse.protocol;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** A line as JSON and back, within limits that no honest message comes near. */
final class Lines {
    private static final int DEEPEST = 64;
    private static final int LONGEST_NUMBER = 40;
    private static final int LONGEST_NAME = 1000;
    private static final int LONGEST_TEXT = 16 << 20;

    /** Field names come from strangers: they are neither interned nor kept in a shared table. */
    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                                    .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(DEEPEST)
                                                    .maxNumberLength(LONGEST_NUMBER)
                                                    .maxNameLength(LONGEST_NAME)
                                                    .maxStringLength(LONGEST_TEXT)
                                                    .build())
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                    .build();

    private Lines() {}

    /**
     * The line as JSON.
     *
     * @throws Misfit if it is none
     */
    static JsonNode read(String line) throws Misfit {
        try {
            JsonNode json = MAPPER.readTree(line);
            if (json.isMissingNode()) {
                throw Misfit.because("is empty. Allowed: one JSON object.");
            }
            return json;
        } catch (StreamConstraintsException | NumberFormatException e) {
            throw Misfit.because(
                    "is too deep, or has a number or name in it that is too long. Allowed: %d levels, numbers of %d and names of %d characters."
                            .formatted(DEEPEST, LONGEST_NUMBER, LONGEST_NAME));
        } catch (JsonProcessingException e) {
            throw Misfit.because(
                    "is not JSON at character %d: %s. Allowed: one JSON object."
                            .formatted(Math.max(1, e.getLocation().getColumnNr()), firstLine(e)));
        }
    }

    /**
     * The bytes of a line as text.
     *
     * @throws Misfit if they are no UTF-8
     */
    static String text(byte[] line) throws Misfit {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
        } catch (CharacterCodingException e) {
            throw Misfit.because("is not UTF-8. Allowed: one JSON object in UTF-8.");
        }
    }

    private static String firstLine(JsonProcessingException e) {
        String reason = e.getOriginalMessage().lines().findFirst().orElse("unreadable");
        return Misfit.cut(reason, 200);
    }

    /** The JSON as a line, without a line break at its end. */
    static String print(JsonNode json) {
        try {
            return MAPPER.writeValueAsString(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree cannot be printed", e);
        }
    }
}
