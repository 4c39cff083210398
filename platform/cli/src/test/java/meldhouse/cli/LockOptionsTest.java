package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a host may lock. */
class LockOptionsTest {
    private static Run host(String lock) {
        return Run.of("host", "--lock", lock);
    }

    @Test
    void aNameThatNoRulesetHasIsToldWithTheNearest() {
        Run run = host("minimunBid");

        assertThat(run.code()).isNotZero();
        assertThat(run.err()).contains("minimunBid", "minimumBid");
    }

    @Test
    void aValueThatTheOptionDoesNotTakeIsToldWithThoseItTakes() {
        Run run = host("minimumBid=many");

        assertThat(run.code()).isNotZero();
        assertThat(run.err()).contains("minimumBid", "many", "whole number");
    }
}
