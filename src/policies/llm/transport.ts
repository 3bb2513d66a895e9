/** A request until it is answered: in its turn, again after failures that pass, of another model at last. */
import PQueue from "p-queue";
import type { ModelError } from "../../core/model.js";
import { createBreaker } from "./breaker.js";
import { type Reply, sendOnce, type Taken } from "./client.js";
import { failureOf, judgeAttempt } from "./errors.js";
import type { Request } from "./request.js";
import { type ModelSettings, serverOf } from "./settings.js";
import { traced } from "./spans.js";

/** The reply of a model. */
export interface Sent {
  readonly model: string;
  readonly reply: Reply;
}

/**
 * @param onTaken called after every request that was sent, also when it failed
 * @throws ModelError "unreachable" or "rejected"
 */
export type Transport = (request: Request, onTaken: (taken: Taken) => void) => Promise<Sent>;

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
  const queue = new PQueue({ concurrency });
  const breaker = createBreaker(now);
  /** Tokens that a model needs at least to think and answer. */
  const room = new Map<string, number>();
  // one for each use: clients leave listeners on it
  const ownSignal = () => signal && AbortSignal.any([signal]);

  const ask: Transport = async (request, onTaken) => {
    const { model, topTokens } = request;
    const { RunnableLambda } = await import("@langchain/core/runnables");
    const maxTokens = Math.max(request.maxTokens, topTokens ? 0 : (room.get(model) ?? 0));
    const attempt = () =>
      sendOnce(settings, { ...request, maxTokens }, { signal: ownSignal(), onTaken });
    const reply = await RunnableLambda.from(() => queue.add(attempt))
      .withRetry({ stopAfterAttempt: maxRetries + 1, onFailedAttempt: judgeAttempt })
      .invoke(null, { signal: ownSignal() });
    if (topTokens || maxTokens >= mostRoom || !isOutOfRoom(reply)) return { model, reply };
    room.set(model, Math.min(maxTokens * roomFactor, mostRoom));
    return ask(request, onTaken);
  };

  const askModel: Transport = async (request, onTaken) => {
    const { model } = request;
    breaker.enter(model);
    try {
      const sent = await ask(request, onTaken);
      breaker.succeeded(model);
      return sent;
    } catch (error) {
      const failure = failureOf(error, { model, url: serverOf(settings) });
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
