/** Measures what the Danish ruleset hides: on the class path, a benchmark may stand beside it. */
@NullMarked
package meldhouse.danish.rules;

import org.jspecify.annotations.NullMarked;
