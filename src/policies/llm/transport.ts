import PQueue from "p-queue";
import type { ModelError } from "../../core/model.js";
import { createBreaker } from "./breaker.js";
import { type Reply, sendOnce, type Taken } from "./client.js";
import { failureOf, judgeAttempt } from "./errors.js";
import type { Request } from "./request.js";
import { type ModelSettings, serverOf } from "./settings.js";
import { traced } from "./spans.js";

export interface Sent {
  readonly model: string;
  readonly reply: Reply;
}

/**
 * @param onTaken called after each request, also a failed one
 * @throws ModelError "unreachable" or "rejected"
 */
export type Transport = (request: Request, onTaken: (taken: Taken) => void) => Promise<Sent>;

/** Raises the token limit by this factor, up to the maximum, when thinking used it up. */
const roomFactor = 4;
const mostRoom = 16_384;

/** Loads and connects on the first request. `signal` aborts present and future requests. */
export function createTransport(
  settings: ModelSettings,
  now: () => number,
  signal?: AbortSignal,
): Transport {
  const { provider = "openai", fallbackModel, maxRetries = 3, concurrency = 4 } = settings;
  const queue = new PQueue({ concurrency });
  const breaker = createBreaker(now);
  const room = new Map<string, number>();
  // A new signal per use: clients leave listeners on it.
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

  /** Unlike langchain's `withFallbacks`, never hides a refused key, model or parameter. */
  const askAny: Transport = (request, onTaken) =>
    askModel(request, onTaken).catch((error: ModelError) => {
      const isOther = fallbackModel !== undefined && fallbackModel !== request.model;
      if (error.failure !== "unreachable" || !isOther || signal?.aborted) throw error;
      return askModel({ ...request, model: fallbackModel }, onTaken);
    });
  return (request, onTaken) => traced(request, provider, onTaken, (told) => askAny(request, told));
}

function isOutOfRoom({ finish, reasoned, calls }: Reply): boolean {
  return finish === "length" && reasoned && calls.length === 0;
}
