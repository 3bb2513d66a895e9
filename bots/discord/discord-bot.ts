import type { APIMessage, Client } from "discord.js";
import type {
  Bot,
  BotHandlers,
  Inbox,
  IncomingEvent,
  MessageRef,
  Post,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Audience } from "../../src/core/command.js";
import { ConfigError, DeliveryError } from "../../src/core/errors.js";
import { guardInbox, notifyingInbox, type Refusal, refusalOf } from "../present/door.js";
import { inviteUrl } from "./access.js";
import { readCardMark, readNoteMark } from "./action-ids.js";
import { showCall } from "./call-message.js";
import { type Shown, showCard } from "./card-message.js";
import { ChannelApi } from "./channel-api.js";
import {
  type BotLog,
  createClient,
  createRest,
  logIn,
  logOut,
  refusal,
  requireToken,
} from "./client.js";
import { sousCommand } from "./commands.js";
import { customIdsOf } from "./components.js";
import { showRefusal } from "./consent.js";
import { apiCode, apiCodes } from "./failures.js";
import { Hearing } from "./hearing.js";
import { listen } from "./listeners.js";
import { showNote } from "./note-message.js";
import { type Attached, Pictures } from "./pictures.js";
import { Threads, threadOf } from "./threads.js";
import { WhoMay } from "./who-may.js";

export interface DiscordBotOptions {
  readonly token: string;
  /** Server id; the channel's own unless told. */
  readonly guild?: string;
  /** Channel id for whatever names none. */
  readonly channel: string;
  /** Base of the REST API; Discord's own unless told. */
  readonly apiUrl?: string;
  /** Who may start, stop and change things; whoever sees the channel unless told. */
  readonly managers?: Audience;
  /** Who may answer; whoever sees the channel unless told. */
  readonly answerers?: Audience;
  readonly clock: Clock;
  readonly log?: BotLog;
}

/** What was said longer ago is not answered any more: it was read again after a restart. */
const replyWithinMs = 5 * 60_000;

/** People on Discord, over the gateway: no public address is needed. */
export function createDiscordBot(options: DiscordBotOptions): Bot {
  return new DiscordBot(options);
}

/** What runs between start and stop. */
interface Running {
  readonly client: Client;
  readonly hearing: Hearing;
  readonly handlers: BotHandlers;
  hearNothing(): void;
}

class DiscordBot implements Bot {
  readonly platform = "discord";
  /** Discord takes about five messages in five seconds and channel. */
  readonly paceMs = 1100;
  readonly threads = true;
  readonly #options: DiscordBotOptions;
  readonly #log: BotLog;
  readonly #api: ChannelApi;
  readonly #threads = new Threads();
  readonly #pictures: Pictures;
  #running: Running | null = null;

