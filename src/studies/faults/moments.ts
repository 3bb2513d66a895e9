/** When the process is killed. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../core/random.js";

export type Moment = "starting" | "running" | "asked" | "answering";

/** What can be waited for. */
export interface Happenings {
  readonly ready: Promise<void>;
  readonly nextAct: () => Promise<void>;
  readonly isAsking: () => boolean;
  /** Ends every wait. */
  readonly signal: AbortSignal;
}

const shares: readonly (readonly [Moment, number])[] = [
  ["starting", 0.2],
  ["running", 0.25],
  ["asked", 0.25],
  ["answering", 0.3],
];

/** Within this time after the wish for a moment, it has come or is given up. */
const patienceMs = 6000;
const lookMs = 30;

export function drawMoment(random: Random): Moment {
  let rest = random();
  for (const [moment, share] of shares) {
    if (rest < share) return moment;
    rest -= share;
  }
  return "running";
}

/**
 * Resolves when it is time: during the start, somewhere in the run, while a question stands, or right
 * after somebody began to answer.
 *
 * @throws what `ready` rejects with, when the process ended by itself
 */
export async function awaitMoment(moment: Moment, at: Happenings, random: Random): Promise<void> {
  const pause = (ms: number) => sleep(ms, undefined, { signal: at.signal }).catch(() => undefined);
  if (moment === "starting") return pause(50 + random() * 1500);
  await Promise.race([at.ready, untilAborted(at.signal)]);
  switch (moment) {
    case "running":
      return pause(random() * 2500);
    case "asked":
      await untilAsking(at, pause);
      return pause(random() * 400);
    case "answering":
      await Promise.race([at.nextAct(), pause(patienceMs)]);
      return pause(random() * 40);
  }
}

async function untilAsking(at: Happenings, pause: (ms: number) => Promise<void>): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!at.isAsking() && Date.now() < until && !at.signal.aborted) await pause(lookMs);
}

export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
