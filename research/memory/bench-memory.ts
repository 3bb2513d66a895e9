/** How fast and how right the memory's index is, against brute force over the same vectors. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { rankVectors } from "../../src/core/rank.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { advance, breathe, expectUnits } from "../lab/in-jobs.js";
import { figures } from "../report/blocks.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import {
  giveAllTo,
  type MeasuredMemory,
  type MeasuredOptions,
  openMeasured,
} from "./measured-memory.js";
import { listSentences } from "./sentences.js";

export const memoryKind = resultKind("memory", composeIndex);

export const memoryCommand = () =>
  declareBench({
    flags: {
      n: flag.count("--n <rows>", "rows: sentences by the seed", 10_000),
      dim: flag.count("--dim <n>", "dimensions of the hashing embedder", 384),
      details: flag.toggle(
        "--details",
        "with --json: one home's search, and searches during the rebuild, too",
      ),
      seed: flag.seed(),
      json: flag.json(),
    },
    help: `
Recall and brute force use the same vectors in the same run; brute force compares each row, as Sous does with few. Rows
of equal similarity are equally right. openMs is the time from opening the database to the first answer, with
a snapshot; rebuildMs is the time of a rebuild in the background, during searches. The homes have 200 rows each; for
homeMsP50 and homeRecallAt10 one home has them all, and its rows are searched as in play.

Examples:
  sous bench memory --n 100000 --dim 384 --json
  sous bench memory --n 10000 --json --details`,
    unit: "rows",
    kind: memoryKind,
    run: async ({ n, dim: dimensions, seed, details, json }) => {
      const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-bench-"));
      const file = path.join(folder, "sous.db");
      try {
        const measured = await benchMemory({ file, n, dimensions, seed });
        return { ...measured.figures, ...((details || !json) && measured.details) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  });

const rowsPerHome = 200;
const neighbours = 10;
const mostQueries = 400;
const pauseWhileRebuildingMs = 20;

type Request = MeasuredOptions & { readonly n: number; readonly seed: number };

interface Row {
  readonly vector: Float32Array;
}

interface Question extends Row {
  readonly sentence: string;
  readonly truth: readonly number[];
}

/** Fills an empty database, opens it again, and measures; then once more with all rows in one home. */
export async function benchMemory(request: Request) {
  const { figures, details, questions } = await benchIndex(request);
  giveAllTo(homeName(0), request.file);
  const memory = await openMeasured(request);
  try {
    await memory.settle();
    const { ms, recall } = await askIndex(questions, ({ sentence }) =>
      memory.nearestIn(homeName(0), sentence, neighbours),
    );
    const home = { homeMsP50: percentile(ms, 0.5), homeRecallAt10: recall };
    return { figures: { ...figures, ...home }, details };
  } finally {
    await memory.close();
  }
}

async function benchIndex(request: Request) {
  const { n, dimensions: dim, seed } = request;
  const rows: Row[] = [];
  const addPerSecond = await fill(request, rows);
  const start = performance.now();
  const [probe = ""] = listSentences(1, seed, "probe");
  const memory = await openMeasured(request);
  const [first = new Float32Array()] = await memory.embed([probe]);
  await memory.nearest(first, neighbours);
  const openMs = performance.now() - start;
  try {
    await memory.settle();
    const { questions, bruteMs } = await askBrute(request, memory, rows);
    const nearest = ({ vector }: Question) => memory.nearest(vector, neighbours);
    const { ms, recall } = await askIndex(questions, nearest);
    const scopedMs = await askHomes(memory, questions, Math.floor(n / rowsPerHome));
    const rebuilt = await askWhileRebuilding(memory, questions);
    const queryMsP50 = percentile(ms, 0.5);
    const bruteMsP50 = percentile(bruteMs, 0.5);
    return {
      questions,
      figures: {
        /** Share of brute force's ten nearest that the index finds. */
        recallAt10: recall,
        queryMsP50,
        queryMsP99: percentile(ms, 0.99),
        bruteMsP50,
        ratioToBrute: bruteMsP50 / queryMsP50,
        /** Embedded, written and added to the index. */
        addPerSecond,
        /** From opening the database to the first answer, with a snapshot. */
        openMs,
        rebuildMs: rebuilt.rebuildMs,
        fileMb: memory.indexBytes() / 1e6,
        n,
        dim,
        seed,
      },
      details: {
        scopedMsP50: percentile(scopedMs, 0.5),
        searchWidth: memory.width(),
        ...rebuilt.details,
      },
    };
  } finally {
    await memory.close();
  }
}

type Measured = Awaited<ReturnType<typeof benchMemory>>;
type MemoryResult = Measured["figures"] & Partial<Measured["details"]>;

async function fill(request: Request, rows: Row[]): Promise<number> {
  const { n, seed } = request;
  const sentences = listSentences(n, seed, "rows");
  const memory = await openMeasured(request);
  let ms = 0;
  expectUnits(n);
  try {
    for (let at = 0; at < n; at += rowsPerHome) {
      const some = sentences.slice(at, at + rowsPerHome);
      const start = performance.now();
      await memory.fill(homeName(at / rowsPerHome), some);
      ms += performance.now() - start;
      for (const vector of await memory.embed(some)) rows.push({ vector });
      advance(some.length);
      await breathe();
    }
    const start = performance.now();
    await memory.settle();
    ms += performance.now() - start;
  } finally {
    await memory.close();
  }
  return (1000 * n) / ms;
}

