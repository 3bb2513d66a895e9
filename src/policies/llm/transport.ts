/** A request until it is answered: in its turn, again after failures that pass, of another model at last. */
import PQueue from "p-queue";
import type { ModelError } from "../../core/model.js";
import { createBreaker } from "./breaker.js";
import { noReply, type Reply, sendOnce, type Taken } from "./client.js";
import { failureOf, judgeAttempt } from "./errors.js";
import type { Request } from "./request.js";
import { scoreTexts } from "./score-texts.js";
import { abilitiesOf, type ModelSettings, serverOf } from "./settings.js";
import { traced } from "./spans.js";

/** The reply of a model; null: it gives no log-probabilities, which were asked for. */
export interface Sent {
  readonly model: string;
  readonly reply: Reply | null;
}

type OnTaken = (taken: Taken) => void;

/**
 * @param onTaken called after every request that was sent, also when it failed
 * @throws ModelError "unreachable" or "rejected"
 */
export type Transport = (request: Request, onTaken: OnTaken) => Promise<Sent>;

/** Where a model thinks up to its limit: times so many, up to so many tokens. */
const roomFactor = 4;
const mostRoom = 16_384;

/**
 * Nothing is loaded or connected before the first request.
 *
 * @param signal when aborted, requests under way fail, and those to come
 */
export function createTransport(
  settings: ModelSettings,
  now: () => number,
  signal?: AbortSignal,
): Transport {
  const { provider = "openai", fallbackModel, maxRetries = 3, concurrency = 4 } = settings;
  const url = serverOf(settings);
  const queue = new PQueue({ concurrency });
  const breaker = createBreaker(now);
  /** Tokens that a model needs at least to think and answer. */
  const room = new Map<string, number>();
  const noEcho = new Set<string>();

  const attempt = (request: Request, onTaken: OnTaken) => {
    // of its own: clients leave listeners on it
    const own = signal && AbortSignal.any([signal]);
    const options = { signal: own, onTaken };
    const { texts } = request;
    return queue.add(async (): Promise<Reply> => {
      if (!texts) return sendOnce(settings, request, options);
      return { ...noReply, sums: await scoreTexts(settings, request, options) };
    });
  };

  const ask = async (request: Request, onTaken: OnTaken): Promise<Reply | null> => {
    const { model } = request;
    if (request.topTokens && !abilitiesOf(settings, model).has("logprobs")) return null;
    const { RunnableLambda } = await import("@langchain/core/runnables");
    const maxTokens = Math.max(request.maxTokens, request.topTokens ? 0 : (room.get(model) ?? 0));
    const reply = await RunnableLambda.from(() => attempt({ ...request, maxTokens }, onTaken))
      .withRetry({ stopAfterAttempt: maxRetries + 1, onFailedAttempt: judgeAttempt })
      .invoke(null, { signal: signal && AbortSignal.any([signal]) });
    if (request.topTokens || maxTokens >= mostRoom || !isOutOfRoom(reply)) return reply;
    room.set(model, Math.min(maxTokens * roomFactor, mostRoom));
    return ask(request, onTaken);
  };

  /** Null also where the server does not echo texts, which it is asked for once. */
  const askTexts = async (request: Request, onTaken: OnTaken): Promise<Reply | null> => {
    if (noEcho.has(request.model)) return null;
    const reply = await ask(request, onTaken).catch((error: unknown) => {
      if (failureOf(error, { model: request.model, url }).failure === "rejected") return null;
      throw error;
    });
    if (reply?.sums.length) return reply;
    noEcho.add(request.model);
    return null;
  };

  const askModel = async (request: Request, onTaken: OnTaken): Promise<Sent> => {
    const { model } = request;
    breaker.enter(model);
    try {
      const reply = await (request.texts ? askTexts : ask)(request, onTaken);
      breaker.succeeded(model);
      return { model, reply };
    } catch (error) {
      const failure = failureOf(error, { model, url });
      if (!signal?.aborted) breaker.failed(model, failure);
      throw failure;
    }
  };

  /** Not langchain's `withFallbacks`, which also hides a key, model or parameter that is refused. */
  const askAny: Transport = (request, onTaken) =>
    askModel(request, onTaken).catch((error: ModelError) => {
      const isOther = fallbackModel !== undefined && fallbackModel !== request.model;
      if (error.failure !== "unreachable" || !isOther || signal?.aborted) throw error;
      return askModel({ ...request, model: fallbackModel }, onTaken);
    });
  return (request, onTaken) => traced(request, provider, onTaken, (told) => askAny(request, told));
}

/** Whether the model thought for so long that its answer is cut off. */
function isOutOfRoom({ finish, reasoned, calls }: Reply): boolean {
  return finish === "length" && reasoned && calls.length === 0;
}
