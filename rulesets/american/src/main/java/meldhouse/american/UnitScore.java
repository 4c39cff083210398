package meldhouse.american;

/**
 * How a deal was settled in units (variants.md 5.9).
 *
 * @param price units to or from each that paid or was paid
 * @param kitty what the kitty got, or paid
 * @param kittyTotal what it holds after the deal, or owes
 */
public record UnitScore(int price, int kitty, int kittyTotal) {}
