/**
 * House rules as data: typed options, the values a group chose, and every fault of them at once.
 */
@NullMarked
package meldhouse.api.options;

import org.jspecify.annotations.NullMarked;
