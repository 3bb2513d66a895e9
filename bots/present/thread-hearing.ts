/** Hears people's replies in threads, live or read back later. Both ways give the same key. */
import type { Inbox, IncomingEvent, MessageRef } from "../../src/core/bot.js";
import type { BotLog } from "./bot-log.js";
import { mayPass, type Patience } from "./patience.js";
import type { ShownCard, ThreadMemory } from "./thread-memory.js";

/** A message in a thread; `reply` is null when it is not a person's. */
export interface ThreadMessage<Reply> {
  readonly id: string;
  readonly reply: Reply | null;
}

/** What a platform knows about its threads. */
export interface ThreadSource<Reply> {
  /** "Slack". */
  readonly platform: string;
  /** How many closed cards are read again after an interruption. */
  readonly closedReadAgain: number;
  /** The messages of a card's thread, oldest first, and whether they are all of them. */
  readThread(card: MessageRef): Promise<{
    readonly messages: readonly ThreadMessage<Reply>[];
    readonly isWhole: boolean;
  }>;
  /** The episode that the card above a thread shows; null when it is not a card of ours. */
  episodeOnCard(card: MessageRef): Promise<string | null>;
  /** Whether a message that its thread does not show is gone everywhere. */
  isDeleted(id: string, card: ShownCard): Promise<boolean>;
  /** A message's id in this channel by its identity in the inbox; null when it is elsewhere. */
  idOf(message: string, card: MessageRef): string | null;
  /** A reply as an event; null when nothing was said. */
  replyEvent(reply: Reply, card: ShownCard): Promise<IncomingEvent | null>;
  deletionEvent(id: string, card: MessageRef): IncomingEvent;
}

interface HearingParts<Reply> {
  readonly source: ThreadSource<Reply>;
  readonly threads: ThreadMemory;
  readonly inbox: Inbox;
  readonly patience: Patience;
  readonly log: BotLog;
}

export class ThreadHearing<Reply> {
  readonly #parts: HearingParts<Reply>;

  constructor(parts: HearingParts<Reply>) {
    this.#parts = parts;
  }

  /** Stops waiting for the platform. */
  stop(): void {
    this.#parts.patience.stop();
  }

  /** A message written or edited under `card`. Resolves when the inbox has it, or when it is not for us. */
  async hear(card: MessageRef, read: () => Reply | null | Promise<Reply | null>): Promise<void> {
    const episode = await this.#episodeOf(card);
    const reply = episode === null ? null : await read();
    if (episode !== null && reply) await this.#receive(reply, { episode, ref: card });
  }

  /** A message under `card` was deleted. Resolves like {@link hear}. */
  async hearDeletion(card: MessageRef, id: string): Promise<void> {
    if ((await this.#episodeOf(card)) !== null) await this.#unsay(id, card);
  }

  /**
   * Hands in every reply under these cards, oldest first. Hands in a deletion for each reply that was
   * heard and is gone. A thread that cannot be read does not hold up the others.
   * @throws DeliveryError when the platform refuses, or does not answer after a few patient attempts
   */
  async catchUp(cards: readonly ShownCard[]): Promise<void> {
    const failures: unknown[] = [];
    for (const { ref, episode } of cards)
      if (this.#parts.threads.episodeOf(ref) === undefined)
        this.#parts.threads.remember(ref, { episode, open: true });
    for (const card of cards) await this.#readCard(card).catch((error) => failures.push(error));
    if (failures.length > 0) throw failures.find(mayPass) ?? failures[0];
  }

  /** Reads the threads again after a lost connection, until it succeeds. The platform sends nothing twice. */
  hearAgain(): Promise<void> {
    return this.insist("could not read what was written", () =>
      this.catchUp(this.#parts.threads.toReadAgain(this.#parts.source.closedReadAgain)),
    );
  }

  /** Tries until it succeeds or is refused for good; each failure is logged. */
  insist(failure: string, attempt: () => Promise<void>): Promise<void> {
    return this.#parts.patience.insist(attempt, (error) =>
      this.#parts.log.warn(
        { event: "reply-not-kept" },
        `${this.#parts.source.platform}: ${failure}: ${String(error)}`,
      ),
    );
  }

  async #readCard(card: ShownCard): Promise<void> {
    const heard = await this.#parts.inbox.heard(card.episode);
    const { messages, isWhole } = await this.#parts.source.readThread(card.ref);
    for (const { reply } of messages) if (reply) await this.#receive(reply, card);
    if (!isWhole) return;
    const seen = new Set(messages.map(({ id }) => id));
    for (const message of heard) {
      const id = this.#parts.source.idOf(message, card.ref);
      if (id === null || seen.has(id)) continue;
      if (await this.#parts.source.isDeleted(id, card)) await this.#unsay(id, card.ref);
    }
  }

  async #receive(reply: Reply, card: ShownCard): Promise<void> {
    const event = await this.#parts.source.replyEvent(reply, card);
    if (event) await this.#parts.inbox.receive(event);
  }

  async #unsay(id: string, card: MessageRef): Promise<void> {
    await this.#parts.inbox.receive(this.#parts.source.deletionEvent(id, card));
  }

  /** Remembers the episode. After a restart the card itself names it. */
  async #episodeOf(card: MessageRef): Promise<string | null> {
    const known = this.#parts.threads.episodeOf(card);
    if (known !== undefined) return known;
    const episode = await this.#parts.source.episodeOnCard(card);
    this.#parts.threads.remember(card, { episode, open: false });
    return episode;
  }
}
