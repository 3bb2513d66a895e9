/**
 * Reads back what was written while nobody listened: under the cards, in the channels, in direct messages and in other
 * threads. Each message is heard as a live one is.
 */
import type { MessageRef } from "../../src/core/bot.js";
import type { HowFar } from "./how-far.js";
import { mayPass, type Patience } from "./patience.js";
import { type ShownCard, threadOf } from "./thread-memory.js";
import type { Reading, ReadMessage, Standing, ThreadSource } from "./thread-source.js";

/** Each costs a call or a few. */
const mostPlaces = 20;
const mostThreads = 10;
const mostPeople = 10;
const mostLookedFor = 20;

export interface CatchingUpParts<Reply> {
  readonly source: ThreadSource<Reply>;
  readonly howFar: HowFar;
  readonly patience: Patience;
  /** Platform ids of the people who were heard last. */
  readonly people: () => Promise<readonly string[]>;
  /** Identities of messages of an episode that were heard and are not known to be gone. */
  readonly heard: (episode: string) => Promise<readonly string[]>;
  readonly hear: (message: ReadMessage<Reply>) => Promise<void>;
  readonly unsay: (standing: Standing) => Promise<void>;
  /** Tries until it succeeds or is refused for good. */
  readonly insist: (attempt: () => Promise<void>) => Promise<void>;
}

/** Something to be read. */
interface Job<Reply> {
  readonly channel: string;
  readonly card?: ShownCard;
  /** It is read before others also where the platform asks to wait. */
  readonly isUrgent: boolean;
  readonly read: () => Promise<Reading<Reply>>;
}

/** One time of catching up. */
export class CatchingUp<Reply> {
  readonly #parts: CatchingUpParts<Reply>;
  readonly #cards: readonly ShownCard[];
  readonly #failures: unknown[] = [];
  /** By card. */
  readonly #threads = new Map<ShownCard, Reading<Reply>>();
  readonly #channels = new Map<string, Reading<Reply>>();
  /** Messages that were found. */
  readonly #seen = new Set<string>();
  /** Messages looked up one by one, because they weren't where they were heard. */
  #lookedFor = 0;
  /** Channels of which something was not read. */
  readonly #lacking = new Set<string>();

  constructor(parts: CatchingUpParts<Reply>, cards: readonly ShownCard[]) {
    this.#parts = parts;
    this.#cards = cards;
  }

