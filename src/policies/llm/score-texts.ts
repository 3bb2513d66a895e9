/** How likely a model is to write a given text, over all of the text's tokens (ABA, equation 4). */
import { z } from "zod";
import { fetchHere } from "../../core/fetch-here.js";
import { within } from "../../core/within.js";
import { type Reply, type Taken, tokenCount } from "./client.js";
import { judgeAttempt } from "./refusals.js";
import type { Request } from "./request.js";
import { type ModelSettings, openAiUrl } from "./settings.js";

const echoed = z.object({
  index: z.number().int(),
  logprobs: z
    .object({ tokens: z.array(z.string()), token_logprobs: z.array(z.number().nullable()) })
    .nullish(),
});
const answer = z.object({
  choices: z.array(echoed),
  usage: z
    .object({ prompt_tokens: tokenCount, completion_tokens: tokenCount })
    .optional()
    .catch(undefined),
});
const refusal = z.object({ error: z.looseObject({ message: z.string() }) });

/**
 * Asks the completions endpoint to echo prompts with their log-probabilities, as vLLM does. The messages are one
 * text there: no chat template is applied. One more token is made, as most servers want at least one, and left out.
 *
 * @returns the natural logarithm of each text's probability; empty where the server does not echo
 * @throws Error with the server's status, or without one where it was not reached
 */
export async function scoreTexts(
  settings: ModelSettings,
  request: Request,
  { signal, onTaken }: { signal: AbortSignal; onTaken: (taken: Taken) => void },
): Promise<Reply["sums"]> {
  const { apiKey, baseUrl = openAiUrl, timeoutMs = 60_000, maxRetries = 3 } = settings;
  const { model, texts = [] } = request;
  const before = request.messages
    .flatMap((turn) => ("text" in turn ? [turn.text] : []))
    .join("\n\n");
  const prompt = texts.map((text) => before + text);
  const body = { model, prompt, max_tokens: 1, temperature: 0, echo: true, logprobs: 1 };
  const taken = { model, requests: 0, promptTokens: 0, completionTokens: 0 };
  const post = async (): Promise<z.infer<typeof answer>> => {
    taken.requests += 1;
    const response = await fetchHere(`${baseUrl.replace(/\/$/, "")}/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: within(timeoutMs, signal),
    }).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new Error("no answer", { cause });
    });
    const said: unknown = await response.json().catch(() => null);
    const { data } = answer.safeParse(said);
    if (response.ok && data) return data;
    const message = refusal.safeParse(said).data?.error.message ?? response.statusText;
    const status = response.ok ? 502 : response.status;
    throw Object.assign(new Error(message), { status, headers: response.headers });
  };
  const { AsyncCaller } = await import("@langchain/core/utils/async_caller");
  const caller = new AsyncCaller({ maxRetries, onFailedAttempt: judgeAttempt });
  try {
    const { choices, usage } = await caller.call(post);
    taken.promptTokens = usage?.prompt_tokens ?? 0;
    taken.completionTokens = usage?.completion_tokens ?? 0;
    const sums = texts.flatMap((text, at) => {
      const choice = choices.find(({ index }) => index === at);
      return (choice && sumOver(choice, text)) ?? [];
    });
    return sums.length === texts.length ? sums : [];
  } finally {
    onTaken({ ...taken, cachedTokens: 0, reasoningTokens: 0 });
  }
}

/** The text stands at the end of what was sent, before the token that was made. A token across its beginning counts. */
function sumOver({ logprobs }: z.infer<typeof echoed>, text: string): number | null {
  const { tokens = [], token_logprobs: scores = [] } = logprobs ?? {};
  const end = [tokens.length - 1, tokens.length].find((cut) =>
    tokens.slice(0, cut).join("").endsWith(text),
  );
  if (end === undefined) return null;
  let [sum, left] = [0, text.length];
  for (let at = end - 1; left > 0; at--) {
    const score = scores[at];
    if (score === null || score === undefined) return null;
    sum += score;
    left -= tokens[at]?.length ?? 0;
  }
  return sum;
}
