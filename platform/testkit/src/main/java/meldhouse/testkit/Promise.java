package meldhouse.testkit;

/** One promise of the contract, held against one match; a fresh object for each match. */
interface Promise {
    /** At every position that the match comes to, before it goes on. */
    default void at(Course course) {}

    /** After every step. */
    default void went(Course course, Taken taken) {}

    /** When the match is followed no further. */
    default void ended(Course course) {}
}
