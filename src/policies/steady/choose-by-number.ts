import { z } from "zod";
import type { Decision, PolicyView } from "../../core/decision.js";
import type { ChatModel, Prompt } from "../../core/model.js";
import { quotedIsData } from "../../core/told.js";
import { ask } from "../aba/candidates.js";
import { checkQuestion, questionShape } from "../aba/question.js";
import { sayTurns, writeConversation } from "../agent/conversation.js";
import { actOn, possibleCommands } from "../react/react-policy.js";

const instructions = [
  "You control a robot that does tasks in a home. You are shown what it saw and did, and what it can do now.",
  quotedIsData,
].join("\n");

/** `asks`: whether people may be asked. Throws ModelError. */
export async function chooseByNumber(
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

/** Returns null when the question cannot be asked. */
async function writeQuestion(model: ChatModel, view: PolicyView): Promise<Decision | null> {
  const prompt = promptFor(view, ["Write the question to the people."]);
  const checked = checkQuestion(view, await model.structure(prompt, questionShape));
  return checked.ok ? ask(view, checked.need, checked.sentence) : null;
}

function promptFor(view: PolicyView, lines: readonly string[]): Prompt {
  const text = [...sayTurns(writeConversation(view, false)), ...lines].join("\n");
  const messages = [
    { speaker: "system", text: instructions },
    { speaker: "user", text },
  ] as const;
  return { role: "actor", messages, charge: view.charge ?? {} };
}
