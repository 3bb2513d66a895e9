/** `sous play --policy tuples`: the graph searches what is played from, and finds what comparing each row finds. */
import { copyFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import type { PlaySummary } from "../../src/cli/play-rounds.js";
import type { TupleQuery } from "../../src/core/stores.js";
import { runSousWith } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";

const patience = { timeout: 300_000 };

async function play(
  file: string,
  { policy = "tuples", rounds = 10, from = "" },
): Promise<PlaySummary["memory"]> {
  const asked = ["play", "kitchen", "--bot", "simulated", "--pace", "0", "--json"];
  const words = [...asked, "--policy", policy, "--rounds", String(rounds), "--db", file];
  const { out } = await runSousWith({ SOUS_GRAPH_FROM: from }, ...words);
  return (JSON.parse(out) as PlaySummary).memory;
}

/** Moments of the kept tuples, each with the filters that the policy uses. */
async function listQueries(memory: OpenMemory): Promise<readonly TupleQuery[]> {
  const tuples = (await memory.tuples.list()).filter((_, at) => at % 29 === 0).slice(0, 40);
  return tuples.flatMap(({ goal, cell, pattern }, at) => {
    const observation = tuples[(at * 7 + 3) % tuples.length]?.observation ?? "";
    const moment = { goal, observation, k: 10 };
    return [
      moment,
      { ...moment, cell: { ...cell, observation: [] } },
      { ...moment, patterns: [pattern] },
    ];
  });
}

async function recallOf(file: string, graphFrom?: number): Promise<number> {
  const copy = newFile();
  copyFileSync(file, copy);
  const exact = await openMemory({ file: copy, clock: systemClock, graphFrom: 1e9 });
  const graph = await openMemory({ file, clock: systemClock, graphFrom });
  await graph.index.settle();
  let found = 0;
  let wanted = 0;
  for (const query of await listQueries(exact)) {
    const truth = await exact.tuples.nearest(query);
    const least = (truth.at(-1)?.similarity ?? 0) - 1e-4;
    const hits = await graph.tuples.nearest(query);
    found += hits.filter(({ similarity }) => similarity >= least).length;
    wanted += truth.length;
  }
  expect(graph.searches().exactQueries).toBe(0);
  await exact.close();
  await graph.close();
  return found / wanted;
}

describe("sous play --policy tuples", patience, () => {
  it("searches by the graph, always or from 5,000 tuples on", async () => {
    const file = newFile();
    const first = await play(file, { policy: "rules", rounds: 12 });
    expect(first.reusedByNeed).toBeGreaterThan(0);
    const few = await play(file, { rounds: 2 });
    expect(few.graphQueries).toBe(0);
    expect(few.exactQueries).toBeGreaterThan(5);
    const always = await play(file, { from: "0" });
    expect(always.graphQueries).toBeGreaterThan(30);
    expect(always.exactQueries).toBe(0);
    expect(await recallOf(file, 0)).toBeGreaterThanOrEqual(0.98);

    const memory = await openMemory({ file, clock: systemClock });
    const kept = await memory.tuples.list();
    for (let copy = 0; copy * kept.length < 5000; copy++)
      await memory.tuples.keep(
        kept.map((tuple) => ({
          ...tuple,
          id: `${tuple.id}-${copy}`,
          goal: `${tuple.goal} ${copy}`,
        })),
      );
    await memory.close();
    const many = await play(file, {});
    expect(many.graphQueries).toBeGreaterThan(30);
    expect(many.databaseMb).toBeGreaterThan(first.databaseMb);
    expect(await recallOf(file)).toBeGreaterThanOrEqual(0.98);
  });
});
