package meldhouse.scripting;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Reads a small text file, and says clearly what it is if it is something else. */
final class TextFile {
    private TextFile() {}

    static String read(Path file) throws BadHouseRuleFile {
        byte[] bytes = bytes(file);
        if (bytes.length > HouseRuleFile.LARGEST) {
            throw refused(file, "it is larger than 256 KiB");
        }
        for (byte b : bytes) {
            if (b >= 0 && b < ' ' && b != '\t' && b != '\n' && b != '\r' && b != '\f') {
                throw refused(file, "it is no text but binary data");
            }
        }
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw refused(file, "it is not UTF-8");
        }
    }

    private static byte[] bytes(Path file) throws BadHouseRuleFile {
        if (Files.isDirectory(file)) {
            throw refused(file, "it is a folder");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw refused(file, "it is no plain file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(HouseRuleFile.LARGEST + 1);
        } catch (NoSuchFileException e) {
            throw refused(file, "there is no such file");
        } catch (AccessDeniedException e) {
            throw refused(file, "this user may not read it");
        } catch (IOException e) {
            throw refused(file, String.valueOf(e.getMessage()));
        }
    }

    private static BadHouseRuleFile refused(Path file, String reason) {
        return new BadHouseRuleFile(
                List.of(
                        FileFault.of(
                                Place.in(file.toString()),
                                "",
                                "Cannot read the house rules: %s. Allowed: a JavaScript or JSON text of at most 256 KiB in UTF-8."
                                        .formatted(reason))));
    }
}
