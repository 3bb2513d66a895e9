import type { Episode, TrajectoryStep } from "../core/episode.js";
import { choiceIn, choosesGoal } from "../core/notebook.js";
import type { OwnerView, Task } from "../core/scene.js";
import type { Journal } from "./journal.js";

export function meantBy({ instance, chosen }: Task): { readonly meant?: string } {
  const meant = instance ?? (chosen?.length === 1 ? chosen[0] : undefined);
  return meant === undefined ? {} : { meant };
}

/**
 * Sets the goal that people chose, for this episode only. The choice is final once its question is settled; without
 * one, any thing of the class counts.
 */
export async function settleGoal(
  run: { episode: Episode; journal: Journal; ownerView: () => OwnerView },
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
