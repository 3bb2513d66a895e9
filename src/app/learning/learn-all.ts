import { withMemory } from "../../../memory/open.js";
import type { Memory } from "../../../memory/stores.js";
import { spaceOf } from "../../core/platform.js";
import { type Learning, learn } from "../../desk/learning/learn.js";
import { readUsedReplies } from "../../desk/learning/used-replies.js";
import { systemClock } from "../operating/clock.js";

/** Learns how to read replies, for each workspace separately. The caller stores the results. */
export async function learnAll(memory: Memory, at: number): Promise<readonly Learning[]> {
  const homes = await memory.households.list();
  const learnings: Learning[] = [];
  for (const space of new Set(homes.map(({ id }) => spaceOf(id))))
    learnings.push(await learn(space, await readUsedReplies(memory, space), at));
  return learnings;
}

/** Does `learnAll` in a child process, as fitting takes seconds, in which a process serves nobody. */
export function learnFrom({
  database: file,
  at,
}: {
  readonly database: string;
  readonly at: number;
}) {
  const options = { file, clock: systemClock, readOnly: true };
  return withMemory(options, (memory) => learnAll(memory, at));
}
