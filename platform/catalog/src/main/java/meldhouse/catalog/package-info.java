/** The rulesets and bots that there are, found by ServiceLoader: built in and in plugin jars. */
@NullMarked
package meldhouse.catalog;

import org.jspecify.annotations.NullMarked;
