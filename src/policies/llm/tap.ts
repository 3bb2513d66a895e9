/** Sees every answer of the server as it came: its usage and its text, also when the text is unusable. */
import { z } from "zod";
import { parseObject } from "./json.js";

const tokenShape = z.object({ token: z.string(), logprob: z.number() });

const bodyShape = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        logprobs: z
          .object({
            content: z
              .array(tokenShape.extend({ top_logprobs: z.array(tokenShape).nullish() }))
              .nullish(),
          })
          .nullish()
          // a completion with broken log-probabilities is still one
          .catch(null),
      }),
    )
    .min(1),
  usage: z
    .object({ prompt_tokens: z.number(), completion_tokens: z.number() })
    .nullish()
    .catch(null),
});

/** One completion, as the server gave it. */
export interface Reply {
  readonly text: string;
  /** What the model says in place of an answer; null where it answers. */
  readonly refusal: string | null;
  /** "stop", "length", "content_filter" … */
  readonly finish: string;
  /** The likeliest first tokens with their natural logarithms; empty where the server gives none. */
  readonly firstTokens: readonly { readonly token: string; readonly logprob: number }[];
}

export interface Tap {
  readonly fetch: typeof globalThis.fetch;
  readonly requests: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** From the last answer that has it. */
  readonly reply: Reply | null;
}

/** A `fetch` that keeps count. */
export function createTap(): Tap {
  const fetchCounted: Tap["fetch"] = async (input, init) => {
    tap.requests += 1;
    const response = await fetch(input, init);
    const text = await response.text();
    const body = bodyShape.safeParse(parseObject(text)).data;
    if (response.ok && body) {
      tap.promptTokens += body.usage?.prompt_tokens ?? 0;
      tap.completionTokens += body.usage?.completion_tokens ?? 0;
      tap.reply = readReply(body);
    }
    const { status, statusText, headers } = response;
    return new Response(text, { status, statusText, headers });
  };
  const tap = {
    fetch: fetchCounted,
    requests: 0,
    promptTokens: 0,
    completionTokens: 0,
    reply: null as Reply | null,
  };
  return tap;
}

function readReply({ choices: [choice] }: z.infer<typeof bodyShape>): Reply | null {
  if (!choice) return null;
  const [first] = choice.logprobs?.content ?? [];
  return {
    text: choice.message.content ?? "",
    refusal: choice.message.refusal ?? null,
    finish: choice.finish_reason ?? "stop",
    firstTokens: first ? [first, ...(first.top_logprobs ?? [])] : [],
  };
}
