/** Players of the Danish game. */
@NullMarked
package meldhouse.bots.danish;

import org.jspecify.annotations.NullMarked;
