/** A `fetch` that reads whole answers and says where they are none: servers call failures success. */
import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import { fetchHere } from "../../core/fetch-here.js";
import { parseObject, readJson } from "./json.js";

/** What was seen of one call on the wire. */
export interface Seen {
  requests: number;
  /** As the server said it; null where it said nothing. */
  finish: string | null;
  refusal: string | null;
  /** It thought aloud before it answered. */
  reasoned: boolean;
}

/** Each call has its own, though the client is shared. */
export const wire = new AsyncLocalStorage<Seen>();

/** A text, or several parts of one. */
const part = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);
const content = z.union([z.string(), z.array(part.catch("")).transform((parts) => parts.join(""))]);
const called = z.object({ name: z.string().catch(""), arguments: z.unknown() });
const call = z.object({
  id: z.string().min(1).optional().catch(undefined),
  function: called.catch({ name: "", arguments: "" }),
});
const message = z.looseObject({
  content: content.catch(""),
  refusal: z.string().nullable().catch(null),
  tool_calls: z.array(call.catch(call.parse({}))).catch([]),
  reasoning_content: z.unknown().optional(),
  reasoning: z.unknown().optional(),
});
const choice = z.looseObject({
  finish_reason: z.string().nullable().catch(null),
  message: message.catch(message.parse({})),
});
const completion = z.looseObject({ choices: z.array(choice).min(1) });
/** OpenAI's Responses API has no choices. */
const otherProtocol = z.object({ output: z.array(z.unknown()), error: z.null().optional() });
const failure = z.object({ error: z.looseObject({}) });
const toldFailure = z.object({ error: z.looseObject({ message: z.string() }) });
/** What a router was told by the server behind it. */
const relayed = z.object({ metadata: z.object({ raw: z.string() }) });

/**
 * Reads the body inside, so that the client's time limit covers it, and mends what clients do not understand:
 * an error with status 200 or in a form of the server's own, texts in parts, arguments that are an object or no JSON.
 */
export const honestFetch: typeof globalThis.fetch = async (input, init) => {
  const seen = wire.getStore();
  if (seen) seen.requests += 1;
  const response = await fetchHere(input, init);
  const text = await response.text();
  const body = parseObject(text);
  if (!response.ok) return nameFailure(response, text, body);
  if (otherProtocol.safeParse(body).success) return new Response(text, response);
  const { data: given } = completion.safeParse(body);
  if (!given) return tellFailure(body);
  return Response.json({ ...given, choices: given.choices.map((one) => mend(one, seen)) });
};

const shownFailure = 2_000;

/** Clients read an error's words at one place only. */
function nameFailure(response: Response, text: string, body: unknown): Response {
  const error = toldFailure.safeParse(body).data?.error;
  const raw = relayed.safeParse(error).data?.metadata.raw ?? "";
  const message = error ? [error.message, raw].join(" ").trim() : text.slice(0, shownFailure);
  return new Response(JSON.stringify({ error: { ...error, message } }), response);
}

function tellFailure(body: unknown): Response {
  const error = failure.safeParse(body).data?.error ?? {};
  const code = Number(error.code ?? error.status);
  const { message: words } = error;
  const told = typeof words === "string" ? words : "an answer without a completion";
  const status = Number.isInteger(code) && code >= 400 && code < 600 ? code : 502;
  return Response.json({ error: { ...error, message: told } }, { status });
}

/** The client throws the text away where it was cut short or declined: what ended it is noted. */
function mend(
  { message: said, ...others }: z.infer<typeof choice>,
  seen: Seen | undefined,
): object {
  const { refusal, tool_calls: calls, reasoning_content, reasoning, ...rest } = said;
  const reasoned = Boolean(reasoning_content || reasoning);
  if (seen) Object.assign(seen, { finish: others.finish_reason, refusal, reasoned });
  const hasCalls = calls.length > 0;
  return {
    ...others,
    finish_reason: hasCalls ? "tool_calls" : "stop",
    message: { role: "assistant", ...rest, ...(hasCalls && { tool_calls: calls.map(mendCall) }) },
  };
}

const keptCharacters = 400;

function mendCall({ id, function: { name, arguments: given } }: z.infer<typeof call>, at: number) {
  const input = typeof given === "string" ? readJson(given) : given;
  const isReadable = typeof input === "object" && input !== null && !Array.isArray(input);
  const unreadable = { unreadable: String(given ?? "").slice(0, keptCharacters) };
  const text = JSON.stringify(isReadable ? input : unreadable);
  return { type: "function", id: id ?? `call_${at}`, function: { name, arguments: text } };
}
