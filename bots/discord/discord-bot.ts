/** Makes the bot that posts Sous's questions in Discord and hears the answers. */
import type { Client } from "discord.js";
import type { Bot, BotHandlers } from "../../src/core/bot.js";
import { silentLog } from "../present/bot-log.js";
import { type ChatBotOptions, createChatBot } from "../present/chat-bot.js";
import { ChannelApi } from "./channel-api.js";
import { createClient, createRest, logIn, logOut, onSessionEnd } from "./client.js";
import { findGuild, registerCommands } from "./command-listeners.js";
import { type GuildMemory, Guilds, placeOf } from "./guild.js";
import { listen, watchConnection } from "./listeners.js";

export interface DiscordBotOptions extends ChatBotOptions {
  readonly token: string;
  /** The only server; absent for every server that invited the bot. */
  readonly guild?: string | undefined;
}

export function createDiscordBot(options: DiscordBotOptions): Bot {
  const { token, channel, apiUrl, clock, log = silentLog } = options;
  const api = new ChannelApi(createRest(options));
  const kept = new Map<string, GuildMemory>();
  let running: {
    client: Client;
    guilds: Guilds;
    hearNothing(): void;
    trouble(): string | null;
  } | null = null;

  async function start(handlers: BotHandlers, onEnd: (reason: string) => void): Promise<void> {
    await stop();
    const home = await findGuild(api, options);
    const installations = options.guild === undefined ? handlers.installations : undefined;
    const client = createClient(apiUrl);
    const guilds = new Guilds({ client, handlers, options, api, log }, kept);
    if (home !== null) guilds.enter({ guild: home, space: "", channel, installedBy: null });
    for (const row of (await installations?.list("discord")) ?? [])
      if (row.workspace !== home) guilds.enter(placeOf(row));
    const hearNothing = listen(client, guilds);
    running = { client, guilds, hearNothing, trouble: watchConnection(client, log) };
    try {
      const { application } = await logIn(client, token);
      onSessionEnd(client, log, onEnd);
      const guild = installations ? null : home;
      await registerCommands(api, {
        application: application.id,
        guild,
        before: guild === null ? home : null,
      });
      if (installations) await guilds.keepInstallations(installations);
      await guilds.introduce();
    } catch (error) {
      await stop();
      throw error;
    }
  }

  async function stop(): Promise<void> {
    const stopping = running;
    running = null;
    stopping?.hearNothing();
    stopping?.guilds.stop();
    if (stopping) await logOut(stopping.client, clock);
  }

  return createChatBot({
    platform: "discord",
    name: "Discord",
    clock,
    log,
    start,
    stop,
    isRunning: () => running !== null,
    workspaceIn: (space) => running?.guilds.inSpace(space),
    channels: async () => running?.guilds.channels ?? [],
    trouble: () => running?.trouble() ?? null,
  });
}
