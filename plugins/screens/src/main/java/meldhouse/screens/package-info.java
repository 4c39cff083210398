/** Terminal screens of the built-in games. */
@NullMarked
package meldhouse.screens;

import org.jspecify.annotations.NullMarked;
