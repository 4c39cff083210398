/** The pages for plugin authors, tried. */
@NullMarked
package meldhouse.examples;

import org.jspecify.annotations.NullMarked;
