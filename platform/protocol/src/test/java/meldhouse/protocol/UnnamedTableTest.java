package meldhouse.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnnamedTableTest {
    @Test
    void itIsCalledAfterWhoMadeIt() {
        assertThat(UnnamedTable.title("Anna")).isEqualTo("Anna's table");
        assertThat(UnnamedTable.maker("Anna's table")).contains("Anna");
    }

    @Test
    void anotherTitleTellsNobody() {
        assertThat(UnnamedTable.maker("Thursdays")).isEmpty();
        assertThat(UnnamedTable.maker("'s table")).isEmpty();
    }
}
