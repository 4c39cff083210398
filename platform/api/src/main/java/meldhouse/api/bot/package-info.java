/** The bot SPI: a player is one function from what a seat may know to a move. */
@NullMarked
package meldhouse.api.bot;

import org.jspecify.annotations.NullMarked;
