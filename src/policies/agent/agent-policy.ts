/** The agent: a language model with tools, one request a step, and a prompt that only grows. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import type { ChatModel } from "../../core/model.js";
import { nothingToDo, possibleCommands } from "../react/react-policy.js";
import { mostShown, writeConversation } from "./conversation.js";
import { type KnownHome, knownHome } from "./known-home.js";
import { type AgentMemory, remind, withLikeMoments } from "./remember.js";
import { createCallReader, toolsFor } from "./tools.js";

export interface AgentOptions {
  readonly model: ChatModel;
  readonly memory: AgentMemory;
  /** Draws what is known of the home, as a PNG in base64; null when it cannot. Absent: the model sees no picture. */
  readonly draw?: ((home: KnownHome) => Promise<string | null>) | undefined;
}

/** Tokens of a thought and a call. */
const callTokens = 512;
/** Reminders in one step. */
const mostRecalls = 2;

/**
 * Decides by tool calling. Nothing is remembered between decisions: the same view and memory give the same prompt.
 *
 * `decide` throws ModelError when the model fails for good.
 */
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
