package meldhouse.scripting;

/**
 * A function that gave no answer, or none that could be taken.
 *
 * @param hook the hook's name
 * @param place where it went wrong; where that is not known, where the function begins
 * @param sentence what happened and what is allowed, without the place
 */
public record HookFault(String hook, Place place, String sentence) {
    /** As in {@code kitchen.js:3:5: Cannot use hook 'dealScore': it returned NaN. Allowed: …}. */
    public String text() {
        return place + ": " + sentence;
    }
}
