/** Cards, house rules, rulesets and bots: what a plugin sees. */
module meldhouse.api {
    requires static transitive org.jspecify;
}
