import type { Policy } from "../../src/core/episode/decision.js";
import type { AskPolicyName } from "../../src/core/episode/episode.js";
import { InputError } from "../../src/core/errors.js";
import { seededRandom } from "../../src/core/random.js";
import { createTupleMind, createTuplePolicy } from "../../src/policies/tuples/proposer.js";
import { createTupleMaker } from "../../src/policies/tuples/summarise.js";
import { learnedInWorld } from "../afk/benchmark.js";
import { detector } from "../ambik/benchmark.js";
import type { LabSettings } from "../lab/contract.js";
import { advance, inJobs } from "../lab/in-jobs.js";
import { createLab, type GameSummary, type Lab } from "../lab/lab.js";
import { averageOf, divide } from "../lab/numbers.js";
import { formExpertTuples, makeHome, type OpenedTask } from "../lab/open-home.js";
import type { LabParts } from "../lab/parts.js";
import { replaying, type Submission } from "./submission.js";
import {
  type BenchmarkTask,
  type People,
  type PlayedTasks,
  peopleKinds,
  sayLeftOut,
  type Track,
  tracks,
} from "./tasks.js";

export interface Baseline {
  readonly name: string;
  readonly ask: AskPolicyName;
  readonly tracks: readonly Track[];
  readonly policy?: (task: BenchmarkTask) => Policy | null;
}

const inHomes: readonly Track[] = ["homes", "alfworld", "ambiguous", "multiround"];
const inGames: readonly Track[] = ["cooking", "grid"];

/** Policies that need a language model: their rows stay empty until somebody plays them. */
export const modelAgents = ["agent", "react", "aba"] as const;

export async function createBaselines(): Promise<readonly Baseline[]> {
  const tuples = await formTuples();
  return [
    { name: "never", ask: "never", tracks },
    { name: "random", ask: "random:0.5", tracks },
    { name: "missing", ask: "missing", tracks: [...inHomes, "ambik"] },
    { name: "voi", ask: "voi:1", tracks: inHomes },
    { name: "planner", ask: "missing", tracks: inGames },
    {
      name: "learned",
      ask: "missing",
      tracks: inGames,
      policy: ({ track }) => learnedInWorld(track),
    },
    { name: "detector", ask: "missing", tracks: ["ambik"], policy: () => detector },
    { name: "tuples", ask: "missing", tracks: inHomes, policy: () => tuples },
  ];
}

/** From what an expert does in homes that are drawn for it, and are no homes of the benchmark. */
async function formTuples(): Promise<Policy> {
  const tasks = Array.from({ length: 60 }, (_, at): OpenedTask | null => {
    const kind = at % 2 === 0 ? "kitchen" : "flat";
    const scene = makeHome({ kind, seed: 1000 + at }, `${kind}-${at}`);
    const task = scene.sampleTask(seededRandom(at, "benchmark tuples"));
    return task && { scene, task };
  });
  const maker = createTupleMaker();
  const expert = await formExpertTuples(
    tasks.flatMap((task) => task ?? []),
    maker,
  );
  return createTuplePolicy(createTupleMind(expert, maker).proposer);
}

/** Most actions of a task whose world sets no other limit, and the least that a task counts that is not done. */
const mostSteps = 50;

export type PlayedTask = Awaited<ReturnType<typeof playEach>>[number];

/** A last round that the limit cut short is no task, but its steps and questions count. A follow-up is a question more. */
export function evaluate(played: readonly PlayedTask[]) {
  const rounds = played.flatMap(({ task, summary }) =>
    summary.rounds.map((round, at) => ({
      ...round,
      questions: round.questions + round.followUps,
      isCut: at > 0 && round.end === "max-steps",
      success: round.success && (task.shouldAsk ?? round.questions > 0) === round.questions > 0,
    })),
  );
  const counted = rounds.filter(({ isCut }) => !isCut);
  const perTask = (value: (round: (typeof rounds)[number]) => number) =>
    divide(
      rounds.reduce((sum, round) => sum + value(round), 0),
      counted.length,
    );
  const cost = (lambda: number) =>
    perTask(
      ({ success, isCut, steps, questions }) =>
        (success || isCut ? steps : Math.max(steps, mostSteps)) + lambda * questions,
    );
  return {
    tasks: played.length,
    success: averageOf(counted, ({ success }) => Number(success)),
    steps: perTask(({ steps }) => steps),
    questions: perTask(({ questions }) => questions),
    done: counted.filter(({ success }) => success).length,
    repeated: played.reduce((sum, { summary }) => sum + summary.repeatedQuestions, 0),
    seconds: averageOf(played, ({ summary }) => summary.peopleMs / 1000),
    cost: { "0": cost(0), "0.5": cost(0.5), "1": cost(1), "2": cost(2), "4": cost(4) },
  };
}
export type Figures = ReturnType<typeof evaluate>;

