package meldhouse.screens;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.options.HouseRules;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Picture;
import meldhouse.client.terminal.Tongue;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The Danish table as it is drawn. The golden files are written anew by {@code ./meldhouse test -pl
 * plugins/screens -am -Dgolden.write=true}, and looked at.
 */
class DanishPictureTest {
    private static final Path GOLDEN = Path.of("src/test/screens");

    private static final String MELDS =
            "0:0 set 4/3 KH@0.1 KS@0.1 KD@2.3 2C=K@0.1 | 1:1 straight 5/4 7H@1.2 JK=8H@1.2"
                    + " 9H@1.2 TH@3.4 JH@3.4 | 2:0 set 6/6 AS@2.3 AS@2.3 AH@2.3 AH@2.3 AD@2.3"
                    + " AD@2.3 | 3:1 set 3/3 5S@3.4 5D@3.4 5C@3.4 ~ JK=5@1.2>3";

    private static DanishSetting four(String own) {
        return DanishSetting.of(own, "QH", "4S 4H 8C 9D TS", "3D 6C 8S 8D JC QS")
                .with("turn", "9")
                .with("known", "- | - | 8C | -")
                .with("melds", MELDS);
    }

    private static DanishSetting alone() {
        return DanishSetting.of("3S 4S JK 9D QC QD KH", "4H 8C 9S", "3D 6C 8S 8D JC QS AC")
                .with("turn", "7")
                .with(
                        "melds",
                        "0:2 straight 3/3 9C@2.3 TC@2.3 JC@2.3 | 1:0 set 3/2 6S@0.4 6H@0.4"
                                + " 2D=6@0.4");
    }

    private static DanishSetting threes() {
        return DanishSetting.of(
                        HouseRules.of("teamMode", "threes"),
                        "3S 4S 5S 9D 9C QC JK",
                        "4H 8C",
                        "3D 6C 8S",
                        "7D 7C 7S TC",
                        "TD JD",
                        "KC QH 2S 4D 4C")
                .with("turn", "14")
                .with(
                        "melds",
                        "0:0 straight 4/4 5H@2.3 6H@2.3 7H@2.3 8H@2.3 | 1:1 set 3/3 JS@1.2 JH@1.2"
                                + " JC@1.2");
    }

    /** Going out by the last king, with all that a sheet can hold for two sides. */
    private static DanishSetting.Seen scored(HouseRules rules) {
        return DanishSetting.of(rules, "KC", "QH 2H", "4S 4H", "3D 6C 8S")
                .with("turn", "9")
                .with("melds", MELDS)
                .playing()
                .after(new DanishMove.LayOff(0, List.of(DanishCard.parse("KC")), null));
    }

    private static DanishSetting.Seen withPile() {
        return four("3S 4S 5S 9D 9C QC JK 2S")
                .with("pile", "3C#1 7C 7D TS JD QD 9S 4D 6D 6H 8H")
                .drawing();
    }

    private static Map<String, DanishSetting.Seen> moments() {
        Map<String, DanishSetting.Seen> moments = new LinkedHashMap<>();
        moments.put("to draw", withPile());
        moments.put("to play", four("3S 4S 5S 9D 9C QC JK 2S").playing());
        moments.put("one card that goes out", four("KC").playing());
        moments.put(
                "to open under Barbele",
                DanishSetting.of("AS AC AD 7H 8H 9H JD 4D", "QH 8S", "4S 4H 8C", "3D 6C 8S")
                        .with("past", "0/900,0 1/-35,450")
                        .with("turn", "5")
                        .with("melds", "0:1 set 3/3 5S@3.4 5D@3.4 5C@3.4")
                        .playing());
        moments.put("after a round", scored(HouseRules.DEFAULTS));
        moments.put("a sheet to accept", scored(HouseRules.of("roundAcceptance", "allSides")));
        moments.put("three alone", alone().playing());
        moments.put("two teams of three", threes().playing());
        moments.put(
                "a long hand",
                four("3S 3H 4S 4D 5S 6S 6D 7S 8S 8H 9D 9C TD TC JS JD QC QD KC JK 2S 2H 2D JK")
                        .playing());
        return moments;
    }

    private static List<Line> lines(DanishSetting.Seen seen, Tongue tongue, Look look) {
        Picture picture =
                new DanishScreen()
                        .picture(seen.view(), seen.legal(), seen.seats(tongue), look)
                        .orElseThrow();
        List<Line> lines = new ArrayList<>(picture.table());
        lines.addAll(picture.hand());
        return lines;
    }

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, 80, 24, true",
        "GERMAN, 80, 24, true",
        "DANISH, 80, 24, true",
        "DANISH, 120, 40, true",
        "ENGLISH, 80, 24, false",
        "DANISH, 120, 40, false"
    })
    void theTableLooksAsItDid(Tongue tongue, int width, int height, boolean signs)
            throws IOException {
        Look look = new Look(width, height, signs, signs);
        List<String> lines = new ArrayList<>();
        moments()
                .forEach(
                        (name, seen) -> {
                            lines.add("== " + name + " " + "=".repeat(width - name.length() - 4));
                            for (Line line : lines(seen, tongue, look)) {
                                assertThat(line.width()).as(line.text()).isLessThanOrEqualTo(width);
                                lines.add(line.text().stripTrailing());
                            }
                        });
        String name =
                "danish-%s-%dx%d%s.txt"
                        .formatted(tongue.code(), width, height, signs ? "" : "-ascii");
        Path golden = GOLDEN.resolve(name);
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(GOLDEN);
            Files.write(golden, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(golden));
    }
}
