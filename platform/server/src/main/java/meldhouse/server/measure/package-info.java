/** What is counted and timed, for whoever watches over the server. */
@NullMarked
package meldhouse.server.measure;

import org.jspecify.annotations.NullMarked;
