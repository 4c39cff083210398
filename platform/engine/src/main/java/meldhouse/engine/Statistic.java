package meldhouse.engine;

/**
 * A mean.
 *
 * @param count how many deals or matches had such a number
 * @param mean of these; NaN where there were none
 * @param error the standard error of the mean; NaN where fewer than two were played. The same deal
 *     played by each team, and the deals of one match, are taken together, so that their likeness
 *     does not make it too small
 */
public record Statistic(long count, double mean, double error) {}
