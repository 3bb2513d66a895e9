/** Plays agents of ours, and submissions again. */
import type { Policy } from "../../src/core/decision.js";
import { InputError } from "../../src/core/errors.js";
import type { GameSummary, Lab, LabSettings } from "../lab/contract.js";
import { inJobs } from "../lab/in-jobs.js";
import { createLab } from "../lab/lab.js";
import type { LabParts } from "../lab/parts.js";
import type { Baseline } from "./baselines.js";
import { evaluate, type Figures, mostSteps, type PlayedTask } from "./evaluate.js";
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

export interface LeaderboardRow {
  readonly agent: string;
  readonly track: Track;
  readonly people: People | "all";
  /** Null: not played. */
  readonly figures: Figures | null;
  /** Its decisions were submitted, and played again here. */
  readonly submitted?: true;
  /** Plays what was not played. */
  readonly command?: string;
}

export interface Playing {
  readonly parts: LabParts;
  /** Where agents play that need nothing of this process. */
  readonly lab: Lab;
  readonly signal: AbortSignal;
  readonly onPlayed: () => void;
}

/** One task for one agent. */
export type Play = (task: BenchmarkTask) => Promise<GameSummary>;

export function settingsOf({ settings }: BenchmarkTask): LabSettings {
  return { ask: "missing", visits: "likely", unsure: 0, maxSteps: mostSteps, ...settings };
}

/** A policy of this process, in place of the one that would play. */
function playWith(parts: LabParts, policy: Policy): Play {
  return (task) =>
    createLab({ ...parts, wrapPolicy: () => policy }).play(task.file, settingsOf(task));
}

export async function playBaseline(
  playing: Playing,
  { name, ask, tracks: own, policy }: Baseline,
  { tasks }: Pick<PlayedTasks, "tasks">,
): Promise<readonly LeaderboardRow[]> {
  const { lab, parts } = playing;
  const fitting = tasks.filter((task) => own.includes(task.track) && policy?.(task) !== null);
  const play: Play = (task) => {
    const chosen = policy?.(task);
    if (chosen) return playWith(parts, { ...chosen, isEverywhere: true })(task);
    return lab.play(task.file, { ...settingsOf(task), ask });
  };
  return toRows(name, await playEach(playing, fitting, play));
}

/**
 * Plays a submission's decisions once more, in the tracks that are scored.
 *
 * @throws InputError for a line that does not fit, a task that there is not, one that was left out of a track, and when
 * no decision is in these tracks
 */
export async function playSubmission(
  playing: Playing,
  submission: Submission,
  { tasks, leftOut }: PlayedTasks,
): Promise<readonly LeaderboardRow[]> {
  const { file, agent } = submission;
  const known = new Map(tasks.map((task) => [task.name, task]));
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
  const played = await playEach(playing, wanted, async (task) => {
    const { policy, finish } = replaying(submission, submission.tasks.get(task.name) ?? []);
    const summary = await playWith(playing.parts, policy)(task);
    finish();
    return summary;
  });
  return toRows(agent, played).map((row) => ({ ...row, submitted: true }));
}

export function playEach(
  {
    lab,
    signal,
    onPlayed,
  }: Pick<Playing, "signal" | "onPlayed"> & {
    readonly lab: Pick<Lab, "jobs">;
  },
  tasks: readonly BenchmarkTask[],
  play: Play,
): Promise<readonly PlayedTask[]> {
  return inJobs(lab.jobs, tasks, async (task) => {
    signal.throwIfAborted();
    const summary = await play(task);
    onPlayed();
    return { task, summary };
  });
}

/** A row for each track, and one more for each kind of people. */
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
