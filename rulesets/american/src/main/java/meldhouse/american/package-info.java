/** American partnership Pinochle. */
@NullMarked
package meldhouse.american;

import org.jspecify.annotations.NullMarked;
