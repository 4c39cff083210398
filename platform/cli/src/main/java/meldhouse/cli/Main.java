package meldhouse.cli;

/** Stands in for the command line until it is written. */
final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.out.println(
                "meldhouse " + System.getProperty("meldhouse.version", "(from classes)"));
    }
}
