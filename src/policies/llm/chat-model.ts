/** Language models of a server that speaks OpenAI's protocol. */
import { type ChatModel, ModelError } from "../../core/model.js";
import { answerOf, createCaller } from "./caller.js";
import { choose } from "./choose.js";
import { type ModelSettings, modelOf } from "./settings.js";
import { structure } from "./structure.js";
import { createTransport } from "./transport.js";

/**
 * Asks models over HTTP, through langchain. The client is loaded with the first call. Requests that fail for
 * a while are tried again; features that the server refuses (JSON schema, log-probabilities, temperature)
 * are left out from then on. Every failure is a {@link ModelError}.
 */
export function createChatModel(settings: ModelSettings): ChatModel {
  const caller = createCaller(
    createTransport(settings),
    ({ role }) => modelOf(settings, role),
    async () => undefined,
  );
  return {
    async complete(prompt) {
      const reply = await caller.call(prompt);
      if (!reply) throw new ModelError("rejected", "The server takes no plain prompt.");
      return answerOf(reply, prompt);
    },
    structure: (prompt, shape) => structure(caller, prompt, shape),
    choose: (prompt, options) => choose(caller, prompt, options),
  };
}
