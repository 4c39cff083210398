/** Lines in and out: framing, decoding, rate limit, a queue counted in bytes. */
@NullMarked
package meldhouse.server.gateway;

import org.jspecify.annotations.NullMarked;
