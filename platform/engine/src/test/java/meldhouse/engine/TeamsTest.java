package meldhouse.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class TeamsTest {
    private static final List<List<Integer>> NAMED = List.of(List.of(0, 2), List.of(1, 3));

    @Test
    void botsSitWhereTheyWereNamed() {
        Teams teams = new Teams(NAMED, NAMED);
        assertThat(List.of(teams.bot(0, 0), teams.bot(1, 0), teams.bot(2, 0), teams.bot(3, 0)))
                .containsExactly(0, 1, 2, 3);
        assertThat(List.of(teams.bot(0, 1), teams.bot(1, 1), teams.bot(2, 1), teams.bot(3, 1)))
                .containsExactly(1, 0, 3, 2);
    }

    @Test
    void wherePartnersWereDrawnATeamStaysTogether() {
        Teams teams = new Teams(NAMED, List.of(List.of(0, 1), List.of(2, 3)));
        assertThat(List.of(teams.bot(0, 0), teams.bot(1, 0), teams.bot(2, 0), teams.bot(3, 0)))
                .containsExactly(0, 2, 1, 3);
        assertThat(teams.team(0, 0)).isZero();
        assertThat(teams.team(0, 1)).isEqualTo(1);
    }
}
