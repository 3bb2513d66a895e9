/** Decides what a failed request means: try again, an answer after all, or failure. */
import { ConfigError } from "../../core/errors.js";
import { ModelError } from "../../core/model/model.js";
import { openAiUrl } from "./settings.js";

/** Extracts the answer from the error of a server that validates and rejects it. */
export function answerIn(error: unknown): { refusal: string } | { text: string } | null {
  const code = String(field(error, "code") ?? "");
  if (code === "content_filter") return { refusal: reasonOf(error) };
  if (!/^(tool_use|json_validate)_failed$/.test(code)) return null;
  const said = field(field(error, "error"), "failed_generation");
  return { text: typeof said === "string" ? said : "" };
}

const longestWaitMs = 60_000;

/** Passed to langchain as `onFailedAttempt`. Returns to retry, throws to stop; sets a server's `retryAfterMs`. */
export async function judgeAttempt(error: unknown): Promise<void> {
  const { parseRetryAfterMs } = await import("@langchain/core/utils/async_caller");
  if (!(error instanceof Error) || isForGood(error)) throw error;
  const headers = field(error, "headers");
  const retryAfter = headers instanceof Headers ? headers.get("retry-after") : null;
  const retryAfterMs = parseRetryAfterMs(retryAfter);
  if (retryAfterMs === undefined) return;
  if (retryAfterMs > longestWaitMs) throw error;
  Object.assign(error, { retryAfterMs });
}

const endings =
  /^(Abort|Config|Syntax|Type|ContextOverflow|LengthFinishReason|ContentFilterFinishReason)Error$/;

function isForGood(error: Error): boolean {
  return statusOf(error) === null ? endings.test(error.name) : isRefused(error);
}

/** Texts of a status 500 that mean the server does not support the request. */
const unknown = /\b(?:not supported|unsupported|does not support|jinja)\b/i;

/** True if a repetition would fail too. An empty account has the same status as overload. */
function isRefused(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  if (status >= 500) return status === 501 || (status === 500 && unknown.test(reasonOf(error)));
  return isOutOfMoney(error) || (status >= 400 && ![408, 409, 429].includes(status));
}

interface Where {
  readonly model: string;
  readonly url: string;
}

export function failureOf(error: unknown, where: Where): ModelError {
  if (error instanceof ModelError) return error;
  const { model, url } = where;
  if (error instanceof ConfigError)
    return new ModelError("rejected", error.message, { cause: error });
  const isFinal = isRefused(error) || field(error, "name") === "ContextOverflowError";
  const what = isFinal
    ? `${url} does not accept the request to ${model}`
    : `No answer of ${model} from ${url}`;
  const text = `${what}: ${reasonOf(error)}. ${remedyOf(error, where)}`;
  return new ModelError(isFinal ? "rejected" : "unreachable", text, { cause: error });
}

/** Models that OpenAI's server does not have. The usual mistake is a missing SOUS_LLM_URL. */
const elsewhere: readonly (readonly [model: RegExp, whose: string, url: string])[] = [
  [/^claude/i, "Anthropic's", "https://api.anthropic.com/v1/"],
  [/^gemini/i, "Google's", "https://generativelanguage.googleapis.com/v1beta/openai/"],
  [/^(?!ft:)[\w.-]+:[\w.-]+$/, "Ollama's", "http://127.0.0.1:11434/v1"],
];

export function remedyOf(error: unknown, { model, url }: Where): string {
  if (error instanceof ConfigError) return error.message.replace(/^.+?\. (?=[A-Z])/, "");
  const [, whose, address] = elsewhere.find(([name]) => name.test(model)) ?? [];
  if (address && url === openAiUrl)
    return `${model} is ${whose} name for a model: set SOUS_LLM_URL=${address} in .env.`;
  if (isOutOfMoney(error)) return "Add credit to the account, or set another SOUS_LLM_KEY in .env.";
  const status = statusOf(error);
  if (status === null)
    return "See that the server runs and can be reached, or correct SOUS_LLM_URL in .env.";
  if (status === 401 || status === 403) return "Correct SOUS_LLM_KEY in .env.";
  if (status === 404)
    return /model/i.test(reasonOf(error))
      ? "Correct SOUS_LLM_MODEL (or SOUS_LLM_ROLES) in .env."
      : "Correct SOUS_LLM_URL in .env: it ends before /chat/completions.";
  return isRefused(error)
    ? "Check SOUS_LLM_MODEL in .env, and set SOUS_LLM_ABILITIES to what sous doctor finds."
    : "Try again later.";
}

export function isKeyRefused({ cause }: ModelError): boolean {
  return isOutOfMoney(cause) || [401, 403].includes(statusOf(cause) ?? 0);
}

function isOutOfMoney(error: unknown): boolean {
  return field(error, "code") === "insufficient_quota";
}

function statusOf(error: unknown): number | null {
  const status = field(error, "status");
  return typeof status === "number" ? status : null;
}

function field(error: unknown, name: string): unknown {
  if (typeof error !== "object" || error === null) return undefined;
  return (error as Readonly<Record<string, unknown>>)[name];
}

/** Joins the messages of an error and its causes, without the address that langchain appends. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [own = ""] = error.message.split("\n\nTroubleshooting URL");
  const words = own.trim().replace(/\.$/, "");
  return error.cause instanceof Error ? `${words} (${reasonOf(error.cause)})` : words;
}
