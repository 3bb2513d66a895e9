import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../../src/core/random.js";

export const moments = ["starting", "running", "asked", "answering", "posting"] as const;
export type Moment = (typeof moments)[number];

export interface Happenings {
  readonly ready: Promise<void>;
  readonly nextAct: () => Promise<void>;
  readonly isAsking: () => boolean;
  readonly askedMs?: number;
  /** Resolves to whether a message was posted without its answer; see `Room.loseNextAnswer`. */
  readonly loseNextAnswer: () => Promise<() => Promise<boolean>>;
  readonly signal: AbortSignal;
}

const patienceMs = 6000;
const usualAskedMs = 60_000;
const lookMs = 30;

export function* drawMoments(random: Random): Generator<Moment, never> {
  for (;;) {
    const order = moments.map((moment) => ({ moment, rank: random() }));
    for (const { moment } of order.sort((a, b) => a.rank - b.rank)) yield moment;
  }
}

/** @throws the rejection of `ready` */
export async function awaitMoment(moment: Moment, at: Happenings, random: Random): Promise<void> {
  const { askedMs = usualAskedMs } = at;
  const pause = (ms: number) => sleep(ms, undefined, { signal: at.signal }).catch(() => undefined);
  if (moment === "starting") return pause(50 + random() * 1500);
  await Promise.race([at.ready, untilAborted(at.signal)]);
  switch (moment) {
    case "running":
      return pause(random() * 2500);
    case "asked":
      await until(async () => at.isAsking(), askedMs);
      await pause(random() * 400);
      // Answered meanwhile: waits for the next question.
      return until(async () => at.isAsking(), askedMs);
    case "answering":
      await Promise.race([at.nextAct(), pause(patienceMs)]);
      return pause(random() * 40);
    case "posting":
      return until(await at.loseNextAnswer());
  }

  async function until(probe: () => Promise<boolean>, waitMs = patienceMs): Promise<void> {
    const latest = Date.now() + waitMs;
    while (Date.now() < latest && !at.signal.aborted && !(await probe())) await pause(lookMs);
  }
}

export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
