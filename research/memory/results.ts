/** What `sous bench memory`, `paraphrases` and `reuse` print. */
import { z } from "zod";
import { peopleRates } from "../../src/core/people-rates.js";
import { skippedGames } from "../lab/skipped.js";

const number = z.number();
const numbers = z.array(number).readonly();

export const memoryShape = z.object({
  /** Share of brute force's ten nearest that the index finds. */
  recallAt10: number,
  queryMsP50: number,
  queryMsP99: number,
  bruteMsP50: number,
  ratioToBrute: number,
  /** Rows a second, embedded, written and added to the index. */
  addPerSecond: number,
  /** From opening the database to the first answer, with a snapshot. */
  openMs: number,
  rebuildMs: number,
  /** The index on the disk, in millions of bytes. */
  fileMb: number,
  /** Rows. */
  n: number,
  /** Dimensions of the vectors. */
  dim: number,
  seed: number,
  /** Details. Of one home of 200 rows, searched exactly. */
  scopedMsP50: number.optional(),
  searchWidth: number.nullish(),
  queriesWhileRebuilding: number.optional(),
  recallWhileRebuilding: number.optional(),
  queryMsP99WhileRebuilding: number.optional(),
});
export type MemoryResult = z.infer<typeof memoryShape>;

/** Two questions, and whether they mean the same. */
export const pairShape = z.object({
  id: z.union([z.number().int(), z.string().min(1)]),
  same: z.boolean(),
  one: z.string().min(1),
  other: z.string().min(1),
});
export type QuestionPair = z.infer<typeof pairShape>;

const curve = z
  .array(
    z.object({
      /** Pairs of at least this similarity are taken for the same. */
      similarity: number,
      precision: number,
      recall: number,
    }),
  )
  .readonly();

const half = z.object({
  pairs: number,
  /** Of the pairs that are taken for the same, the share that is. */
  precision: number,
  /** Of the pairs that mean the same, the share that is taken for it. */
  recall: number,
  /** The decision at other similarities. */
  curve,
  /** The embedder alone, without any rule. */
  embedderAlone: curve,
});
export type HalfFigures = z.infer<typeof half>;

export const paraphrasesShape = z.object({
  embedder: z.string(),
  /** All pairs together. */
  pairs: number,
  precision: number,
  recall: number,
  /** Odd ids: what rules and thresholds were made on. */
  tune: half,
  /** Even ids: only reported. */
  report: half,
  /** Pairs of the tuning half that were taken wrongly. */
  tuneErrors: z.array(pairShape).readonly(),
});
export type ParaphrasesResult = z.infer<typeof paraphrasesShape>;

const recallFigures = z.object({
  questions: number,
  /** Share of the questions with a right item among the first three: by words, by vectors, by both as people get it. */
  hitAt3: z.object({ words: number, vectors: number, both: number }),
});
export type RecallFigures = z.infer<typeof recallFigures>;

export const recallShape = recallFigures.extend({
  embedder: z.string(),
  /** What memory has. */
  items: number,
  /** Odd ids: what may be tuned on. */
  tune: recallFigures,
  /** Even ids: only reported. */
  report: recallFigures,
  /** Questions of the tuning half that miss, with what was found. */
  tuneErrors: z
    .array(
      z.object({
        id: z.string(),
        question: z.string(),
        right: z.array(z.string()).readonly(),
        found: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
});
export type RecallResult = z.infer<typeof recallShape>;

const spread = z.object({
  mean: number,
  median: number,
  /** Standard deviation over seeds; 0 with one seed. */
  deviation: number,
  bySeed: numbers,
});
export type Spread = z.infer<typeof spread>;

const age = z.object({
  /** Rounds since the thing was last seen. */
  age: number,
  /** Things that were relied on. */
  relied: number,
  stale: number,
  staleRate: number,
  /** What nobody who only remembers can avoid: 1 - (1 - moved) ^ age. */
  unavoidable: number,
  /** Everything that was remembered from sight, relied on or not; once a round. */
  remembered: number,
  goneRate: number,
  /** Questions that were asked again instead. */
  askedAgain: number,
});

const reuseArm = z.object({
  tasks: number,
  success: spread,
  questionsSaved: number,
  questionsAsked: number,
  askedAgain: number,
  /** Of those asked again: what was noted was not so any more. */
  rightlyDoubted: number,
  reuseRate: spread,
  wrongReuses: number,
  wrongReuseRate: spread,
  /** Questions whose answer was noted and true, and nothing that was seen spoke against it. */
  unnecessaryQuestions: number,
  /** What people said and the agent found untrue. */
  untrueAnswers: number,
  /** Times that a fact was used after the agent saw that it was not so. */
  usedAfterContradiction: number,
  /** Actions between seeing that a remembered place was wrong and taking the thing, or giving up. */
  stepsAfterStale: spread.optional(),
  /** Homes in which the ledger counted otherwise than the record says. */
  ledgerDisagrees: number,
  byAge: z.array(age).readonly(),
  /** Mean questions of the first task in a home, the second … */
  questionsByRound: numbers,
});
export type ReuseArm = z.infer<typeof reuseArm>;

const reuseFailure = z.object({ home: z.string(), seed: number, reason: z.string() });
export type ReuseFailure = z.infer<typeof reuseFailure>;

export const reuseShape = z.object({
  homes: number,
  rooms: number,
  rounds: number,
  seeds: numbers,
  ...peopleRates.partial().shape,
  wrong: number,
  moved: number,
  maxSteps: number,
  /** People tell the truth and nothing is moved. */
  truthful: reuseArm,
  /** People are wrong and move things behind the agent's back. */
  moving: reuseArm,
  /** The same, by an agent that learns nothing of where things usually are. */
  withoutHabits: reuseArm.optional(),
  failures: z.array(reuseFailure).readonly(),
  skipped: skippedGames,
});
export type ReuseResult = z.infer<typeof reuseShape>;
