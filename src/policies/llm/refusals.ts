/** From what a client throws to what it means: a feature that is refused, another attempt, or the end. */
import { ConfigError } from "../../core/errors.js";
import { ModelError } from "../../core/model.js";
import type { Feature, Refusal } from "./features.js";

/** The words with which servers name a feature, the most telling first. */
const namedBy: readonly (readonly [Feature, RegExp])[] = [
  ["turns", /\balternat/i],
  ["parallel", /parallel_tool_calls/i],
  ["cacheKey", /prompt_cache_key/i],
  ["limit", /max_(completion_)?tokens/i],
  ["temperature", /temperature/i],
  ["logprobs", /log_?probs|top_n_tokens/i],
  ["image", /image|vision|multi-?modal|\bcontent\b.{0,80}\bstring\b/i],
  ["tools", /tool_choice|\btools?\b|function.?call/i],
  [
    "schema",
    /response_format|json_schema|json_object|structured output|guided|m(in|ax)(Length|Items|imum)\b|\bpattern\b/i,
  ],
  ["stop", /\bstop(_sequences)?\b/i],
  ["system", /\brole\b|\bsystem\b|\bdeveloper\b/i],
  // its endpoint is asked for nothing else
  ["echo", /echo|prompt|completions|chat model|not found|unknown|support|allowed/i],
];

/** Their words may also say who is not let in. */
const ambiguous: ReadonlySet<Feature> = new Set(["image", "tools", "schema", "system", "echo"]);

/**
 * Which feature of a request the server refuses: by the parameter that it names, else by its words.
 *
 * @param carried the features that the request asked for
 */
export function refusalOf(error: unknown, carried: ReadonlySet<string>): Refusal | null {
  const status = statusOf(error);
  if (status === null || ![400, 403, 404, 405, 422, 500, 501].includes(status)) return null;
  const evidence = reasonOf(error);
  for (const words of [String(field(error, "param") ?? ""), evidence]) {
    const found = namedBy.find(
      ([feature, named]) =>
        carried.has(feature) &&
        named.test(words) &&
        (status !== 403 || words !== evidence || !ambiguous.has(feature)),
    );
    if (!found) continue;
    const [feature] = found;
    return { feature, evidence, to: leftBy(feature, `${words} ${evidence}`) };
  }
  return null;
}

/** Servers that judge an answer themselves refuse the request: what is wrong is the answer. */
export function answerIn(error: unknown): { refusal: string } | { text: string } | null {
  const code = String(field(error, "code") ?? "");
  if (code === "content_filter") return { refusal: reasonOf(error) };
  if (!/^(tool_use|json_validate)_failed$/.test(code)) return null;
  const said = field(field(error, "error"), "failed_generation");
  return { text: typeof said === "string" ? said : "" };
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
export async function judgeAttempt(error: unknown): Promise<void> {
  const { parseRetryAfterMs } = await import("@langchain/core/utils/async_caller");
  if (!(error instanceof Error) || isForGood(error)) throw error;
  const headers = field(error, "headers");
  const told = headers instanceof Headers ? headers.get("retry-after") : null;
  const retryAfterMs = parseRetryAfterMs(told);
  if (retryAfterMs === undefined) return;
  if (retryAfterMs > longestWaitMs) throw error;
  Object.assign(error, { retryAfterMs });
}

const endings =
  /^(Abort|Syntax|Type|ContextOverflow|LengthFinishReason|ContentFilterFinishReason)Error$/;

/** With a failure of its own, a server says that it does not know what was asked for. */
const says = /\b(?:not supported|unsupported|does not support|jinja)\b/i;

function isForGood(error: Error): boolean {
  const status = statusOf(error);
  if (status === null) return endings.test(error.name);
  return status === 501 || isRefused(error) || (status === 500 && says.test(error.message));
}

/** A refusal is final. So is an account without money, which has the same status as overload. */
function isRefused(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  const isPassing = [408, 409, 429].includes(status);
  return isOutOfMoney(error) || (status >= 400 && status < 500 && !isPassing);
}

/** The failure of a request after its last attempt. */
export function failureOf(error: unknown, where: { model: string; url: string }): ModelError {
  if (error instanceof ModelError) return error;
  const { model, url } = where;
  if (error instanceof ConfigError)
    return new ModelError("rejected", error.message, { cause: error });
  const isFinal = isRefused(error) || field(error, "name") === "ContextOverflowError";
  const what = isFinal
    ? `${url} does not accept the request to ${model}`
    : `No answer of ${model} from ${url}`;
  const text = `${what}: ${reasonOf(error)}. ${remedyOf(error)}`;
  return new ModelError(isFinal ? "rejected" : "unreachable", text, { cause: error });
}

/** The one thing to do about what a request failed with. */
export function remedyOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message.replace(/^.+?\. (?=[A-Z])/, "");
  if (isOutOfMoney(error)) return "Add credit to the account, or set another SOUS_LLM_KEY in .env.";
  const status = statusOf(error);
  if (status === null)
    return "See that the server runs and can be reached, or correct SOUS_LLM_URL in .env.";
  if (status === 401 || status === 403) return "Correct SOUS_LLM_KEY in .env.";
  if (status === 404)
    return /model/i.test(reasonOf(error))
      ? "Correct SOUS_LLM_MODEL (or SOUS_LLM_ROLES) in .env."
      : "Correct SOUS_LLM_URL in .env: it ends before /chat/completions.";
  return status < 500 && status !== 429
    ? "Check SOUS_LLM_MODEL and SOUS_LLM_URL in .env."
    : "Try again later.";
}

/** Whether the server refuses the key or has no money left: nothing else will be answered either. */
export function isKeyRefused({ cause }: ModelError): boolean {
  return isOutOfMoney(cause) || [401, 403].includes(statusOf(cause) ?? 0);
}

function isOutOfMoney(error: unknown): boolean {
  return field(error, "code") === "insufficient_quota";
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
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [own = ""] = error.message.split("\n\nTroubleshooting URL");
  const words = own.trim().replace(/\.$/, "");
  return error.cause instanceof Error ? `${words} (${reasonOf(error.cause)})` : words;
}
