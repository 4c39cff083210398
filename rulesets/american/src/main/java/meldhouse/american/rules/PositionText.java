package meldhouse.american.rules;

final class PositionText {
    private PositionText() {}

    static String print(AmericanPosition position) {
        return position.toString();
    }

    static AmericanPosition parse(AmericanGame game, String text) {
        throw new UnsupportedOperationException();
    }
}
