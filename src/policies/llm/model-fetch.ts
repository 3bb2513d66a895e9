/** A `fetch` for clients of OpenAI's protocol: it reads whole answers, and repairs what clients do not understand. */
import { z } from "zod";
import { fetchHere } from "../../core/fetch-here.js";
import { parseObject, readJson } from "./json.js";

/** What clients drop of an answer. */
export interface Seen {
  /** As the server said it; null where it said nothing. */
  finish: string | null;
  refusal: string | null;
  /** Whether the model thought before it answered. */
  reasoned: boolean;
}

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
/** What a router was told by the server behind it. */
const relayed = z.object({ metadata: z.object({ raw: z.string() }) });

/**
 * The body is read inside, so that the client's time limit covers it. An error with status 200 becomes an error, texts
 * in parts one text, and arguments that are an object or nearly JSON become JSON.
 *
 * @param seen is filled with the answer
 */
export function createModelFetch(seen?: Seen): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetchHere(input, init);
    const text = await response.text();
    const body = parseObject(text);
    if (response.ok && otherProtocol.safeParse(body).success) return new Response(text, response);
    const { data: given } = completion.safeParse(body);
    if (!response.ok || !given) return tellFailure(response, text, body);
    return Response.json({ ...given, choices: given.choices.map((one) => mend(one, seen)) });
  };
}

const shownFailure = 2_000;

/** Clients read an error's words in one place only. */
function tellFailure({ ok, status, headers }: Response, text: string, body: unknown): Response {
  const { data: { error } = {} } = failure.safeParse(body);
  const code = Number(error?.code ?? error?.status);
  const own = Number.isInteger(code) && code >= 400 && code < 600 ? code : 502;
  const raw = relayed.safeParse(error).data?.metadata.raw ?? "";
  const words = ok && !error ? "an answer without a completion" : text.slice(0, shownFailure);
  const told = typeof error?.message === "string" ? `${error.message} ${raw}`.trim() : words;
  const said = JSON.stringify({ error: { ...error, message: told } });
  return new Response(said, { status: ok ? own : status, headers });
}

/** The client throws the text away where it was cut short or declined: how it ended is noted instead. */
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
