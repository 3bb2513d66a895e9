/** Plays with a language model that calls tools: one request per step, with a prompt that only grows. */

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
import { addLines, mostShown, sayFact, writeConversation } from "./conversation.js";

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
    const tools = allTools.filter(({ name }) => name !== "recall" || known.length > mostShown);
    let left = mostRecalls;
    const read = createCallReader(view, () => left);
    const home = draw ? knownHome(view) : null;
    const picture = draw && home ? await draw(home) : null;
    const before = await findLikeMoments(memory, view);
    let messages = addLines(writeConversation(view, true, picture), before.lines);
    const alike = [...before.alike];
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

/** Answers the tool "recall" with the known facts most similar to its words; `alike` tells people how similar. */
async function remind(
  { recall }: AgentMemory,
  { facts, charge: { household, episode } = {} }: PolicyView,
  { about, id }: { readonly about: string; readonly id: string },
): Promise<{ readonly turns: readonly Turn[]; readonly alike: readonly string[] }> {
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

/**
 * Tells what was done in similar situations and is possible now. Tuples (remembered decisions) are fixed during
 * episodes, so replays agree.
 */
async function findLikeMoments({ tuples }: AgentMemory, view: PolicyView) {
  const { task, charge: { household } = {} } = view;
  if (household === undefined) return { lines: [], alike: [] };
  const query = { goal: task, observation: observationOf(view), household, k: nearMoments };
  const possible = new Set(possibleCommands(view));
  const near = (await tuples.nearest(query)).filter(({ tuple }) => possible.has(tuple.action));
  const actions = new Map(near.toReversed().map((one) => [one.tuple.action, one]));
  const shown = [...actions.values()].slice(-shownMoments);
  const lines = shown.map(
    ({ tuple, similarity }) =>
      `Done in a moment ${percent(similarity, 0)} like this, for ${quote(tuple.goal)}: ${tuple.action}`,
  );
  if (shown.length === 0) return { lines, alike: [] };
  const closest = percent(Math.max(...shown.map(({ similarity }) => similarity)), 0);
  return {
    lines,
    alike: [
      `I was reminded of what I did here before; the closest moment is ${closest} like this one.`,
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

const allTools: readonly ToolSpec[] = [
  { name: "act", description: "Does one possible command.", schema: actInput },
  { name: "ask", description: "Asks the people of the home.", schema: askInput },
  { name: "recall", description: "Tells what else is known.", schema: recallInput },
  {
    name: "give_up",
    description: "Ends the task undone, when everything was tried.",
    schema: stopInput,
  },
];

type Called = { readonly decision: Decision } | { readonly about: string };

/** Parses tool calls. Rejects the first attempt to give up while there are places not looked into. */
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
          return decided(giveUp(cut(stopInput.parse(input).reason, longestThought)));
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
  return decided({ kind: "act", command, thought: why, because: [], ...noteOf(given) });
}

function readAsk(view: PolicyView, given: z.infer<typeof askInput>): Reading<Called> {
  const { kind: func, adjective = "", noun, question: sentence } = given;
  const checked = checkQuestion(view, { func, adjective, noun, sentence });
  if ("problem" in checked) return { problem: `not that question: ${checked.problem}` };
  const { need, sentence: said } = checked.value;
  return decided({ ...ask(view, need, said), ...noteOf(given) });
}

function decided(decision: Decision): Reading<Called> {
  return { value: { decision } };
}

function noteOf({ note: given }: { readonly note?: string | undefined }) {
  const kept = cut(given ?? "", longestNote);
  return kept === "" ? {} : { note: kept };
}

function cut(text: string, limit: number): string {
  return text.replace(/\s+/g, " ").trim().slice(0, limit);
}
