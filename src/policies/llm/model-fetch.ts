/** A `fetch` for langchain's OpenAI client, which misreads some servers' answers. */
import { z } from "zod";
import { fetchHere } from "../../core/fetch-here.js";
import { parseObject } from "./json.js";

const part = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);
const content = z.union([z.string(), z.array(part.catch("")).transform((parts) => parts.join(""))]);
const call = z.looseObject({
  function: z.looseObject({ name: z.string().catch(""), arguments: z.unknown().optional() }),
});
const message = z.looseObject({
  content: content.catch(""),
  tool_calls: z.array(call).optional().catch(undefined),
});
const choice = z.looseObject({ message: message.catch({ content: "" }) });
const completion = z.looseObject({ choices: z.array(choice).min(1) });
/** OpenAI's Responses API, which langchain uses for some models, has no choices. */
const otherProtocol = z.object({ output: z.array(z.unknown()), error: z.null().optional() });
const failure = z.object({ error: z.looseObject({}) });
const relayed = z.object({ metadata: z.object({ raw: z.string() }) });

export const endingShape = z.object({
  choices: z.tuple([
    z.object({
      ended: z.string().nullable().catch(null),
      message: z.object({
        refusal: z.string().nullable().catch(null),
        reasoning_content: z.unknown().optional(),
        reasoning: z.unknown().optional(),
      }),
    }),
  ]),
});

/**
 * Reads the body here, within the client's time limit. Turns errors with status 200 into errors, joins texts in parts,
 * and notes how a truncated or declined answer ended, which the client drops.
 */
export const fetchModel: typeof globalThis.fetch = async (input, init) => {
  const response = await fetchHere(input, init);
  const text = await response.text();
  const body = parseObject(text);
  if (response.ok && otherProtocol.safeParse(body).success) return new Response(text, response);
  const { data } = completion.safeParse(body);
  if (!response.ok || !data) return tellFailure(response, text, body);
  const choices = data.choices.slice(0, 1).map(({ message: said, ...others }) => ({
    ...others,
    ended: others.finish_reason,
    finish_reason: "stop",
    message: { ...said, role: "assistant" },
  }));
  return Response.json({ ...data, choices });
};

const shownFailure = 2_000;

/** Clients read an error's text in one place only. */
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
