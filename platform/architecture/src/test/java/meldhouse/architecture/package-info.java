/** What the house promises about its own shape: descriptors, layers and habits. */
@NullMarked
package meldhouse.architecture;

import org.jspecify.annotations.NullMarked;
