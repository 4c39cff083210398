/** Finds rulesets and bots. */
@NullMarked
package meldhouse.catalog;

import org.jspecify.annotations.NullMarked;
