/** Measures what the American ruleset hides: on the class path, a benchmark may stand beside it. */
@NullMarked
package meldhouse.american.rules;

import org.jspecify.annotations.NullMarked;
