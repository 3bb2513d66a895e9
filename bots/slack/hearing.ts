/** People's words in threads, live and read back later: the same key either way. */
import type { webApi } from "@slack/bolt";
import type { Inbox, MessageRef } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { BotLog, Identity } from "./client.js";
import { replyEvent } from "./events.js";
import { readParent, readThread } from "./history.js";
import { asReply, ourMark, type Reply } from "./messages.js";
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

export class Hearing {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A reply delivered live. Resolves once the inbox has it, or when the thread is none of ours. */
  async hear(channel: string, reply: Reply): Promise<void> {
    const episode = await this.#episodeOf(channel, reply.thread);
    if (episode !== null) await this.#receive({ channel, reply, episode });
  }

  /**
   * Every reply that stands under these cards, oldest first.
   * @throws DeliveryError when Slack does not answer after a few patient attempts.
   */
  async catchUp(cards: readonly { episode: string; ref: MessageRef }[]): Promise<void> {
    const { client, clock, threads } = this.#parts;
    for (const { episode, ref } of cards) {
      threads.remember(ref, { episode, open: true });
      const thread = { channel: ref.channel, ts: ref.message };
      for (const message of await readThread(client, thread, clock)) {
        const reply = asReply(message);
        if (reply) await this.#receive({ channel: ref.channel, reply, episode });
      }
    }
  }

  /** After a reconnection: what was written meanwhile under cards that still wait. */
  async hearAgain(): Promise<void> {
    try {
      await this.catchUp(this.#parts.threads.open());
    } catch (error) {
      this.#parts.log.warn(`Slack: could not read what was written meanwhile: ${String(error)}`);
    }
  }

  async #receive(heard: { channel: string; reply: Reply; episode: string }): Promise<void> {
    const { identity, people, inbox } = this.#parts;
    const { channel, reply, episode } = heard;
    const person = { id: reply.user, name: await people.nameOf(reply.user, "someone") };
    const { ts, text } = reply;
    await inbox.receive(replyEvent({ team: identity.team, person, channel, ts, episode, text }));
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
