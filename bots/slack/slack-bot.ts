import { SocketModeReceiver, webApi } from "@slack/bolt";
import type { Bot, BotHandlers, MessageRef, Post } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { ConfigError, DeliveryError } from "../../src/core/errors.js";
import { type Shown, showCard } from "./card-message.js";
import {
  appTokenAdvice,
  asBoltLogger,
  type BotLog,
  clientOptions,
  type Identity,
  identify,
} from "./client.js";
import { Connection } from "./connection.js";
import { deliver, isGone, slackErrorCode } from "./failures.js";
import { Hearing } from "./hearing.js";
import { readChannel, readThread } from "./history.js";
import { listen } from "./listeners.js";
import { metadataType, ourMark } from "./messages.js";
import { showNote } from "./note-message.js";
import { People } from "./people.js";
import { PersistFirstApp } from "./persist-first-app.js";
import { Pictures, type ShownPicture } from "./pictures.js";
import { Threads } from "./threads.js";

export interface SlackBotOptions {
  /** xoxb-…, and the app-level xapp-… for Socket Mode. */
  readonly botToken: string;
  readonly appToken: string;
  /** Channel id for whatever names none. */
  readonly channel: string;
  /** The slash command; "/sous" unless told. */
  readonly command?: string;
  /** Base of the Web API; Slack's own unless told. */
  readonly apiUrl?: string;
  readonly clock: Clock;
  readonly log?: BotLog;
}

/** A message as it goes to Slack, whether new or changed. */
interface Outgoing extends Shown {
  readonly channel: string;
  readonly metadata: {
    readonly event_type: string;
    readonly event_payload: { readonly id: string; readonly episode: string };
  };
  readonly parse: "none";
  readonly link_names: false;
}

/** People on Slack, over Socket Mode: no public address is needed. */
export function createSlackBot(options: SlackBotOptions): Bot {
  return new SlackBot(options);
}

class SlackBot implements Bot {
  readonly platform = "slack";
  /** Slack takes about one message a second and channel. */
  readonly paceMs = 1100;
  readonly threads = true;
  readonly #options: SlackBotOptions;
  readonly #log: BotLog;
  readonly #client: webApi.WebClient;
  readonly #people: People;
  readonly #threads = new Threads();
  readonly #pictures: Pictures;
  #identity: Identity | null = null;
  #hearing: Hearing | null = null;
  #handlers: BotHandlers | null = null;
  #connection: Connection | null = null;

