/** A courier on a platform that can fail, with a manual clock. */
import { onTestFinished } from "vitest";
import type { Memory } from "../../memory/stores.js";
import { createLog } from "../../src/app/operating/log.js";
import type { Bot } from "../../src/core/bot.js";
import { type Courier, createCourier } from "../../src/desk/deliver/courier.js";
import { openRows, SilentPeople } from "../build/sous.js";
import { TurnedClock } from "../clock.js";
import { beginEpisode } from "../memory/samples.js";

export interface CourierScenario {
  readonly memory: Memory;
  readonly clock: TurnedClock;
  readonly platform: SilentPeople;
  readonly log: readonly { readonly level: number; readonly [key: string]: unknown }[];
  restart(memory?: Memory): Promise<Courier>;
}

export async function openCourier(changes: Partial<Bot> = {}): Promise<CourierScenario> {
  const clock = new TurnedClock();
  const memory = await openRows(":memory:", clock);
  return { memory, clock, ...courierOver(memory, clock, changes) };
}

export function courierOver(memory: Memory, clock: TurnedClock, changes: Partial<Bot> = {}) {
  const platform = new SilentPeople(changes);
  const lines: { level: number }[] = [];
  const log = createLog("warn", { to: { write: (line) => void lines.push(JSON.parse(line)) } });
  let courier: Courier | null = null;
  onTestFinished(async () => courier?.stop());
  return {
    platform,
    log: lines,
    async restart(rows: Memory = memory): Promise<Courier> {
      await courier?.stop();
      const bots = new Map([[platform.bot.platform, platform.bot]]);
      courier = createCourier({ memory: rows, clock, log }, bots);
      await courier.start();
      return courier;
    },
  };
}

/** An open episode in its own home and channel, whose card may already be shown. */
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

export function noteIds(episode: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${episode}-${at + 1}`);
}
