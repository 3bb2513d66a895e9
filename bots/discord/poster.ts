import type { APIMessage } from "discord.js";
import type { MessageRef, Post } from "../../src/core/bot.js";
import { DeliveryError } from "../../src/core/errors.js";
import { keepNewest } from "../../src/core/newest.js";
import type { BotLog } from "../present/bot-log.js";
import { postMessage } from "../present/post-message.js";
import { readCardMark, readNoteMark } from "../present/press-action.js";
import { isDirectNote, type ThreadMemory, threadOf } from "../present/thread-memory.js";
import type { Asides } from "./asides.js";
import type { ChannelApi } from "./channel-api.js";
import { apiCode, apiCodes } from "./client.js";
import { discordMarkup } from "./markdown.js";
import type { Attached, Pictures } from "./pictures.js";
import { customIdsOf, type DiscordMessage, showMessage } from "./show.js";

type CardPost = Post & { kind: "card" };
/** Returns title and state of a message with a thread, a card (a task's) or an outside agent's question; else null. */
function topicOf(post: Post) {
  if (post.kind === "card") return { title: post.card.task, isOver: post.card.done !== null };
  if (post.kind === "note" || !post.call.asker || post.call.conversation) return null;
  return { title: post.call.asked, isOver: post.call.question === null };
}

type NotePost = Post & { kind: "note" };

const mostClosedKept = 500;
/** Error codes when nobody can write in the thread, or there is none. */
const threadless = [apiCodes.threadLocked, apiCodes.missingAccess, apiCodes.missingPermissions];
/** Replaces the channel id of an ephemeral message. */
const asideChannel = "aside";

export class Poster {
  readonly #api: ChannelApi;
  readonly #closed = new Map<string, true>();
  readonly #mute = new Map<string, true>(); // threads where nobody can write

  constructor(
    private readonly parts: {
      readonly api: ChannelApi;
      readonly threads: ThreadMemory;
      readonly pictures: Pictures;
      readonly asides: Asides;
      readonly nameOf: (user: string) => string | undefined;
      readonly log: BotLog;
      readonly channel: string;
      readonly onLocked: (thread: string) => void;
    },
  ) {
    this.#api = parts.api;
  }

