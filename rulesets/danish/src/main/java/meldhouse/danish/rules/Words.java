package meldhouse.danish.rules;

import java.util.Locale;

/** The camelCase word of an enum constant, as house rules and rule pages spell it. */
final class Words {
    private Words() {}

    static String of(Enum<?> constant) {
        StringBuilder word = new StringBuilder();
        boolean capital = false;
        for (char letter : constant.name().toLowerCase(Locale.ROOT).toCharArray()) {
            if (letter == '_') {
                capital = true;
            } else {
                word.append(capital ? Character.toUpperCase(letter) : letter);
                capital = false;
            }
        }
        return word.toString();
    }
}
