/** ReAct's pages: only the first three products, and no further results. */
import type { Policy } from "../../src/core/decision.js";
import type { TrajectoryStep } from "../../src/core/episode.js";
import { readPage } from "../../src/policies/shop/page.js";

const mostProducts = 3;
const turning = ["click[next >]", "click[< prev]"];

/** Shows pages as ReAct's driver does. */
export function withReducedPages(policy: Policy): Policy {
  return {
    ...policy,
    decide: (view) => policy.decide({ ...view, trajectory: view.trajectory.map(reduce) }),
  };
}

function reduce(step: TrajectoryStep): TrajectoryStep {
  if (step.kind === "ask") return step;
  const page = readPage(step.observation, step.admissible);
  if (page.kind !== "results") return step;
  const hidden = page.products.slice(mostProducts).map(({ asin }) => asin);
  const [first] = hidden;
  const end = first ? step.observation.indexOf(`\n[${first}]`) : -1;
  const refused = new Set([...turning, ...hidden.map((asin) => `click[${asin.toLowerCase()}]`)]);
  return {
    ...step,
    observation: end < 0 ? step.observation : step.observation.slice(0, end),
    admissible: step.admissible.filter((command) => !refused.has(command)),
  };
}
