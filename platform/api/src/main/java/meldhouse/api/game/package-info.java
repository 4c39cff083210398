/** The ruleset SPI: a game as pure positions, moves, events and views. */
@NullMarked
package meldhouse.api.game;

import org.jspecify.annotations.NullMarked;
