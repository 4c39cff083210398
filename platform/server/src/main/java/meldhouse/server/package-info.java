/** Serves tables over TCP. */
@NullMarked
package meldhouse.server;

import org.jspecify.annotations.NullMarked;
