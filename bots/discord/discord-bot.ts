/** People on Discord, over the gateway: no public address is needed. */
import type { Client } from "discord.js";
import type { Bot, BotHandlers, IncomingEvent } from "../../src/core/bot.js";
import { silentLog } from "../present/bot-log.js";
import { type ChatBotOptions, createChatBot } from "../present/chat-bot.js";
import { ChatService } from "../present/chat-service.js";
import type { Refusal } from "../present/door.js";
import { Patience } from "../present/patience.js";
import { ThreadHearing } from "../present/thread-hearing.js";
import { ThreadMemory } from "../present/thread-memory.js";
import { WhoMay } from "../present/who-may.js";
import { Asides } from "./asides.js";
import { ChannelApi } from "./channel-api.js";
import { createClient, createRest, logIn, logOut } from "./client.js";
import { createThreadSource } from "./hearing.js";
import { listen, watchConnection } from "./listeners.js";
import { Pictures } from "./pictures.js";
import { Poster } from "./poster.js";
import { findGuild, registerCommand } from "./registration.js";
import type { Reply } from "./replies.js";
import { showRefusal } from "./whisper.js";
import { createMembership } from "./who-may.js";

export interface DiscordBotOptions extends ChatBotOptions {
  readonly token: string;
  /** Server id; the channel's own when absent. */
  readonly guild?: string;
}

/** What runs between start and stop. */
interface Running {
  readonly client: Client;
  readonly hearing: ThreadHearing<Reply>;
  readonly handlers: BotHandlers;
  nameOf(user: string): string | undefined;
  hearNothing(): void;
  trouble(): string | null;
}

export function createDiscordBot(options: DiscordBotOptions): Bot {
  const { token, channel, apiUrl, clock, log = silentLog } = options;
  const api = new ChannelApi(createRest(options));
  const threads = new ThreadMemory();
  const pictures = new Pictures({ clock, log, refresh: (episode) => void refresh(episode) });
  const asides = new Asides(clock);
  let running: Running | null = null;
  const nameOf = (user: string) => running?.nameOf(user);
  const poster = new Poster({ api, threads, pictures, asides, nameOf, log, channel });

  async function refresh(episode: string): Promise<void> {
    await running?.handlers.refresh(episode).catch((error: unknown) => {
      log.warn(
        { event: "card-not-updated" },
        `Discord: a card could not be updated: ${String(error)}`,
      );
    });
  }

  async function start(handlers: BotHandlers): Promise<void> {
    await stop();
    const guild = await findGuild(api, options);
    const client = createClient(apiUrl);
    running = listenOn(client, guild, handlers);
    try {
      const online = await logIn(client, token);
      await registerCommand(api, { application: online.application.id, guild });
    } catch (error) {
      await stop();
      throw error;
    }
  }

  async function stop(): Promise<void> {
    const stopping = running;
    running = null;
    stopping?.hearNothing();
    stopping?.hearing.stop();
    pictures.stop();
    if (stopping) await logOut(stopping.client, clock);
  }

  function listenOn(client: Client, guild: string, handlers: BotHandlers): Running {
    const { managers = "channel", answerers = "channel" } = options;
    const membership = createMembership({ client, guild, channel });
    const whoMay = new WhoMay({ platform: "Discord", managers, answerers, clock, log, membership });
    const origin = { platform: "discord", workspace: guild } as const;
    const asked = { ...origin, command: "/sous", channel, handlers, whoMay, clock, log };
    const service = new ChatService(asked);
    const nameInGuild = (user: string) =>
      client.guilds.cache.get(guild)?.members.cache.get(user)?.displayName;
    const patience = new Patience(clock);
    const source = createThreadSource({ api, service, threads, patience, log, nameInGuild });
    const inbox = service.inboxForReplies(tellRefusal);
    const hearing = new ThreadHearing({ source, threads, inbox, patience, log });
    const hearNothing = listen(
      client,
      { service, asides, log },
      { api, guild, hearing, nameInGuild },
    );
    const trouble = watchConnection(client, log);
    return { client, hearing, handlers, nameOf: nameInGuild, hearNothing, trouble };
  }

  /** A reply cannot be answered for one person's eyes: its writer gets a direct message. */
  async function tellRefusal({ person, key }: IncomingEvent, refusal: Refusal): Promise<void> {
    const direct = await api.reach(person.id);
    await api.send(direct, showRefusal(refusal), { nonce: key.slice(-25) });
  }

  const hearing = () => running?.hearing;
  const trouble = () => running?.trouble() ?? null;
  return createChatBot({
    platform: "discord",
    name: "Discord",
    poster,
    start,
    stop,
    hearing,
    trouble,
  });
}