  /**
   * Resolves when all was heard. A place that cannot be read does not hold up the others. Where the platform asks to
   * wait, all but the open cards is read later, and nobody waits for that.
   * @throws DeliveryError when the platform refuses a card, or does not answer after a few patient attempts
   */
  async run(): Promise<void> {
    const known = await this.#parts.howFar.channels();
    const jobs = this.#jobs(known);
    const found: ReadMessage<Reply>[] = [];
    let next = await jobs.next();
    for (; !next.done; next = await jobs.next()) {
      if (!next.value.isUrgent && this.#parts.patience.isLimited) break;
      found.push(...(await this.#attempt(next.value)));
    }
    await this.#hear(found);
    await this.#findDeleted(this.#cards);
    if (next.done) await this.#noteRead();
    else void this.#readLater(next.value, jobs);
    if (this.#failures.length > 0) throw this.#failures.find(mayPass) ?? this.#failures[0];
  }

  /** Open cards, channels, direct messages, other threads, then cards of tasks that are over. */
  async *#jobs(known: readonly string[]): AsyncGenerator<Job<Reply>, void> {
    const { source } = this.#parts;
    const cardJob = (card: ShownCard): Job<Reply> => {
      const read = () => source.readThread(card.ref);
      return { channel: card.ref.channel, card, isUrgent: card.isOver !== true, read };
    };
    const channelJob = (channel: string): Job<Reply> => {
      const read = () => source.readChannel(channel, this.#from(channel));
      return { channel, isUrgent: false, read };
    };
    for (const card of this.#cards) if (!card.isOver) yield cardJob(card);
    const channels = [...new Set([...this.#cards.map(({ ref }) => ref.channel), ...known])];
    for (const channel of channels.slice(0, mostPlaces)) yield channelJob(channel);
    const directs = await this.#try(async () => source.directs(await this.#people()), []);
    const others = directs.filter((channel) => !channels.includes(channel));
    for (const channel of others.slice(0, mostPlaces)) yield channelJob(channel);
    for (const card of await this.#newThreads())
      yield { channel: card.channel, isUrgent: false, read: () => source.readThread(card) };
    for (const card of this.#cards) if (card.isOver) yield cardJob(card);
  }

  /** Those who were heard last, and others who wrote where we have read. */
  async #people(): Promise<readonly string[]> {
    const read = [...this.#threads.values(), ...this.#channels.values()];
    const wrote = read.flatMap(({ messages }) =>
      messages.flatMap(({ heard, reply }) => (reply === null ? [] : heard.writer)),
    );
    const known = await this.#parts.people();
    return [...new Set([...known, ...wrote.toReversed()])].slice(0, mostPeople);
  }

  /** Threads with something new, the latest first; not those of the cards, which are read whole. */
  async #newThreads(): Promise<readonly MessageRef[]> {
    const { source } = this.#parts;
    const active = await this.#try(() => source.activeThreads(), []);
    const named = [...this.#channels.values()].flatMap(({ threads }) => threads);
    const ours = new Set(this.#cards.map(({ ref }) => threadOf(ref)));
    return [...named, ...active]
      .filter(({ card, newest }) => {
        const isRead = this.#channels.has(card.channel);
        return isRead && !ours.has(threadOf(card)) && newest > this.#from(card.channel);
      })
      .sort((a, b) => b.newest - a.newest)
      .slice(0, mostThreads)
      .map(({ card }) => card);
  }

  /** The newest card is where nothing was noted; where there is none, what was heard last anywhere. */
  #from(channel: string): number {
    const { howFar, source } = this.#parts;
    const noted = howFar.from(channel);
    if (noted !== undefined) return noted;
    const shown = (refs: readonly ShownCard[]) =>
      refs.map(({ ref }) => source.writtenAt(ref.message)).reduce((a, b) => Math.max(a, b), 0);
    const here = shown(this.#cards.filter(({ ref }) => ref.channel === channel));
    return here || Math.max(howFar.newest, howFar.newest > 0 ? 0 : shown(this.#cards));
  }

  async #attempt(job: Job<Reply>): Promise<readonly ReadMessage<Reply>[]> {
    try {
      return this.#note(job, await job.read());
    } catch (error) {
      this.#lacking.add(job.channel);
      // What else there is may be closed to us by now.
      if (job.card || mayPass(error)) this.#failures.push(error);
      return [];
    }
  }

  /** Selects the messages that weren't heard yet. */
  #note(job: Job<Reply>, reading: Reading<Reply>): readonly ReadMessage<Reply>[] {
    const { channel, card } = job;
    if (card) this.#threads.set(card, reading);
    else if (!this.#channels.has(channel)) this.#channels.set(channel, reading);
    const from = this.#parts.howFar.from(channel) ?? (card ? 0 : this.#from(channel));
    for (const { heard } of reading.messages)
      for (const where of [heard.ref.channel, heard.card?.channel])
        this.#seen.add(`${where}:${heard.ref.message}`);
    // Slack counts edits in whole seconds.
    const second = Math.floor(from / 1000) * 1000;
    return reading.messages.filter(({ heard: { written, edited } }) =>
      edited === null ? written > from : edited >= second,
    );
  }

  /** In the order in which it was written, wherever. */
  async #hear(found: readonly ReadMessage<Reply>[]): Promise<void> {
    const at = ({ heard }: ReadMessage<Reply>) => heard.edited ?? heard.written;
    for (const message of found.toSorted((a, b) => at(a) - at(b))) await this.#parts.hear(message);
  }

  /** Nobody waits for it. */
  async #readLater(first: Job<Reply>, rest: AsyncGenerator<Job<Reply>, void>): Promise<void> {
    const cards: ShownCard[] = [];
    for (
      let job: Job<Reply> | undefined = first;
      job;
      job = (await rest.next()).value ?? undefined
    ) {
      const { channel, card, read } = job;
      const reading = job;
      this.#lacking.add(channel);
      await this.#parts.insist(async () => {
        await this.#hear(this.#note(reading, await read()));
        this.#lacking.delete(channel);
      });
      if (card) cards.push(card);
    }
    await this.#findDeleted(cards);
    await this.#noteRead();
  }

  /** Finds messages that were heard and have been deleted. */
  async #findDeleted(cards: readonly ShownCard[]): Promise<void> {
    const { source, heard, unsay } = this.#parts;
    const look = async ({ ref, episode }: ShownCard, thread: Reading<Reply>): Promise<void> => {
      for (const message of await heard(episode)) {
        const standing = source.standingOf(message, ref);
        if (!standing || this.#seen.has(`${standing.place.channel}:${standing.id}`)) continue;
        const { kind, channel } = standing.place;
        const read = kind === "thread" ? thread : this.#channels.get(channel);
        if ((read?.wholeSince ?? 0) > standing.written || this.#lookedFor >= mostLookedFor)
          continue;
        this.#lookedFor += 1;
        if (await source.isDeleted(standing, episode)) await unsay(standing);
      }
    };
    for (const card of cards) {
      const thread = this.#threads.get(card);
      if (thread) await this.#try(() => look(card, thread), undefined);
    }
  }

  async #noteRead(): Promise<void> {
    for (const [channel, { messages }] of this.#channels) {
      if (this.#lacking.has(channel)) continue;
      const newest = messages.reduce((last, { heard }) => Math.max(last, heard.written), 0);
      await this.#parts.howFar.wasRead(channel, newest);
    }
  }

  /** Goes on without what cannot be read. */
  async #try<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (mayPass(error)) this.#failures.push(error);
      return otherwise;
    }
  }
}
