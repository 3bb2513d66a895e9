/** OPEx as a pure function of its view, by running it over the trajectory. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import type { TrajectoryStep } from "../../core/episode.js";
import { converse } from "./converse.js";
import type { Deliberation, OpexParts } from "./moment.js";
import { pursue } from "./pursue.js";

interface Standing {
  readonly deliberation: Deliberation;
  readonly seen: readonly TrajectoryStep[];
  readonly basis: string;
  readonly decision: Decision;
}

/**
 * Same view, same decision, as long as the model answers equal prompts equally, which its response cache ensures. A
 * replay sends no requests; the trajectory's actions count even where they differ. Throws ModelError.
 */
export function createOpexPolicy(name: string, parts: OpexParts): Policy {
  const standings = new WeakMap<TrajectoryStep, Standing>();
  return {
    name,
    async decide(view) {
      const [begin] = view.trajectory;
      const before = begin && standings.get(begin);
      if (begin) standings.delete(begin);
      const standing =
        before && goesOn(before, view) ? await goOn(before, view) : await replay(parts, view);
      if (begin && standing.decision.kind !== "stop") standings.set(begin, standing);
      return standing.decision;
    },
  };
}

/** Whether only one step was added and the prompts' other inputs are unchanged. */
function goesOn({ seen, basis }: Standing, view: PolicyView): boolean {
  const { trajectory } = view;
  const isNext = trajectory.length === seen.length + 1;
  return isNext && seen.every((step, at) => step === trajectory[at]) && basis === basisOf(view);
}

async function goOn({ deliberation, basis }: Standing, view: PolicyView): Promise<Standing> {
  const { value: decision } = await deliberation.next(view);
  return { deliberation, basis, decision, seen: view.trajectory };
}

async function replay(parts: OpexParts, view: PolicyView): Promise<Standing> {
  const upTo = (count: number): PolicyView => ({
    ...view,
    trajectory: view.trajectory.slice(0, count),
  });
  const start = parts.options.mind === "executor" ? pursue : converse;
  // Starts after the last step that something else decided for a failing model: its prompts would fail again.
  const helped = view.trajectory.findLastIndex(isHelped);
  const from = helped < 0 ? 1 : helped + 1;
  const deliberation = start(parts, upTo(from));
  let next = await deliberation.next(view);
  for (let count = from + 1; count <= view.trajectory.length && !next.done; count++) {
    next = await deliberation.next(upTo(count));
  }
  return { deliberation, basis: basisOf(view), decision: next.value, seen: view.trajectory };
}

function isHelped(step: TrajectoryStep): boolean {
  return step.kind !== "begin" && (step.by?.how === "rules" || step.by?.how === "choice");
}

function basisOf({ task, rules, chosen }: PolicyView): string {
  return JSON.stringify([task, rules?.map(({ id }) => id), chosen]);
}
