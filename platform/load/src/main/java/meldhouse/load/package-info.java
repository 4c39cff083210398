/** Many players at once, to see what a server bears. */
@NullMarked
package meldhouse.load;

import org.jspecify.annotations.NullMarked;
