/** People's words in threads, live and read back later: the same key either way. */
import type { Inbox, MessageRef } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import { readCardMark } from "./action-ids.js";
import { type ChannelApi, pageSize } from "./channel-api.js";
import { type BotLog, contentAdvice } from "./client.js";
import { customIdsOf } from "./components.js";
import { replyEvent } from "./events.js";
import { type Reply, readStored } from "./replies.js";
import { type Threads, threadOf } from "./threads.js";

interface Parts {
  readonly api: ChannelApi;
  readonly guild: string;
  readonly threads: Threads;
  readonly inbox: Inbox;
  readonly clock: Clock;
  readonly log: BotLog;
  /** What a person is called in this guild, when it is known. */
  readonly nameInGuild: (user: string) => string | undefined;
}

interface OpenCard {
  readonly episode: string;
  readonly ref: MessageRef;
}

const mostAttempts = 4;
const longestPauseMs = 60_000;

export class Hearing {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  #warnedOfSilence = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** A reply delivered live in a thread under `channel`; nothing happens when it is none of ours. */
  async hear(channel: string, reply: Reply): Promise<void> {
    const episode = await this.#episodeOf({ channel, message: reply.thread });
    if (episode === null) return;
    try {
      await this.#receive(reply, episode);
    } catch (error) {
      // Discord does not send a message twice: read it again until it is kept.
      this.#parts.log.warn(`Discord: a reply was not kept, reading it again: ${String(error)}`);
      await this.hearAgain([{ episode, ref: { channel, message: reply.thread } }]);
    }
  }

  /**
   * Every reply that stands under these cards, oldest first; one call for each card, more only for
   * long threads. One that cannot be read does not hold up the others.
   * @throws DeliveryError when Discord does not answer after a few patient attempts.
   */
  async catchUp(cards: readonly OpenCard[]): Promise<void> {
    const failures: unknown[] = [];
    for (const card of cards) await this.#readCard(card).catch((error) => failures.push(error));
    if (failures.length > 0) throw failures.find(mayPass) ?? failures[0];
  }

  /** The same, as often as it takes: what was missed live comes only this way. */
  async hearAgain(cards: readonly OpenCard[] = this.#parts.threads.toReadAgain()): Promise<void> {
    for (let attempt = 1; !this.#stopping.signal.aborted; attempt += 1) {
      try {
        return await this.catchUp(cards);
      } catch (error) {
        this.#parts.log.warn(`Discord: could not read what was written: ${String(error)}`);
        if (!mayPass(error)) return;
        await this.#pause(waitFor(error, attempt));
      }
    }
  }

  async #readCard({ ref, episode }: OpenCard): Promise<void> {
    const { threads } = this.#parts;
    const thread = threadOf(ref);
    if (threads.episodeOf(thread) === undefined) threads.remember(ref, { episode, open: true });
    for (const reply of await this.#readThread(thread)) await this.#receive(reply, episode);
  }

  async #readThread(thread: string): Promise<Reply[]> {
    const { api, nameInGuild } = this.#parts;
    const found: Reply[] = [];
    let after = thread;
    for (;;) {
      const page = await this.#patiently(() => api.listMessages(thread, after));
      found.push(...page.flatMap((message) => readStored(message, nameInGuild) ?? []));
      const last = page.at(-1);
      if (!last || page.length < pageSize) return found;
      after = last.id;
    }
  }

  async #receive(reply: Reply, episode: string): Promise<void> {
    const { id, person, text, carries } = reply;
    if (text === "") {
      if (!carries) this.#warnOfSilence();
      return;
    }
    const { guild, inbox } = this.#parts;
    const what = { kind: "reply", episode, text } as const;
    await inbox.receive(replyEvent({ guild, person, id, what }));
  }

  #warnOfSilence(): void {
    if (this.#warnedOfSilence) return;
    this.#warnedOfSilence = true;
    this.#parts.log.error(`Discord hands out a reply without its words. ${contentAdvice}`);
  }

  /** From memory; after a restart by what the card above the thread says about itself. */
  async #episodeOf(ref: MessageRef): Promise<string | null> {
    const { api, threads } = this.#parts;
    const known = threads.episodeOf(ref.message);
    if (known !== undefined) return known;
    const [card, self] = await this.#patiently(() =>
      Promise.all([api.getMessage(ref), api.self()]),
    );
    const mark = card?.author.id === self ? readCardMark(customIdsOf(card)) : null;
    const episode = mark?.episode ?? null;
    threads.remember(ref, { episode, open: false });
    return episode;
  }

  /** Waits as long as Discord asks, at most a minute, and tries again a few times. */
  async #patiently<T>(call: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        const enough = attempt === mostAttempts || this.#stopping.signal.aborted;
        if (enough || !mayPass(error)) throw error;
        await this.#pause(waitFor(error, attempt));
      }
    }
  }

  #pause(ms: number): Promise<void> {
    return this.#parts.clock.sleep(ms, this.#stopping.signal).catch(() => undefined);
  }
}

/** All but what Discord refuses for good: a locked database passes, too. */
function mayPass(error: unknown): boolean {
  return !(error instanceof DeliveryError) || error.retryable;
}

/** Milliseconds: as long as Discord asks, else longer each time, at most a minute. */
function waitFor(error: unknown, attempt: number): number {
  const asked = error instanceof DeliveryError ? error.retryAfterMs : undefined;
  return Math.min(longestPauseMs, asked ?? 500 * 2 ** attempt);
}
