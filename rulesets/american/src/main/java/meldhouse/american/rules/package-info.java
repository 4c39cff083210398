/**
 * The rules of American Pinochle, as {@code american.md} has them. Hidden: the platform reaches
 * them through {@link meldhouse.api.game.Ruleset} alone.
 */
@NullMarked
package meldhouse.american.rules;

import org.jspecify.annotations.NullMarked;
