/** A language model with tools: one request per step, with a prompt that is only appended to. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import type { ChatModel } from "../../core/model.js";
import { nothingToDo, possibleCommands } from "../react/react-policy.js";
import { type KnownHome, knownHome } from "./commands.js";
import { mostShown, writeConversation } from "./conversation.js";
import { type AgentMemory, remind, withLikeMoments } from "./remember.js";
import { createCallReader, toolsFor } from "./tools.js";

export interface AgentOptions {
  readonly model: ChatModel;
  readonly memory: AgentMemory;
  /** Draws the known home as a PNG in base64; null when it cannot. By default the model sees no picture. */
  readonly draw?: ((home: KnownHome) => Promise<string | null>) | undefined;
}

/** Tokens of a thought and a call. */
const callTokens = 512;
const mostRecalls = 2;

/**
 * Stateless: the same view and memory give the same prompt. `decide` throws ModelError when the model fails for good.
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
