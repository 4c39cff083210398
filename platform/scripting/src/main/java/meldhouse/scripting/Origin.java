package meldhouse.scripting;

/** Who says what a value is, from the weakest to the strongest. */
public sealed interface Origin {
    /** Nobody said otherwise. */
    record Default() implements Origin {
        @Override
        public String toString() {
            return "default";
        }
    }

    /**
     * A preset of the ruleset.
     *
     * @param id the preset's
     */
    record FromPreset(String id) implements Origin {
        @Override
        public String toString() {
            return "preset " + id;
        }
    }

    /**
     * A house-rule file.
     *
     * @param name the file's name without folders: {@code kitchen-table.js}
     * @param place where in it
     */
    record FromFile(String name, Place place) implements Origin {
        /** The file's name, and the line and column if they are known. */
        @Override
        public String toString() {
            return place.line() == 0 ? name : name + ":" + place.line() + ":" + place.column();
        }
    }

    /** The host, who lets no table change it. */
    record Locked() implements Origin {
        @Override
        public String toString() {
            return "locked by the host";
        }
    }

    /** Whoever made the table. */
    record FromTable() implements Origin {
        @Override
        public String toString() {
            return "table";
        }
    }

    /** Where this stands in the list of precedence: a higher one wins. */
    default int rank() {
        return switch (this) {
            case Default ignored -> 0;
            case FromPreset ignored -> 1;
            case FromFile ignored -> 2;
            case Locked ignored -> 3;
            case FromTable ignored -> 4;
        };
    }
}
