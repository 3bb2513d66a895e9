/** The agent: a language model with tools, one request a step, and a prompt that only grows. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import type { ChatModel, Turn } from "../../core/model.js";
import { wordsIn } from "../../core/wording.js";
import { nothingToDo, possibleCommands } from "../react/react-policy.js";
import { mostShown, sayFact, writeConversation } from "./conversation.js";
import { createCallReader, toolsFor } from "./tools.js";

export interface AgentOptions {
  readonly model: ChatModel;
  /** Whether it says why it does what it does; default: true. */
  readonly thinks?: boolean;
}

/** Tokens of a thought and a call. */
const callTokens = 512;
/** Reminders in one step, and facts that one shows. */
const mostRecalls = 2;
const recalledFacts = 20;

/**
 * Decides by tool calling. Nothing is remembered between decisions: the same view gives the same prompt.
 *
 * `decide` throws ModelError when the model fails for good.
 */
export function createAgentPolicy({ model, thinks = true }: AgentOptions): Policy {
  async function decide(view: PolicyView): Promise<Decision> {
    if (possibleCommands(view).length === 0) return nothingToDo;
    const known = view.knownAtStart ?? view.facts;
    const tools = toolsFor(thinks, known.length > mostShown);
    let left = mostRecalls;
    const read = createCallReader(view, () => left);
    let messages = writeConversation(view, thinks);
    for (;;) {
      const called = await model.converse(
        { role: "actor", messages, charge: view.charge ?? {}, maxTokens: callTokens },
        tools,
        read,
      );
      if ("decision" in called) return called.decision;
      left -= 1;
      messages = [...messages, ...remind(view, called.about, `r${mostRecalls - left}`)];
    }
  }
  return { name: "agent", decide };
}

/** What is known with the words that were named. */
function remind({ facts }: PolicyView, about: string, id: string): readonly Turn[] {
  const words = wordsIn(about);
  const likeness = (line: string): number =>
    words.filter((word) => line.toLowerCase().includes(word)).length;
  const found = [...new Set(facts.map(sayFact))]
    .map((line) => ({ line, likes: likeness(line) }))
    .filter(({ likes }) => likes > 0)
    .sort((one, other) => other.likes - one.likes)
    .slice(0, recalledFacts);
  const text = found.length > 0 ? found.map(({ line }) => line).join("\n") : "Nothing is known.";
  return [
    { speaker: "caller", id, call: { tool: "recall", input: { about } } },
    { speaker: "tool", id, text },
  ];
}
