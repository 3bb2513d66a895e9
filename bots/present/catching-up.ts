/**
 * Reads what people wrote while the bot was not connected: in threads of cards (tasks' messages), channels, direct
 * messages and other threads.
 */
import type { MessageRef } from "../../src/core/bot.js";
import type { HeardPlaceStore } from "../../src/core/people/installation.js";
import type { ChatService } from "./chat-service.js";
import type { Origin } from "./incoming.js";
import { mayPass, type Patience } from "./patience.js";
import type { KnownMessage, Reading, ReadMessage, ThreadSource } from "./thread-memory.js";
import { type ShownCard, threadOf } from "./thread-memory.js";

/** Most channels, and most direct messages, that are read after an interruption. */
const mostPlaces = 20;
const mostThreads = 10;
const mostPeople = 10;
const mostLookedFor = 20;

interface Job<Reply> {
  readonly channel: string;
  readonly card?: ShownCard;
  /** The place is read even while the platform limits the rate. */
  readonly isUrgent: boolean;
  readonly read: () => Promise<Reading<Reply>>;
}

export class CatchingUp<Reply> {
  readonly #failures: unknown[] = [];
  /** Threads in which deleted messages were not looked for yet. */
  readonly #threads = new Map<ShownCard, Reading<Reply>>();
  readonly #channels = new Map<string, Reading<Reply>>();
  readonly #seen = new Set<string>();
  readonly #writers = new Set<string>();
  #lookedFor = 0;
  readonly #lacking = new Set<string>();

  constructor(
    private readonly parts: {
      readonly source: ThreadSource<Reply>;
      readonly positions: ReadPositions;
      readonly patience: Patience;
      readonly service: ChatService;
      readonly hear: (message: ReadMessage<Reply>) => Promise<void>;
      readonly unsay: (known: KnownMessage) => Promise<void>;
      /** Repeats `attempt` until it succeeds or the platform refuses. */
      readonly insist: (attempt: () => Promise<void>) => Promise<void>;
    },
    private readonly cards: readonly ShownCard[],
  ) {}

