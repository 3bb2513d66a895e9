import type { Client } from "discord.js";
import type { Bot, BotHandlers } from "../../src/core/bot.js";
import { silentLog } from "../present/bot-log.js";
import { type ChatBotOptions, createChatBot, createRefusal } from "../present/chat-bot.js";
import { ChannelApi } from "./channel-api.js";
import { createClient, createRest, logIn, logOut, onSessionEnd } from "./client.js";
import { findGuild, registerCommands } from "./command-listeners.js";
import { command } from "./commands.js";
import { Guild, Guilds, placeOf } from "./guild.js";
import { listen, watchConnection } from "./listeners.js";

export interface DiscordBotOptions extends ChatBotOptions {
  readonly token: string;
  /** The only server; absent for every server that invited the bot. */
  readonly guild?: string | undefined;
}

export function createDiscordBot(options: DiscordBotOptions): Bot {
  const { token, channel, apiUrl, clock, log = silentLog } = options;
  const api = new ChannelApi(createRest(options));
  const own = { options, api, log, refresh: (episode: string) => void refresh(episode) };
  const guilds = new Guilds(
    (place) => new Guild({ ...place, ...own }),
    () => clock.now(),
  );
  let running: {
    client: Client;
    handlers: BotHandlers;
    hearNothing(): void;
    trouble(): string | null;
  } | null = null;
  const refusal = createRefusal();

  async function refresh(episode: string): Promise<void> {
    await running?.handlers.refresh(episode).catch((error: unknown) => {
      log.warn(
        { event: "card-not-updated" },
        `Discord: a card could not be updated: ${String(error)}`,
      );
    });
  }

  async function start(handlers: BotHandlers, onEnd: (reason: string) => void): Promise<void> {
    await stop();
    const home = await findGuild(api, options);
    const installations = options.guild === undefined ? handlers.installations : undefined;
    const client = createClient(apiUrl);
    if (home !== null)
      guilds.enter({ guild: home, space: "", channel, installedBy: null }, client, handlers);
    for (const row of (await installations?.list("discord")) ?? [])
      if (row.workspace !== home) guilds.enter(placeOf(row), client, handlers);
    const hearNothing = listen(client, guilds);
    running = { client, handlers, hearNothing, trouble: watchConnection(client, log) };
    try {
      const { application } = await logIn(client, token);
      const guild = installations ? null : home;
      await registerCommands(api, {
        application: application.id,
        guild,
        before: guild === null ? home : null,
      });
      if (installations) await guilds.keepInstallations(client, handlers, installations);
      await guilds.introduce();
      onSessionEnd(client, onEnd);
    } catch (error) {
      await stop();
      throw error;
    }
  }

  async function stop(): Promise<void> {
    const stopping = running;
    running = null;
    stopping?.hearNothing();
    guilds.stop();
    if (stopping) await logOut(stopping.client, clock);
  }

  return createChatBot({
    platform: "discord",
    name: "Discord",
    command,
    clock,
    log,
    refusal,
    start,
    stop,
    isRunning: () => running !== null,
    workspaceIn: (space) => guilds.sessionIn(space),
    channels: async () => (running ? guilds.channels(running.client) : []),
    trouble: () => running?.trouble() ?? null,
  });
}
