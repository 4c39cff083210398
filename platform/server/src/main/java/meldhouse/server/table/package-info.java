/** A table: one verticle, one address, sole owner of its match. */
@NullMarked
package meldhouse.server.table;

import org.jspecify.annotations.NullMarked;
