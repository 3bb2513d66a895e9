/** Handles messages to Sous. A message has the same key whether it comes live or is read later, so it counts once. */
import type { IncomingEvent, Meant, MessageRef } from "../../src/core/bot.js";
import { keepNewest } from "../../src/core/newest.js";
import type { BotLog } from "./bot-log.js";
import { CatchingUp, ReadPositions } from "./catching-up.js";
import type { ChatService } from "./chat-service.js";
import { nothingAsked, nothingSaid, type Refusal } from "./door.js";
import { inboxIdOf, makeDeletionEvent, makeReplyEvent } from "./incoming.js";
import type { Patience } from "./patience.js";
import type {
  Heard,
  KnownMessage,
  Place,
  ReadMessage,
  ShownCard,
  ThreadMemory,
  ThreadSource,
} from "./thread-memory.js";

/** Why a message was not kept, for its author. */
export interface Answer {
  readonly writer: string;
  readonly ref: MessageRef;
  /** Stays the same when the message is edited. */
  readonly key: string;
  readonly refusal: Refusal;
}

const mostExplained = 1000;
const mostRefused = 2000;

export class ThreadHearing<Reply> {
  readonly #positions: ReadPositions;
  readonly #explained = new Map<string, true>();
  /** Versions of messages that were refused, and must not be stored when read again. */
  readonly #refused = new Map<string, true>();

  constructor(
    private readonly parts: {
      readonly source: ThreadSource<Reply>;
      readonly threads: ThreadMemory;
      readonly service: ChatService;
      readonly patience: Patience;
      readonly log: BotLog;
      /** Tells the author why a message was not kept, privately where possible. */
      readonly tell: (answer: Answer) => Promise<void>;
    },
  ) {
    const { service } = parts;
    this.#positions = new ReadPositions(service.origin, service.places, () => service.now());
  }

  stop(): void {
    this.parts.patience.stop();
  }

  /** Resolves when the inbox has the message, or when it is not for us. */
  hear(heard: Heard, read: () => Reply | null | Promise<Reply | null>): Promise<void> {
    const { channel, ref, written, edited } = heard;
    const hear = () => this.#hear(heard, read, true);
    return this.#positions.during(channel ?? ref.channel, edited ?? written, hear);
  }

  noteOwn({ channel, ref, written }: Pick<Heard, "channel" | "ref" | "written">): Promise<void> {
    return this.#positions.during(channel ?? ref.channel, written, async () => true);
  }

  async #hearPast({ heard, reply }: ReadMessage<Reply>): Promise<void> {
    if (reply === null || this.#refused.has(versionOf(heard))) return;
    await this.#hear(heard, () => reply, this.parts.service.isFresh(heard.edited ?? heard.written));
  }

