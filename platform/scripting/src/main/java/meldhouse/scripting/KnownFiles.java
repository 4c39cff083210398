package meldhouse.scripting;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/**
 * Files that were read before. One whose time stamp and size are the same is not opened again, and
 * one whose text is the same is not run again, not even one that did not end.
 */
final class KnownFiles implements RuleChain.Reader {
    /** A file that was written this shortly before it was read may have been written once more. */
    private static final Duration YOUNG = Duration.ofSeconds(2);

    /**
     * @param safe whether a later change shows in the stamp
     * @param file null if it is broken
     */
    private record Known(
            FileTime changed,
            long size,
            boolean safe,
            String text,
            @Nullable HouseRuleFile file,
            @Nullable BadHouseRuleFile bad) {
        HouseRuleFile result() throws BadHouseRuleFile {
            if (file == null) {
                throw java.util.Objects.requireNonNull(bad);
            }
            return file;
        }
    }

    private final Map<Path, Known> known = new HashMap<>();

    @Override
    public HouseRuleFile read(Path file) throws BadHouseRuleFile {
        Path key = file.toAbsolutePath().normalize();
        BasicFileAttributes now = attributes(file);
        Known before = known.get(key);
        if (before != null
                && now != null
                && before.safe()
                && before.changed().equals(now.lastModifiedTime())
                && before.size() == now.size()) {
            return before.result();
        }
        known.remove(key);
        String text = TextFile.read(file);
        if (now == null) {
            return HouseRuleFile.parse(text, file.toString());
        }
        FileTime changed = now.lastModifiedTime();
        boolean safe = changed.toInstant().isBefore(Instant.now().minus(YOUNG));
        Known next =
                before != null && before.text().equals(text)
                        ? new Known(changed, now.size(), safe, text, before.file(), before.bad())
                        : parsed(file, text, changed, now.size(), safe);
        known.put(key, next);
        return next.result();
    }

    private static Known parsed(Path file, String text, FileTime changed, long size, boolean safe) {
        try {
            HouseRuleFile read = HouseRuleFile.parse(text, file.toString());
            return new Known(changed, size, safe, text, read, null);
        } catch (BadHouseRuleFile bad) {
            return new Known(changed, size, safe, text, null, bad);
        }
    }

    private static @Nullable BasicFileAttributes attributes(Path file) {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class);
        } catch (IOException e) {
            return null;
        }
    }
}
