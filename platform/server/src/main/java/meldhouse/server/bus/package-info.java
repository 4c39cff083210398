/** What gateways, lobby and tables say to each other over the event bus, and where. */
@NullMarked
package meldhouse.server.bus;

import org.jspecify.annotations.NullMarked;
