/** Tools stay the same for a whole episode. */
import { z } from "zod";
import type { Decision, PolicyView } from "../../core/decision.js";
import type { Reading, ToolCall, ToolSpec } from "../../core/model.js";
import { ask, checkQuestion } from "../aba/question.js";
import { possibleCommands } from "../react/react-policy.js";
import { giveUp } from "../rules/moves.js";
import { isAlreadyThere, nearestCommands, placesNotSeen, readCommand } from "./commands.js";

/** Characters of a thought that people see, and of a note that is kept. */
const longestThought = 300;
const longestNote = 200;
const shownNames = 5;

const thought = z.string().optional().describe("why, briefly");
const note = z.string().optional().describe("to remember; rarely needed");
const actInput = z.object({ thought, command: z.string(), note });
const askInput = z.object({
  kind: z.enum(["where", "which"]),
  adjective: z
    .string()
    .optional()
    .describe('of the task ("Ana\'s", "blue"), or "meant" for the one that is meant; else empty'),
  noun: z.string().describe("its class: mug"),
  question: z.string(),
  note,
});
const recallInput = z.object({ about: z.string() });
const stopInput = z.object({ reason: z.string() });

const actTool: ToolSpec = {
  name: "act",
  description: "Does one possible command.",
  schema: actInput,
};
const askTool: ToolSpec = {
  name: "ask",
  description: "Asks the people of the home.",
  schema: askInput,
};
const stopTool: ToolSpec = {
  name: "give_up",
  description: "Ends the task undone, when everything was tried.",
  schema: stopInput,
};
const recallTool: ToolSpec = {
  name: "recall",
  description: "Tells what else is known.",
  schema: recallInput,
};

/** @param recalls whether memory holds more than the prompt shows */
export function toolsFor(recalls: boolean): readonly ToolSpec[] {
  return [actTool, askTool, ...(recalls ? [recallTool] : []), stopTool];
}

export type Called = { readonly decision: Decision } | { readonly about: string };

/** Reads calls for one decision. Rejects the first attempt to give up while places are unseen. */
export function createCallReader(
  view: PolicyView,
  recallsLeft: () => number,
): (call: ToolCall) => Reading<Called> {
  let warned = false;
  return ({ tool, input }) => {
    switch (tool) {
      case "act":
        return readAct(view, actInput.parse(input));
      case "ask":
        return readAsk(view, askInput.parse(input));
      case "recall":
        if (recallsLeft() > 0) return { value: { about: recallInput.parse(input).about } };
        return { problem: "you recalled enough; do something now" };
      default: {
        const unseen = placesNotSeen(view);
        if (warned || unseen.length === 0)
          return {
            value: { decision: giveUp(cut(stopInput.parse(input).reason, longestThought)) },
          };
        warned = true;
        return { problem: `you have not looked into ${unseen.slice(0, shownNames).join(", ")}` };
      }
    }
  };
}

function readAct(view: PolicyView, given: z.infer<typeof actInput>): Reading<Called> {
  const commands = possibleCommands(view);
  const command = readCommand(given.command, commands);
  if (command === null) {
    const near = nearestCommands(given.command, commands, shownNames);
    const why = isAlreadyThere(view, given.command) ? ": the robot is there" : "";
    return {
      problem: `${JSON.stringify(cut(given.command, 80))} is not possible now${why}; near it are: ${near.join("; ")}`,
    };
  }
  const why = cut(given.thought ?? "", longestThought);
  return {
    value: { decision: { kind: "act", command, thought: why, because: [], ...noteOf(given) } },
  };
}

function readAsk(view: PolicyView, given: z.infer<typeof askInput>): Reading<Called> {
  const { kind: func, adjective = "", noun, question: sentence } = given;
  const checked = checkQuestion(view, { func, adjective, noun, sentence });
  if (!checked.ok) return { problem: `not that question: ${checked.reason}` };
  return {
    value: { decision: { ...ask(view, checked.need, checked.sentence), ...noteOf(given) } },
  };
}

function noteOf({ note: given }: { readonly note?: string | undefined }) {
  const kept = cut(given ?? "", longestNote);
  return kept === "" ? {} : { note: kept };
}

function cut(text: string, limit: number): string {
  return text.replace(/\s+/g, " ").trim().slice(0, limit);
}