  /**
   * Resolves when all messages are handled. While the platform limits the rate, reads only open tasks' threads, and the
   * others later in the background.
   * @throws DeliveryError when the platform refuses a card's thread, or fails a few times
   */
  async run(): Promise<void> {
    const jobs = this.#jobs(await this.parts.positions.channels());
    const found: ReadMessage<Reply>[] = [];
    let next = await jobs.next();
    while (!next.done && (next.value.isUrgent || !this.parts.patience.isLimited)) {
      found.push(...(await this.#attempt(next.value)));
      next = await jobs.next();
    }
    await this.#hear(found);
    await this.#findDeleted();
    if (next.done) await this.#noteRead();
    else void this.#readLater(next, jobs);
    if (this.#failures.length > 0) throw this.#failures.find(mayPass) ?? this.#failures[0];
  }

  async *#jobs(known: readonly string[]): AsyncGenerator<Job<Reply>, void> {
    const { source } = this.parts;
    const cardJob = (card: ShownCard): Job<Reply> => {
      const read = () => source.readThread(card.ref);
      return { channel: card.ref.channel, card, isUrgent: card.isOver !== true, read };
    };
    const channelJob = (channel: string): Job<Reply> => {
      const read = () => source.readChannel(channel, this.#from(channel));
      return { channel, isUrgent: false, read };
    };
    for (const card of this.cards) if (!card.isOver) yield cardJob(card);
    const channels = [...new Set([...this.cards.map(({ ref }) => ref.channel), ...known])];
    for (const channel of channels.slice(0, mostPlaces)) yield channelJob(channel);
    const directs = await this.#try(async () => source.directs(await this.#people()), []);
    const others = directs.filter((channel) => !channels.includes(channel));
    for (const channel of others.slice(0, mostPlaces)) yield channelJob(channel);
    for (const card of await this.#newThreads())
      yield { channel: card.channel, isUrgent: false, read: () => source.readThread(card) };
    for (const card of this.cards) if (card.isOver) yield cardJob(card);
  }

  /** Returns people known from before, then authors of messages just read. */
  async #people(): Promise<readonly string[]> {
    const wrote = [...this.#writers].toReversed();
    const known = await this.parts.service.people();
    return [...new Set([...known, ...wrote])].slice(0, mostPeople);
  }

  /** Returns threads without a card of Sous that have new messages, newest first. */
  async #newThreads(): Promise<readonly MessageRef[]> {
    const { source } = this.parts;
    const active = await this.#try(() => source.activeThreads(), []);
    const named = [...this.#channels.values()].flatMap(({ threads }) => threads);
    const ours = new Set(this.cards.map(({ ref }) => threadOf(ref)));
    return [...named, ...active]
      .filter(({ card, newest }) => {
        const isRead = this.#channels.has(card.channel);
        return isRead && !ours.has(threadOf(card)) && newest > this.#from(card.channel);
      })
      .sort((a, b) => b.newest - a.newest)
      .slice(0, mostThreads)
      .map(({ card }) => card);
  }

  /** Returns the time to read from: the channel's stored one, else its newest card's, else other channels' newest. */
  #from(channel: string): number {
    const { positions, source } = this.parts;
    const noted = positions.from(channel);
    if (noted !== undefined) return noted;
    const shown = (refs: readonly ShownCard[]) =>
      refs.map(({ ref }) => source.writtenAt(ref.message)).reduce((a, b) => Math.max(a, b), 0);
    const here = shown(this.cards.filter(({ ref }) => ref.channel === channel));
    return here || Math.max(positions.newest, positions.newest > 0 ? 0 : shown(this.cards));
  }

  async #attempt(job: Job<Reply>): Promise<readonly ReadMessage<Reply>[]> {
    try {
      return await this.#read(job);
    } catch (error) {
      this.#lacking.add(job.channel);
      // Ignores a refusal outside cards' threads: access may have been revoked.
      if (job.card || mayPass(error)) this.#failures.push(error);
      return [];
    }
  }

  async #read({ channel, card, read }: Job<Reply>): Promise<readonly ReadMessage<Reply>[]> {
    const reading = await read();
    if (card) this.#threads.set(card, reading);
    else if (!this.#channels.has(channel)) this.#channels.set(channel, reading);
    const from = this.parts.positions.from(channel) ?? (card ? 0 : this.#from(channel));
    for (const { heard, reply } of reading.messages) {
      if (reply !== null) this.#writers.add(heard.writer);
      for (const where of [heard.ref.channel, heard.card?.channel])
        this.#seen.add(`${where}:${heard.ref.message}`);
    }
    // Slack gives the times of edits in whole seconds.
    const second = Math.floor(from / 1000) * 1000;
    return reading.messages.filter(({ heard: { written, edited } }) =>
      edited === null ? written > from : edited >= second,
    );
  }

  /** Hears messages of several places in the order in which they were written. */
  async #hear(found: readonly ReadMessage<Reply>[]): Promise<void> {
    const at = ({ heard }: ReadMessage<Reply>) => heard.edited ?? heard.written;
    for (const message of found.toSorted((a, b) => at(a) - at(b))) await this.parts.hear(message);
  }

  async #readLater(
    first: IteratorYieldResult<Job<Reply>>,
    jobs: AsyncGenerator<Job<Reply>, void>,
  ): Promise<void> {
    for (let next: IteratorResult<Job<Reply>, void> = first; !next.done; next = await jobs.next()) {
      const job = next.value;
      this.#lacking.add(job.channel);
      await this.parts.insist(async () => {
        await this.#hear(await this.#read(job));
        this.#lacking.delete(job.channel);
      });
    }
    await this.#findDeleted();
    await this.#noteRead();
  }

  async #findDeleted(): Promise<void> {
    for (const [card, thread] of this.#threads) {
      this.#threads.delete(card);
      await this.#try(() => this.#findDeletedIn(card, thread), undefined);
    }
  }

