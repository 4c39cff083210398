/**
 * Bots that are programs of their own, in any language, told and asked over their stdin and stdout.
 */
@NullMarked
package meldhouse.programs;

import org.jspecify.annotations.NullMarked;
