/** People's words in threads, live and read back later: the same key either way. */
import type { webApi } from "@slack/bolt";
import type { Inbox, MessageRef } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import type { BotLog, Identity } from "./client.js";
import { replyEvent, tsOf, unsayEvent } from "./events.js";
import { isDeleted, type Patience, readParent, readThread } from "./history.js";
import { asReply, ourMark, type Reply, type SeenMessage } from "./messages.js";
import type { People } from "./people.js";
import type { Threads } from "./threads.js";

interface Parts {
  readonly client: webApi.WebClient;
  readonly identity: Identity;
  readonly people: People;
  readonly threads: Threads;
  readonly inbox: Inbox;
  readonly clock: Clock;
  readonly log: BotLog;
}

interface OpenCard {
  readonly episode: string;
  readonly ref: MessageRef;
}

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

export class Hearing {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Waits no longer for what Slack does not answer. */
  stop(): void {
    this.#stopping.abort();
  }

  /** A version delivered live. Resolves once the inbox has it, or when the thread is none of ours. */
  async hear(channel: string, reply: Reply): Promise<void> {
    const episode = await this.#episodeOf(channel, reply.thread);
    if (episode !== null) await this.#receive({ channel, reply, episode });
  }

  /** A deletion delivered live. Resolves like {@link hear}; `null`: Slack does not say of what. */
  async unhear(channel: string, reply: Reply | null): Promise<void> {
    if (!reply) return this.hearAgain();
    const episode = await this.#episodeOf(channel, reply.thread);
    if (episode !== null) await this.#unsay(channel, reply.ts);
  }

  /**
   * Every reply that stands under these cards, oldest first, as it reads now; and those that were
   * heard and stand no more. A thread that Slack refuses for good does not hold up the others.
   * @throws DeliveryError when Slack does not answer after a few patient attempts; the refusal, when
   * all others were read.
   */
  async catchUp(cards: readonly OpenCard[]): Promise<void> {
    const refusals: unknown[] = [];
    for (const card of cards) {
      await this.#readCard(card).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        refusals.push(error);
      });
    }
    if (refusals.length > 0) throw refusals[0];
  }

  async #readCard({ episode, ref }: OpenCard): Promise<void> {
    const { client, threads, inbox } = this.#parts;
    threads.remember(ref, { episode, open: true });
    const { channel } = ref;
    const heard = await inbox.heard(episode);
    const standing = await readThread(client, { channel, ts: ref.message }, this.#patience);
    for (const message of standing) {
      const reply = asReply(message);
      if (reply) await this.#receive({ channel, reply, episode });
    }
    await this.#unsayMissing(ref, { heard, standing });
  }

  /**
   * What this thread does not show may stand in another one: each is looked up. A thread without its
   * first message was not read.
   */
  async #unsayMissing(
    { channel, message: first }: MessageRef,
    { heard, standing }: { heard: readonly string[]; standing: readonly SeenMessage[] },
  ): Promise<void> {
    const { client, identity } = this.#parts;
    const seen = new Set(standing.map(({ ts }) => ts));
    if (!seen.has(first)) return;
    for (const message of heard) {
      const ts = tsOf(message, { team: identity.team, channel });
      if (ts === null || seen.has(ts)) continue;
      if (await isDeleted(client, { channel, ts }, this.#patience)) await this.#unsay(channel, ts);
    }
  }

  /** After a reconnection: what was written meanwhile under cards that still wait. Tries until it is read. */
  async hearAgain(): Promise<void> {
    const { clock, log, threads } = this.#parts;
    const { signal } = this.#stopping;
    for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(longestPauseMs, pause * 2)) {
      try {
        return await this.catchUp(threads.open());
      } catch (error) {
        log.warn(`Slack: could not read what was written meanwhile: ${String(error)}`);
        if (isRefusal(error)) return;
        await clock.sleep(pause, signal).catch(() => undefined);
      }
    }
  }

  async #receive(heard: { channel: string; reply: Reply; episode: string }): Promise<void> {
    const { identity, people, inbox } = this.#parts;
    const { channel, reply, episode } = heard;
    const person = { id: reply.user, name: await people.nameOf(reply.user, "someone") };
    const { ts, text, edited } = reply;
    const { team } = identity;
    await inbox.receive(replyEvent({ team, person, channel, ts, episode, text, edited }));
  }

  async #unsay(channel: string, ts: string): Promise<void> {
    const { identity, inbox, clock } = this.#parts;
    await inbox.receive(unsayEvent({ team: identity.team, channel, ts, at: clock.now() }));
  }

  get #patience(): Patience {
    return { clock: this.#parts.clock, signal: this.#stopping.signal };
  }

  /** From memory; after a restart by what we noted on the thread's first message. */
  async #episodeOf(channel: string, thread: string): Promise<string | null> {
    const { client, identity, threads } = this.#parts;
    const known = threads.episodeOf(channel, thread);
    if (known !== undefined) return known;
    const parent = await readParent(client, { channel, ts: thread });
    const episode = parent ? (ourMark(parent, identity.botId)?.episode ?? null) : null;
    threads.remember({ channel, message: thread }, { episode, open: false });
    return episode;
  }
}

/** Slack has answered, and will answer the same again. */
function isRefusal(error: unknown): boolean {
  return error instanceof DeliveryError && !error.retryable;
}