  async #findDeletedIn({ ref, episode }: ShownCard, thread: Reading<Reply>): Promise<void> {
    const { source, service, unsay } = this.parts;
    for (const message of await service.heard(episode)) {
      const known = source.parseId(message, ref);
      if (!known || this.#seen.has(`${known.place.channel}:${known.id}`)) continue;
      const { kind, channel } = known.place;
      const read = kind === "thread" ? thread : this.#channels.get(channel);
      const isUnread = (read?.wholeSince ?? 0) > source.writtenAt(known.id);
      if (isUnread || this.#lookedFor >= mostLookedFor) continue;
      this.#lookedFor += 1;
      if (await source.isDeleted(known, episode)) await unsay(known);
    }
  }

  async #noteRead(): Promise<void> {
    for (const [channel, { messages }] of this.#channels) {
      if (this.#lacking.has(channel)) continue;
      const newest = messages.reduce((last, { heard }) => Math.max(last, heard.written), 0);
      await this.parts.positions.wasRead(channel, newest);
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

/** Talk among people updates the stored time at most this often: reading talk twice changes nothing. */
const talkEveryMs = 60_000;
/** A platform may deliver events this late, or never. */
const lateMs = 15 * 60_000;

/** Stores the time of the last message read in each channel, to continue from there after an interruption. */
export class ReadPositions {
  readonly #until = new Map<string, number>();
  /** By channel: the time read up to when this process started, else that of the first message since. */
  #start = new Map<string, number>();
  /** By channel: the time to read from, in ms since 1970. */
  #from: ReadonlyMap<string, number> = new Map();
  #unread = new Set<string>();
  readonly #underWay = new Map<string, { count: number; newest: number; isOurs: boolean }>();
  #loading: Promise<void> | null = null;

  /** @param store absent to keep positions in memory only */
  constructor(
    private readonly origin: Origin,
    private readonly store: HeardPlaceStore | undefined,
    private readonly now: () => number,
  ) {}

  async channels(): Promise<readonly string[]> {
    await this.#load();
    return [...this.#from].sort(([, a], [, b]) => b - a).map(([channel]) => channel);
  }

  /** Returns the time to read from; undefined for an unknown channel. Call {@link channels} before. */
  from(channel: string): number | undefined {
    return this.#from.get(channel);
  }

  get newest(): number {
    return Math.max(0, ...this.#from.values());
  }

  /** Call when the connection was lost: messages since then may be missing. */
  async lose(): Promise<void> {
    await this.#load();
    const late = this.now() - lateMs;
    const from = ([channel, until]: readonly [string, number]) =>
      [channel, Math.max(Math.min(until, late), this.#start.get(channel) ?? 0)] as const;
    this.#from = new Map([...this.#until].map(from));
    this.#unread = new Set(this.#until.keys());
  }

  /**
   * Runs `hear`, then stores `at` as the time read up to, unless other messages of the channel are in progress.
   * @param hear returns whether the message is to or of Sous, and no talk among people
   */
  async during(channel: string, at: number, hear: () => Promise<boolean>): Promise<void> {
    await this.#load();
    if (!this.#start.has(channel)) this.#start.set(channel, at);
    const batch = this.#underWay.get(channel) ?? { count: 0, newest: 0, isOurs: false };
    this.#underWay.set(channel, batch);
    batch.count += 1;
    try {
      if (await hear()) batch.isOurs = true;
      batch.newest = Math.max(batch.newest, at);
    } finally {
      batch.count -= 1;
      if (batch.count === 0) this.#underWay.delete(channel);
    }
    if (batch.count === 0) await this.#note(channel, batch);
  }

  /** Call when all messages of the channel up to the time `newest` were read. */
  async wasRead(channel: string, newest: number): Promise<void> {
    this.#unread.delete(channel);
    await this.#keep(channel, Math.max(newest, this.#until.get(channel) ?? 0));
  }

  async #note(
    channel: string,
    { newest, isOurs }: { readonly newest: number; readonly isOurs: boolean },
  ): Promise<void> {
    const until = this.#until.get(channel);
    const isDue = isOurs || (until !== undefined && newest - until >= talkEveryMs);
    if (!isDue || newest <= (until ?? 0)) return;
    this.#until.set(channel, newest);
    if (!this.#unread.has(channel)) await this.#keep(channel, newest);
  }

  /** Stores the time read up to. Ignores a failure: there is only more to read next time. */
  async #keep(channel: string, until: number): Promise<void> {
    this.#until.set(channel, until);
    const { platform, workspace } = this.origin;
    const keeping = this.store?.keep({ platform, workspace, channel, until });
    await keeping?.catch(() => undefined);
  }

  #load(): Promise<void> {
    this.#loading ??= this.#read().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #read(): Promise<void> {
    const { platform, workspace } = this.origin;
    const rows = (await this.store?.list(platform, workspace)) ?? [];
    for (const { channel, until } of rows) this.#until.set(channel, until);
    this.#start = new Map(this.#until);
    this.#from = new Map(this.#until);
    this.#unread = new Set(this.#until.keys());
  }
}
