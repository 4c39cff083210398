/** Measured by JMH, never asserted: {@code ./meldhouse jmh}. */
@NullMarked
package meldhouse.benchmarks;

import org.jspecify.annotations.NullMarked;
