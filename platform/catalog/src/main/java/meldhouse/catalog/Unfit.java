package meldhouse.catalog;

/** Why a file is no plugin that can be used: a clause without a full stop. */
final class Unfit extends Exception {
    private static final long serialVersionUID = 1;

    Unfit(String reason) {
        super(reason);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
