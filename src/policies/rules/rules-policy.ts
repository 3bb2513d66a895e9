/** Plays household tasks by rules, without a language model. */
import type { Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import { askAboutHidden, find, giveUpSearch } from "./find.js";
import { confirmFirst } from "./guess.js";
import { handle } from "./handle.js";
import { giveUp } from "./moves.js";
import { identify, isHidden } from "./particular.js";
import { askedAbout } from "./questions.js";
import { askToChoose, type Situation, sayAnyWillDo, understand } from "./situation.js";

/**
 * `decide` depends only on its view.
 * @param shuffle a baseline: visits places in this seed's random order instead of by likelihood
 */
export function createRulesPolicy(shuffle?: number): Policy {
  const name = shuffle === undefined ? "rules" : "rules-random-order";
  return { name, decide: async (view) => decide(view, shuffle) };
}

function decide(view: PolicyView, shuffle: number | undefined): Decision {
  const situation = understand(view, shuffle);
  if (!situation) return giveUp(`I do not understand the task "${view.task}". I stop.`);
  const { held } = situation.belief;
  const choice = askToChoose(situation.task);
  if (choice) return choice;
  const decision =
    held === null
      ? find(situation)
      : ((isHeldByChance(situation, held) ? askFirst(situation) : null) ?? handle(situation, held));
  const sure = confirmFirst(situation, decision ?? giveUpSearch(situation));
  return sayAnyWillDo(sure, view, situation.task);
}

/** True if the thing was held since an earlier round, and not taken in this one. */
function isHeldByChance({ belief, task }: Situation, held: string): boolean {
  const taken = belief.deeds.some((command) => command.verb === "take" && command.thing === held);
  return isHidden(task) && !taken;
}

function askFirst(situation: Situation): Decision | null {
  const asked = askedAbout(situation, "where") || askedAbout(situation, "which");
  return asked ? null : askAboutHidden(situation, identify(situation));
}
