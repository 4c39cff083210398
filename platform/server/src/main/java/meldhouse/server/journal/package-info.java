/** What the server must not forget, as lines of the journal. */
@NullMarked
package meldhouse.server.journal;

import org.jspecify.annotations.NullMarked;
