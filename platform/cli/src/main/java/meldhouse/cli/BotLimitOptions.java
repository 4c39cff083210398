package meldhouse.cli;

import meldhouse.server.ServerConfig;

import picocli.CommandLine;

/**
 * What bots may do that come as guests. They are told in {@code docs/hosting.md} and {@code config
 * new}, since the help is to fit a screen.
 */
final class BotLimitOptions {
    @CommandLine.Option(
            names = "--bots-connections",
            paramLabel = "N",
            hidden = true,
            description = "So many bots may be guests at a time.")
    Integer connections = ServerConfig.Bots.USUAL.connections();

    @CommandLine.Option(
            names = "--bots-tables",
            paramLabel = "N",
            hidden = true,
            description = "So many tables each of them may have.")
    Integer tables = ServerConfig.Bots.USUAL.tables();

    @CommandLine.Option(
            names = "--bots-rate",
            paramLabel = "N",
            hidden = true,
            description = "So many lines a second each may send.")
    Integer rate = ServerConfig.Bots.USUAL.linesPerSecond();

    @CommandLine.Option(
            names = "--bots-create",
            hidden = true,
            description = "They may make tables.")
    boolean create;

    @CommandLine.Option(names = "--bots-chat", hidden = true, description = "They may speak.")
    boolean chat;

    ServerConfig.Bots limits() {
        return new ServerConfig.Bots(connections, tables, rate, create, chat);
    }
}
