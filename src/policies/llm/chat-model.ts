/** Language models of a server, through langchain. */
import type { ChatModel } from "../../core/model.js";
import { type Caller, createAnswers } from "./answers.js";
import { choose } from "./choose.js";
import { type Books, createLedger, type Send } from "./ledger.js";
import type { ModelSettings } from "./settings.js";
import { createTransport } from "./transport.js";

/**
 * Asks models over HTTP. The client is loaded with the first call. Requests that fail for a while are tried
 * again; answers that cannot be used are sent back with their problem. Every failure is a {@link ModelError}.
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
  const transport = createTransport(settings, now, signal);
  const send: Send = books
    ? createLedger(transport, settings, books)
    : (_, request) => transport(request, () => undefined);
  const caller = createCaller(send, settings);
  return { ...createAnswers(caller), choose: (prompt, options) => choose(caller, prompt, options) };
}

/** Tokens of a completion, where the prompt says nothing. */
const defaultMaxTokens = 512;

function createCaller(send: Send, { model, roles, abilities = [] }: ModelSettings): Caller {
  const modelFor: Caller["modelFor"] = ({ role }) => roles?.[role] ?? model;
  return {
    modelFor,
    byTokens: abilities.includes("echo"),
    async call(asked, extras = {}) {
      const { messages, stop = [], temperature = 0, charge } = asked;
      const { household } = charge;
      const { reply } = await send(asked, {
        ...extras,
        model: modelFor(asked),
        messages,
        stop,
        temperature,
        maxTokens: extras.maxTokens ?? asked.maxTokens ?? defaultMaxTokens,
        ...(extras.tools && household !== undefined && { cacheKey: household }),
      });
      return reply;
    },
  };
}