  async #hear(
    heard: Heard,
    read: () => Reply | null | Promise<Reply | null>,
    isFresh: boolean,
  ): Promise<boolean> {
    const { writer, ref } = heard;
    const found = await this.#find(heard, read, isFresh);
    const isEvent = found !== null && "key" in found;
    const isKept = isEvent && (await this.#receive(found, ref));
    if (found && !isEvent && isFresh)
      this.#tell({ writer, ref, key: `${ref.channel}:${ref.message}`, refusal: found });
    if (!found && !heard.addressed) return false;
    if (!isKept) keepNewest(this.#refused, versionOf(heard), true, mostRefused);
    return true;
  }

  /** Handles the menu entry "Use as answer". @returns the reply to the author */
  async use(heard: Heard, read: () => Reply | null): Promise<Refusal> {
    const { service } = this.parts;
    const found = await this.#find({ ...heard, addressed: true }, read, false);
    if (!found || !("key" in found)) return found ?? nothingAsked;
    const event = { ...found, at: service.now() };
    const verdict = await this.parts.service.receiveReply(event);
    if (verdict === "duplicate") return { words: "I have this already." };
    return (await service.refusalOf(event, verdict)) ?? { words: "Thank you: I read it now." };
  }

  async hearDeletion(heard: Heard): Promise<void> {
    await this.parts.service.noteDeleted(heard.ref);
    const place = await this.#placeOf(heard);
    const isOurs = place.episode !== null || heard.addressed || (await this.#meant(heard, place));
    if (isOurs) await this.#unsay(heard.ref.message, place);
  }

  /** @throws DeliveryError when the platform refuses, or after a few attempts */
  catchUp(cards: readonly ShownCard[]): Promise<void> {
    const { source, threads, service, patience } = this.parts;
    for (const { ref, episode } of cards)
      if (threads.episodeOf(ref) === undefined) threads.remember(ref, { episode, open: true });
    const hear = (message: ReadMessage<Reply>) => this.#hearPast(message);
    const unsay = ({ id, place }: KnownMessage) => this.#unsay(id, place);
    const insist = (attempt: () => Promise<void>) => this.insist(notRead, attempt);
    const parts = { source, positions: this.#positions, patience, service, hear, unsay, insist };
    return new CatchingUp(parts, cards).run();
  }

  /** Catches up after a lost connection, as the platform redelivers nothing. */
  async hearAgain(): Promise<void> {
    const { threads, source } = this.parts;
    const cards = threads.toReadAgain(source.closedReadAgain);
    if (cards.length === 0) return;
    await this.insist(notRead, async () => {
      await this.#positions.lose();
      await this.catchUp(cards);
    });
  }

  /** Logs each failure, and retries until success or refusal. */
  insist(failure: string, attempt: () => Promise<void>): Promise<void> {
    return this.parts.patience.insist(attempt, (error) =>
      this.parts.log.warn(
        { event: "reply-not-kept" },
        `${this.parts.source.platform}: ${failure}: ${String(error)}`,
      ),
    );
  }

  /** Returns an event, a refusal for an author who expects a reply, or null. */
  async #find(
    heard: Heard,
    read: () => Reply | null | Promise<Reply | null>,
    mayOrder: boolean,
  ): Promise<IncomingEvent | Refusal | null> {
    const place = await this.#placeOf(heard);
    const meant = place.episode === null ? await this.#meant(heard, place) : place;
    if (!meant && !heard.addressed) return null;
    const reply = await read();
    if (!meant) return (mayOrder && (await this.#order(heard, reply, place))) || nothingAsked;
    const event = reply && (await this.#eventOf(reply, heard, { place, episode: meant.episode }));
    if (!event) return (await this.#isAnswer(heard, meant)) ? nothingSaid : null;
    const { question } = meant;
    if (question === null || event.what.kind !== "reply") return event;
    return { ...event, what: { ...event.what, question } };
  }

  /** Handles a message where no task was run: it can only be an order to do one. */
  async #order(heard: Heard, reply: Reply | null, place: Place): Promise<Refusal | null> {
    const event = reply && (await this.#eventOf(reply, heard, { place, episode: null }));
    const words = event && (await this.parts.service.order(event, heard.channel));
    return words === null ? null : { words, isPublic: true };
  }

  async #eventOf(
    reply: Reply,
    { ref }: Heard,
    { place, episode }: { readonly place: Place; readonly episode: string | null },
  ): Promise<IncomingEvent | null> {
    const { source, service } = this.parts;
    const words = await source.wordsOf(reply);
    const object = source.objectOf(ref.message, place);
    return words && makeReplyEvent(service.origin, words, { object, episode: episode ?? "" });
  }

  /** Returns false in the thread of an ended task, where people talk among themselves. */
  async #isAnswer({ addressed }: Heard, { episode }: { readonly episode: string | null }) {
    return addressed || (episode !== null && !(await this.parts.service.hasEnded(episode)));
  }

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
    const { source, service } = this.parts;
    const message = inboxIdOf(service.origin, source.objectOf(ref.message, place));
    return service.meant({ person, message, channel, answers, addressed });
  }

  async #receive(event: IncomingEvent, ref: MessageRef): Promise<boolean> {
    const verdict = await this.parts.service.receiveReply(event);
    const { service } = this.parts;
    const refusal = service.isFresh(event.at) ? await service.refusalOf(event, verdict) : null;
    if (refusal) this.#tell({ writer: event.person.id, ref, key: event.key, refusal });
    return verdict === "accepted" || verdict === "duplicate" || verdict === "unchecked";
  }

  #tell(answer: Answer): void {
    if (this.#explained.has(answer.key)) return;
    keepNewest(this.#explained, answer.key, true, mostExplained);
    const { tell, log, source } = this.parts;
    tell(answer).catch((error: unknown) => {
      log.warn(
        { event: "refusal-not-told" },
        `${source.platform}: somebody was not told why they were not heard: ${String(error)}`,
      );
    });
  }

  async #unsay(id: string, place: Place): Promise<void> {
    const { source, service } = this.parts;
    const object = source.objectOf(id, place);
    await service.receiveReply(makeDeletionEvent(service.origin, object, service.now()));
  }

  /** Finds a thread's episode; after a restart, on the card. */
  async #episodeOf(card: MessageRef): Promise<string | null> {
    const known = this.parts.threads.episodeOf(card);
    if (known !== undefined) return known;
    const episode = await this.parts.source.episodeOnCard(card);
    this.parts.threads.remember(card, { episode, open: false });
    return episode;
  }
}

const notRead = "could not read what was written";

function versionOf({ ref, edited }: Heard): string {
  return `${ref.channel}:${ref.message}:${edited ?? 1}`;
}
