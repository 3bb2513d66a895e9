/** What `sous bench alfworld` and `sous bench agents` print. Rates lie in [0, 1]. */
import { z } from "zod";
import { variants } from "../../src/core/episode.js";
import { notebookViews } from "../../src/core/notebook.js";
import { peopleKinds } from "../../src/core/oracle.js";
import { peopleRates } from "../../src/core/people-rates.js";
import { rescues } from "../../src/policies/steady/index.js";
import { skippedGames } from "../lab/skipped.js";

const number = z.number();
const numbers = z.array(number).readonly();
const counts = z.record(z.string(), number);

const failures = z.array(z.object({ game: z.string(), reason: z.string() })).readonly();
export type GameFailure = z.infer<typeof failures>[number];

const baseline = z.object({
  success: number,
  /** Actions, questions not counted. */
  meanSteps: number,
  meanReward: number,
});
export type BaselineFigures = z.infer<typeof baseline>;

const typeFigures = z.object({
  /** Tasks of this type, with several seeds counted once. */
  games: number,
  success: number,
  meanSteps: number,
  questionsPerTask: number,
  /** Absent in files of before 2026-11-26. */
  followUpsPerTask: number.optional(),
});

const figures = baseline.extend({
  /** Games played, with several seeds counted once; broken files are not among them. */
  games: number,
  /** Standard deviation of the success rate over seeds; 0 with one seed. */
  successDeviation: number,
  byType: z.record(z.string(), typeFigures),
  /** Mean length of the games' own walkthroughs, where they are about the task that was played. */
  meanWalkthrough: number,
  questionsPerTask: number,
  /** Questions asked back because the answer was not clear. Absent in files of before 2026-11-26. */
  followUpsPerTask: number.optional(),
  repeatedQuestions: number,
  /** Reward when every decision with a thought counts one step more, as in ABA. */
  rewardCountingThoughts: number,
  /** Mean questions of the first task in a household, the second … */
  questionsByRound: numbers,
  /** How many games got to the first task, the second … */
  gamesByRound: numbers,
  /** Games whose first task was the file's own one. */
  ownTasks: number,
});
export type AlfworldFigures = z.infer<typeof figures>;

const setting = peopleRates.extend({
  variant: z.enum(variants),
  ask: z.string(),
  notebook: z.enum(notebookViews).optional(),
  maxSteps: number,
});

export const alfworldShape = z.object({
  ...figures.shape,
  ...setting.shape,
  seeds: numbers,
  failures,
  skipped: skippedGames,
  /** With `ask: never`: when places are visited in random order. */
  randomOrderSteps: number.optional(),
  randomOrderSuccess: number.optional(),
  /** The ambiguous variant without asking: trying one thing after the other. */
  enumeration: baseline.optional(),
  /** The multiround variant without asking. */
  withoutAsking: baseline.optional(),
});
export type AlfworldResult = z.infer<typeof alfworldShape>;

/** Means per episode; cost is in US dollars. */
const usage = z.object({
  requestsPerEpisode: number,
  /** Means per task; in the multiround variant several tasks are played after each other. */
  requestsPerTask: number.optional(),
  promptTokensPerTask: number.optional(),
  /** Calls that were answered from earlier replies. */
  cachedPerEpisode: number,
  promptTokensPerEpisode: number,
  completionTokensPerEpisode: number,
  costPerEpisode: number,
  /** Share of the prompts' characters that the prompt before it began with. */
  prefixShare: number.optional(),
  /** Requests that were sent in all. */
  requests: number,
});
export type UsageFigures = z.infer<typeof usage>;

/** Shares of decisions. */
const deciders = z.object({
  /** The model's first answer. */
  model: number,
  /** A later answer, after one that could not be used. */
  corrected: number,
  /** A number of a list. */
  choice: number,
  rules: number,
});
export type Deciders = z.infer<typeof deciders>;

const conditions = z.object({
  /** Share of the goal conditions that held at the end (GC). */
  goalConditions: number,
  /** Success, weighed by how long the games' own walkthroughs are beside the agent's way (PLWSR). */
  pathWeightedSuccess: number,
  /** The share of goal conditions, weighed in the same way (PLWGC). */
  pathWeightedConditions: number,
});
export type ConditionFigures = z.infer<typeof conditions>;

const agent = z.object({
  ...figures.shape,
  ...usage.shape,
  ...conditions.partial().shape,
  decidedBy: deciders.optional(),
  agent: z.string(),
  /** Episodes by what ended them; "done" when the task was done. */
  endings: counts,
  /** Calls of models that failed for good, by kind. */
  modelFailures: counts,
  failures,
});
export type AgentResult = z.infer<typeof agent>;

export const askingPolicies = ["never", "missing", "random", "conformal", "voi"] as const;

const perPolicy = z.object({
  never: number,
  missing: number,
  random: number,
  conformal: number,
  voi: number,
});

const askingSetting = z.object({ variant: z.enum(variants), people: z.string() });

/** The figures of the policies themselves are costs: mean steps and lambda for each question. */
const askingCell = askingSetting.extend({
  lambda: number,
  ...perPolicy.shape,
  /** The cost of `voi` less the lower of `never` and `missing`. */
  regret: number,
  success: perPolicy,
  steps: perPolicy,
  questions: perPolicy,
});
export type AskingCell = z.infer<typeof askingCell>;

export const askingShape = z.object({
  games: number,
  seeds: numbers,
  /** Null where there was nothing to be calibrated on. */
  calibratedOn: z.string().nullable(),
  cells: z.array(askingCell).readonly(),
  /** Of conformal sets: the share of needs whose right candidate is kept, and of those with one; null as above. */
  coverage: z
    .array(
      askingSetting.extend({
        target: number,
        covered: number.nullable(),
        alone: number.nullable(),
      }),
    )
    .readonly(),
  failures,
  skipped: skippedGames,
});
export type AskingResult = z.infer<typeof askingShape>;

export const agentsShape = z.object({
  /** Whose figures these are: every table is marked with it. */
  label: z.string(),
  settings: setting.extend({
    people: z.enum(peopleKinds).optional(),
    rescue: z.enum(rescues).optional(),
  }),
  seeds: numbers,
  agents: z.array(agent).min(1).readonly(),
  skipped: skippedGames,
});
export type AgentsResult = z.infer<typeof agentsShape>;