export interface LeaderboardRow {
  readonly agent: string;
  readonly track: Track;
  readonly people: People | "all";
  readonly figures: Figures | null;
  readonly submitted?: true;
  readonly command?: string;
}

export interface Playing {
  readonly parts: LabParts;
  /** Where agents play that need nothing of this process. */
  readonly lab: Lab;
}

export type Play = (task: BenchmarkTask) => Promise<GameSummary>;

export function settingsOf({ settings }: BenchmarkTask): LabSettings {
  return { ask: "missing", unsure: 0, maxSteps: mostSteps, ...settings };
}

function playWith(parts: LabParts, policy: Policy, task: BenchmarkTask): Promise<GameSummary> {
  return createLab({ ...parts, wrapPolicy: () => policy }).play(task.file, settingsOf(task));
}

export async function playBaseline(
  playing: Playing,
  { name, ask, tracks: own, policy }: Baseline,
  { tasks }: Pick<PlayedTasks, "tasks">,
): Promise<readonly LeaderboardRow[]> {
  const { lab, parts } = playing;
  const fitting = tasks.filter((task) => own.includes(task.track) && policy?.(task) !== null);
  const played = await playEach(lab.jobs, fitting, (task) => {
    const chosen = policy?.(task);
    if (chosen) return playWith(parts, { ...chosen, isEverywhere: true }, task);
    return lab.play(task.file, { ...settingsOf(task), ask });
  });
  return toRows(name, played);
}

/** @throws InputError for a line that does not fit, an unknown or missing task, and when no decision is in these tracks */
export async function playSubmission(
  playing: Playing,
  submission: Submission,
  { tasks, leftOut }: PlayedTasks,
): Promise<readonly LeaderboardRow[]> {
  const { file, agent } = submission;
  const known = new Set(tasks.map(({ name }) => name));
  const scored = new Set<string>(tasks.map(({ track }) => track));
  const isLeftOut = (track: string) =>
    tracks.some((one) => one === track && !scored.has(one)) ||
    leftOut.some((one) => one.track === track);
  const isPlayed = (track: string) =>
    [...submission.tasks.keys()].some((name) => name.startsWith(`${track}/`));
  for (const [name, [first]] of submission.tasks) {
    const track = name.split("/")[0] ?? "";
    if (known.has(name) || isLeftOut(track)) continue;
    const line = first?.number ?? 0;
    throw new InputError(`the benchmark has no task ${name} (of the tracks that are scored)`, {
      file,
      line,
    });
  }
  const wanted = tasks.filter(({ track }) => isPlayed(track));
  if (wanted.length === 0) {
    const own = sayLeftOut(leftOut.filter(({ track }) => isPlayed(track)));
    throw new InputError(
      `none of its tracks can be scored: ${own || `only ${[...scored].join(", ")} were asked for`}`,
      { file },
    );
  }
  const missing = wanted.find(({ name }) => !submission.tasks.has(name));
  if (missing)
    throw new InputError(
      `${missing.name} is missing: all tasks of a track have to be played, also those that fail`,
      { file },
    );
  const played = await playEach(playing.lab.jobs, wanted, async (task) => {
    const { policy, finish } = replaying(submission, submission.tasks.get(task.name) ?? []);
    const summary = await playWith(playing.parts, policy, task);
    finish();
    return summary;
  });
  return toRows(agent, played).map((row) => ({ ...row, submitted: true }));
}

export function playEach(jobs: number, tasks: readonly BenchmarkTask[], play: Play) {
  return inJobs(jobs, tasks, async (task) => {
    const summary = await play(task);
    advance();
    return { task, summary };
  });
}

function toRows(agent: string, played: readonly PlayedTask[]): readonly LeaderboardRow[] {
  return tracks.flatMap((track) => {
    const own = played.filter(({ task }) => task.track === track);
    if (own.length === 0) return [];
    const kinds = (Object.keys(peopleKinds) as People[]).flatMap((people) => {
      const some = own.filter(({ task }) => task.people === people);
      return some.length === 0 ? [] : [{ agent, track, people, figures: evaluate(some) }];
    });
    return [{ agent, track, people: "all" as const, figures: evaluate(own) }, ...kinds];
  });
}
