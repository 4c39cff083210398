/** The journal. */
@NullMarked
package meldhouse.store;

import org.jspecify.annotations.NullMarked;
