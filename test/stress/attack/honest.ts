import type { ChildProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { SousError } from "../../../src/core/errors.js";
import { compiledFile } from "../../compiled.js";

export interface HonestWait {
  readonly deed: "page" | "door" | "answer";
  readonly status: number;
  readonly ms: number;
}

export type HonestReply = "in" | "taken" | HonestWait;

export interface HonestPeople {
  /** Returns waits since the last call, pending ones included. */
  take(): Promise<readonly HonestWait[]>;
}

export function honestProgram(): string {
  return compiledFile("test/stress/attack/honest-process.ts");
}

/** @throws SousError "bystander-failed" when login fails */
export async function bringHonest(
  child: ChildProcess,
  begin: { readonly url: string; readonly password: string },
): Promise<HonestPeople> {
  let waits: HonestWait[] = [];
  const heard = new EventEmitter();
  child.on("message", (reply: HonestReply) => {
    if (typeof reply === "object") waits.push(reply);
    else heard.emit("reply", reply);
  });
  child.once("exit", () => heard.emit("reply", "gone"));
  const say = async (order: typeof begin | "take"): Promise<unknown> => {
    const replied = once(heard, "reply");
    child.send(order);
    return (await replied)[0];
  };
  if ((await say(begin)) !== "in")
    throw new SousError("bystander-failed", "The right password was not let in.");
  return {
    async take() {
      await say("take");
      const all = waits;
      waits = [];
      return all;
    },
  };
}

export interface WaitFigures {
  readonly honest: number;
  readonly medianWaitMs: number;
  readonly worstWaitMs: number;
}

/** Milliseconds, on an idle machine. */
export const longestMedianMs = 250;
export const longestWorstMs = 1000;

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

/** "answer: 429" with its count, for failed honest requests. */
export function failuresAmong(waits: readonly HonestWait[]): readonly string[] {
  const failures = new Map<string, number>();
  for (const { deed, status } of waits) {
    const what = `${deed}: ${status === 0 ? "no answer" : status}`;
    if (![200, 303].includes(status)) failures.set(what, (failures.get(what) ?? 0) + 1);
  }
  return [...failures].map(([what, times]) => `${what}, ${times} times`);
}
