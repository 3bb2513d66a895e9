/** How well questions with the same meaning are recognised. */
import { z } from "zod";
import { readJsonLines } from "../../src/core/json.js";
import type { Embedder } from "../../src/core/stores.js";
import { breathe } from "../lab/in-jobs.js";

/** Two questions, and whether they mean the same. */
const pairShape = z.object({
  id: z.union([z.number().int(), z.string().min(1)]),
  same: z.boolean(),
  one: z.string().min(1),
  other: z.string().min(1),
});
type QuestionPair = z.infer<typeof pairShape>;

export interface ParaphrasesBench {
  readonly pairs: readonly QuestionPair[];
  readonly embedder: Embedder;
  /** The rules. */
  readonly decide: (one: string, other: string, similarity: number) => boolean;
  /** The rules and what helps them; absent: they alone. */
  readonly helped?: (one: string, other: string, similarity: number) => Promise<boolean>;
}

interface Judged {
  readonly pair: QuestionPair;
  readonly similarity: number;
  /** What is decided at this similarity, and what the rules alone say. */
  readonly taken: boolean;
  readonly allowed: boolean;
}

const steps = Array.from({ length: 20 }, (_, at) => at / 20);

export const readPairs = (file: string) => readJsonLines(pairShape, file);

export async function benchParaphrases(bench: ParaphrasesBench) {
  const judged = await Promise.all(bench.pairs.map((pair) => judge(bench, pair)));
  const isForTuning = ({ pair }: Judged): boolean => numberOf(pair) % 2 === 1;
  const tune = judged.filter(isForTuning);
  return {
    embedder: bench.embedder.id,
    pairs: judged.length,
    ...score(judged, ({ taken }) => taken),
    tune: figuresOf(tune),
    report: figuresOf(judged.filter((one) => !isForTuning(one))),
    tuneErrors: tune.filter(({ pair, taken }) => pair.same !== taken).map(({ pair }) => pair),
  };
}

export type ParaphrasesResult = Awaited<ReturnType<typeof benchParaphrases>>;

/** The number in a pair's id: "p-17" is 17. */
function numberOf({ id }: QuestionPair): number {
  return Number(/\d+/.exec(String(id))?.[0] ?? 0);
}

async function judge(bench: ParaphrasesBench, pair: QuestionPair): Promise<Judged> {
  const { embedder, decide, helped = decide } = bench;
  await breathe();
  const [one = [], other = []] = await embedder.embed([pair.one, pair.other]);
  let similarity = 0;
  for (const [at, value] of one.entries()) similarity += value * (other[at] ?? 0);
  return {
    pair,
    similarity,
    taken: await helped(pair.one, pair.other, similarity),
    allowed: decide(pair.one, pair.other, 1),
  };
}

function figuresOf(judged: readonly Judged[]) {
  const point = (similarity: number, takes: (one: Judged) => boolean) => ({
    similarity,
    ...score(judged, takes),
  });
  return {
    pairs: judged.length,
    ...score(judged, ({ taken }) => taken),
    curve: steps.map((step) => point(step, (one) => one.allowed && one.similarity >= step)),
    embedderAlone: steps.map((step) => point(step, (one) => one.similarity >= step)),
  };
}

function score(judged: readonly Judged[], takes: (one: Judged) => boolean) {
  const taken = judged.filter(takes);
  const right = taken.filter(({ pair }) => pair.same).length;
  const same = judged.filter(({ pair }) => pair.same).length;
  return {
    precision: taken.length === 0 ? 1 : right / taken.length,
    recall: same === 0 ? 1 : right / same,
  };
}
