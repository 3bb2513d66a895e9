/** A courier over a real memory and a platform that a test may make fail, on a clock that it turns. */
import { onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { createLog } from "../../src/app/log.js";
import type { Bot, MessageRef, Post } from "../../src/core/bot.js";
import type { Memory } from "../../src/core/stores.js";
import { type Courier, createCourier } from "../../src/desk/courier.js";
import { TurnedClock } from "../clock.js";
import { beginEpisode } from "../memory/samples.js";

type Pace = Pick<Bot, "paceMs" | "editPaceMs">;

/** A platform that keeps what was posted, and fails as long as a test says so. */
export class Platform {
  readonly posted: string[] = [];
  readonly calls: string[] = [];
  /** What the next call about this post throws; null when it works. */
  fault: (id: string) => Error | null = () => null;

  readonly bot: Bot;

  constructor(pace: Pace) {
    this.bot = {
      platform: "simulated",
      ...pace,
      start: async () => undefined,
      stop: async () => undefined,
      post: async (post) => this.#post(post),
      edit: async (_, { id }) => this.#call("edit", id),
      find: async ({ id }) => {
        this.#call("find", id);
        return this.posted.includes(id) ? [{ channel: "c", message: id }] : [];
      },
      remove: async ({ message }) => this.#call("remove", message),
      catchUp: async () => undefined,
    };
  }

  #call(what: string, id: string): void {
    this.calls.push(`${what} ${id}`);
    const fault = this.fault(id);
    if (fault) throw fault;
  }

  #post({ id, channel }: Post): MessageRef {
    this.#call("post", id);
    this.posted.push(id);
    return { channel, message: id };
  }
}

export interface CourierScenario {
  readonly memory: Memory;
  readonly clock: TurnedClock;
  readonly platform: Platform;
  /** The lines of the log. */
  readonly log: readonly { readonly level: number; readonly [key: string]: unknown }[];
  /** A courier that has started; the former one is stopped. */
  restart(memory?: Memory): Promise<Courier>;
}

export async function openCourier(pace: Pace = { paceMs: 0 }): Promise<CourierScenario> {
  const clock = new TurnedClock();
  const platform = new Platform(pace);
  const memory = await openMemory({ file: ":memory:", clock });
  const lines: { level: number }[] = [];
  const log = createLog("warn", {
    to: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  let courier: Courier | null = null;
  onTestFinished(async () => {
    await courier?.stop();
    await memory.close();
  });
  return {
    memory,
    clock,
    platform,
    log: lines,
    async restart(rows = memory) {
      await courier?.stop();
      const bots = new Map([[platform.bot.platform, platform.bot]]);
      courier = createCourier({ memory: rows, bots, clock, log });
      await courier.start();
      return courier;
    },
  };
}

/** An open episode in a home and a channel of its own, whose card may be shown already. */
export async function beginIn(
  memory: Memory,
  id: string,
  { shown }: { shown: boolean },
): Promise<void> {
  await beginEpisode(memory, { id, household: `home of ${id}`, channel: `channel of ${id}` });
  if (!shown) return;
  await memory.outbox.markSending(id);
  await memory.outbox.markSent(id, { channel: `channel of ${id}`, message: id }, 1);
}

export async function addNotes(memory: Memory, episode: string, count: number): Promise<void> {
  for (let nth = 1; nth <= count; nth++) {
    const note = { kind: "news", text: `News ${nth}`, ballot: null, to: null } as const;
    await memory.outbox.addNote(episode, { id: `${episode}-${nth}`, note }, nth);
  }
}

/** "e1-1", "e1-2" … */
export function noteIds(episode: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${episode}-${at + 1}`);
}
