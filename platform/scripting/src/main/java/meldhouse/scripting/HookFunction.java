package meldhouse.scripting;

/**
 * A function of a house-rule file that decides at a hook.
 *
 * @param name the hook's
 * @param about what its author says of it, for the rule sheet; may be empty
 * @param place where the function begins
 * @param source its own text, as the file has it; empty: not known
 */
public record HookFunction(String name, Wording about, Place place, String source) {}
