/** Language models of a server that speaks OpenAI's protocol. */
import { type ChatModel, ModelError } from "../../core/model.js";
import { answerOf, createCaller } from "./caller.js";
import { choose } from "./choose.js";
import { type Books, createLedger, type Send } from "./ledger.js";
import type { ModelSettings } from "./settings.js";
import { structure } from "./structure.js";
import { createTransport } from "./transport.js";

/**
 * Asks models over HTTP, through langchain. The client is loaded with the first call. Requests that fail for
 * a while are tried again; features that the server refuses (JSON schema, log-probabilities, temperature)
 * are left out from then on. Every failure is a {@link ModelError}.
 *
 * @param books where replies are kept and usage is written; without them neither is, and nothing is limited
 * @param signal when aborted, requests under way fail, and those to come
 */
export function createChatModel(
  settings: ModelSettings,
  books?: Books,
  signal?: AbortSignal,
): ChatModel {
  const transport = createTransport(settings, signal);
  const send: Send = books
    ? createLedger(transport, settings, books)
    : (_, request) => transport.send(request, () => undefined);
  const caller = createCaller(send, settings);
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
