/** What language models are asked of AmbiK's tasks, in our own words. */

import { appliances } from "../../../../scenes/ambik/kitchen.js";
import type { Message, ModelRole, Prompt } from "../../../core/model.js";
import { type PairHalf, taskOf } from "../method.js";
import type { AmbikRow } from "../rows.js";

/** One task of a row, at the step where its ambiguity begins. */
export interface AskedStep {
  readonly row: AmbikRow;
  readonly half: PairHalf;
}

const system: Message = {
  speaker: "system",
  text: "You think for a robot that works in a kitchen. Answer with what you are asked for and nothing else.",
};

/** The kitchen, the task, what is done and the step that comes next, as the planner wrote them. */
function describeStep({ row, half }: AskedStep): string {
  const plan = half === "clear" ? row.clearPlan : row.ambiguousPlan;
  const done = plan.slice(0, row.start).filter((step) => step !== "");
  return [
    `The kitchen has: ${appliances.join(", ")}.`,
    `In it there are: ${row.environment}.`,
    `Task: ${taskOf(row, half)}`,
    done.length === 0 ? "Nothing is done yet." : `Done so far:\n${done.join("\n")}`,
    `Next step of the plan: ${plan[row.start]}`,
  ].join("\n");
}

function ask(role: ModelRole, step: AskedStep, question: string): Prompt {
  const text = `${describeStep(step)}\n\n${question}`;
  return { role, messages: [system, { speaker: "user", text }], charge: {} };
}

/** Four ways of taking the step. */
export function optionsPrompt(step: AskedStep): Prompt {
  const question =
    "Write four different ways in which the robot could take this step, each one action with the exact things it uses. One per line, marked A), B), C), D).";
  return { ...ask("planner", step, question), maxTokens: 256 };
}

/** Which of the ways is meant. The client lists the options. */
export function choicePrompt(step: AskedStep): Prompt {
  return ask("reasoner", step, "Which of these does the person want the robot to do?");
}

/** The one thing to do. */
export function actionPrompt(step: AskedStep): Prompt {
  const question =
    "Say in one sentence what exactly the robot does in this step, and with which things.";
  return { ...ask("planner", step, question), maxTokens: 128 };
}

/** How sure an action is; the options are "Certain" and "Uncertain". */
export function certaintyPrompt(step: AskedStep, action: string): Prompt {
  const question = `The robot is about to do this: ${action}\nIs it certain that the person wants exactly this, or would the robot have to ask?`;
  return ask("reasoner", step, question);
}

/** Whether an action is possible; the options are "True" and "False". */
export function affordancePrompt(step: AskedStep, action: string): Prompt {
  const question = `Consider this action: ${action}\nIs it possible and safe with what is in this kitchen?`;
  return ask("reasoner", step, question);
}
