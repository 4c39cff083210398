package meldhouse.store;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A process that appends lines to a journal until it is killed, and says which are durable. */
final class KilledWriter {
    static final int TABLES = 3;

    private KilledWriter() {}

    static String line(int number) {
        return number + " " + "♠".repeat(number % 400);
    }

    private static Journal open(Path folder, String kind) throws IOException {
        return kind.equals("files")
                ? FileJournal.open(folder)
                : DatabaseJournal.open(Database.inFolder(folder));
    }

    /**
     * @param args the folder, and {@code files} or {@code database}
     */
    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        try (Journal journal = open(Path.of(args[0]), args[1])) {
            out.println("open");
            for (int i = 0; ; i++) {
                for (int t = 0; t < TABLES; t++) {
                    String acknowledged = "t" + t + " " + i;
                    var stage =
                            journal.append("t" + t, line(i))
                                    .thenRun(() -> out.println(acknowledged));
                    if (i % 20 == 0) {
                        stage.toCompletableFuture().get();
                    }
                }
            }
        }
    }
}
