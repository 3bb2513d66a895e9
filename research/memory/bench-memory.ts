/** How fast and how right the memory's index is, against brute force over the same vectors. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { rankVectors } from "../../src/core/rank.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { advance, breathe, expectUnits } from "../lab/in-jobs.js";
import { plainKind } from "../report/result-kind.js";
import {
  giveAllTo,
  type MeasuredMemory,
  type MeasuredOptions,
  openMeasured,
} from "./measured-memory.js";
import { listSentences } from "./sentences.js";

export const memoryCommand = () =>
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
a snapshot; rebuildMs is the time of a rebuild in the background, during searches. The homes have 200 rows each; for
homeMsP50 and homeRecallAt10 one home has them all, and its rows are searched as in play.

Example:
  sous bench memory --n 100000 --dim 384 --json`,
    unit: "rows",
    kind: plainKind("memory"),
    run: async ({ n, dim: dimensions, seed }) => {
      const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-bench-"));
      const file = path.join(folder, "sous.db");
      try {
        return await benchMemory({ file, n, dimensions, seed });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  });

const rowsPerHome = 200;
const neighbours = 10;
const mostQueries = 400;
const pauseMs = 20;

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
  const { figures, questions } = await benchIndex(request);
  giveAllTo(homeName(0), request.file);
  const memory = await openMeasured(request);
  try {
    await memory.settle();
    const { ms, recall } = await askIndex(questions, ({ sentence }) =>
      memory.nearestIn(homeName(0), sentence, neighbours),
    );
    return { ...figures, homeMsP50: percentile(ms, 0.5), homeRecallAt10: recall };
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
    const rebuildMs = await rebuildWhileAsked(memory, questions);
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
        rebuildMs,
        fileMb: memory.indexBytes() / 1e6,
        n,
        dim,
        seed,
      },
    };
  } finally {
    await memory.close();
  }
}

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

async function rebuildWhileAsked(memory: MeasuredMemory, questions: readonly Question[]) {
  const start = performance.now();
  let rebuildMs: number | null = null;
  const rebuilding = memory.rebuild().then(() => {
    rebuildMs = performance.now() - start;
  });
  for (let at = 0; rebuildMs === null; at = (at + 1) % questions.length) {
    await memory.nearest(questions[at]?.vector ?? new Float32Array(), neighbours);
    await Promise.race([pause(pauseMs), rebuilding]);
  }
  await rebuilding;
  return rebuildMs as number;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
