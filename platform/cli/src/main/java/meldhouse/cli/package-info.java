/** The meldhouse command. */
@NullMarked
package meldhouse.cli;

import org.jspecify.annotations.NullMarked;