  constructor(options: SlackBotOptions) {
    const { botToken, clock } = options;
    this.#options = options;
    this.#log = options.log ?? { warn: () => {}, error: () => {} };
    this.#client = new webApi.WebClient(botToken, this.#clientOptions());
    this.#people = new People({ client: this.#client, clock });
    this.#pictures = new Pictures({
      ...{ client: this.#client, clock, log: this.#log },
      refresh: (episode) => void this.#refresh(episode),
    });
  }

  async start(handlers: BotHandlers): Promise<void> {
    const { appToken, clock } = this.#options;
    if (!appToken) throw new ConfigError(`SLACK_APP_TOKEN is not set. ${appTokenAdvice}`);
    await this.stop();
    const hearing = await this.#createHearing(handlers);
    const receiver = this.#createReceiver();
    const onReturn = () => hearing.hearAgain();
    this.#connection = new Connection({ receiver, clock, log: this.#log, onReturn });
    this.#hearing = hearing;
    this.#handlers = handlers;
    await this.#listen({ receiver, hearing, handlers });
    await this.#connection.open();
  }

  async stop(): Promise<void> {
    await this.#connection?.close();
    this.#connection = null;
    this.#hearing = null;
    this.#handlers = null;
    this.#pictures.stop();
  }

  async post(post: Post): Promise<MessageRef> {
    const channel = this.#channelOf(post);
    const thread = post.kind === "note" ? (post.under.thread ?? post.under.message) : undefined;
    const where = {
      ...(thread && { thread_ts: thread }),
      unfurl_links: false,
      unfurl_media: false,
    };
    const { ts, channel: id } = await this.#show({ post, channel, ref: null }, (message) =>
      this.#client.chat.postMessage({ ...message, ...where }),
    );
    if (!ts || !id)
      throw new DeliveryError("Slack named no message", { retryable: true, maybeDone: true });
    const ref = { channel: id, message: ts, ...(thread && { thread }) };
    this.#remember(ref, post);
    return ref;
  }

  async edit(ref: MessageRef, post: Post): Promise<void> {
    await this.#show({ post, channel: ref.channel, ref }, (message) =>
      this.#client.chat.update({ ...message, ts: ref.message }),
    );
    this.#remember(ref, post);
  }

  async find(post: Post): Promise<readonly MessageRef[]> {
    const channel = this.#channelOf(post);
    const { botId } = await this.#identify();
    const thread = post.kind === "note" ? (post.under.thread ?? post.under.message) : undefined;
    const standing = thread
      ? await readThread(this.#client, { channel, ts: thread })
      : await readChannel(this.#client, channel);
    return standing
      .filter((message) => ourMark(message, botId)?.id === post.id)
      .map(({ ts }) => ({ channel, message: ts, ...(thread && { thread }) }))
      .sort((a, b) => Number(a.message) - Number(b.message));
  }

  async remove(ref: MessageRef): Promise<void> {
    try {
      await deliver(() => this.#client.chat.delete({ channel: ref.channel, ts: ref.message }));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  async catchUp(cards: readonly { episode: string; ref: MessageRef }[]): Promise<void> {
    if (!this.#hearing)
      throw new DeliveryError("the Slack bot is not started", { retryable: true });
    await this.#hearing.catchUp(cards);
  }

  #createReceiver(): SocketModeReceiver {
    return new SocketModeReceiver({
      appToken: this.#options.appToken,
      autoReconnectEnabled: false,
      logger: asBoltLogger(this.#log),
      installerOptions: { clientOptions: this.#clientOptions() },
    });
  }

  async #createHearing(handlers: BotHandlers): Promise<Hearing> {
    return new Hearing({
      client: this.#client,
      identity: await this.#identify(),
      people: this.#people,
      threads: this.#threads,
      inbox: handlers.inbox,
      clock: this.#options.clock,
      log: this.#log,
    });
  }

  async #listen(parts: {
    receiver: SocketModeReceiver;
    hearing: Hearing;
    handlers: BotHandlers;
  }): Promise<void> {
    const { receiver, hearing, handlers } = parts;
    const { botToken, channel, clock, command = "/sous" } = this.#options;
    const { team, botId, userId } = await this.#identify();
    const app = new PersistFirstApp({
      receiver,
      token: botToken,
      botId,
      botUserId: userId,
      tokenVerificationEnabled: false,
      convoStore: false,
      logger: asBoltLogger(this.#log),
      clientOptions: this.#clientOptions(),
    });
    listen(app, {
      team,
      command,
      channel,
      client: this.#client,
      people: this.#people,
      clock,
      log: this.#log,
      handlers,
      hearing,
    });
  }

  #clientOptions(): webApi.WebClientOptions {
    return clientOptions({ apiUrl: this.#options.apiUrl, log: this.#log });
  }

  async #identify(): Promise<Identity> {
    this.#identity ??= await identify(this.#client);
    return this.#identity;
  }

  /** With the picture where there is one; a message that Slack refuses with it goes without. */
  async #show<T>(
    what: { post: Post; channel: string; ref: MessageRef | null },
    send: (message: Outgoing) => Promise<T>,
  ): Promise<T> {
    const { post, channel, ref } = what;
    const picture = post.kind === "card" ? await this.#pictures.forCard(post.card, ref) : null;
    const message = await this.#message(post, channel, picture);
    try {
      return await deliver(() => send(message));
    } catch (error) {
      if (!picture || slackErrorCode(error) !== "invalid_blocks") throw error;
      this.#pictures.refuse(picture, post.episode);
      const plain = await this.#message(post, channel, null);
      return deliver(() => send(plain));
    }
  }

  /** What both posting and editing send: ids in the metadata, nobody pinged, nothing unfurled. */
  async #message(post: Post, channel: string, picture: ShownPicture | null): Promise<Outgoing> {
    return {
      channel,
      ...(await this.#render(post, picture)),
      metadata: {
        event_type: metadataType,
        event_payload: { id: post.id, episode: post.episode },
      },
      parse: "none",
      link_names: false,
    };
  }

  async #render(post: Post, picture: ShownPicture | null): Promise<Shown> {
    if (post.kind === "card") return showCard(post.card, picture);
    const { to } = post.note;
    const name = to === null ? "" : await this.#people.nameOf(to, "");
    return showNote(post.note, name || null, post.id);
  }

  async #refresh(episode: string): Promise<void> {
    await this.#handlers?.refresh(episode).catch((error: unknown) => {
      this.#log.warn(`Slack: a card could not be shown anew: ${String(error)}`);
    });
  }

  #channelOf(post: Post): string {
    return post.kind === "note" ? post.under.channel : post.channel || this.#options.channel;
  }

  #remember(ref: MessageRef, post: Post): void {
    if (post.kind !== "card") return;
    this.#pictures.remember(ref);
    this.#threads.remember(ref, { episode: post.episode, open: post.card.done === null });
  }
}
