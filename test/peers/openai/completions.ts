/** The completions endpoint: what it was sent comes back with log-probabilities, as vLLM echoes it. */
import { z } from "zod";

export const completionsShape = z.object({
  model: z.string(),
  prompt: z.union([z.string(), z.array(z.string()).min(1)]),
  max_tokens: z.number().int().min(1),
  temperature: z.number().min(0).max(2),
  echo: z.boolean().default(false),
  logprobs: z.number().int().min(0).max(5).nullish(),
});
export type CompletionsRequest = z.infer<typeof completionsShape>;

/** The probability of a token after a text. */
export type Likelihood = (before: string, token: string) => number;

/** Words with the blank before them, and the other characters one by one. */
const tokensOf = (text: string): readonly string[] => text.match(/ ?[a-z]+|./gis) ?? [];

/** @param echoes false: the echo is not heard, and the one made token is all that has a log-probability */
export function completeTexts(
  { model, prompt, echo, logprobs }: CompletionsRequest,
  likelihood: Likelihood,
  echoes: boolean,
): object {
  const made = " and";
  const choices = [prompt].flat().map((text, index) => {
    const given = echo && echoes ? tokensOf(text) : [];
    const tokens = [...given, made];
    const offsets = tokens.map((_, at) => tokens.slice(0, at).join("").length);
    const scores = tokens.map((token, at) =>
      at === 0 && given.length > 0 ? null : Math.log(likelihood(text.slice(0, offsets[at]), token)),
    );
    return {
      index,
      text: given.join("") + made,
      finish_reason: "length",
      logprobs:
        typeof logprobs === "number"
          ? {
              tokens,
              token_logprobs: scores,
              text_offset: offsets,
              top_logprobs: scores.map((score, at) =>
                score === null ? null : { [tokens[at] ?? ""]: score },
              ),
            }
          : null,
    };
  });
  const read = [prompt].flat().reduce((sum, text) => sum + tokensOf(text).length, 0);
  const usage = { prompt_tokens: read, completion_tokens: choices.length };
  return { id: "cmpl-peer", object: "text_completion", created: 0, model, choices, usage };
}
