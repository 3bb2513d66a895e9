/** Helps when a model fails: asks more simply, then lets rules decide a step. */

import { z } from "zod";
import type { Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import { quotedIsData } from "../../core/memory/notebook.js";
import { type ChatModel, ModelError, type Prompt, promptOf } from "../../core/model/model.js";
import { ask, checkQuestion, questionShape } from "../aba/question.js";
import { sayTurns, writeConversation } from "../agent/conversation.js";
import { noteEffort } from "../llm/answers.js";
import { actOn, possibleCommands } from "../react/react-policy.js";

const instructions = [
  "You control a robot that does tasks in a home. You are shown what it saw and did, and what it can do now.",
  quotedIsData,
].join("\n");

/** Asks the model for a command's number. `asks`: whether people may be asked. Throws ModelError. */
async function chooseByNumber(
  model: ChatModel,
  view: PolicyView,
  asks: boolean,
): Promise<Decision> {
  const commands = possibleCommands(view);
  const lines = commands.map((command, index) => `${index + 1}) ${command}`);
  const list = [...(asks ? ["0) ask the people"] : []), ...lines];
  const least = asks ? 0 : 1;
  const number = z
    .number()
    .refine((n) => Number.isInteger(n) && n >= least && n <= commands.length, {
      message: `has to be a whole number from ${least} to ${commands.length}`,
    });
  const prompt = promptFor(view, [
    "What can be done now:",
    ...list,
    'Answer with {"number": n}, the number of what is best.',
  ]);
  const chosen = await model.structure(prompt, {
    name: "number",
    schema: z.object({ number }),
  });
  if (chosen.number > 0) return actOn(commands[chosen.number - 1], commands, "");
  return (await writeQuestion(model, view)) ?? chooseByNumber(model, view, false);
}

/** Has the model write a question; null when people cannot be asked it. */
async function writeQuestion(model: ChatModel, view: PolicyView): Promise<Decision | null> {
  const prompt = promptFor(view, ["Write the question to the people."]);
  const checked = checkQuestion(view, await model.structure(prompt, questionShape));
  return "value" in checked ? ask(view, checked.value.need, checked.value.sentence) : null;
}

function promptFor(view: PolicyView, lines: readonly string[]): Prompt {
  const text = [...sayTurns(writeConversation(view, false)), ...lines].join("\n");
  return promptOf("actor", instructions, text, view.charge);
}

/** What helps when a model fails: nothing, a numbered choice, or this choice and then rules. */
export const rescues = ["none", "choice", "rules"] as const;
export type Rescue = (typeof rescues)[number];

export interface SteadyOptions {
  readonly model: ChatModel;
  readonly rules: Policy;
  readonly rescue?: Rescue | undefined;
  readonly asks?: boolean;
  readonly callsTools?: boolean;
}

/** Most steps in a row that rules may decide. */
const patience = 3;
const byRule = "By rule: ";

/**
 * Makes a policy that helps another one; `by` tells how each step was decided. Throws ModelError for a refused key, a
 * spent budget, or too many steps by rules in a row.
 */
export function createSteadyPolicy(policy: Policy, options: SteadyOptions): Policy {
  const { model, rules, rescue = "rules", asks = true, callsTools = false } = options;
  const asked = [
    { how: callsTools ? "tool" : "answer", decide: (view: PolicyView) => policy.decide(view) },
    { how: "choice", decide: (view: PolicyView) => chooseByNumber(model, view, asks) },
  ] as const;

  const decide = (view: PolicyView): Promise<Decision> =>
    noteEffort(async (effort) => {
      let failure: ModelError | null = null;
      for (const { how, decide } of rescue === "none" ? asked.slice(0, 1) : asked) {
        if (failure?.failure === "unreachable") break;
        try {
          return { ...(await decide(view)), by: { how, ...effort } };
        } catch (error) {
          if (!(error instanceof ModelError) || isFinal(error)) throw error;
          failure = error;
        }
      }
      if (rescue !== "rules" || rulesInARow(view) >= patience) throw failure;
      const decision = await rules.decide(view);
      if (decision.kind === "stop") throw failure;
      const by = { how: "rules", model: "", corrected: 0 } as const;
      return { ...decision, thought: `${byRule}${decision.thought}`, by };
    });
  return { name: policy.name, decide };
}

function isFinal({ failure }: ModelError): boolean {
  return failure === "budget-spent" || failure === "rejected";
}

function rulesInARow({ trajectory }: PolicyView): number {
  const others = trajectory.findLastIndex(
    (step) => step.kind === "begin" || step.by?.how !== "rules",
  );
  return trajectory.length - 1 - others;
}
