/** The rules policy: no language model. Reads the task, finds, asks, takes, treats, brings. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import { askAboutOwned, find, giveUp } from "./find.js";
import { handle } from "./handle.js";
import { identify } from "./particular.js";
import { askedAbout } from "./questions.js";
import { type Situation, understand } from "./situation.js";

/** A planner without a language model. `decide` is a pure function of its view. */
export function createRulesPolicy(): Policy {
  return { name: "rules", decide: async (view) => decide(view) };
}

function decide(view: PolicyView): Decision {
  const situation = understand(view);
  if (!situation) {
    const thought = `I do not understand the task "${view.task}". I stop.`;
    return { kind: "stop", reason: "gave-up", thought, because: [] };
  }
  const { held } = situation.belief;
  const decision =
    held === null
      ? find(situation)
      : ((isHeldByChance(situation, held) ? askFirst(situation) : null) ?? handle(situation, held));
  return decision ?? giveUp(situation);
}

/** In the hand since an earlier round, not chosen in this one. */
function isHeldByChance({ belief, task }: Situation, held: string): boolean {
  const taken = belief.deeds.some((command) => command.verb === "take" && command.thing === held);
  return task.description?.owner != null && !taken;
}

function askFirst(situation: Situation): Decision | null {
  const asked = askedAbout(situation, "where") || askedAbout(situation, "which");
  return asked ? null : askAboutOwned(situation, identify(situation));
}
