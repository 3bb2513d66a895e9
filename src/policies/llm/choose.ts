/** One of some options: by the log-probabilities of one-letter answers, else by a constrained answer. */
import { z } from "zod";
import type { Choosing, Prompt } from "../../core/model.js";
import { answerOf, type Caller } from "./caller.js";
import { structure } from "./structure.js";
import type { Reply } from "./tap.js";

/** As many as a server gives log-probabilities for. */
const labels = [..."ABCDEFGHIJKLMNOPQRST"];

/** @throws ModelError */
export async function choose(
  caller: Caller,
  prompt: Prompt,
  options: readonly string[],
): Promise<Choosing> {
  const [only] = options;
  if (only !== undefined && options.length === 1)
    return { scored: [{ option: only, probability: 1 }], by: "constrained" };
  if (options.length <= labels.length && caller.can(prompt, "log-probabilities")) {
    const reply = await caller.call(withLetters(prompt, options), { topTokens: 20, maxTokens: 1 });
    // one token is what was asked for: reaching that limit is no failure
    if (reply)
      answerOf({ ...reply, finish: reply.finish === "length" ? "stop" : reply.finish }, prompt);
    const scored = reply ? score(reply, options) : [];
    if (scored.length > 0) return { scored, by: "log-probabilities" };
    // a model that does not answer with a letter is not asked for one again
    caller.cannot(prompt, "log-probabilities");
  }
  return constrained(caller, prompt, options);
}

async function constrained(
  caller: Caller,
  prompt: Prompt,
  options: readonly string[],
): Promise<Choosing> {
  const asked = withList(prompt, options);
  const schema = z.object({ choice: z.enum(options) });
  const { choice } = await structure(caller, asked, { name: "choice", schema });
  const rest = options.filter((option) => option !== choice);
  const scored = [
    { option: choice, probability: 1 },
    ...rest.map((option) => ({ option, probability: 0 })),
  ];
  return { scored, by: "constrained" };
}

/** Shares of the labels among the likeliest tokens, the likeliest first; empty where no label is among them. */
function score({ firstTokens }: Reply, options: readonly string[]): Choosing["scored"] {
  const weights = new Map<string, number>();
  const seen = new Set<string>();
  for (const { token, logprob } of firstTokens) {
    if (seen.has(token)) continue;
    seen.add(token);
    const label = token.trim();
    weights.set(label, (weights.get(label) ?? 0) + Math.exp(logprob));
  }
  const weighed = options.map((option, index) => ({
    option,
    weight: weights.get(labels[index] ?? "") ?? 0,
  }));
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return [];
  return weighed
    .map(({ option, weight }) => ({ option, probability: weight / sum }))
    .toSorted((one, other) => other.probability - one.probability);
}

function withLetters(prompt: Prompt, options: readonly string[]): Prompt {
  const lines = options.map((option, index) => `${labels[index]}) ${option}`);
  return append(prompt, `Options:\n${lines.join("\n")}\nAnswer with the letter of one option.`);
}

function withList(prompt: Prompt, options: readonly string[]): Prompt {
  const lines = options.map((option) => `- ${option}`);
  return append(
    prompt,
    `Options:\n${lines.join("\n")}\nAnswer with {"choice": …}, and in it one option, word for word.`,
  );
}

function append(prompt: Prompt, text: string): Prompt {
  return { ...prompt, messages: [...prompt.messages, { speaker: "user", text }] };
}
