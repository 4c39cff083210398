/** A table in a terminal, line by line, and the SPI of the screens that put a game in words. */
@NullMarked
package meldhouse.client.terminal;

import org.jspecify.annotations.NullMarked;
