import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { type OpenMemory, openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/clock.js";
import { listSentences } from "../../memory/written-home.js";
import type { Examination } from "./bench-kills.js";
import { killSize } from "./kill-size.js";

const queries = 30;
const neighbours = 10;

/** Opens a memory whose writer was killed: are its homes whole, and does its index answer like brute force? */
export async function examineMemory(file: string): Promise<Examination> {
  const embedder = createHashingEmbedder(killSize.dimensions);
  const memory = await openMemory({
    file,
    clock: systemClock,
    embedder,
    graphFrom: killSize.graphFrom,
  });
  try {
    const seen = await readHomes(memory);
    const rows = await embedder.embed(seen.sentences);
    let recall = 0;
    for (const query of await embedder.embed(listSentences(queries, 1))) {
      const hits = await memory.index.nearest(query, neighbours);
      const found = hits.map(({ similarity }) => similarity);
      recall += recallOf(found, nearest(query, rows)) / queries;
    }
    const { snapshot } = memory.index.state();
    const { whole, empty, findings } = seen;
    return { whole, empty, findings, recallAt10: recall, snapshot };
  } finally {
    await memory.close();
  }
}

/** Similarities of the nearest rows, by comparing all. */
function nearest(query: Float32Array, rows: readonly Float32Array[]): readonly number[] {
  const similarities = rows.map((row) =>
    row.reduce((sum, value, at) => sum + value * (query[at] ?? 0), 0),
  );
  return similarities.sort((one, other) => other - one).slice(0, neighbours);
}

/** Share of the nearest that were found. Rows of equal similarity count alike. */
function recallOf(found: readonly number[], truth: readonly number[]): number {
  if (truth.length === 0) return 1;
  const least = Math.max(0, truth.at(-1) ?? 0) - 1e-4;
  return Math.min(1, found.filter((similarity) => similarity >= least).length / truth.length);
}

async function readHomes(memory: OpenMemory) {
  const whole: string[] = [];
  const empty: string[] = [];
  const findings: string[] = [];
  const sentences: string[] = [];
  for (const { id } of await memory.households.list()) {
    const tuples = await memory.tuples.list(id);
    const query = { goal: "a", observation: "a", household: id, k: tuples.length + 1 };
    const vectors = await memory.tuples.nearest(query);
    sentences.push(...tuples.map(({ goal }) => goal));
    if (tuples.length !== vectors.length)
      findings.push(`${id}: ${tuples.length} tuples, ${vectors.length} vectors`);
    if (tuples.length === 0) empty.push(id);
    else if (tuples.length === killSize.rowsPerHome) whole.push(id);
    else findings.push(`${id}: ${tuples.length} of ${killSize.rowsPerHome} tuples`);
  }
  return { whole, empty, findings, sentences };
}
