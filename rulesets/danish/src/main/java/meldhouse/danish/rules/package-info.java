/**
 * The rules of Danish Pinochle, as {@code danish.md} has them. Hidden: the platform reaches them
 * through {@link meldhouse.api.game.Ruleset} alone.
 */
@NullMarked
package meldhouse.danish.rules;

import org.jspecify.annotations.NullMarked;
