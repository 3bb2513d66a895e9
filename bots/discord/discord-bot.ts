/** People on Discord, over the gateway: no public address is needed. */
import type { Client } from "discord.js";
import type { Bot, BotHandlers } from "../../src/core/bot.js";
import { ConfigError } from "../../src/core/errors.js";
import { silentLog } from "../present/bot-log.js";
import { type ChatBotOptions, createChatBot, createRefusal } from "../present/chat-bot.js";
import { ChatService } from "../present/chat-service.js";
import { mayPass, Patience } from "../present/patience.js";
import { type Answer, ThreadHearing } from "../present/thread-hearing.js";
import { ThreadMemory } from "../present/thread-memory.js";
import { WhoMay } from "../present/who-may.js";
import { Asides } from "./asides.js";
import { ChannelApi } from "./channel-api.js";
import { createClient, createRest, logIn, logOut, onSessionEnd } from "./client.js";
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
  readonly service: ChatService;
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
  /** Why there is no session; null while there is one. */
  let lost: string | null = null;
  let comingBack: Patience | null = null;
  const refusal = createRefusal();
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

  async function connect(handlers: BotHandlers): Promise<void> {
    await disconnect();
    const guild = await findGuild(api, options);
    const client = createClient(apiUrl);
    running = listenOn(client, guild, handlers);
    try {
      const online = await logIn(client, token);
      await registerCommand(api, { application: online.application.id, guild });
      onSessionEnd(client, (reason) => void beginAnew(handlers, reason));
      lost = null;
    } catch (error) {
      await disconnect();
      throw error;
    }
  }

  /**
   * Begins a new session after one that Discord ended for good. A bot that is refused now hears nobody, and must not
   * look alive.
   */
  async function beginAnew(handlers: BotHandlers, reason: string): Promise<void> {
    if (lost !== null) return;
    lost = reason;
    const patience = new Patience(clock);
    comingBack = patience;
    const attempt = async () => {
      try {
        await connect(handlers);
        if (comingBack !== patience) await disconnect();
      } catch (error) {
        if (mayPass(error) && !(error instanceof ConfigError)) throw error;
        refusal.note(error);
      }
    };
    await patience.insist(attempt, (error) =>
      log.warn({ event: "platform-lost" }, `Discord: not connected, trying again: ${error}`),
    );
  }

  async function stop(): Promise<void> {
    comingBack?.stop();
    comingBack = null;
    lost = null;
    await disconnect();
  }

  async function disconnect(): Promise<void> {
    const stopping = running;
    running = null;
    stopping?.hearNothing();
    stopping?.hearing.stop();
    pictures.stop();
    if (stopping) await logOut(stopping.client, clock);
  }

  function listenOn(client: Client, guild: string, handlers: BotHandlers): Running {
    const { managers = "channel", answerers = "channel" } = options;
    const membership = createMembership({ client, guild, channel, clock });
    const whoMay = new WhoMay({ platform: "Discord", managers, answerers, clock, log, membership });
    const origin = { platform: "discord", workspace: guild } as const;
    const asked = { ...origin, command: "/sous", channel, handlers, whoMay, clock };
    const service = new ChatService(asked);
    const nameInGuild = (user: string) =>
      client.guilds.cache.get(guild)?.members.cache.get(user)?.displayName;
    const patience = new Patience(clock);
    const source = createThreadSource({ api, service, threads, patience, log, nameInGuild });
    const hearing = new ThreadHearing({ source, threads, service, patience, log, tell });
    const hearNothing = listen(
      client,
      { service, asides, log },
      { api, guild, hearing, nameInGuild },
    );
    const trouble = watchConnection(client, log);
    return { client, service, hearing, handlers, nameOf: nameInGuild, hearNothing, trouble };
  }

  /** A message cannot be answered for one person's eyes: what is about its writer goes to them directly. */
  async function tell({ writer, ref, key, refusal }: Answer): Promise<void> {
    const nonce = key.slice(-25);
    const shown = showRefusal(refusal);
    if (refusal.isPublic) await api.send(ref.channel, shown, { nonce, answers: ref.message });
    else await api.send(await api.reach(writer), shown, { nonce });
  }

  const hearing = () => running?.hearing;
  const lose = async (lost: string, why: string) => running?.service.lose([lost], why);
  const regain = async (again: string) => running?.service.regain([again]);
  const trouble = () => lost ?? running?.trouble() ?? null;
  return createChatBot({
    platform: "discord",
    name: "Discord",
    poster,
    start: connect,
    stop,
    lose,
    regain,
    hearing,
    trouble,
    refused: refusal.refused,
  });
}
