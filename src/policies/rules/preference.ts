/** Open tasks: the goal is the thing that people choose. */
import type { Decision, PolicyView } from "../../core/decision.js";
import { everydayName } from "../../core/names.js";
import { isAboutPreferred, preferredAdjective } from "../../core/notebook.js";
import type { ParsedTask } from "./task-sentence.js";

/** Whether people choose. */
function isOpen({ description }: ParsedTask): boolean {
  return description?.preferred === true;
}

/** Applies people's choice; without a particular one, any of the class will do. */
export function applyChoice(task: ParsedTask, view: PolicyView): ParsedTask {
  const { description } = task;
  if (!description?.preferred) return task;
  if (view.chosen) return { ...task, description: { ...description, chosen: view.chosen } };
  return wasAskedToChoose(view) ? { ...task, description: null } : task;
}

/** Returns null when already asked or no choice is needed. */
export function askToChoose(task: ParsedTask): Decision | null {
  if (!isOpen(task) || task.description?.chosen) return null;
  const noun = everydayName(task.object);
  return {
    kind: "ask",
    need: { func: "which", noun: task.object, adjective: preferredAdjective },
    why: "There is no right answer. What you choose is what I will bring.",
    candidates: [],
    thought: `People choose the ${noun}, so I ask which one to take.`,
    because: [],
  };
}

export function sayAnyWillDo(decision: Decision, view: PolicyView, task: ParsedTask): Decision {
  const last = view.trajectory.at(-1);
  const isNews = last?.kind === "ask" && isAboutPreferred(last.need) && last.need.func === "which";
  if (!isNews || view.chosen) return decision;
  return { ...decision, thought: `Any ${everydayName(task.object)} will do. ${decision.thought}` };
}

function wasAskedToChoose({ trajectory }: PolicyView): boolean {
  return trajectory.some(
    (step) => step.kind === "ask" && step.need.func === "which" && isAboutPreferred(step.need),
  );
}
