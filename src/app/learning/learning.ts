/** Learns to read replies from people's corrections: on demand, daily if set so, and again after deletions. */

import type { Memory } from "../../../memory/stores.js";
import { dayMs } from "../../core/local-time.js";
import { spaceOf } from "../../core/platform.js";
import type { Learning } from "../../desk/learning/learn.js";
import { type Repeated, repeat } from "../operating/repeat.js";
import type { AppContext } from "../serve/app-context.js";
import { runJob } from "../worker/worker.js";

const checkMs = 3_600_000;

/** @returns the workspaces whose replies a new reader reads from now on */
export async function keepLearned(
  { learnedReaders }: Pick<Memory, "learnedReaders">,
  learnings: readonly Pick<Learning, "space" | "reader">[],
): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const { space, reader } of learnings)
    if (reader && (await learnedReaders.keep(reader))) kept.push(space);
  // Drops what workspaces without replies or homes had learned. They have nothing to learn from, and would stay due.
  const readers = new Map(learnings.map(({ space, reader }) => [space, reader]));
  for (const space of await learnedReaders.due())
    if (!readers.get(space)) await learnedReaders.drop(space);
  return kept;
}

/** @returns how many workspaces had learned something */
export async function dropLearned(memory: Pick<Memory, "households" | "learnedReaders">) {
  const homes = await memory.households.list();
  let dropped = 0;
  for (const space of new Set(homes.map(({ id }) => spaceOf(id))))
    if (await memory.learnedReaders.drop(space)) dropped += 1;
  return dropped;
}

/** @param plan.daily learns each day; otherwise, only what deletions undid is learned again */
export function createLearning(
  { memory, clock, log }: Pick<AppContext, "memory" | "clock" | "log">,
  { database, daily }: { readonly database: string; readonly daily: boolean },
): Repeated {
  let last = Number.NEGATIVE_INFINITY;
  const learnDue = async (signal: AbortSignal): Promise<void> => {
    const due = await memory.learnedReaders.due();
    const isTime = daily && clock.now() - last >= dayMs;
    if (!isTime && due.length === 0) return;
    last = clock.now();
    const learnings = await runJob("learn", { database, at: clock.now() }, { signal });
    const wanted = isTime ? learnings : learnings.filter(({ space }) => due.includes(space));
    const kept = await keepLearned(memory, wanted);
    log.info({ event: "replies-learned", kept }, "learned from how replies were corrected");
  };
  return repeat(clock, checkMs, learnDue, (error) =>
    log.error({ event: "replies-not-learned", error }, "nothing was learned from replies"),
  );
}
