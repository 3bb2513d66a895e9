import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { openMemory, type SqliteMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/clock.js";
import { BruteForce, recallOf } from "../../../src/research/memory/brute-force.js";
import { listSentences } from "../../../src/research/memory/sentences.js";
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
    const brute = new BruteForce(seen.sentences.length, killSize.dimensions);
    for (const vector of await embedder.embed(seen.sentences)) brute.add(vector);
    let recall = 0;
    for (const query of await embedder.embed(listSentences(queries, 1, "examine"))) {
      const hits = await memory.index.nearest(query, neighbours);
      const found = hits.map(({ similarity }) => similarity);
      recall += recallOf(found, brute.nearest(query, neighbours)) / queries;
    }
    const { snapshot } = memory.index.state();
    const { whole, empty, findings } = seen;
    return { whole, empty, findings, recallAt10: recall, snapshot };
  } finally {
    await memory.close();
  }
}

async function readHomes(memory: SqliteMemory) {
  const whole: string[] = [];
  const empty: string[] = [];
  const findings: string[] = [];
  const sentences: string[] = [];
  const unit = new Float32Array(killSize.dimensions).fill(killSize.dimensions ** -0.5);
  for (const { id } of await memory.households.list()) {
    const tuples = await memory.tuples.list(id);
    const vectors = await memory.index.nearestIn(id, unit, tuples.length + 1);
    sentences.push(...tuples.map(({ goal }) => goal));
    if (tuples.length !== vectors.length)
      findings.push(`${id}: ${tuples.length} tuples, ${vectors.length} vectors`);
    if (tuples.length === 0) empty.push(id);
    else if (tuples.length === killSize.rowsPerHome) whole.push(id);
    else findings.push(`${id}: ${tuples.length} of ${killSize.rowsPerHome} tuples`);
  }
  return { whole, empty, findings, sentences };
}
