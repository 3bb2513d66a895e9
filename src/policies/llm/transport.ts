/** Sends requests with retries, pauses after failures, a fallback model and traces. */
import PQueue from "p-queue";
import { ModelError } from "../../core/model/model.js";
import { type Reply, sendOnce, type TokenUsage } from "./client.js";
import { failureOf, isKeyRefused, judgeAttempt } from "./errors.js";
import type { Request } from "./request.js";
import { type ModelSettings, serverOf } from "./settings.js";

/** After this many failures in a row, a model is not called for a pause, which doubles. */
const mostFailures = 5;
const firstPauseMs = 30_000;
const longestPauseMs = 600_000;

function createBreaker(now: () => number) {
  const troubles = new Map<string, { failures: number; last: ModelError; until: number }>();
  return {
    /** @throws ModelError of the last failure, during the pause */
    enter(model: string): void {
      const trouble = troubles.get(model);
      if (!trouble || trouble.failures < mostFailures) return;
      if (now() < trouble.until) throw trouble.last;
      // Lets one request pass as a trial. Until it ends, others fail at once.
      trouble.until = now() + firstPauseMs;
    },
    succeeded: (model: string) => troubles.delete(model),
    failed(model: string, last: ModelError): void {
      const isKey = isKeyRefused(last);
      if (last.failure !== "unreachable" && !isKey) return;
      const { failures: before = 0 } = troubles.get(model) ?? {};
      const failures = Math.max(before + 1, isKey ? mostFailures : 0);
      const pauseMs = firstPauseMs * 2 ** Math.max(failures - mostFailures, 0);
      troubles.set(model, { failures, last, until: now() + Math.min(pauseMs, longestPauseMs) });
    },
  };
}

export interface Sent {
  readonly model: string;
  readonly reply: Reply;
}

/** @param onUsage called after each request, also a failed one @throws ModelError "unreachable" or "rejected" */
export type Transport = (request: Request, onUsage: (usage: TokenUsage) => void) => Promise<Sent>;

/** If a model's thinking used up all tokens, the limit is raised by this factor, up to the maximum. */
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
  // A new signal per use, as clients leave listeners on it.
  const ownSignal = () => signal && AbortSignal.any([signal]);

  const ask: Transport = async (request, onUsage) => {
    const { model, topTokens } = request;
    const { RunnableLambda } = await import("@langchain/core/runnables");
    const maxTokens = Math.max(request.maxTokens, topTokens ? 0 : (room.get(model) ?? 0));
    const attempt = () => sendOnce(settings, { ...request, maxTokens }, onUsage, ownSignal());
    const reply = await RunnableLambda.from(() => queue.add(attempt))
      .withRetry({ stopAfterAttempt: maxRetries + 1, onFailedAttempt: judgeAttempt })
      .invoke(null, { signal: ownSignal() });
    if (topTokens || maxTokens >= mostRoom || !isOutOfRoom(reply)) return { model, reply };
    room.set(model, Math.min(maxTokens * roomFactor, mostRoom));
    return ask(request, onUsage);
  };

  const askModel: Transport = async (request, onUsage) => {
    const { model } = request;
    breaker.enter(model);
    try {
      const sent = await ask(request, onUsage);
      breaker.succeeded(model);
      return sent;
    } catch (error) {
      const failure = failureOf(error, { model, url: serverOf(settings) });
      if (!signal?.aborted) breaker.failed(model, failure);
      throw failure;
    }
  };

  /** Tries the fallback model only if the first is unreachable. */
  const askAny: Transport = (request, onUsage) =>
    askModel(request, onUsage).catch((error: ModelError) => {
      const isOther = fallbackModel !== undefined && fallbackModel !== request.model;
      if (error.failure !== "unreachable" || !isOther || signal?.aborted) throw error;
      return askModel({ ...request, model: fallbackModel }, onUsage);
    });
  return (request, onUsage) =>
    traced(request, provider, onUsage, (noteUsage) => askAny(request, noteUsage));
}

function isOutOfRoom({ finish, reasoned, calls }: Reply): boolean {
  return finish === "length" && reasoned && calls.length === 0;
}

async function traced<T>(
  { model, maxTokens, temperature }: Request,
  provider: string,
  onUsage: (usage: TokenUsage) => void,
  work: (onUsage: (usage: TokenUsage) => void) => Promise<T>,
): Promise<T> {
  const { SpanKind, SpanStatusCode, trace } = await import("@opentelemetry/api");
  const attributes = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": provider,
    "gen_ai.request.model": model,
    "gen_ai.request.max_tokens": maxTokens,
    ...(temperature !== undefined && { "gen_ai.request.temperature": temperature }),
  };
  const kind = SpanKind.CLIENT;
  const span = trace.getTracer("sous").startSpan(`chat ${model}`, { kind, attributes });
  try {
    return await work((usage) => {
      span.setAttributes({
        "gen_ai.response.model": usage.model,
        "gen_ai.usage.input_tokens": usage.promptTokens,
        "gen_ai.usage.output_tokens": usage.completionTokens,
      });
      onUsage(usage);
    });
  } catch (error) {
    span.setAttribute("error.type", error instanceof ModelError ? error.failure : "error");
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
