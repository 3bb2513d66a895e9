import { once } from "node:events";
import { median } from "simple-statistics";
import { SousError } from "../../../src/core/errors.js";
import { compiledFile } from "../../compiled.js";
import type { Rig } from "../rig.js";

export interface HonestWait {
  readonly deed: "page" | "door" | "answer";
  readonly status: number;
  readonly ms: number;
}

/** @throws SousError "bystander-failed" when login fails */
export async function bringHonest(rig: Rig, begin: { url: string; password: string }) {
  const child = rig.node([compiledFile("test/stress/attack/honest-process.ts")], {}, "ipc");
  child.stderr?.pipe(process.stderr);
  const gone = once(child, "exit").then(() => {
    throw new SousError("bystander-failed", "The honest people ended: were they let in?");
  });
  gone.catch(() => undefined);
  const say = async (order: typeof begin | "take"): Promise<readonly HonestWait[]> => {
    const replied = once(child, "message");
    child.send(order);
    return (await Promise.race([replied, gone]))[0];
  };
  await say(begin);
  /** Returns waits since the last call, pending ones included. */
  return { take: () => say("take") };
}

/** Milliseconds, on an idle machine. */
export const longestMedianMs = 250;
export const longestWorstMs = 1000;

export function measureWaits(waits: readonly HonestWait[]) {
  const ms = waits.map((wait) => wait.ms);
  return {
    honest: ms.length,
    medianWaitMs: ms.length > 0 ? Math.round(median(ms)) : 0,
    worstWaitMs: Math.round(Math.max(0, ...ms)),
  };
}

export function isTooLong({ medianWaitMs, worstWaitMs }: ReturnType<typeof measureWaits>): boolean {
  return medianWaitMs >= longestMedianMs || worstWaitMs >= longestWorstMs;
}

/** "answer: 429" with its count, for failed honest requests. */
export function failuresAmong(waits: readonly HonestWait[]): readonly string[] {
  const failures = new Map<string, number>();
  for (const { deed, status } of waits) {
    const what = `${deed}: ${status === 0 ? "no answer" : status}`;
    if (![200, 303].includes(status)) failures.set(what, (failures.get(what) ?? 0) + 1);
  }
  return [...failures].map(([what, times]) => `${what}, ${times} times`);
}
