/** Rule sheets: the rules of a game as its house rules make it, for people to read. */
@NullMarked
package meldhouse.scripting.sheet;

import org.jspecify.annotations.NullMarked;
