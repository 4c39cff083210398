/** Reads house-rule files. */
@NullMarked
package meldhouse.scripting;

import org.jspecify.annotations.NullMarked;
