/** Reads back messages after an interruption: card threads, channels, direct messages, other threads. */
import type { MessageRef } from "../../src/core/bot.js";
import type { HowFar } from "./how-far.js";
import { mayPass, type Patience } from "./patience.js";
import { type ShownCard, threadOf } from "./thread-memory.js";
import type { Reading, ReadMessage, Standing, ThreadSource } from "./thread-source.js";

const mostPlaces = 20;
const mostThreads = 10;
const mostPeople = 10;
const mostLookedFor = 20;

export interface CatchingUpParts<Reply> {
  readonly source: ThreadSource<Reply>;
  readonly howFar: HowFar;
  readonly patience: Patience;
  readonly people: () => Promise<readonly string[]>;
  /** Identities of the episode's messages that are not known to be deleted. */
  readonly heard: (episode: string) => Promise<readonly string[]>;
  readonly hear: (message: ReadMessage<Reply>) => Promise<void>;
  readonly unsay: (standing: Standing) => Promise<void>;
  /** Retries until it succeeds or is refused. */
  readonly insist: (attempt: () => Promise<void>) => Promise<void>;
}

interface Job<Reply> {
  readonly channel: string;
  readonly card?: ShownCard;
  /** Read even while the platform limits the rate. */
  readonly isUrgent: boolean;
  readonly read: () => Promise<Reading<Reply>>;
}

export class CatchingUp<Reply> {
  readonly #parts: CatchingUpParts<Reply>;
  readonly #cards: readonly ShownCard[];
  readonly #failures: unknown[] = [];
  readonly #threads = new Map<ShownCard, Reading<Reply>>();
  readonly #channels = new Map<string, Reading<Reply>>();
  readonly #seen = new Set<string>();
  #lookedFor = 0;
  readonly #lacking = new Set<string>();

  constructor(parts: CatchingUpParts<Reply>, cards: readonly ShownCard[]) {
    this.#parts = parts;
    this.#cards = cards;
  }

  /**
   * Resolves when all messages are handled. While the platform limits the rate, everything but open cards is read later
   * in the background.
   * @throws DeliveryError when a card is refused, or after a few attempts
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

  /** The last known people, then authors of messages just read. */
  async #people(): Promise<readonly string[]> {
    const read = [...this.#threads.values(), ...this.#channels.values()];
    const wrote = read.flatMap(({ messages }) =>
      messages.flatMap(({ heard, reply }) => (reply === null ? [] : heard.writer)),
    );
    const known = await this.#parts.people();
    return [...new Set([...known, ...wrote.toReversed()])].slice(0, mostPeople);
  }

  /** Threads with news, newest first, except the cards' own. */
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

  /** Falls back to the channel's newest card, then to the newest message anywhere. */
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
      // Access to other places may have been revoked.
      if (job.card || mayPass(error)) this.#failures.push(error);
      return [];
    }
  }

  #note(job: Job<Reply>, reading: Reading<Reply>): readonly ReadMessage<Reply>[] {
    const { channel, card } = job;
    if (card) this.#threads.set(card, reading);
    else if (!this.#channels.has(channel)) this.#channels.set(channel, reading);
    const from = this.#parts.howFar.from(channel) ?? (card ? 0 : this.#from(channel));
    for (const { heard } of reading.messages)
      for (const where of [heard.ref.channel, heard.card?.channel])
        this.#seen.add(`${where}:${heard.ref.message}`);
    // Slack's edit times have whole seconds.
    const second = Math.floor(from / 1000) * 1000;
    return reading.messages.filter(({ heard: { written, edited } }) =>
      edited === null ? written > from : edited >= second,
    );
  }

  async #hear(found: readonly ReadMessage<Reply>[]): Promise<void> {
    const at = ({ heard }: ReadMessage<Reply>) => heard.edited ?? heard.written;
    for (const message of found.toSorted((a, b) => at(a) - at(b))) await this.#parts.hear(message);
  }

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

  async #try<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (mayPass(error)) this.#failures.push(error);
      return otherwise;
    }
  }
}
