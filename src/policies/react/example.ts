/** Makes and picks the examples in a prompt. */
import type { TrajectoryStep, Variant } from "../../core/episode/episode.js";
import { type TaskType, taskTypes } from "../../core/episode/scene.js";
import type { Fact } from "../../core/memory/fact.js";
import { quote } from "../../core/memory/notebook.js";
import { parseTask } from "../rules/task-sentence.js";
import { writeSteps } from "./transcript.js";

export type Example = ReturnType<typeof exampleOf>;

export interface RecordedEpisode {
  readonly task: string;
  readonly type: TaskType;
  readonly particular: boolean;
  readonly trajectory: readonly TrajectoryStep[];
  readonly facts: readonly Fact[];
}

export function exampleOf(episode: RecordedEpisode) {
  const { task, type, particular, trajectory, facts } = episode;
  return {
    type,
    variant: particular ? "ambiguous" : "standard",
    asks: trajectory.some(({ kind }) => kind === "ask"),
    text: [`Task: ${quote(task)}`, ...writeSteps(trajectory, facts)].join("\n"),
  };
}

/** Picks examples of the same variant and task type, else of the variant, else of the type. */
export function pickExamples(
  examples: readonly Example[],
  wanted: { readonly type: TaskType | null; readonly variant: Variant },
  count: number,
): readonly Example[] {
  const likeness = ({ type, variant }: Example): number =>
    (variant === wanted.variant ? 2 : 0) + (type === wanted.type ? 1 : 0);
  return [...examples].sort((a, b) => likeness(b) - likeness(a)).slice(0, count);
}

export function typeOf(sentence: string): TaskType | null {
  const task = parseTask(sentence);
  if (!task) return null;
  const [place, look, clean, heat, cool, two] = taskTypes;
  if (task.kind === "look") return look;
  if (task.count === 2) return two;
  return task.treatment ? { clean, heat, cool }[task.treatment] : place;
}
