/** What benches print with `--json`, as far as a report shows it. */
import { z } from "zod";
import { variants } from "../../core/episode.js";
import { notebookViews } from "../../core/notebook.js";
import { peopleKinds } from "../../core/oracle.js";
import { taskTypes } from "../../core/scene.js";
import { flagKinds } from "../../crowdwork/quality/flags.js";
import type { BenchAgentsResult } from "../aba/agents/bench-agents.js";
import type { BenchAlfworldResult } from "../aba/alfworld/bench-alfworld.js";
import type { BenchCrowdResult } from "../crowd/bench-crowd.js";
import type { BenchLdm2Result } from "../ldm2/bench-ldm2.js";
import type { ArmFigures as Ldm2Arm } from "../ldm2/figures.js";
import type { BenchParaphrasesResult } from "../memory/bench-paraphrases.js";
import type { BenchReuseResult } from "../memory/reuse/bench-reuse.js";
import type { ArmFigures as ReuseArm } from "../memory/reuse/figures.js";
import { compared } from "../replay/compare-groups.js";
import type { ReplayStudy } from "../replay/study-replay.js";

const number = z.number();
const numbers = z.array(number);
const counts = z.record(z.string(), number);
const ask = z.enum(["never", "missing", "always"]);
const notebook = z.enum(notebookViews);

const baseline = { success: number, meanSteps: number, meanReward: number };
const gameFailures = z.array(z.object({ game: z.string(), reason: z.string() }));

/** Success, steps, questions and rewards over games. */
const figures = {
  ...baseline,
  games: number,
  successDeviation: number,
  byType: z.record(
    z.string(),
    z.object({ games: number, success: number, meanSteps: number, questionsPerTask: number }),
  ),
  meanWalkthrough: number,
  questionsPerTask: number,
  repeatedQuestions: number,
  rewardCountingThoughts: number,
  questionsByRound: numbers,
  gamesByRound: numbers,
  ownTasks: number,
};

const setting = {
  variant: z.enum(variants),
  ask,
  wrong: number,
  unsure: number,
  maxSteps: number,
};

export const alfworldShape: z.ZodType<BenchAlfworldResult> = z.object({
  ...figures,
  ...setting,
  notebook,
  seeds: numbers,
  failures: gameFailures,
  randomOrderSteps: number.optional(),
  randomOrderSuccess: number.optional(),
  enumeration: z.object(baseline).optional(),
  withoutAsking: z.object(baseline).optional(),
});

const agent = z.object({
  ...figures,
  agent: z.string(),
  endings: counts,
  modelFailures: counts,
  failures: gameFailures,
  requestsPerEpisode: number,
  cachedPerEpisode: number,
  promptTokensPerEpisode: number,
  completionTokensPerEpisode: number,
  costPerEpisode: number,
  requests: number,
});

export const agentsShape: z.ZodType<BenchAgentsResult> = z.object({
  label: z.string(),
  settings: z.object({
    ...setting,
    people: z.enum(peopleKinds).optional(),
    notebook: notebook.optional(),
  }),
  seeds: numbers,
  agents: z.array(agent).min(1),
});

const rate = { success: number, spread: number };
const byTaskType = <Shape extends z.ZodType>(shape: Shape) =>
  z.partialRecord(z.enum(taskTypes), shape);

const ldm2Arm: z.ZodType<Ldm2Arm> = z.object({
  ...rate,
  byType: byTaskType(z.object(rate)),
  meanSteps: number,
});

const refinedArm = {
  perType: number,
  before: ldm2Arm,
  after: ldm2Arm,
  lowered: number,
  tuples: number,
  refinement: z.object({ failed: number, bettered: number, added: number, withdrawn: number }),
};

export const ldm2Shape: z.ZodType<BenchLdm2Result> = z.object({
  ...refinedArm,
  games: number,
  gamesByType: byTaskType(number),
  leftOut: number,
  seeds: numbers,
  maxSteps: number,
  goals: number,
  curve: z.array(z.object(refinedArm)),
  withoutGoalIndex: ldm2Arm.nullable(),
  withoutObservationIndex: ldm2Arm.nullable(),
  withoutIndices: ldm2Arm.nullable(),
  batches: z.array(z.object({ batches: number, merged: ldm2Arm, chosen: ldm2Arm })),
  paper: z.record(z.enum([...taskTypes, "all"]), z.object({ initial: number, refined: number })),
});

const spread = z.object({ mean: number, median: number, deviation: number, bySeed: numbers });

const reuseArm: z.ZodType<ReuseArm> = z.object({
  tasks: number,
  success: spread,
  questionsSaved: number,
  questionsAsked: number,
  askedAgain: number,
  rightlyDoubted: number,
  reuseRate: spread,
  wrongReuses: number,
  wrongReuseRate: spread,
  unnecessaryQuestions: number,
  untrueAnswers: number,
  usedAfterContradiction: number,
  ledgerDisagrees: number,
  byAge: z.array(
    z.object({
      age: number,
      relied: number,
      stale: number,
      staleRate: number,
      unavoidable: number,
      remembered: number,
      goneRate: number,
      askedAgain: number,
    }),
  ),
  questionsByRound: numbers,
});

export const reuseShape: z.ZodType<BenchReuseResult> = z.object({
  homes: number,
  rooms: number,
  rounds: number,
  seeds: numbers,
  wrong: number,
  moved: number,
  maxSteps: number,
  truthful: reuseArm,
  moving: reuseArm,
  failures: z.array(z.object({ home: z.string(), seed: number, reason: z.string() })),
});

