/** People on Discord, over the gateway: no public address is needed. */
import type { Client } from "discord.js";
import type { Bot, BotHandlers, IncomingEvent } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Audience } from "../../src/core/command.js";
import { DeliveryError } from "../../src/core/errors.js";
import { type BotLog, silentLog } from "../present/bot-log.js";
import { ChatService } from "../present/chat-service.js";
import type { Refusal } from "../present/door.js";
import { Patience } from "../present/patience.js";
import { ThreadHearing } from "../present/thread-hearing.js";
import { type ShownCard, ThreadMemory } from "../present/thread-memory.js";
import { WhoMay } from "../present/who-may.js";
import { ChannelApi } from "./channel-api.js";
import { createClient, createRest, logIn, logOut } from "./client.js";
import { createThreadSource } from "./hearing.js";
import { listen } from "./listeners.js";
import { Pictures } from "./pictures.js";
import { Poster } from "./poster.js";
import { findGuild, registerCommand } from "./registration.js";
import type { Reply } from "./replies.js";
import { showRefusal } from "./whisper.js";
import { createMembership } from "./who-may.js";

export interface DiscordBotOptions {
  readonly token: string;
  /** Server id; the channel's own when absent. */
  readonly guild?: string;
  /** Id of the channel for posts that name none. */
  readonly channel: string;
  /** Base of the REST API; Discord's own when absent. */
  readonly apiUrl?: string;
  /** Who may start, stop and change things; everybody who sees the channel when absent. */
  readonly managers?: Audience;
  /** Who may answer; everybody who sees the channel when absent. */
  readonly answerers?: Audience;
  readonly clock: Clock;
  readonly log?: BotLog;
}

/** What runs between start and stop. */
interface Running {
  readonly client: Client;
  readonly hearing: ThreadHearing<Reply>;
  readonly handlers: BotHandlers;
  hearNothing(): void;
}

export function createDiscordBot(options: DiscordBotOptions): Bot {
  const { token, channel, apiUrl, clock, log = silentLog } = options;
  const api = new ChannelApi(createRest(options));
  const threads = new ThreadMemory();
  const pictures = new Pictures({ clock, log, refresh: (episode) => void refresh(episode) });
  const poster = new Poster({ api, threads, pictures, log, channel });
  let running: Running | null = null;

  async function refresh(episode: string): Promise<void> {
    await running?.handlers.refresh(episode).catch((error: unknown) => {
      log.warn(`Discord: a card could not be updated: ${String(error)}`);
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
    const belongs = createMembership({ client, guild, channel });
    const whoMay = new WhoMay({ platform: "Discord", managers, answerers, clock, log, belongs });
    const origin = { platform: "discord", workspace: guild } as const;
    const service = new ChatService({ ...origin, command: "/sous", handlers, whoMay, clock, log });
    const nameInGuild = (user: string) =>
      client.guilds.cache.get(guild)?.members.cache.get(user)?.displayName;
    const patience = new Patience(clock);
    const source = createThreadSource({ api, service, threads, patience, log, nameInGuild });
    const inbox = service.inboxForReplies(tellRefusal);
    const hearing = new ThreadHearing({ source, threads, inbox, patience, log });
    const hearNothing = listen(client, { service, log }, { api, guild, hearing, nameInGuild });
    return { client, hearing, handlers, hearNothing };
  }

  /** A reply cannot be answered for one person's eyes: its writer gets a direct message. */
  async function tellRefusal({ person, key }: IncomingEvent, refusal: Refusal): Promise<void> {
    const direct = await api.reach(person.id);
    await api.send(direct, showRefusal(refusal), { nonce: key.slice(-25) });
  }

  async function catchUp(cards: readonly ShownCard[]): Promise<void> {
    if (!running) throw new DeliveryError("the Discord bot is not started", { retryable: true });
    await running.hearing.catchUp(cards);
  }

  return {
    platform: "discord",
    /** Discord takes about five messages in five seconds and channel. */
    paceMs: 1100,
    threads: true,
    start,
    stop,
    post: (post) => poster.post(post),
    edit: (ref, post) => poster.edit(ref, post),
    find: (post) => poster.find(post),
    remove: (ref) => api.remove(ref),
    catchUp,
  };
}
