/** `sous bench memory`: how fast and how right the memory's index is, against brute force over the same vectors. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { quantile } from "simple-statistics";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { SousError } from "../../src/core/errors.js";
import { rankVectors } from "../../src/core/rank.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { advance, breathe, expectUnits } from "../lab/in-jobs.js";
import { averageOf } from "../lab/numbers.js";
import { openScratchHome } from "../lab/scratch-episode.js";
import type { ResultKind } from "../report/result-kind.js";
import { listSentences } from "./sentences.js";

export const memoryCommand = (kind: ResultKind<MemoryResult>) =>
  declareBench({
    flags: {
      n: flag.count("--n <rows>", "rows: sentences by the seed", 10_000),
      dim: flag.count("--dim <n>", "dimensions of the hashing embedder", 384),
      seed: flag.seed(),
      json: flag.json(),
    },
    help: `
Recall and brute force use the same vectors in the same run; brute force compares each row, as Sous does with few. Rows
of equal similarity are equally right. openMs is the time from opening the database to the first answer, with
a snapshot; rebuildMs is the time of a rebuild in the background, during searches.

Example:
  sous bench memory --n 100000 --dim 384 --json`,
    unit: "rows",
    kind,
    run: async (given) => {
      const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-bench-"));
      try {
        return await benchMemory({ ...given, file: path.join(folder, "sous.db") });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  });

const rowsPerHome = 200;
const neighbours = 10;
const mostQueries = 400;
const pauseWhileRebuildingMs = 20;

/** Fills an empty database, opens it again, and measures. */
export async function benchMemory(given: {
  readonly n: number;
  readonly dim: number;
  readonly seed: number;
  /** The database, in a folder of its own. */
  readonly file: string;
  /** Rows from which a graph searches; the product's when absent. */
  readonly graphFrom?: number;
}) {
  const { n, dim, seed, file, graphFrom } = given;
  const embedder = createHashingEmbedder(dim);
  const open = () => openMemory({ file, clock: systemClock, embedder, graphFrom });
  const rows: { readonly vector: Float32Array }[] = [];
  const sentences = listSentences(n, seed, "rows");
  let fillMs = 0;
  const filled = await open();
  expectUnits(n);
  try {
    for (let at = 0; at < n; at += rowsPerHome) {
      const some = sentences.slice(at, at + rowsPerHome);
      fillMs += await timed(() => writeHome(filled, `home-${at / rowsPerHome}`, some));
      for (const vector of await embedder.embed(some)) rows.push({ vector });
      advance(some.length);
      await breathe();
    }
    fillMs += await timed(() => settle(filled));
  } finally {
    await filled.close();
  }
  const vectors = await embedder.embed(listSentences(mostQueries, seed, "queries"));
  const bruteMs: number[] = [];
  const questions = vectors.map((vector) => {
    const start = performance.now();
    const best = rankVectors(vector, rows, neighbours);
    bruteMs.push(performance.now() - start);
    return { vector, truth: best.map(({ similarity }) => similarity) };
  });
  const start = performance.now();
  const memory = await open();
  try {
    const { index } = memory;
    const [first = new Float32Array()] = vectors;
    await index.nearest(first, neighbours);
    const openMs = performance.now() - start;
    await settle(memory);
    for (const { vector } of questions) await index.nearest(vector, neighbours); // warm
    const asked: { readonly ms: number; readonly recall: number }[] = [];
    for (const { vector, truth } of questions) {
      const began = performance.now();
      const hits = await index.nearest(vector, neighbours);
      const ms = performance.now() - began;
      asked.push({ ms, recall: recallOf(hits, truth) });
    }
    const queryMs = asked.map(({ ms }) => ms);
    const [queryMsP50, bruteMsP50] = [quantile(queryMs, 0.5), quantile(bruteMs, 0.5)];
    return {
      /** Share of brute force's ten nearest that the index finds. */
      recallAt10: averageOf(asked, ({ recall }) => recall),
      queryMsP50,
      queryMsP99: quantile(queryMs, 0.99),
      bruteMsP50,
      ratioToBrute: bruteMsP50 / queryMsP50,
      /** Embedded, written and added to the index. */
      addPerSecond: (1000 * n) / fillMs,
      /** From opening the database to the first answer, with a snapshot. */
      openMs,
      rebuildMs: await timed(() => rebuildWhileAsked(memory, first)),
      fileMb: sizeOfIndex(file) / 1e6,
      n,
      dim,
      seed,
    };
  } finally {
    await memory.close();
  }
}

export type MemoryResult = Awaited<ReturnType<typeof benchMemory>>;

type Opened = Awaited<ReturnType<typeof openMemory>>;

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A home with one episode and a tuple for each sentence. */
async function writeHome(memory: Opened, home: string, sentences: readonly string[]) {
  const at = systemClock.now();
  const { id: episode } = await openScratchHome(memory, home, at);
  const rows = sentences.map((sentence, seq) => ({
    id: `${home}-t${seq}`,
    household: home,
    episode,
    seq,
    createdAt: at,
    goalType: "sentence",
    goal: sentence,
    observation: sentence,
    action: "look",
    history: { evaluation: [], summary: "" },
    cell: { goal: [], observation: [] },
    pattern: "look",
    source: "played" as const,
  }));
  await memory.tuples.keep(rows);
  await memory.index.settle();
}

/** Waits until every row is in the index and its search width is chosen. */
async function settle({ index }: Opened): Promise<void> {
  refuseTrouble(await index.settle());
}

async function rebuildWhileAsked({ index }: Opened, query: Float32Array): Promise<void> {
  let isDone = false;
  const rebuilding = index.rebuild().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await index.nearest(query, neighbours);
    await Promise.race([pause(pauseWhileRebuildingMs), rebuilding]);
  }
  refuseTrouble(await rebuilding);
}

function refuseTrouble({ trouble }: { readonly trouble: string | null }): void {
  if (trouble !== null) throw new SousError("index-trouble", trouble);
}

/** Rows of one text are equally near: whichever was found is right. */
const tie = 1e-4;

/** Share of the nearest that were found. */
function recallOf(
  hits: readonly { readonly similarity: number }[],
  truth: readonly number[],
): number {
  const least = (truth.at(-1) ?? 0) - tie;
  return Math.min(1, hits.filter(({ similarity }) => similarity >= least).length / truth.length);
}

/** Bytes of the files that the index keeps beside the database. */
function sizeOfIndex(file: string): number {
  const folder = path.dirname(file);
  const names = readdirSync(folder).filter((name) => /\.(hnsw|index\.json)$/.test(name));
  return names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}
