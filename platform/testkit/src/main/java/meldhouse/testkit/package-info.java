/** What a plugin author's tests extend. */
@NullMarked
package meldhouse.testkit;

import org.jspecify.annotations.NullMarked;
