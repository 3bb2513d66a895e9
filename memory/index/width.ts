import { setImmediate } from "node:timers/promises";
import { seededRandom } from "../../src/core/random.js";
import { rankVectors } from "../../src/core/rank.js";
import { scaleToUnit } from "../embed/usable.js";
import type { Graph } from "./graph.js";
import type { KeptVector, RowReader } from "./row-reader.js";
import type { SnapshotHeader } from "./snapshot.js";

const widths = [64, 80, 96, 112, 128, 160, 192, 256, 384, 512, 768, 1024] as const;
const sampledQueries = 200;
const neighbours = 10;
/** Recall wanted in a sample: above the promised 0.99, as sampled queries are easier than people's. */
const wantedRecall = 0.995;
/** Accepted loss of recall against the widest search, where no width reaches the wanted recall. */
const acceptedLoss = 0.02;
const rowsPerTurn = 64;
/** Similarities that differ by less count as equal, as between rows of the same text. */
const tie = 1e-5;

type WidthChoice = Pick<NonNullable<SnapshotHeader["chosen"]>, "width" | "recallAt10">;

interface Sample {
  readonly query: Float32Array;
  best: readonly KeptVector[];
}

/**
 * Chooses how hard a graph search tries: the smallest width that finds what brute force finds in a sample. Null when
 * stopped or the graph is empty.
 */
export async function chooseWidth(
  graph: Graph,
  rows: RowReader,
  isStopped: () => boolean = () => false,
): Promise<WidthChoice | null> {
  const samples = await drawSamples(graph, rows);
  let after = 0;
  while (!isStopped()) {
    const next = await rows.after(after, rowsPerTurn);
    const read = next.filter(({ number }) => number <= graph.covers);
    for (const sample of samples) improve(sample, read);
    after = read.at(-1)?.number ?? Number.POSITIVE_INFINITY;
    if (read.length < rowsPerTurn) return samples.length === 0 ? null : leastWidth(graph, samples);
    await setImmediate();
  }
  return null;
}

async function drawSamples(graph: Graph, rows: RowReader): Promise<readonly Sample[]> {
  const numbers = [...graph.numbers];
  const random = seededRandom(numbers.length, "width");
  const draw = () => numbers[Math.floor(random() * numbers.length)] ?? 0;
  const drawn = Array.from({ length: 2 * sampledQueries }, draw);
  const vectors = (await rows.byNumbers(drawn)).map(({ vector }) => vector);
  return vectors.flatMap((vector, at) => {
    const other = vectors[at + 1];
    return at % 2 === 0 && other ? [{ query: between(vector, other), best: [] }] : [];
  });
}

/** Makes a query of two stored vectors, mixed 3:1: about as near to the first as a new sentence would be. */
function between(one: Float32Array, other: Float32Array): Float32Array {
  return scaleToUnit(one.map((value, at) => 3 * value + (other[at] ?? 0)));
}

function improve(sample: Sample, read: readonly KeptVector[]): void {
  const all = [...sample.best, ...read];
  sample.best = rankVectors(sample.query, all, neighbours).map(({ item }) => item);
}

/** Returns the smallest width that is good enough. Among many equal texts a graph misses some at any width. */
function leastWidth(graph: Graph, samples: readonly Sample[]): WidthChoice {
  const before = graph.width;
  const choices: WidthChoice[] = [];
  for (const width of widths) {
    graph.width = width;
    choices.push({ width, recallAt10: measureRecall(graph, samples) });
    if ((choices.at(-1)?.recallAt10 ?? 0) >= wantedRecall) break;
  }
  graph.width = before;
  const best = Math.max(...choices.map(({ recallAt10 }) => recallAt10));
  const least = best >= wantedRecall ? wantedRecall : best - acceptedLoss;
  return choices.find(({ recallAt10 }) => recallAt10 >= least) as WidthChoice;
}

function measureRecall(graph: Graph, samples: readonly Sample[]): number {
  let found = 0;
  let wanted = 0;
  for (const { query, best } of samples) {
    const least = rankVectors(query, best, neighbours).at(-1)?.similarity ?? 0;
    const hits = graph.search(query, neighbours);
    found += hits.filter(({ similarity }) => similarity >= least - tie).length;
    wanted += best.length;
  }
  return wanted === 0 ? 1 : Math.min(1, found / wanted);
}
