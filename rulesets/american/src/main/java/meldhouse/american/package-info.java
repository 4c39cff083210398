/**
 * The language of American Pinochle: what a seat may wish ({@link AmericanMove}), what happens
 * ({@link AmericanEvent}) and what one viewer knows ({@link AmericanView}). The rules are hidden
 * behind it. The words are those of the rule page, {@code american.md}.
 */
@NullMarked
package meldhouse.american;

import org.jspecify.annotations.NullMarked;
