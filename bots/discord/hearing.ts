/** People's words in threads, live and read back later: the same key either way. */
import type { APIMessage } from "discord.js";
import type { Inbox, MessageRef } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import { readCardMark } from "./action-ids.js";
import { type ChannelApi, pageSize } from "./channel-api.js";
import { type BotLog, contentAdvice } from "./client.js";
import { customIdsOf } from "./components.js";
import { idOf, replyEvent, unsayEvent } from "./events.js";
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

  /** A version delivered live in a thread under `channel`; nothing happens when it is none of ours. */
  hear(channel: string, reply: Reply): Promise<void> {
    return this.#insist("a reply was not kept", async () => {
      const episode = await this.#episodeOf({ channel, message: reply.thread });
      if (episode !== null) await this.#receive(reply, episode);
    });
  }

  /** A version of which Discord says only where it stands: it is fetched. */
  hearUnseen(channel: string, at: { thread: string; id: string }): Promise<void> {
    const { api, nameInGuild } = this.#parts;
    return this.#insist("an edited reply was not kept", async () => {
      const episode = await this.#episodeOf({ channel, message: at.thread });
      if (episode === null) return;
      const message = await api.getMessage({ channel: at.thread, message: at.id });
      const reply = message && readStored(message, nameInGuild);
      if (reply) await this.#receive(reply, episode);
    });
  }

  /** A deletion delivered live. */
  unhear(channel: string, at: { thread: string; id: string }): Promise<void> {
    return this.#insist("a deletion was not kept", async () => {
      const episode = await this.#episodeOf({ channel, message: at.thread });
      if (episode !== null) await this.#unsay(at.id);
    });
  }

  /**
   * Every reply that stands under these cards, oldest first, as it reads now, and those that were
   * heard and stand no more; one call for each card, more only for long threads and for what is
   * missing. One that cannot be read does not hold up the others.
   * @throws DeliveryError when Discord does not answer after a few patient attempts.
   */
  async catchUp(cards: readonly OpenCard[]): Promise<void> {
    const failures: unknown[] = [];
    for (const { ref, episode } of cards) this.#remember(ref, episode);
    for (const card of cards) await this.#readCard(card).catch((error) => failures.push(error));
    if (failures.length > 0) throw failures.find(mayPass) ?? failures[0];
  }

  /** The same, as often as it takes: what was missed live comes only this way. */
  hearAgain(): Promise<void> {
    const cards = this.#parts.threads.toReadAgain();
    return this.#insist("could not read what was written", () => this.catchUp(cards));
  }

  /** Discord does not send a thing twice: tries until it is kept, or refused for good. */
  async #insist(failure: string, attempt: () => Promise<void>): Promise<void> {
    for (let count = 1; !this.#stopping.signal.aborted; count += 1) {
      try {
        return await attempt();
      } catch (error) {
        this.#parts.log.warn(`Discord: ${failure}: ${String(error)}`);
        if (!mayPass(error)) return;
        await this.#pause(waitFor(error, count));
      }
    }
  }

  async #readCard({ ref, episode }: OpenCard): Promise<void> {
    const { inbox, nameInGuild } = this.#parts;
    const heard = await inbox.heard(episode);
    const standing = await this.#readThread(threadOf(ref));
    for (const message of standing) {
      const reply = readStored(message, nameInGuild);
      if (reply) await this.#receive(reply, episode);
    }
    await this.#unsayMissing(episode, { heard, standing });
  }

  #remember(ref: MessageRef, episode: string): void {
    const { threads } = this.#parts;
    if (threads.episodeOf(threadOf(ref)) === undefined)
      threads.remember(ref, { episode, open: true });
  }

  async #readThread(thread: string): Promise<APIMessage[]> {
    const { api } = this.#parts;
    const found: APIMessage[] = [];
    let after = thread;
    for (;;) {
      const page = await this.#patiently(() => api.listMessages(thread, after));
      found.push(...page);
      const last = page.at(-1);
      if (!last || page.length < pageSize) return found;
      after = last.id;
    }
  }

  async #unsayMissing(
    episode: string,
    { heard, standing }: { heard: readonly string[]; standing: readonly APIMessage[] },
  ): Promise<void> {
    const seen = new Set(standing.map(({ id }) => id));
    for (const message of heard) {
      const id = idOf(message, this.#parts.guild);
      if (id === null || seen.has(id)) continue;
      if (await this.#isDeleted(id, episode)) await this.#unsay(id);
    }
  }

  /**
   * Whether none of the episode's threads has the message. A thread that is gone was deleted by
   * somebody else: what people said in it stands.
   */
  async #isDeleted(message: string, episode: string): Promise<boolean> {
    const { api, threads } = this.#parts;
    const places = threads.ofEpisode(episode);
    for (const channel of places) {
      if (!(await this.#patiently(() => api.isDeleted({ channel, message })))) return false;
    }
    return places.length > 0;
  }

  async #receive(reply: Reply, episode: string): Promise<void> {
    const { id, person, text, carries, edited } = reply;
    if (text === "" && !carries) return this.#warnOfSilence();
    if (text === "" && edited === null) return;
    const { guild, inbox } = this.#parts;
    await inbox.receive(replyEvent({ guild, person, id, episode, text, edited }));
  }

  async #unsay(id: string): Promise<void> {
    const { guild, inbox, clock } = this.#parts;
    await inbox.receive(unsayEvent({ guild, id, at: clock.now() }));
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
