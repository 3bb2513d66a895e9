/** Keeps the last message read in each channel, to catch up from after an interruption. */
import type { HeardPlaceStore } from "../../src/core/installation.js";
import type { Origin } from "./incoming.js";

/** Words to Sous, its own post, or talk among people. */
export type HeardKind = "ours" | "own" | "talk";

/** Talk is noted less often: rereading it changes nothing. */
const talkEveryMs = 60_000;
/** A platform may deliver older events late, or never. */
const lateMs = 15 * 60_000;

export class HowFar {
  readonly #origin: Origin;
  readonly #store: HeardPlaceStore | undefined;
  readonly #now: () => number;
  readonly #until = new Map<string, number>();
  /** Start of this process, or first message since, by channel. */
  #start = new Map<string, number>();
  /** Where to read back from, in ms since 1970. */
  #from: ReadonlyMap<string, number> = new Map();
  #unread = new Set<string>();
  readonly #underWay = new Map<string, { count: number; newest: number; kind: HeardKind }>();
  #loading: Promise<void> | null = null;

  /** @param store absent to keep positions in memory only */
  constructor(origin: Origin, store: HeardPlaceStore | undefined, now: () => number) {
    this.#origin = origin;
    this.#store = store;
    this.#now = now;
  }

  async channels(): Promise<readonly string[]> {
    await this.#load();
    return [...this.#from].sort(([, a], [, b]) => b - a).map(([channel]) => channel);
  }

  /** Requires {@link channels} before. Returns undefined for an unknown channel. */
  from(channel: string): number | undefined {
    return this.#from.get(channel);
  }

  get newest(): number {
    return Math.max(0, ...this.#from.values());
  }

  /** Marks messages since the connection was lost as possibly missing. */
  async lose(): Promise<void> {
    await this.#load();
    const late = this.#now() - lateMs;
    const from = ([channel, until]: readonly [string, number]) =>
      [channel, Math.max(Math.min(until, late), this.#start.get(channel) ?? 0)] as const;
    this.#from = new Map([...this.#until].map(from));
    this.#unread = new Set(this.#until.keys());
  }

  /** The position advances once no other message of the channel is in progress. */
  async during(channel: string, at: number, hear: () => Promise<HeardKind>): Promise<void> {
    await this.#load();
    if (!this.#start.has(channel)) this.#start.set(channel, at);
    const flight = this.#underWay.get(channel) ?? { count: 0, newest: 0, kind: "talk" };
    this.#underWay.set(channel, flight);
    flight.count += 1;
    try {
      const kind = await hear();
      flight.newest = Math.max(flight.newest, at);
      if (kind === "ours" || flight.kind === "talk") flight.kind = kind;
    } finally {
      flight.count -= 1;
      if (flight.count === 0) this.#underWay.delete(channel);
    }
    if (flight.count === 0) await this.#note(channel, flight);
  }

  /** Call after reading back to the newest message. */
  async wasRead(channel: string, newest: number): Promise<void> {
    this.#unread.delete(channel);
    await this.#keep(channel, Math.max(newest, this.#until.get(channel) ?? 0));
  }

  async #note(
    channel: string,
    { newest, kind }: { readonly newest: number; readonly kind: HeardKind },
  ): Promise<void> {
    const until = this.#until.get(channel);
    if (newest <= (until ?? 0) || (kind === "talk" && until === undefined)) return;
    if (kind !== "ours" && until !== undefined && newest - until < talkEveryMs) return;
    this.#until.set(channel, newest);
    if (!this.#unread.has(channel)) await this.#keep(channel, newest);
  }

  /** A failure only costs more reading next time. */
  async #keep(channel: string, until: number): Promise<void> {
    this.#until.set(channel, until);
    const { platform, workspace } = this.#origin;
    const keeping = this.#store?.keep({ platform, workspace, channel, until });
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
    const { platform, workspace } = this.#origin;
    const rows = (await this.#store?.list(platform, workspace)) ?? [];
    for (const { channel, until } of rows) this.#until.set(channel, until);
    this.#start = new Map(this.#until);
    this.#from = new Map(this.#until);
    this.#unread = new Set(this.#until.keys());
  }
}