  constructor(options: DiscordBotOptions) {
    this.#options = options;
    this.#log = options.log ?? { warn: () => {}, error: () => {} };
    this.#api = new ChannelApi(createRest(options));
    this.#pictures = new Pictures({
      clock: options.clock,
      log: this.#log,
      refresh: (episode) => void this.#refresh(episode),
    });
  }

  async start(handlers: BotHandlers): Promise<void> {
    const { token, apiUrl } = this.#options;
    await this.stop();
    const guild = await this.#findGuild();
    const client = createClient(apiUrl);
    this.#running = this.#listen({ client, guild, handlers });
    try {
      const online = await logIn(client, token);
      await this.#registerCommand({ application: online.application.id, guild });
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    running?.hearNothing();
    running?.hearing.stop();
    this.#pictures.stop();
    if (running) await logOut(running.client, this.#options.clock);
  }

  async post(post: Post): Promise<MessageRef> {
    switch (post.kind) {
      case "card":
        return this.#postCard(post);
      case "note":
        return this.#postNote(post);
      case "call":
        return this.#postCall(post);
    }
  }

  async edit(ref: MessageRef, post: Post): Promise<void> {
    if (post.kind === "note") return this.#editNote(ref, post);
    if (post.kind === "call") {
      await this.#api.edit(ref, show(post));
      return;
    }
    const message = await this.#withPicture(post, ref, (attached) =>
      this.#api.edit(ref, show(post), attached),
    );
    this.#remember(ref, post);
    if (!message.thread && !ref.thread) await this.#openThread(ref, post.card.task);
  }

  /** Discord archives a thread in which nothing was said for a day; it is opened again for the change. */
  async #editNote(ref: MessageRef, post: Post & { kind: "note" }): Promise<void> {
    const change = () => this.#api.edit(ref, show(post));
    await change().catch(async (error: unknown) => {
      if (apiCode(error) !== apiCodes.threadArchived) throw error;
      await this.#api.reopenThread(ref.channel);
      await change();
    });
  }

  async find(post: Post): Promise<readonly MessageRef[]> {
    const channel = await this.#placeOf(post);
    const self = await this.#api.self();
    const standing = await this.#api.listMessages(channel);
    const own = standing.filter(({ author }) => author.id === self);
    const { content, components } = show(post);
    const marked = own.filter((message) => {
      const ids = customIdsOf(message);
      return (readCardMark(ids)?.post ?? readNoteMark(ids)) === post.id;
    });
    // What has no buttons carries no id: the newest one that says the same.
    const alike = own.filter((message) => message.content === content).slice(-1);
    const hasMark = components.length > 0 || marked.length > 0;
    return (hasMark ? marked : alike).map(({ id, thread }) => ({
      channel,
      message: id,
      ...(thread && { thread: thread.id }),
    }));
  }

  async remove(ref: MessageRef): Promise<void> {
    await this.#api.remove(ref);
  }

  async catchUp(cards: readonly { episode: string; ref: MessageRef }[]): Promise<void> {
    if (!this.#running)
      throw new DeliveryError("the Discord bot is not started", { retryable: true });
    await this.#running.hearing.catchUp(cards);
  }

  async #postCard(post: Post & { kind: "card" }): Promise<MessageRef> {
    const channel = this.#channelOf(post);
    const nonce = post.id;
    const { id: message } = await this.#withPicture(post, null, (attached) =>
      this.#api.send(channel, show(post), { nonce, attached }),
    );
    const ref = { channel, message };
    this.#remember(ref, post);
    const thread = await this.#openThread(ref, post.card.task);
    if (thread === null) return ref;
    this.#remember({ ...ref, thread }, post);
    return { ...ref, thread };
  }

  async #postCall(post: Post & { kind: "call" }): Promise<MessageRef> {
    const channel = await this.#placeOf(post);
    const { id: message } = await this.#api.send(channel, show(post), { nonce: post.id });
    return { channel, message };
  }

  /** A card that Discord refuses with its picture goes without; so does the next attempt. */
  async #withPicture(
    { card, episode }: Post & { kind: "card" },
    ref: MessageRef | null,
    send: (attached: Attached) => Promise<APIMessage>,
  ): Promise<APIMessage> {
    const standing = async () => ref && this.#api.getMessage(ref);
    const attached = await this.#pictures.forCard(card, ref?.message ?? null, standing);
    const message = await send(attached).catch(async (error: unknown) => {
      if (!this.#pictures.refuse(error, attached, episode)) throw error;
      const plain = await send({ attachments: [], files: [] });
      this.#pictures.explain(error);
      return plain;
    });
    this.#pictures.remember(message);
    return message;
  }

  async #refresh(episode: string): Promise<void> {
    await this.#running?.handlers.refresh(episode).catch((error: unknown) => {
      this.#log.warn(`Discord: a card could not be shown anew: ${String(error)}`);
    });
  }

  /** When the process died between a card and its thread, the thread is missing. */
  async #postNote(post: Post & { kind: "note" }): Promise<MessageRef> {
    const send = async (thread: string): Promise<MessageRef> => {
      const { id: message } = await this.#api.send(thread, show(post), { nonce: post.id });
      return { channel: thread, message };
    };
    if (post.note.announced) return send(post.under.channel);
    const ref = await send(threadOf(post.under)).catch(async (error: unknown) => {
      if (apiCode(error) !== apiCodes.unknownChannel) throw error;
      return send(await this.#api.startThread(post.under, "Answers"));
    });
    const thread = ref.channel;
    if (post.note.kind === "summary" || this.#threads.isClosed(thread)) await this.#close(thread);
    return ref;
  }

  /** Archived, not locked: who writes there opens it again, and is heard. */
  async #close(thread: string): Promise<void> {
    this.#threads.close(thread);
    await this.#api.archiveThread(thread).catch((error: unknown) => {
      this.#log.warn(`Discord: a thread could not be closed: ${String(error)}`);
    });
  }

  /**
   * The thread's id. Null where there can be none: a card without a thread still has its buttons, and
   * only what may pass is worth another attempt.
   */
  async #openThread(ref: MessageRef, task: string): Promise<string | null> {
    try {
      return await this.#api.startThread(ref, task);
    } catch (error) {
      if (error instanceof DeliveryError && error.retryable) throw error;
      this.#log.error(`No thread for replies could be opened: ${String(error)}`);
      return null;
    }
  }

  /** @throws ConfigError when the token is refused or the channel is not there for us. */
  async #findGuild(): Promise<string> {
    const { token, guild, channel } = this.#options;
    requireToken(token);
    const found = await this.#configured("DISCORD_CHANNEL", () => this.#api.getChannel(channel));
    const own = "guild_id" in found ? found.guild_id : undefined;
    if (guild ?? own) return guild ?? own ?? "";
    throw new ConfigError("DISCORD_CHANNEL is not a channel of a server.");
  }

  async #registerCommand(at: { application: string; guild: string }): Promise<void> {
    await this.#configured("DISCORD_GUILD", () => this.#api.setCommands(at, [sousCommand]));
  }

  async #configured<T>(variable: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const code = apiCode(error);
      if (code !== apiCodes.missingAccess && code !== apiCodes.unknownChannel) throw refusal(error);
      const invite = inviteUrl(await this.#api.self());
      const message = `Discord does not let the bot into ${variable}. Check the id, and invite the bot: ${invite}`;
      throw new ConfigError(message, { cause: error });
    }
  }

  #listen(parts: { client: Client; guild: string; handlers: BotHandlers }): Running {
    const { client, guild } = parts;
    const { channel, managers = "channel", answerers = "channel" } = this.#options;
    const log = this.#log;
    const whoMay = new WhoMay({ client, log, guild, channel, managers, answerers });
    const inbox = guardInbox(parts.handlers.inbox, ({ person }) => whoMay.mayAnswer(person.id));
    const { control, watch } = parts.handlers;
    const refresh: BotHandlers["refresh"] = (episode) => parts.handlers.refresh(episode);
    const handlers = { inbox, control, watch, refresh };
    const hearing = new Hearing({
      api: this.#api,
      guild,
      threads: this.#threads,
      inbox: this.#repliesInbox(handlers, answerers),
      clock: this.#options.clock,
      log,
      nameInGuild: (user) => client.guilds.cache.get(guild)?.members.cache.get(user)?.displayName,
    });
    const { clock } = this.#options;
    const to = { guild, clock, log, handlers, hearing, whoMay, answerers };
    return { client, hearing, handlers, hearNothing: listen(client, to) };
  }

  /** A reply cannot be answered for one person's eyes: who was not heard is told in a direct message. */
  #repliesInbox({ inbox, control }: BotHandlers, answerers: Audience): Inbox {
    return notifyingInbox(inbox, (event, verdict) => {
      const isRecent = this.#options.clock.now() - event.at < replyWithinMs;
      const told = { answerers, command: "/sous", control };
      if (isRecent) void this.#notify(event, refusalOf(verdict, event.what, told));
    });
  }

  async #notify({ person, key }: IncomingEvent, refused: Promise<Refusal | null>): Promise<void> {
    try {
      const refusal = await refused;
      if (!refusal) return;
      const channel = await this.#api.reach(person.id);
      await this.#api.send(channel, showRefusal(refusal), { nonce: key.slice(-25) });
    } catch (error) {
      this.#log.warn(`Discord: a word was not passed on: ${String(error)}`);
    }
  }

  /** Where a post stands: a call may name a person, with whom there is a channel of its own. */
  async #placeOf(post: Post): Promise<string> {
    if (post.kind === "note")
      return post.note.announced ? post.under.channel : threadOf(post.under);
    return post.kind === "card" ? this.#channelOf(post) : this.#api.reach(this.#channelOf(post));
  }

  #channelOf(post: Post): string {
    return post.channel || this.#options.channel;
  }

  #remember(ref: MessageRef, { episode, card }: Post & { kind: "card" }): void {
    this.#threads.remember(ref, { episode, open: card.done === null });
  }
}

/** The same post gives the same message. */
function show(post: Post): Shown {
  if (post.kind === "note") return showNote(post.note, post.id);
  const mark = { episode: post.episode, post: post.id };
  return post.kind === "card" ? showCard(post.card, mark) : showCall(post.call, mark);
}
