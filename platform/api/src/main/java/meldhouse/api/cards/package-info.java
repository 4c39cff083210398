/** Cards, ranks and suits with their text form. Nothing here knows a game. */
@NullMarked
package meldhouse.api.cards;

import org.jspecify.annotations.NullMarked;
