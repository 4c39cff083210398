/** The HTTP port: a status page, the server's health and its figures. */
@NullMarked
package meldhouse.server.http;

import org.jspecify.annotations.NullMarked;
