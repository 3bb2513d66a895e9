/** How long honest people waited, and whether they got what they asked for. */
import type { HonestWait } from "./bystander.js";

export interface WaitFigures {
  /** Honest requests. */
  readonly honest: number;
  readonly medianWaitMs: number;
  readonly worstWaitMs: number;
}

/** On an otherwise idle machine. Milliseconds. */
export const longestMedianMs = 250;
export const longestWorstMs = 1000;

const served = [200, 303];

export function measureWaits(waits: readonly HonestWait[]): WaitFigures {
  const sorted = waits.map(({ ms }) => Math.round(ms)).toSorted((one, other) => one - other);
  return {
    honest: sorted.length,
    medianWaitMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worstWaitMs: sorted.at(-1) ?? 0,
  };
}

export function isTooLong({ medianWaitMs, worstWaitMs }: WaitFigures): boolean {
  return medianWaitMs >= longestMedianMs || worstWaitMs >= longestWorstMs;
}

/** "answer: 429" for each sort of failure of honest requests, with how often. */
export function failuresAmong(waits: readonly HonestWait[]): readonly string[] {
  const failures = new Map<string, number>();
  for (const { deed, status } of waits) {
    const what = `${deed}: ${status === 0 ? "no answer" : status}`;
    if (!served.includes(status)) failures.set(what, (failures.get(what) ?? 0) + 1);
  }
  return [...failures].map(([what, times]) => `${what}, ${times} times`);
}