const queryTask = z.object({
  task: z.string(),
  n: number,
  seeds: numbers,
  success: number,
  successSd: number,
  meanSteps: number,
  queries: number,
  precision: number,
  recall: number,
  f1: number,
});
export type QueryTask = z.infer<typeof queryTask>;

const world = z.enum(["cooking", "grid"]);
const policy = z.string();

/** One task of cooking or of the grid. */
export const queryTaskShape = z
  .object({ world, policy, ...queryTask.shape })
  .transform(({ world, policy, ...task }) => ({ world, policy, tasks: [task] }));
/** All tasks of cooking or of the grid. */
export const queryShape = z.object({ world, policy, tasks: z.array(queryTask).min(1) });
export type QueryResult = z.infer<typeof queryShape>;

export const ablationsShape = z.object({
  world,
  trainingGames: number,
  arms: z.array(z.object({ without: z.string().nullable(), tasks: z.array(queryTask) })).min(1),
});
export type AblationsResult = z.infer<typeof ablationsShape>;

const share = number.nullable();
const byAmbiguity = z.object({
  unambiguous: share,
  preferences: share,
  common_sense_knowledge: share,
  safety: share,
});

export const ambikShape = z.object({
  rows: number,
  method: z.string(),
  compat: z.enum(["paper", "repo"]),
  chr: byAmbiguity,
  hr: byAmbiguity,
  icr: byAmbiguity,
  ssc: share,
  ambdif: share,
  reverse: share,
  balancedAccuracy: share,
});
export type AmbikFigures = z.infer<typeof ambikShape>;

export const memoryShape = z.object({
  n: number,
  dim: number,
  seed: number,
  recallAt10: number,
  queryMsP50: number,
  queryMsP99: number,
  bruteMsP50: number,
  ratioToBrute: number,
  addPerSecond: number,
  openMs: number,
  rebuildMs: number,
  fileMb: number,
});
export type MemoryFigures = z.infer<typeof memoryShape>;

export const killsShape = z.object({
  kills: number,
  homesWritten: number,
  homesTakenBack: number,
  lost: number,
  torn: number,
  leastRecallAt10: number,
  findings: z.array(z.string()),
});
export type KillsFigures = z.infer<typeof killsShape>;

const curve = z.array(z.object({ similarity: number, precision: number, recall: number }));
const half = z.object({
  pairs: number,
  precision: number,
  recall: number,
  curve,
  embedderAlone: curve,
});

export const paraphrasesShape: z.ZodType<BenchParaphrasesResult> = z.object({
  embedder: z.string(),
  tune: half,
  report: half,
  tuneErrors: z.array(
    z.object({ id: number, same: z.boolean(), one: z.string(), other: z.string() }),
  ),
});

const estimate = z
  .object({ value: number, low: number.nullable(), high: number.nullable(), n: number })
  .nullable();
const saved = z.object({ steps: estimate, success: estimate });

export const replayShape: z.ZodType<ReplayStudy> = z.object({
  seed: number,
  resamples: number,
  noise: z.object({ wrong: number, unsure: number }),
  campaign: z.string().nullable(),
  episodes: number,
  households: number,
  people: number,
  questions: number,
  answered: number,
  replies: number,
  untimed: number.default(0),
  released: number.default(0),
  reproduced: number,
  leftOut: z.object({
    costly: number,
    stopped: number,
    open: number,
    changed: number,
    excluded: number.default(0),
    exchanges: number.default(0),
    settling: number.default(0),
    rows: number.default(0),
  }),
  saved: z.object({ truthful: saved, noisy: saved, real: saved }),
  savedByAnswers: saved,
  gap: z.object({ truthful: saved, noisy: saved }),
  answers: z.object({
    responseRate: estimate,
    latencyMs: z.object({ q1: number, median: number, q3: number }).nullable(),
    medianMs: estimate.default(null),
    right: estimate,
    bits: estimate,
    volunteered: estimate,
    savedPerSecond: estimate,
  }),
  fatigue: z.object({
    buckets: z.array(
      z.object({
        answers: z.string(),
        n: number,
        medianMs: estimate,
        right: estimate,
        stepsSaved: estimate,
      }),
    ),
    slopes: z.object({ seconds: estimate, right: estimate, stepsSaved: estimate }),
  }),
  groupedBy: z.enum(["arm", "ask policy"]),
  groups: z.array(
    z.object({
      group: z.string(),
      episodes: number,
      households: number,
      success: estimate,
      steps: estimate,
      questions: estimate,
      saved: estimate,
      answered: estimate,
      seconds: estimate,
      right: estimate,
    }),
  ),
  effects: z.array(
    z.object({
      group: z.string(),
      against: z.string(),
      of: z.enum(compared),
      difference: estimate.unwrap(),
      size: estimate,
    }),
  ),
});

const gain = { meanGain: number, leastGain: number };

export const crowdShape: z.ZodType<BenchCrowdResult> = z.object({
  people: number,
  questions: number,
  answersPerQuestion: number,
  seeds: z
    .array(
      z.object({
        seed: number,
        answers: number,
        correlation: number,
        correlationWithDone: number,
        reachable: number,
        majority: number,
        aggregated: number,
        alpha: share,
      }),
    )
    .min(1),
  meanCorrelation: number,
  leastCorrelation: number,
  leastCorrelationWithDone: number,
  ...gain,
  flags: z.array(
    z.object({
      kind: z.enum(flagKinds),
      flagged: number,
      right: number,
      real: number,
      precision: share,
      recall: share,
    }),
  ),
  alike: z.object(gain),
  guessers: z.object({ alphas: numbers, worst: number, worstPooled: number }),
});
