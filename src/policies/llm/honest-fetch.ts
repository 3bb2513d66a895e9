/** A `fetch` that reads whole answers and says where they are none: servers call failures success. */
import { AsyncLocalStorage } from "node:async_hooks";
import { parseObject } from "./json.js";

/** What was seen of one call on the wire. */
export interface Seen {
  requests: number;
  /** As the server said it; null where it said nothing. */
  finish: string | null;
  refusal: string | null;
}

/** Each call has its own, though the client is shared. */
export const wire = new AsyncLocalStorage<Seen>();

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the body inside, so that the client's time limit covers it, and mends what clients do not understand:
 * an error with status 200, texts in parts, arguments that are an object or no JSON.
 */
export const honestFetch: typeof globalThis.fetch = async (input, init) => {
  const seen = wire.getStore();
  if (seen) seen.requests += 1;
  const response = await fetch(input, init);
  const text = await response.text();
  const { status, statusText, headers } = response;
  if (!response.ok) return new Response(text, { status, statusText, headers });
  const body = asObject(parseObject(text));
  const choices = Array.isArray(body?.choices) ? body.choices : [];
  if (body && isOtherProtocol(body)) return new Response(text, { status, headers });
  if (!body || choices.length === 0) return failure(body);
  return Response.json({ ...body, choices: choices.map((choice) => mendChoice(choice, seen)) });
};

/** OpenAI's Responses API has no choices. */
function isOtherProtocol(body: Json): boolean {
  return Array.isArray(body.output) && !body.error;
}

function failure(body: Json | null): Response {
  const error = asObject(body?.error);
  const code = Number(error?.code ?? error?.status);
  const message =
    typeof error?.message === "string" ? error.message : "an answer without a completion";
  return Response.json(
    { error: { ...error, message } },
    { status: Number.isInteger(code) && code >= 400 && code < 600 ? code : 502 },
  );
}

function mendChoice(given: unknown, seen: Seen | undefined): Json {
  const choice = asObject(given) ?? {};
  const message = asObject(choice.message) ?? {};
  const finish = typeof choice.finish_reason === "string" ? choice.finish_reason : null;
  if (seen) {
    seen.finish = finish;
    seen.refusal = typeof message.refusal === "string" ? message.refusal : null;
  }
  const calls = Array.isArray(message.tool_calls) ? message.tool_calls : [];
  const { refusal: _, tool_calls: __, ...rest } = message;
  return {
    ...choice,
    // The client throws the text away where it was cut short: what ended it was noted.
    finish_reason: calls.length > 0 ? "tool_calls" : "stop",
    message: {
      role: "assistant",
      ...rest,
      content: joinParts(message.content),
      ...(calls.length > 0 && { tool_calls: calls.map(mendCall) }),
    },
  };
}

/** A text, or several parts of one. */
function joinParts(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part) => (typeof part === "string" ? part : (asObject(part)?.text ?? "")))
    .join("");
}

const keptCharacters = 400;

function mendCall(given: unknown, index: number): Json {
  const call = asObject(given) ?? {};
  const { name = "", arguments: input } = asObject(call.function) ?? {};
  const object = typeof input === "string" ? asObject(parseObject(input)) : asObject(input);
  const unreadable = { unreadable: String(input ?? "").slice(0, keptCharacters) };
  const hasId = typeof call.id === "string" && call.id !== "";
  return {
    type: "function",
    id: hasId ? call.id : `call_${index}`,
    function: { name, arguments: JSON.stringify(object ?? unreadable) },
  };
}

function asObject(value: unknown): Json | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Json)
    : null;
}
