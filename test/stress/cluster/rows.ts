import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/operating/clock.js";

export interface GameRows {
  readonly steps: number;
  readonly episodes: ReadonlyMap<string, number>;
  readonly runs: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly open: readonly string[];
}

export async function readGameRows(database: string): Promise<GameRows> {
  const memory = await openMemory({ file: database, clock: systemClock, readOnly: true });
  const lost: string[] = [];
  const doubled: string[] = [];
  const open: string[] = [];
  const episodes = new Map<string, number>();
  let count = 0;
  try {
    for (const { id: household } of await memory.households.list())
      for (const { id, end } of await memory.episodes.list(household)) {
        const steps = await memory.episodes.steps(id);
        const numbers = steps.map(({ seq }) => seq);
        const different = new Set(numbers);
        episodes.set(household, (episodes.get(household) ?? 0) + 1);
        count += different.size;
        if (end === null)
          open.push(`${id} in ${household} stands at ${JSON.stringify(steps.at(-1))}`);
        const missing = Math.max(-1, ...numbers) + 1 - different.size;
        if (missing > 0) lost.push(`lost: ${missing} steps of ${id}`);
        if (end?.kind === "truncated" && end.reason === "world-changed")
          lost.push(`lost: ${id} shows another world when it is replayed`);
        if (numbers.length > different.size) doubled.push(`doubled: steps of ${id}`);
      }
    return { steps: count, episodes, runs: (await memory.runs.list()).length, lost, doubled, open };
  } finally {
    await memory.close();
  }
}
