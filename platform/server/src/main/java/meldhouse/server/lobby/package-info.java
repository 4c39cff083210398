/** Who is there and which tables there are. */
@NullMarked
package meldhouse.server.lobby;

import org.jspecify.annotations.NullMarked;
