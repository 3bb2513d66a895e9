/** Posts, edits, finds and removes messages in Discord. */
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

/** Returns title and state of a message that gets a thread: a task's, or an outside agent's question. Else null. */
function topicOf(post: Post) {
  if (post.kind === "card") return { title: post.card.task, isOver: post.card.done !== null };
  if (post.kind === "note" || !post.call.asker || post.call.conversation) return null;
  return { title: post.call.asked, isOver: post.call.question === null };
}

/** Returns the task's first message if the post is a further question. */
function firstMessageOf(post: Post): MessageRef | undefined {
  return post.kind === "card" ? post.under : undefined;
}

type NotePost = Post & { kind: "note" };

const mostClosedKept = 500;
/** Used instead of a channel id for a message that one person sees. */
const asideChannel = "aside";

/** Error codes when nobody can write in the thread, or there is none. */
const threadless = [apiCodes.threadLocked, apiCodes.missingAccess, apiCodes.missingPermissions];

export class Poster {
  readonly #api: ChannelApi;
  readonly #closed = new Map<string, true>();

  constructor(
    private readonly parts: {
      readonly api: ChannelApi;
      readonly threads: ThreadMemory;
      readonly pictures: Pictures;
      readonly asides: Asides;
      readonly nameOf: (user: string) => string | undefined;
      readonly log: BotLog;
      readonly channel: string;
    },
  ) {
    this.#api = parts.api;
  }

  /** Posts a message. A task's later questions reply to its first message, which leads to the thread. */
  async post(post: Post): Promise<MessageRef> {
    if (post.kind === "note") return this.#postNote(post);
    const first = firstMessageOf(post);
    const channel = first?.channel ?? (await this.#placeOf(post));
    const { id: message } = await this.#withPicture(post, null, (attached) =>
      this.#api.send(channel, this.#show(post), {
        nonce: post.id,
        attached,
        answers: first?.message,
      }),
    );
    return this.#withThread({ channel, message }, post);
  }

  async edit(ref: MessageRef, post: Post): Promise<void> {
    if (post.kind === "note") return this.#editNote(ref, post);
    const { thread } = await this.#withPicture(post, ref, (attached) =>
      this.#api.edit(ref, this.#show(post), attached),
    );
    const topic = topicOf(post);
    if (!topic) return;
    this.#remember(ref, post);
    if (topic.isOver) await this.#close(threadOf(firstMessageOf(post) ?? ref));
    else if (!thread && !ref.thread) await this.#withThread(ref, post);
  }

  async find(post: Post): Promise<readonly MessageRef[]> {
    const channel = await this.#placeOf(post);
    const self = await this.#api.self();
    const found = await this.#api.listMessages(channel);
    const own = found.filter(({ author }) => author.id === self);
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

  /** Opens a thread for a task or an outside agent's question; not for a task's question in another channel. */
  async #withThread(ref: MessageRef, post: Post): Promise<MessageRef> {
    const topic = topicOf(post);
    if (!topic) return ref;
    this.#remember(ref, post);
    if (firstMessageOf(post)) return ref;
    const thread = await this.#openThread(ref, topic.title);
    if (thread === null) return ref;
    this.#remember({ ...ref, thread }, post);
    return { ...ref, thread };
  }

  /** Posts a note in the task's thread. Opens a missing thread: the process may have ended before it did. */
  async #postNote(post: NotePost): Promise<MessageRef> {
    const { note, under } = post;
    const isDirect = isDirectNote(post);
    const aside =
      note.aside && note.to !== null && !isDirect
        ? await this.parts.asides.say(note.to, this.#show(post))
        : null;
    if (aside !== null) return { channel: asideChannel, message: aside };
    const isCall = note.kind === "reminder" && note.to !== null && !isDirect;
    const calls = isCall ? [note.to] : [];
    const send = async (thread: string): Promise<MessageRef> => {
      const { id: message } = await this.#api.send(thread, this.#show(post), {
        nonce: post.id,
        calls,
      });
      return { channel: thread, message };
    };
    if (isDirect || note.announced || !under) return send(await this.#placeOf(post));
    const ref = await send(threadOf(under))
      .catch(async (error: unknown) => {
        if (apiCode(error) !== apiCodes.unknownChannel) throw error;
        return send(await this.#api.startThread(under, "Answers"));
      })
      .catch(async (error: unknown) => {
        if (!threadless.some((code) => code === apiCode(error))) throw error;
        // Tells the addressee alone; drops notes for everybody.
        if (note.to === null) return { channel: asideChannel, message: "" };
        return send(await this.#api.reach(note.to));
      });
    const thread = ref.channel;
    if (this.#closed.has(thread)) await this.#archive(thread);
    return ref;
  }

  /** Edits a note, and reopens its thread, which Discord archives after a day of silence. */
  async #editNote(ref: MessageRef, post: NotePost): Promise<void> {
    if (ref.channel === asideChannel) return;
    const change = () => this.#api.edit(ref, this.#show(post));
    await change().catch(async (error: unknown) => {
      if (apiCode(error) !== apiCodes.threadArchived) throw error;
      await this.#api.setArchived(ref.channel, false);
      await change();
    });
  }

  async #withPicture(
    post: Post,
    ref: MessageRef | null,
    send: (attached: Attached) => Promise<APIMessage>,
  ): Promise<APIMessage> {
    const { pictures } = this.parts;
    const readMessage = async () => ref && this.#api.getMessage(ref);
    const attached = await pictures.of(post, ref?.message ?? null, readMessage);
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
    await this.#api.setArchived(thread, true).catch((error: unknown) => {
      if (apiCode(error) === apiCodes.unknownChannel) return;
      this.parts.log.warn(
        { event: "thread-failed" },
        `Discord: a thread could not be closed: ${String(error)}`,
      );
    });
  }

  /** Returns null where no thread is possible: people can still press buttons. Throws only for a passing failure. */
  async #openThread(ref: MessageRef, task: string): Promise<string | null> {
    try {
      return await this.#api.startThread(ref, task);
    } catch (error) {
      if (error instanceof DeliveryError && error.retryable) throw error;
      this.parts.log.error(
        { event: "thread-failed" },
        `No thread for replies could be opened: ${String(error)}`,
      );
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
    this.parts.threads.remember(firstMessageOf(post) ?? ref, {
      episode: post.episode,
      open: topicOf(post)?.isOver === false,
    });
  }

  #show(post: Post): DiscordMessage {
    const { to = null, aside, direct } = post.kind === "note" ? post.note : {};
    const name = to === null || aside || direct ? null : (this.parts.nameOf(to) ?? null);
    const message = postMessage(post, discordMarkup, name);
    return showMessage(message, { episode: post.episode, post: post.id });
  }
}
