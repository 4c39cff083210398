/**
 * The language of Danish Pinochle: what a seat may wish ({@link DanishMove}), what happens ({@link
 * DanishEvent}) and what one viewer knows ({@link DanishView}). The rules are hidden behind it. The
 * words are those of the rule page, {@code danish.md}.
 */
@NullMarked
package meldhouse.danish;

import org.jspecify.annotations.NullMarked;
