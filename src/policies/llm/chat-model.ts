/** Language models of a server, through langchain. */
import type { ChatModel } from "../../core/model.js";
import { type Ask, createAnswers } from "./answers.js";
import { choose } from "./choose.js";
import { noReply } from "./client.js";
import { type Books, createLedger } from "./ledger.js";
import { abilitiesOf, type ModelSettings } from "./settings.js";
import { createTransport } from "./transport.js";

/** Tokens of a completion, where the prompt says nothing. */
const defaultMaxTokens = 512;

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
  const { roles } = settings;
  const now = () => books?.clock.now() ?? Date.now();
  const transport = createTransport(settings, now, signal);
  const send = books && createLedger(transport, settings, books);
  const ask: Ask = async (asked, extras = {}) => {
    const { role, messages, stop = [], temperature = 0, charge } = asked;
    const model = roles?.[role] ?? settings.model;
    if (extras.topTokens && !abilitiesOf(settings, model).has("logprobs"))
      return { model, reply: noReply };
    const { household } = charge;
    const request = {
      ...extras,
      model,
      messages,
      stop,
      temperature,
      maxTokens: extras.maxTokens ?? asked.maxTokens ?? defaultMaxTokens,
      ...(extras.tools && household !== undefined && { cacheKey: household }),
    };
    return send ? send(asked, request) : transport(request, () => undefined);
  };
  return { ...createAnswers(ask), choose: (prompt, options) => choose(ask, prompt, options) };
}
