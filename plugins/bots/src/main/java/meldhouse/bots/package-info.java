/** The bots that ship with the platform. */
@NullMarked
package meldhouse.bots;

import org.jspecify.annotations.NullMarked;
