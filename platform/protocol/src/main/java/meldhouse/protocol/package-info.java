/** The messages on the wire and their JSON. */
@NullMarked
package meldhouse.protocol;

import org.jspecify.annotations.NullMarked;
