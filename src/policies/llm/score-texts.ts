/** How likely a model is to write a given text, over all of the text's tokens (ABA, equation 4). */
import type {
  CompletionChoice,
  CompletionCreateParamsNonStreaming,
} from "openai/resources/completions";
import { type Reply, type RequestOptions, type Taken, tokenCount } from "./client.js";
import { createModelFetch } from "./model-fetch.js";
import type { Request } from "./request.js";
import { type ModelSettings, openAiUrl, usualTimeoutMs } from "./settings.js";

/**
 * Asks the completions endpoint once to echo prompts with their log-probabilities, as vLLM does. The messages are one
 * text there: no chat template is applied. One more token is made, as most servers want at least one, and left out.
 *
 * @returns the natural logarithm of each text's probability; empty where the server does not echo
 * @throws what OpenAI's client throws
 */
export async function scoreTexts(
  settings: ModelSettings,
  request: Request,
  { signal, onTaken }: RequestOptions,
): Promise<Reply["sums"]> {
  const { apiKey, baseUrl = openAiUrl, timeoutMs = usualTimeoutMs } = settings;
  const { model, texts = [], messages } = request;
  const before = messages.flatMap((turn) => ("text" in turn ? [turn.text] : [])).join("\n\n");
  const prompt = texts.map((text) => before + text);
  const asked = { model, prompt, max_tokens: 1, temperature: 0, echo: true, logprobs: 1 };
  const { OpenAI } = await import("openai");
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    timeout: timeoutMs,
    maxRetries: 0,
    fetch: createModelFetch(),
  });
  let taken: Taken = { model, requests: 1, ...nothing };
  try {
    const { choices, usage } = await client.completions.create(
      asked as CompletionCreateParamsNonStreaming,
      { signal },
    );
    const promptTokens = tokenCount.safeParse(usage?.prompt_tokens).data ?? 0;
    const completionTokens = tokenCount.safeParse(usage?.completion_tokens).data ?? 0;
    taken = { ...taken, promptTokens, completionTokens };
    const sums = texts.map((text, at) => {
      const choice = choices.find(({ index }) => index === at);
      return (choice && sumOver(choice, text)) ?? null;
    });
    return sums.every((sum) => sum !== null) ? sums : [];
  } finally {
    onTaken(taken);
  }
}

const nothing = { promptTokens: 0, completionTokens: 0, cachedTokens: 0, reasoningTokens: 0 };

/** The text stands at the end of what was sent, before the token that was made. A token across its beginning counts. */
function sumOver({ logprobs }: CompletionChoice, text: string): number | null {
  const { tokens = [], token_logprobs: scores = [] } = logprobs ?? {};
  const end = [tokens.length - 1, tokens.length].find((cut) =>
    tokens.slice(0, cut).join("").endsWith(text),
  );
  if (end === undefined) return null;
  let [sum, left] = [0, text.length];
  for (let at = end - 1; left > 0; at--) {
    const score = scores[at];
    if (typeof score !== "number") return null;
    sum += score;
    left -= tokens[at]?.length ?? 0;
  }
  return sum;
}
