/** Hears what people write to Sous, live or read back later. Both ways give the same key. */
import type { Inbox, IncomingEvent, Meant, MessageRef } from "../../src/core/bot.js";
import { keepNewest } from "../../src/core/newest.js";
import type { BotLog } from "./bot-log.js";
import type { ChatService } from "./chat-service.js";
import { nothingAsked, nothingSaid, type Refusal } from "./door.js";
import { mayPass, type Patience } from "./patience.js";
import type { ShownCard, ThreadMemory } from "./thread-memory.js";

/** Somebody's message, wherever it stands. */
export interface Heard {
  /** Where it stands, and where its writer gets an answer. */
  readonly ref: MessageRef;
  /** Its writer's id; empty where the platform does not tell it. */
  readonly writer: string;
  /** Its channel, or the one of its thread; null: a direct message. */
  readonly channel: string | null;
  /** The message above its thread; null outside of threads. */
  readonly card: MessageRef | null;
  /** The message that it answers. */
  readonly answers: MessageRef | null;
  /** Whether it speaks to Sous, wherever it stands. */
  readonly addressed: boolean;
}

/** What kind of place a message stands in, and its channel; of a card's thread, the card's. */
export interface Place {
  readonly kind: "thread" | "channel" | "direct";
  readonly channel: string;
}

/** What the writer of a message is told. */
export interface Answer {
  readonly writer: string;
  readonly ref: MessageRef;
  /** The same for the same message, whatever it says. */
  readonly key: string;
  readonly refusal: Refusal;
}

const mostTold = 1000;

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
  /** Where a reply under a card stands. */
  refOf(id: string, card: MessageRef): MessageRef;
  /** A message's identity in the inbox. */
  identityOf(id: string, place: Place): string;
  /** A message as the event of a reply; null when nothing was said. */
  replyEvent(reply: Reply, episode: string, place: Place): Promise<IncomingEvent | null>;
  deletionEvent(id: string, place: Place): IncomingEvent;
}

interface HearingParts<Reply> {
  readonly source: ThreadSource<Reply>;
  readonly threads: ThreadMemory;
  readonly service: ChatService;
  readonly patience: Patience;
  readonly log: BotLog;
  /** Shows it to the writer alone where the platform can do that, in the place where they wrote. */
  readonly tell: (answer: Answer) => Promise<void>;
}

export class ThreadHearing<Reply> {
  readonly #parts: HearingParts<Reply>;
  readonly #inbox: Inbox;
  readonly #told = new Map<string, true>();

  constructor(parts: HearingParts<Reply>) {
    this.#parts = parts;
    this.#inbox = parts.service.inboxForReplies();
  }

  /** Stops waiting for the platform. */
  stop(): void {
    this.#parts.patience.stop();
  }

  /** A message or its new version. Resolves when the inbox has it, or when it is not for us. */
  async hear(heard: Heard, read: () => Reply | null | Promise<Reply | null>): Promise<void> {
    const found = await this.#find(heard, read);
    if (found && "key" in found) return this.#receive(found, heard.ref);
    const { writer, ref } = heard;
    if (found) this.#tell({ writer, ref, key: `${ref.channel}:${ref.message}`, refusal: found });
  }

  /**
   * The writer of a message wants it to count as an answer, now.
   *
   * @returns what they are told
   */
  async use(heard: Heard, read: () => Reply | null): Promise<Refusal> {
    const { service } = this.#parts;
    const found = await this.#find({ ...heard, addressed: true }, read);
    if (!found || !("key" in found)) return found ?? nothingAsked;
    const event = { ...found, at: service.now() };
    const verdict = await this.#inbox.receive(event);
    if (verdict === "duplicate") return { words: "I have this already." };
    return (await service.refusalOf(event, verdict)) ?? { words: "Thank you: I read it now." };
  }

