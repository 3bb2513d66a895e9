import { type Receiver, webApi } from "@slack/bolt";
import type {
  Bot,
  BotHandlers,
  Inbox,
  InboxVerdict,
  IncomingEvent,
  MessageRef,
  Post,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Audience } from "../../src/core/command.js";
import { DeliveryError } from "../../src/core/errors.js";
import { guardInbox, notifyingInbox, refusalOf } from "../present/door.js";
import { showCall } from "./call-message.js";
import { type Shown, showCard } from "./card-message.js";
import { asBoltLogger, type BotLog, clientOptions, type Identity, identify } from "./client.js";
import { deliver, isGone, slackErrorCode } from "./failures.js";
import { Hearing } from "./hearing.js";
import { readChannel, readThread } from "./history.js";
import { HomeTab } from "./home-tab.js";
import { listen, readPage } from "./listeners.js";
import { metadataType, ourMark } from "./messages.js";
import { showNote } from "./note-message.js";
import { People } from "./people.js";
import { PersistFirstApp } from "./persist-first-app.js";
import { Pictures, type ShownPicture } from "./pictures.js";
import { Threads } from "./threads.js";
import type { Transport } from "./transport.js";
import { createTransport, type Ways } from "./ways.js";
import { replyWithinMs, whisperTo } from "./whisper.js";
import { WhoMay } from "./who-may.js";

export interface SlackBotOptions extends Ways {
  /** xoxb-… */
  readonly botToken: string;
  /** Channel id for whatever names none. */
  readonly channel: string;
  /** The slash command; "/sous" unless told. */
  readonly command?: string;
  /** Base of the Web API; Slack's own unless told. */
  readonly apiUrl?: string | undefined;
  /** Who may start, stop and change things; members of the channel unless told. */
  readonly managers?: Audience;
  /** Who may answer; members of the channel unless told. */
  readonly answerers?: Audience;
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

/** People on Slack, over Socket Mode or over signed HTTP requests. */
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
  #home: HomeTab | null = null;
  #handlers: BotHandlers | null = null;
  #transport: Transport | null = null;

