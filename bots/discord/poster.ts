/** Shows posts in Discord, finds them again and removes them. */
import type { APIMessage } from "discord.js";
import type { MessageRef, Post } from "../../src/core/bot.js";
import { DeliveryError } from "../../src/core/errors.js";
import type { BotLog } from "../present/bot-log.js";
import { keepNewest } from "../present/newest.js";
import { type ThreadMemory, threadOf } from "../present/thread-memory.js";
import { readCardMark, readNoteMark } from "./action-ids.js";
import { showCall } from "./call-message.js";
import { type DiscordMessage, showCard } from "./card-message.js";
import type { ChannelApi } from "./channel-api.js";
import { customIdsOf } from "./components.js";
import { apiCode, apiCodes } from "./failures.js";
import { showNote } from "./note-message.js";
import type { Attached, Pictures } from "./pictures.js";

type CardPost = Post & { kind: "card" };
type NotePost = Post & { kind: "note" };

const mostClosedKept = 500;

interface PosterParts {
  readonly api: ChannelApi;
  readonly threads: ThreadMemory;
  readonly pictures: Pictures;
  readonly log: BotLog;
  /** For posts that name no channel. */
  readonly channel: string;
}

export class Poster {
  readonly #parts: PosterParts;
  readonly #api: ChannelApi;
  /** Threads that were closed with a summary. */
  readonly #closed = new Map<string, true>();

  constructor(parts: PosterParts) {
    this.#parts = parts;
    this.#api = parts.api;
  }

  async post(post: Post): Promise<MessageRef> {
    if (post.kind === "card") return this.#postCard(post);
    if (post.kind === "note") return this.#postNote(post);
    const channel = await this.#placeOf(post);
    const { id: message } = await this.#api.send(channel, show(post), { nonce: post.id });
    return { channel, message };
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
    // A message without buttons carries no id: the newest one that says the same counts.
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

  async #postCard(post: CardPost): Promise<MessageRef> {
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

  /** When the process ended between a card and its thread, the thread is missing. */
  async #postNote(post: NotePost): Promise<MessageRef> {
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
    if (post.note.kind === "summary" || this.#closed.has(thread)) await this.#close(thread);
    return ref;
  }

  /** Discord archives a thread in which nothing was said for a day; it is opened again for the change. */
  async #editNote(ref: MessageRef, post: NotePost): Promise<void> {
    const change = () => this.#api.edit(ref, show(post));
    await change().catch(async (error: unknown) => {
      if (apiCode(error) !== apiCodes.threadArchived) throw error;
      await this.#api.reopenThread(ref.channel);
      await change();
    });
  }

  /** A card that Discord refuses with its picture is sent without. */
  async #withPicture(
    { card, episode }: CardPost,
    ref: MessageRef | null,
    send: (attached: Attached) => Promise<APIMessage>,
  ): Promise<APIMessage> {
    const { pictures } = this.#parts;
    const standing = async () => ref && this.#api.getMessage(ref);
    const attached = await pictures.forCard(card, ref?.message ?? null, standing);
    const message = await send(attached).catch(async (error: unknown) => {
      if (!pictures.refuse(error, attached, episode)) throw error;
      const plain = await send({ attachments: [], files: [] });
      pictures.explain(error);
      return plain;
    });
    pictures.remember(message);
    return message;
  }

  /** Archives it, and locks nothing: people who write there open it again, and are heard. */
  async #close(thread: string): Promise<void> {
    keepNewest(this.#closed, thread, true, mostClosedKept);
    await this.#api.archiveThread(thread).catch((error: unknown) => {
      this.#parts.log.warn(
        { event: "thread-failed" },
        `Discord: a thread could not be closed: ${String(error)}`,
      );
    });
  }

  /**
   * The thread's id; null where there can be none. A card without a thread still has its buttons, so
   * only a failure that may pass is worth another attempt.
   */
  async #openThread(ref: MessageRef, task: string): Promise<string | null> {
    try {
      return await this.#api.startThread(ref, task);
    } catch (error) {
      if (error instanceof DeliveryError && error.retryable) throw error;
      this.#parts.log.error(
        { event: "thread-failed" },
        `No thread for replies could be opened: ${String(error)}`,
      );
      return null;
    }
  }

  /** A call may name a person: the direct messages with them have a channel of their own. */
  async #placeOf(post: Post): Promise<string> {
    if (post.kind === "note")
      return post.note.announced ? post.under.channel : threadOf(post.under);
    return post.kind === "card" ? this.#channelOf(post) : this.#api.reach(this.#channelOf(post));
  }

  #channelOf(post: Post): string {
    return post.channel || this.#parts.channel;
  }

  #remember(ref: MessageRef, { episode, card }: CardPost): void {
    this.#parts.threads.remember(ref, { episode, open: card.done === null });
  }
}

/** The same post gives the same message. */
function show(post: Post): DiscordMessage {
  if (post.kind === "note") return showNote(post.note, post.id);
  const mark = { episode: post.episode, post: post.id };
  return post.kind === "card" ? showCard(post.card, mark) : showCall(post.call, mark);
}
