/** Cards, house rules, rulesets and bots: what a plugin sees. */
@NullMarked
package meldhouse.api;

import org.jspecify.annotations.NullMarked;
