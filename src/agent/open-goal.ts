/** The goal of an open task, which people choose. */
import type { Episode, TrajectoryStep } from "../core/episode.js";
import { choiceIn, choosesGoal } from "../core/notebook.js";
import type { OwnerView, Task } from "../core/scene.js";
import type { Journal } from "./journal.js";

/** What the choice is about, and where it is kept. */
interface Choosing {
  readonly episode: Episode;
  readonly journal: Journal;
  readonly ownerView: () => OwnerView;
}

/** The one thing that people have in mind: the singled-out one, or their choice. */
export function meantBy({ instance, chosen }: Task): { readonly meant?: string } {
  const meant = instance ?? (chosen?.length === 1 ? chosen[0] : undefined);
  return meant === undefined ? {} : { meant };
}

/**
 * The task, with its goal once people have chosen. The choice is kept with the episode when the question is
 * settled: later changes of mind do not touch it, and it serves this episode only. If nobody chooses, or people
 * choose everything, any of the class will do.
 */
export async function settleGoal(
  run: Choosing,
  trajectory: readonly TrajectoryStep[],
): Promise<Task> {
  const { task } = run.episode;
  const last = trajectory.at(-1);
  const isChoice = last?.kind === "ask" && choosesGoal(task, last.need);
  if (!task.open || task.chosen || !isChoice || last.outcome !== "answered") return task;
  const facts = await run.journal.facts();
  const chosen = choiceIn(
    last.need,
    facts.filter(({ episode }) => episode === run.episode.id),
  );
  const things = thingsOfKind(run.ownerView(), task.object);
  const isAny = things.length > 0 && things.every((id) => chosen.includes(id));
  if (chosen.length === 0 || isAny) return task;
  await run.journal.choose(chosen);
  return { ...task, chosen };
}

function thingsOfKind({ places, held }: OwnerView, kind: string): readonly string[] {
  const things = [...places.flatMap((place) => place.things), ...(held ? [held] : [])];
  return things.flatMap((thing) => (thing.kind === kind ? [thing.id] : []));
}
