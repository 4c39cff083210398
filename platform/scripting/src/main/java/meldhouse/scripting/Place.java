package meldhouse.scripting;

import org.jspecify.annotations.Nullable;

/**
 * Where something stands in a file.
 *
 * @param file the file as it was named when it was read
 * @param line from 1; 0: not known
 * @param column from 1, in characters; 0: not known
 */
public record Place(String file, int line, int column) {
    /** Somewhere in the file. */
    static Place in(String file) {
        return new Place(file, 0, 0);
    }

    /** This place, or the file alone if it is not known. */
    static Place or(@Nullable Place place, String file) {
        return place == null ? in(file) : place;
    }

    /** The file's name without its folders: {@code kitchen-table.js}. */
    public String fileName() {
        return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    }

    /** As in {@code kitchen-table.js:3:5}; the file alone where the line is not known. */
    @Override
    public String toString() {
        return line == 0 ? file : file + ":" + line + ":" + column;
    }
}
