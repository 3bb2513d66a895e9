/** OPEx as a policy: a function of its view, worked out by running the agent over the trajectory. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import type { TrajectoryStep } from "../../core/episode.js";
import { converse } from "./converse.js";
import type { Deliberation, OpexParts } from "./deliberation.js";
import { pursue } from "./pursue.js";

/** A deliberation that went on to its last decision, and the steps it has seen. */
interface Standing {
  readonly deliberation: Deliberation;
  readonly seen: readonly TrajectoryStep[];
  readonly basis: string;
  readonly decision: Decision;
}

/**
 * `decide` gives the same decision for the same view as long as the model gives the same completion for
 * the same prompt, which its response cache sees to. Earlier calls are repeated exactly, so replaying an
 * episode sends nothing; what the trajectory says was done counts, also where it differs.
 *
 * Throws ModelError when the model fails.
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

/** The same steps and one more, and nothing else that prompts are made of has changed. */
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
  // where the model failed and something else decided, it begins anew: the same prompts would fail again
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
