/** Language models of a server, through langchain. */
import type { ChatModel } from "../../core/model.js";
import { complete, converse, structure } from "./answers.js";
import { createCaller } from "./caller.js";
import { choose } from "./choose.js";
import { createFeatureStore } from "./features.js";
import { type Books, createLedger, type Send } from "./ledger.js";
import type { ModelSettings } from "./settings.js";
import { createTransport } from "./transport.js";

/**
 * Asks models over HTTP. The client is loaded with the first call. Requests that fail for a while are tried
 * again; what the server refuses is asked for in another way from then on; answers that cannot be used are sent
 * back with their problem. Every failure is a {@link ModelError}.
 *
 * @param books where replies are kept and usage is written; without them neither is, and nothing is limited
 * @param signal when aborted, requests under way fail, and those to come
 */
export function createChatModel(
  settings: ModelSettings,
  books?: Books,
  signal?: AbortSignal,
): ChatModel {
  const now = () => books?.clock.now() ?? Date.now();
  const transport = createTransport(settings, books?.store ?? createFeatureStore(), now, signal);
  const send: Send = books
    ? createLedger(transport, settings, books)
    : (_, request) => transport.send(request, () => undefined);
  const caller = createCaller(send, settings);
  return {
    complete: (prompt) => complete(caller, prompt),
    structure: (prompt, shape) => structure(caller, prompt, shape),
    choose: (prompt, options) => choose(caller, prompt, options),
    converse: (conversation, tools, read) => converse(caller, conversation, tools, read),
  };
}
