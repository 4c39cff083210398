/** What the author of a ruleset extends: the contract, golden playthroughs, counted trees. */
@NullMarked
package meldhouse.testkit;

import org.jspecify.annotations.NullMarked;