  constructor(options: SlackBotOptions) {
    const { botToken, clock } = options;
    this.#options = options;
    this.#log = options.log ?? { warn: () => {}, error: () => {} };
    this.#client = new webApi.WebClient(botToken, this.#clientOptions());
    this.#people = new People({ client: this.#client, clock });
    this.#pictures = new Pictures({
      client: this.#client,
      clock,
      log: this.#log,
      refresh: (episode) => void this.#refresh(episode),
    });
  }

  async start(handlers: BotHandlers): Promise<void> {
    await this.stop();
    const { apiUrl, clock } = this.#options;
    const transport = createTransport(this.#options, {
      apiUrl,
      clock,
      log: this.#log,
      onReturn: async () => this.#hearing?.hearAgain(),
    });
    const whoMay = this.#createWhoMay();
    const hearing = await this.#createHearing(handlers, whoMay);
    this.#transport = transport;
    this.#hearing = hearing;
    this.#handlers = handlers;
    await this.#listen({ receiver: transport.receiver, hearing, handlers, whoMay });
    await transport.open();
  }

  async stop(): Promise<void> {
    this.#hearing?.stop();
    await this.#transport?.close();
    this.#transport = null;
    this.#home?.close();
    this.#home = null;
    this.#hearing = null;
    this.#handlers = null;
    this.#pictures.stop();
  }

  async post(post: Post): Promise<MessageRef> {
    const channel = await this.#channelOf(post);
    const thread = post.kind === "note" ? (post.under.thread ?? post.under.message) : undefined;
    const where = {
      ...(thread && threadOf(post, thread)),
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
    const channel = await this.#channelOf(post);
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

  #createWhoMay(): WhoMay {
    const { channel, clock, managers = "channel", answerers = "channel" } = this.#options;
    return new WhoMay({
      client: this.#client,
      clock,
      log: this.#log,
      channel,
      managers,
      answerers,
    });
  }

  async #createHearing(handlers: BotHandlers, whoMay: WhoMay): Promise<Hearing> {
    return new Hearing({
      client: this.#client,
      identity: await this.#identify(),
      people: this.#people,
      threads: this.#threads,
      inbox: this.#repliesInbox(handlers, whoMay),
      clock: this.#options.clock,
      log: this.#log,
    });
  }

  /** Of replies in threads: only who may answer is heard, and the others are told why, if just now. */
  #repliesInbox({ inbox, control }: BotHandlers, whoMay: WhoMay): Inbox {
    const { clock, command = "/sous", answerers = "channel" } = this.#options;
    const client = this.#client;
    const guarded = guardInbox(inbox, ({ person }) => whoMay.mayReply(person.id));
    const notify = async (event: IncomingEvent, verdict: InboxVerdict): Promise<void> => {
      const refusal = await refusalOf(verdict, event.what, { answerers, command, control });
      if (refusal) whisperTo({ client, log: this.#log }, event, refusal);
    };
    return notifyingInbox(guarded, (event, verdict) => {
      if (clock.now() - event.at >= replyWithinMs) return;
      notify(event, verdict).catch((error: unknown) =>
        this.#log.warn(`Slack: a word was not passed on: ${String(error)}`),
      );
    });
  }

  async #listen(parts: {
    receiver: Receiver;
    hearing: Hearing;
    handlers: BotHandlers;
    whoMay: WhoMay;
  }): Promise<void> {
    const { receiver, hearing, handlers, whoMay } = parts;
    const { botToken, channel, clock, command = "/sous", answerers = "channel" } = this.#options;
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
    this.#home = new HomeTab({
      client: this.#client,
      clock,
      log: this.#log,
      watch: handlers.watch,
      pageOf: async (id) => {
        const person = { id, name: await this.#people.nameOf(id, "someone") };
        const mayManage = () => whoMay.mayManage(id);
        const caller = { platform: "slack", workspace: team, person, channel, mayManage } as const;
        return readPage({ handlers, whoMay }, caller);
      },
    });
    listen(app, {
      home: this.#home,
      whoMay,
      answerers,
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
    if (post.kind === "call") return showCall(post.call);
    const { to } = post.note;
    const name = to === null ? "" : await this.#people.nameOf(to, "");
    return showNote(post.note, name || null, post.id);
  }

  async #refresh(episode: string): Promise<void> {
    await this.#handlers?.refresh(episode).catch((error: unknown) => {
      this.#log.warn(`Slack: a card could not be shown anew: ${String(error)}`);
    });
  }

  async #channelOf(post: Post): Promise<string> {
    if (post.kind === "note") return post.under.channel;
    const channel = post.channel || this.#options.channel;
    return isUser(channel) ? this.#openDirect(channel) : channel;
  }

  /** The direct messages with a person have a channel of their own. */
  async #openDirect(user: string): Promise<string> {
    const { channel } = await deliver(() => this.#client.conversations.open({ users: user }));
    if (!channel?.id) throw new DeliveryError("Slack named no channel", { retryable: true });
    return channel.id;
  }

  #remember(ref: MessageRef, post: Post): void {
    if (post.kind === "note") return;
    if (post.kind === "card") this.#pictures.remember(ref);
    const open = post.kind === "card" ? post.card.done === null : post.call.question !== null;
    this.#threads.remember(ref, { episode: post.episode, open });
  }
}

/** A person's id, where a channel's is expected: they are written to directly. */
function isUser(id: string): boolean {
  return /^[UW][A-Z0-9]+$/.test(id);
}

/** What is announced Slack shows in the channel as well. */
function threadOf(post: Post, thread: string) {
  const isAnnounced = post.kind === "note" && post.note.announced;
  return isAnnounced
    ? { thread_ts: thread, reply_broadcast: true as const }
    : { thread_ts: thread };
}