  async post(post: Post): Promise<MessageRef> {
    if (post.kind === "card") return this.#postCard(post);
    if (post.kind === "note") return this.#postNote(post);
    const channel = await this.#placeOf(post);
    const { id: message } = await this.#withPicture(post, null, (attached) =>
      this.#api.send(channel, this.#show(post), { nonce: post.id, attached }),
    );
    return this.#withThread({ channel, message }, post);
  }

  async edit(ref: MessageRef, post: Post): Promise<void> {
    if (post.kind === "note") return this.#editNote(ref, post);
    if (post.kind === "call") {
      const { thread } = await this.#withPicture(post, ref, (attached) =>
        this.#api.edit(ref, this.#show(post), attached),
      );
      const topic = topicOf(post);
      if (topic && !topic.isOver && !thread && !ref.thread) await this.#withThread(ref, post);
      if (topic?.isOver) await this.#close(threadOf(ref));
      return;
    }
    const message = await this.#withPicture(post, ref, (attached) =>
      this.#api.edit(ref, this.#show(post, ref), attached),
    );
    this.#remember(ref, post);
    if (!post.under && !message.thread && !ref.thread) await this.#openThread(ref, post.card.task);
    if (post.card.done) await this.#close(threadOf(post.under ?? ref));
  }

  async find(post: Post): Promise<readonly MessageRef[]> {
    const channel = await this.#placeOf(post);
    const self = await this.#api.self();
    const standing = await this.#api.listMessages(channel);
    const own = standing.filter(({ author }) => author.id === self);
    const { content, components } = this.#show(post);
    const marked = own.filter((message) => {
      const ids = customIdsOf(message);
      return (readCardMark(ids)?.post ?? readNoteMark(ids)) === post.id;
    });
    // A message without buttons has no mark: finds the newest with the same content.
    const alike = own.filter((message) => message.content === content).slice(-1);
    const hasMark = components.length > 0 || marked.length > 0;
    return (hasMark ? marked : alike).map(({ id, thread }) => ({
      channel,
      message: id,
      ...(thread && { thread: thread.id }),
    }));
  }

  remove(ref: MessageRef): Promise<void> {
    return this.#api.remove(ref);
  }

  /** A further question replies to the first message, which leads to the thread. */
  async #postCard(post: CardPost): Promise<MessageRef> {
    const channel = post.under?.channel ?? this.#channelOf(post);
    const nonce = post.id;
    const answers = post.under?.message;
    const { id: message } = await this.#withPicture(post, null, (attached) =>
      this.#api.send(channel, this.#show(post), { nonce, attached, answers }),
    );
    const ref = { channel, message };
    if (!post.under) return this.#withThread(ref, post);
    this.#remember(ref, post);
    return ref;
  }

  /** Opens a thread for a task or an outside agent's question; not for a task's question in another channel. */
  async #withThread(ref: MessageRef, post: Post): Promise<MessageRef> {
    const topic = topicOf(post);
    if (!topic) return ref;
    this.#remember(ref, post);
    const thread = await this.#openThread(ref, topic.title);
    if (thread === null) return ref;
    this.#remember({ ...ref, thread }, post);
    return { ...ref, thread };
  }

  /** Posts a note in the card's thread. Opens a missing one: the process may have ended between card and thread. */
  async #postNote(post: NotePost): Promise<MessageRef> {
    const { note } = post;
    if (isDirectNote(post)) {
      const channel = await this.#api.reach(post.note.to);
      const { id: message } = await this.#api.send(channel, this.#show(post), { nonce: post.id });
      return { channel, message };
    }
    const aside =
      note.aside && note.to !== null
        ? await this.parts.asides.say(note.to, this.#show(post))
        : null;
    if (aside !== null) return { channel: asideChannel, message: aside };
    const calls = note.kind === "reminder" && note.to !== null ? [note.to] : [];
    const send = async (thread: string): Promise<MessageRef> => {
      const { id: message } = await this.#api.send(thread, this.#show(post), {
        nonce: post.id,
        calls,
      });
      return { channel: thread, message };
    };
    if (note.announced || !post.under) return send(await this.#placeOf(post));
    const ref = await send(threadOf(post.under))
      .catch(async (error: unknown) => {
        if (apiCode(error) !== apiCodes.unknownChannel) throw error;
        return send(await this.#api.startThread(post.under, "Answers"));
      })
      .catch((error: unknown) => this.#whisper(post, error));
    const thread = ref.channel;
    if (this.#closed.has(thread)) await this.#archive(thread);
    return ref;
  }

  /** Where a thread is locked, tells the addressee alone; drops notes for everybody. */
  async #whisper(post: NotePost & { readonly under: MessageRef }, error: unknown) {
    if (!threadless.some((code) => code === apiCode(error))) throw error;
    const thread = threadOf(post.under);
    if (!this.#mute.has(thread))
      this.parts.log.warn(
        { event: "thread-failed" },
        `Discord: notes cannot be written into a thread: ${String(error)}`,
      );
    this.noteLocked(thread, true);
    const { to } = post.note;
    if (to === null) return { channel: asideChannel, message: "" };
    const aside = await this.parts.asides.say(to, this.#show(post));
    if (aside !== null) return { channel: asideChannel, message: aside };
    const channel = await this.#api.reach(to);
    const { id } = await this.#api.send(channel, this.#show(post), { nonce: post.id });
    return { channel, message: id };
  }

  /** Notes whether a thread is locked, and updates its card, which says how to answer. */
  noteLocked(thread: string, isLocked: boolean): void {
    if (isLocked === this.#mute.has(thread)) return;
    if (isLocked) keepNewest(this.#mute, thread, true, mostClosedKept);
    else this.#mute.delete(thread);
    this.parts.onLocked(thread);
  }

  /** Reopens the thread, which Discord archives after a day of silence. */
  async #editNote(ref: MessageRef, post: NotePost): Promise<void> {
    if (ref.channel === asideChannel) return;
    const change = () => this.#api.edit(ref, this.#show(post));
    await change().catch(async (error: unknown) => {
      if (apiCode(error) !== apiCodes.threadArchived) throw error;
      await this.#api.reopenThread(ref.channel);
      await change();
    });
  }

  /** Retries without the picture if Discord refuses it. */
  async #withPicture(
    post: Post,
    ref: MessageRef | null,
    send: (attached: Attached) => Promise<APIMessage>,
  ): Promise<APIMessage> {
    const { pictures } = this.parts;
    const standing = async () => ref && this.#api.getMessage(ref);
    const attached = await pictures.of(post, ref?.message ?? null, standing);
    const message = await send(attached).catch(async (error: unknown) => {
      if (!pictures.refuse(error, attached, post.episode)) throw error;
      const plain = await send({ attachments: [], files: [] });
      pictures.explain(error);
      return plain;
    });
    pictures.remember(message);
    return message;
  }

  /** Archives without locking, so that people can reopen it. */
  async #close(thread: string): Promise<void> {
    if (this.#closed.has(thread)) return;
    keepNewest(this.#closed, thread, true, mostClosedKept);
    await this.#archive(thread);
  }

  async #archive(thread: string): Promise<void> {
    await this.#api.archiveThread(thread).catch((error: unknown) => {
      this.parts.log.warn(
        { event: "thread-failed" },
        `Discord: a thread could not be closed: ${String(error)}`,
      );
    });
  }

  /** Returns null where no thread is possible: people can still press buttons. Throws only for a passing failure. */
  async #openThread(ref: MessageRef, task: string): Promise<string | null> {
    try {
      const thread = await this.#api.startThread(ref, task);
      this.noteLocked(thread, false);
      return thread;
    } catch (error) {
      if (error instanceof DeliveryError && error.retryable) throw error;
      this.parts.log.error(
        { event: "thread-failed" },
        `No thread for replies could be opened: ${String(error)}`,
      );
      this.noteLocked(ref.message, true);
      return null;
    }
  }

  /** Returns the channel to post in; for one person, that of their direct messages. */
  async #placeOf(post: Post): Promise<string> {
    if (isDirectNote(post)) return this.#api.reach(post.note.to);
    if (post.kind === "note" && post.under)
      return post.note.announced ? post.under.channel : threadOf(post.under);
    const channel = this.#channelOf(post);
    return post.kind === "call" ? this.#api.reach(channel) : channel;
  }

  #channelOf(post: Post): string {
    return post.channel || this.parts.channel;
  }

  #remember(ref: MessageRef, post: Post): void {
    const first = (post.kind === "card" && post.under) || ref;
    this.parts.threads.remember(first, {
      episode: post.episode,
      open: topicOf(post)?.isOver === false,
    });
  }

  #show(post: Post, ref?: MessageRef): DiscordMessage {
    const { to = null, aside, direct } = post.kind === "note" ? post.note : {};
    const name = to === null || aside || direct ? null : (this.parts.nameOf(to) ?? null);
    const first = post.kind === "card" ? (post.under ?? ref) : undefined;
    const isClosed = first !== undefined && this.#mute.has(threadOf(first));
    const message = postMessage(post, discordMarkup, { name, isClosed });
    return showMessage(message, { episode: post.episode, post: post.id });
  }
}
