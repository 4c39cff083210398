package meldhouse.catalog;

import java.nio.file.Path;

/**
 * A plugin that was left out. The others are there all the same.
 *
 * @param file the jar, or the folder where it could not be read
 * @param reason a sentence for the host, which names the file
 */
public record Skipped(Path file, String reason) {}