  /** A message was deleted. Resolves like {@link hear}. */
  async hearDeletion(heard: Heard): Promise<void> {
    await this.#parts.service.noteDeleted(heard.ref);
    const place = await this.#placeOf(heard);
    const isOurs = place.episode !== null || heard.addressed || (await this.#meant(heard, place));
    if (isOurs) await this.#unsay(heard.ref.message, place);
  }

  /**
   * Hands in every reply under these cards, oldest first. Hands in a deletion for each reply that was
   * heard and is gone. A thread that cannot be read does not hold up the others. Where the platform asks to wait, cards
   * of tasks that are over are read later, and nobody waits for that.
   * @throws DeliveryError when the platform refuses, or does not answer after a few patient attempts
   */
  async catchUp(cards: readonly ShownCard[]): Promise<void> {
    const failures: unknown[] = [];
    for (const { ref, episode } of cards)
      if (this.#parts.threads.episodeOf(ref) === undefined)
        this.#parts.threads.remember(ref, { episode, open: true });
    for (const [at, card] of cards.entries()) {
      if (card.isOver && this.#parts.patience.isLimited) {
        void this.#readLater(cards.slice(at));
        break;
      }
      await this.#readCard(card).catch((error) => failures.push(error));
    }
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

  async #readLater(cards: readonly ShownCard[]): Promise<void> {
    for (const card of cards)
      await this.insist("could not read what was written", () => this.#readCard(card));
  }

  async #readCard(card: ShownCard): Promise<void> {
    const heard = await this.#inbox.heard(card.episode);
    const { source } = this.#parts;
    const place = { kind: "thread", channel: card.ref.channel } as const;
    const { messages, isWhole } = await source.readThread(card.ref);
    for (const { id, reply } of messages) {
      const event = reply && (await source.replyEvent(reply, card.episode, place));
      if (event) await this.#receive(event, source.refOf(id, card.ref));
    }
    if (!isWhole) return;
    const seen = new Set(messages.map(({ id }) => id));
    for (const message of heard) {
      const id = source.idOf(message, card.ref);
      if (id === null || seen.has(id)) continue;
      if (await source.isDeleted(id, card)) await this.#unsay(id, place);
    }
  }

  /** A message as an event; why it is none, where its writer waits for an answer. */
  async #find(
    heard: Heard,
    read: () => Reply | null | Promise<Reply | null>,
  ): Promise<IncomingEvent | Refusal | null> {
    const place = await this.#placeOf(heard);
    const meant = place.episode === null ? await this.#meant(heard, place) : place;
    if (!meant) return heard.addressed ? nothingAsked : null;
    const reply = await read();
    const event = reply && (await this.#parts.source.replyEvent(reply, meant.episode ?? "", place));
    if (!event) return heard.addressed ? nothingSaid : null;
    const { question } = meant;
    if (question === null || event.what.kind !== "reply") return event;
    return { ...event, what: { ...event.what, question } };
  }

  /** `episode` is null outside of our threads. */
  async #placeOf({ card, channel, ref }: Heard) {
    const episode = card && (await this.#episodeOf(card));
    if (card && episode) {
      return { kind: "thread", channel: card.channel, episode, question: null } as const;
    }
    const kind = channel === null ? ("direct" as const) : ("channel" as const);
    return { kind, channel: ref.channel, episode: null, question: null };
  }

  #meant(heard: Heard, place: Place): Promise<Meant | null> {
    const { writer: person, channel, answers, addressed, ref } = heard;
    const { source, service } = this.#parts;
    const message = source.identityOf(ref.message, place);
    return service.meant({ person, message, channel, answers, addressed });
  }

  /** Does not wait until its writer is told why it was not kept. */
  async #receive(event: IncomingEvent, ref: MessageRef): Promise<void> {
    const verdict = await this.#inbox.receive(event);
    const { service } = this.#parts;
    if (!service.isFresh(event.at)) return;
    const refusal = await service.refusalOf(event, verdict);
    if (refusal) this.#tell({ writer: event.person.id, ref, key: event.key, refusal });
  }

  #tell(answer: Answer): void {
    if (this.#told.has(answer.key)) return;
    keepNewest(this.#told, answer.key, true, mostTold);
    const { tell, log, source } = this.#parts;
    tell(answer).catch((error: unknown) => {
      log.warn(
        { event: "refusal-not-told" },
        `${source.platform}: somebody was not told why they were not heard: ${String(error)}`,
      );
    });
  }

  async #unsay(id: string, place: Place): Promise<void> {
    await this.#inbox.receive(this.#parts.source.deletionEvent(id, place));
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
