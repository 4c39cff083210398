package meldhouse.engine;

import meldhouse.api.bot.BotProvider;

/**
 * A bot that takes part in a {@link Contest}.
 *
 * @param name what reports call it; unique in the contest, where one bot may take part twice
 * @param bots makes it sit down
 */
public record Contestant(String name, BotProvider bots) {}
