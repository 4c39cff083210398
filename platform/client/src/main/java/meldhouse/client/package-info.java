/** Speaks to a server and shows a table in a terminal. */
@NullMarked
package meldhouse.client;

import org.jspecify.annotations.NullMarked;
