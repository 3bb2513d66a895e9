/** A language model with tools: one request per step, with a prompt that is only appended to. */

import { z } from "zod";
import type { TupleStore } from "../../../memory/statements/tuples.js";
import type { Memory } from "../../../memory/stores.js";
import type { Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import { quote } from "../../core/memory/notebook.js";
import { observationOf } from "../../core/memory/tuple.js";
import type { ChatModel, Reading, ToolCall, ToolSpec, Turn } from "../../core/model/model.js";
import { percent } from "../../core/words/wording.js";
import { ask, checkQuestion } from "../aba/question.js";
import { nothingToDo, possibleCommands } from "../react/react-policy.js";
import { giveUp } from "../rules/moves.js";
import {
  isAlreadyThere,
  type KnownHome,
  knownHome,
  nearestCommands,
  placesNotSeen,
  readCommand,
} from "./commands.js";
import { mostShown, sayFact, writeConversation } from "./conversation.js";

export interface AgentOptions {
  readonly model: ChatModel;
  readonly memory: AgentMemory;
  /** Draws the known home as a PNG in base64; null when it cannot. By default the model sees no picture. */
  readonly draw?: ((home: KnownHome) => Promise<string | null>) | undefined;
}

const callTokens = 512;
const mostRecalls = 2;

/** Makes the prompt from the view and memory only. `decide` throws ModelError when the model fails for good. */
export function createAgentPolicy(options: AgentOptions): Policy {
  const { model, memory, draw } = options;
  async function decide(view: PolicyView): Promise<Decision> {
    if (possibleCommands(view).length === 0) return nothingToDo;
    const known = view.knownAtStart ?? view.facts;
    const tools = toolsFor(known.length > mostShown);
    let left = mostRecalls;
    const read = createCallReader(view, () => left);
    const home = draw ? knownHome(view) : null;
    const picture = draw && home ? await draw(home) : null;
    const start = await withLikeMoments(memory, view, writeConversation(view, true, picture));
    let messages = start.turns;
    const alike = [...start.alike];
    for (;;) {
      const called = await model.converse(
        { role: "actor", messages, charge: view.charge ?? {}, maxTokens: callTokens },
        tools,
        read,
      );
      if ("decision" in called)
        return { ...called.decision, ...(alike.length > 0 && { alike: alike.join(" ") }) };
      left -= 1;
      const asked = { about: called.about, id: `r${mostRecalls - left}` };
      const reminded = await remind(memory, view, asked);
      messages = [...messages, ...reminded.turns];
      alike.push(...reminded.alike);
    }
  }
  return { name: "agent", decide };
}

export interface AgentMemory {
  readonly recall: Memory["recall"];
  readonly tuples: Pick<TupleStore, "nearest">;
}

const recalledFacts = 20;
const nearMoments = 8;
const shownMoments = 2;

/** Turns to add to the prompt, and sentences that tell people how similar the recalled things are. */
interface Reminded {
  readonly turns: readonly Turn[];
  readonly alike: readonly string[];
}

/** Answers the tool "recall" with the known facts most similar to its words. */
async function remind(
  { recall }: AgentMemory,
  { facts, charge: { household, episode } = {} }: PolicyView,
  { about, id }: { readonly about: string; readonly id: string },
): Promise<Reminded> {
  const kinds = ["fact", "answer"] as const;
  const asked = { text: about, k: recalledFacts, kinds, ...(episode !== undefined && { episode }) };
  const hits = household === undefined ? [] : await recall({ ...asked, household });
  const found = hits.flatMap(({ kind, id: row, why }) =>
    facts
      .filter((fact) => (kind === "fact" ? fact.id : fact.ballot) === row)
      .map((fact) => ({ line: sayFact(fact), similarity: why?.similarity ?? 0 })),
  );
  const lines = [...new Set(found.map(({ line }) => line))];
  const closest = percent(Math.max(0, ...found.map(({ similarity }) => similarity)), 0);
  return {
    turns: [
      { speaker: "caller", id, call: { tool: "recall", input: { about } } },
      { speaker: "tool", id, text: lines.join("\n") || "Nothing is known." },
    ],
    alike:
      lines.length === 0
        ? []
        : [
            `I looked up what I know: ${lines.length} things, the closest ${closest} like my question.`,
          ],
  };
}

/** Adds what was done in similar situations and is possible now; tuples are fixed during episodes, so replays agree. */
async function withLikeMoments(
  { tuples }: AgentMemory,
  view: PolicyView,
  turns: readonly Turn[],
): Promise<Reminded> {
  const { task, charge: { household } = {} } = view;
  const last = turns.at(-1);
  if (household === undefined || !last || last.speaker === "caller") return { turns, alike: [] };
  const moment = { goal: task, observation: observationOf(view), household, k: nearMoments };
  const possible = new Set(possibleCommands(view));
  const near = (await tuples.nearest(moment)).filter(({ tuple }) => possible.has(tuple.action));
  const actions = new Map(near.toReversed().map((one) => [one.tuple.action, one]));
  const shown = [...actions.values()].slice(-shownMoments);
  const lines = shown.map(
    ({ tuple, similarity }) =>
      `Done in a moment ${percent(similarity, 0)} like this, for ${quote(tuple.goal)}: ${tuple.action}`,
  );
  if (shown.length === 0) return { turns, alike: [] };
  const closest = Math.max(...shown.map(({ similarity }) => similarity));
  return {
    turns: [...turns.slice(0, -1), { ...last, text: [last.text, ...lines].join("\n") }],
    alike: [
      `I was reminded of what I did here before; the closest moment is ${percent(closest, 0)} like this one.`,
    ],
  };
}

/** Most characters of a thought shown to people, and of a note that the model keeps for itself. */
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

/** Stays the same during an episode. @param recalls whether memory holds more than the prompt shows */
function toolsFor(recalls: boolean): readonly ToolSpec[] {
  return [actTool, askTool, ...(recalls ? [recallTool] : []), stopTool];
}

type Called = { readonly decision: Decision } | { readonly about: string };

/** Reads tool calls. Rejects the first attempt to give up while there are places not looked into. */
function createCallReader(
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
