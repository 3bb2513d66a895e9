/** From what a client throws to what it means: a feature that is refused, another attempt, or the end. */
import { ModelError } from "../../core/model.js";
import type { Feature, Refusal } from "./features.js";

/** The words with which servers name a feature, the most telling first. */
const namedBy: readonly (readonly [Feature, RegExp])[] = [
  ["parallel", /parallel_tool_calls/i],
  ["cacheKey", /prompt_cache_key/i],
  ["limit", /max_(completion_)?tokens/i],
  ["temperature", /temperature/i],
  ["logprobs", /log_?probs/i],
  ["tools", /tool_choice|\btools?\b|function.?call/i],
  [
    "schema",
    /response_format|json_schema|json_object|structured output|guided|m(in|ax)(Length|Items|imum)\b|\bpattern\b/i,
  ],
  ["stop", /\bstop(_sequences)?\b/i],
  ["system", /\brole\b|\bsystem\b|\bdeveloper\b/i],
];

/**
 * Which feature of a request the server refuses: by the parameter that it names, else by its words.
 *
 * @param carried the features that the request asked for
 */
export function refusalOf(error: unknown, carried: ReadonlySet<string>): Refusal | null {
  const status = statusOf(error);
  if (status === null || ![400, 404, 422, 500, 501].includes(status)) return null;
  const evidence = reasonOf(error);
  for (const words of [String(field(error, "param") ?? ""), evidence]) {
    const found = namedBy.find(([feature, named]) => carried.has(feature) && named.test(words));
    if (!found) continue;
    const [feature] = found;
    return { feature, evidence, to: leftBy(feature, `${words} ${evidence}`) };
  }
  return null;
}

/** A server that knows no tools at all, or no objects, need not be asked in every other way. */
function leftBy(feature: Feature, words: string): string | undefined {
  if (feature === "tools") return /tool_choice/i.test(words) ? undefined : "none";
  if (feature !== "schema" || schemaKeyword.test(words)) return undefined;
  return /json_schema|structured/i.test(words) ? "json_object" : "words";
}

const schemaKeyword =
  /\bm(in|ax)(Length|Items|imum|Properties)\b|\b(pattern|strict|format'|additionalProperties|keyword)\b/i;

const longestWaitMs = 60_000;

/**
 * langchain's `onFailedAttempt`: returns when the request may be tried again, throws the error when not.
 * A time that the server names is handed on as `retryAfterMs`, which langchain waits for.
 */
export function judgeAttempt(error: unknown): void {
  if (!(error instanceof Error) || isForGood(error)) throw error;
  const waitMs = readRetryAfter(error);
  if (waitMs === null) return;
  if (waitMs > longestWaitMs) throw error;
  Object.assign(error, { retryAfterMs: waitMs });
}

const endings =
  /^(Abort|Syntax|Type|ContextOverflow|LengthFinishReason|ContentFilterFinishReason)Error$/;

/** A refusal is final. So is an account without money, which has the same status as overload. */
function isForGood(error: Error): boolean {
  const status = statusOf(error);
  if (status === null) return endings.test(error.name);
  return isOutOfMoney(error) || status === 501 || (status < 500 && !passing.includes(status));
}

const passing: readonly number[] = [408, 409, 429];

function isOutOfMoney(error: unknown): boolean {
  return field(error, "code") === "insufficient_quota";
}

/** Milliseconds from a header in seconds or with a date; null without the header. */
function readRetryAfter(error: Error): number | null {
  const headers = "headers" in error && error.headers instanceof Headers ? error.headers : null;
  const told = headers?.get("retry-after") ?? "";
  if (told === "") return null;
  const waitMs = Number.isFinite(Number(told))
    ? Number(told) * 1000
    : Date.parse(told) - Date.now();
  return waitMs >= 0 ? waitMs : null;
}

/** The failure of a request after its last attempt. */
export function failureOf(error: unknown, where: { model: string; url: string }): ModelError {
  if (error instanceof ModelError) return error;
  const { model, url } = where;
  const reason = reasonOf(error);
  const status = statusOf(error);
  const isRefused = status !== null && status >= 400 && status < 500 && !passing.includes(status);
  if (isRefused || isOutOfMoney(error) || field(error, "name") === "ContextOverflowError")
    return new ModelError(
      "rejected",
      `${url} does not accept the request to ${model}: ${reason}. Check SOUS_LLM_MODEL, SOUS_LLM_KEY and SOUS_LLM_URL.`,
      { cause: error },
    );
  return new ModelError(
    "unreachable",
    `No answer of ${model} from ${url}: ${reason}. Try again later, or check SOUS_LLM_URL.`,
    { cause: error },
  );
}

/** Whether the server refuses the key or has no money left: nothing else will be answered either. */
export function isKeyRefused({ cause }: ModelError): boolean {
  return isOutOfMoney(cause) || [401, 403].includes(statusOf(cause) ?? 0);
}

/** The HTTP status of an error; null when there was no answer. */
function statusOf(error: unknown): number | null {
  const status = field(error, "status");
  return typeof status === "number" ? status : null;
}

function field(error: unknown, name: string): unknown {
  if (typeof error !== "object" || error === null) return undefined;
  return (error as Readonly<Record<string, unknown>>)[name];
}

/** The messages of an error and its causes, without the address that langchain appends. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [own = ""] = error.message.split("\n\nTroubleshooting URL");
  return error.cause instanceof Error ? `${own.trim()} (${reasonOf(error.cause)})` : own.trim();
}
