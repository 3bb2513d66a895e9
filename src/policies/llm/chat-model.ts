/** Assembles a language model from its parts. */
import type { ChatModel } from "../../core/model/model.js";
import { type Ask, createAnswers } from "./answers.js";
import { choose } from "./choose.js";
import { noReply } from "./client.js";
import { type Books, createLedger } from "./ledger.js";
import { abilitiesOf, type ModelSettings } from "./settings.js";
import { createTransport } from "./transport.js";

const defaultMaxTokens = 512;

/**
 * Retries transient failures, and asks again after unusable answers. Every failure is a {@link ModelError}.
 * @param books caches replies, records usage and enforces the budget
 * @param signal aborts present and future requests
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