function homeName(number: number): string {
  return `home-${number}`;
}

async function askBrute({ seed }: Request, memory: MeasuredMemory, rows: readonly Row[]) {
  const sentences = listSentences(mostQueries, seed, "queries");
  const vectors = await memory.embed(sentences);
  const bruteMs: number[] = [];
  const questions = vectors.map((vector, at) => {
    const start = performance.now();
    const best = rankVectors(vector, rows, neighbours);
    bruteMs.push(performance.now() - start);
    const truth = best.map(({ similarity }) => similarity);
    return { sentence: sentences[at] ?? "", vector, truth };
  });
  return { questions, bruteMs };
}

type Nearest = (question: Question) => Promise<readonly { readonly similarity: number }[]>;

async function askIndex(questions: readonly Question[], nearest: Nearest) {
  for (const question of questions) await nearest(question); // warm
  const ms: number[] = [];
  let recall = 0;
  for (const question of questions) {
    const asked = await ask(question, nearest);
    ms.push(asked.ms);
    recall += asked.recall;
  }
  return { ms, recall: recall / questions.length };
}

async function ask(question: Question, nearest: Nearest) {
  const start = performance.now();
  const hits = await nearest(question);
  const ms = performance.now() - start;
  const found = hits.map(({ similarity }) => similarity);
  return { ms, recall: recallOf(found, question.truth) };
}

/** Rows of one text are equally near: whichever was found is right. */
const tie = 1e-4;

/** Share of the nearest that were found. */
function recallOf(found: readonly number[], truth: readonly number[]): number {
  if (truth.length === 0) return 1;
  const least = (truth.at(-1) ?? 0) - tie;
  return Math.min(1, found.filter((similarity) => similarity >= least).length / truth.length);
}

async function askHomes(
  memory: MeasuredMemory,
  questions: readonly Question[],
  homes: number,
): Promise<readonly number[]> {
  const ms: number[] = [];
  for (let home = 0; home < Math.min(20, homes); home++) {
    for (const [at, { sentence }] of questions.entries()) {
      const start = performance.now();
      await memory.nearestIn(homeName(home), sentence, neighbours);
      if (at > 0) ms.push(performance.now() - start); // the first one reads the rows
    }
  }
  return ms;
}

async function askWhileRebuilding(memory: MeasuredMemory, questions: readonly Question[]) {
  const start = performance.now();
  let rebuildMs: number | null = null;
  const rebuilding = memory.rebuild().then(() => {
    rebuildMs = performance.now() - start;
  });
  const ms: number[] = [];
  let recall = 0;
  while (rebuildMs === null) {
    for (const question of questions) {
      if (rebuildMs !== null) break;
      const asked = await ask(question, ({ vector }) => memory.nearest(vector, neighbours));
      ms.push(asked.ms);
      recall += asked.recall;
      await Promise.race([pause(pauseWhileRebuildingMs), rebuilding]);
    }
  }
  await rebuilding;
  return {
    rebuildMs: rebuildMs as number,
    details: {
      queriesWhileRebuilding: ms.length,
      recallWhileRebuilding: recall / ms.length,
      queryMsP99WhileRebuilding: percentile(ms, 0.99),
    },
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function composeIndex(result: MemoryResult): ResultPart {
  const ms = (value: number) => `${value.toFixed(3)} ms`;
  const { scopedMsP50: scoped, recallWhileRebuilding: recall } = result;
  const { queryMsP99WhileRebuilding: slowest } = result;
  return {
    title: `The index: ${result.n} rows`,
    about: `Nearest neighbours by the index, against brute force over the same ${result.dim}-dimensional vectors in the same run; seed ${result.seed}. Times are of the machine that it ran on.`,
    blocks: [
      figures({
        "recall of the ten nearest": result.recallAt10.toFixed(4),
        "a query, median": ms(result.queryMsP50),
        "a query, 99th percentile": ms(result.queryMsP99),
        "brute force, median": ms(result.bruteMsP50),
        "brute force, times as long": result.ratioToBrute.toFixed(0),
        "rows added a second": result.addPerSecond.toFixed(0),
        "opened in": `${result.openMs.toFixed(0)} ms`,
        "rebuilt in": `${(result.rebuildMs / 1000).toFixed(1)} s`,
        "a query of one home, median": scoped && ms(scoped),
        "a query of one home with all rows, median": result.homeMsP50 && ms(result.homeMsP50),
        "its recall": result.homeRecallAt10?.toFixed(4),
        "width of the search": result.searchWidth,
        "queries during the rebuild": result.queriesWhileRebuilding,
        "their recall": recall?.toFixed(4),
        "their 99th percentile": slowest && ms(slowest),
        "beside the database": `${result.fileMb.toFixed(0)} MB`,
      }),
    ],
  };
}
