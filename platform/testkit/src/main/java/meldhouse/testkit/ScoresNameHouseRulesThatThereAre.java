package meldhouse.testkit;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Event;
import meldhouse.api.game.ScoredBy;
import meldhouse.api.options.Option;
import meldhouse.protocol.LanguageCodec;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What made a score is told of parts that stand in the event, by options of the schema and by
 * functions that there are.
 */
final class ScoresNameHouseRulesThatThereAre implements Promise {
    private final LanguageCodec codec;

    ScoresNameHouseRulesThatThereAre(LanguageCodec codec) {
        this.codec = codec;
    }

    @Override
    public void went(Course course, Taken taken) {
        for (Event event : taken.events()) {
            named(course, event);
            named(course, event.redacted());
        }
    }

    private void named(Course course, Event event) {
        List<ScoredBy> sources = course.game().scoredBy(event);
        // Most events tell no score, and a ruleset may leave it all out: that keeps the promise.
        course.check(sources.stream().allMatch(Objects::nonNull), () -> "a source is null");
        if (sources.isEmpty()) {
            return;
        }
        Set<String> options =
                course.game().ruleset().options().options().stream()
                        .map(Option::name)
                        .collect(Collectors.toCollection(HashSet::new));
        options.addAll(course.game().hooks().present());
        JsonNode json = codec.event(event);
        for (ScoredBy scored : sources) {
            course.check(
                    !json.at(scored.part()).isMissingNode(),
                    () -> "%s is no part of %s".formatted(scored.part(), json));
            course.check(
                    options.containsAll(scored.options()),
                    () -> "%s names an option or a function that there is not".formatted(scored));
        }
    }
}
