/** One of some options: by the log-probabilities of one-letter answers, else by a constrained answer. */
import { z } from "zod";
import type { Choosing, Prompt } from "../../core/model.js";
import { structure } from "./answers.js";
import type { Caller } from "./caller.js";
import type { Reply } from "./client.js";

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
  if (options.length <= labels.length ** 2) {
    const scored =
      options.length <= labels.length
        ? await scoreLetters(caller, listing(prompt, lettered(options)), options)
        : await scoreRows(caller, prompt, options);
    if (scored.length > 0) return { scored, by: "log-probabilities" };
  }
  return constrained(caller, prompt, options);
}

type Scores = Choosing["scored"];

/** By the token that comes after a prompt which gives each option a letter; empty where it is none. */
async function scoreLetters(
  caller: Caller,
  prompt: Prompt,
  options: readonly string[],
): Promise<Scores> {
  const reply = await caller.call(prompt, { topTokens: 20, maxTokens: 1 });
  return reply ? score(reply, options) : [];
}

/**
 * More options than letters: first the row of options, then the option in the best row; the probability of
 * an option is the product of both. In other rows nobody looked: their options share what their row has.
 */
async function scoreRows(
  caller: Caller,
  prompt: Prompt,
  options: readonly string[],
): Promise<Scores> {
  const rows = cutRows(options);
  const lines = rows.flatMap((row, index) => [`Row ${labels[index]}:`, ...dashed(row)]);
  const asked = listing(prompt, lines, "the letter of the row that has the best option");
  const [best, ...others] = await scoreLetters(caller, asked, labels.slice(0, rows.length));
  if (!best) return [];
  const rowOf = (label: string): readonly string[] => rows[labels.indexOf(label)] ?? [];
  const row = rowOf(best.option);
  const said = { speaker: "assistant", text: best.option } as const;
  const chosen = { ...asked, messages: [...asked.messages, said] };
  const narrowed = listing(chosen, lettered(row), undefined, `Row ${best.option}`);
  const within = await scoreLetters(caller, narrowed, row);
  if (within.length === 0) return [];
  const found = within.map(({ option, probability }) => ({
    option,
    probability: probability * best.probability,
  }));
  const rest = others.flatMap(({ option: label, probability }) =>
    rowOf(label).map((option, _, all) => ({ option, probability: probability / all.length })),
  );
  return [...found, ...rest].toSorted((one, other) => other.probability - one.probability);
}

/** As few rows as letters allow, all about equally long. */
function cutRows(options: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(options.length / labels.length);
  const length = Math.ceil(options.length / count);
  return Array.from({ length: count }, (_, row) => options.slice(row * length, (row + 1) * length));
}

async function constrained(
  caller: Caller,
  prompt: Prompt,
  options: readonly string[],
): Promise<Choosing> {
  const asked = listing(
    prompt,
    dashed(options),
    '{"choice": …}, and in it one option, word for word',
  );
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

/** The prompt with a list at its end, and how to answer. */
function listing(
  prompt: Prompt,
  lines: readonly string[],
  answer = "the letter of one option",
  title = "Options",
): Prompt {
  const text = `${title}:\n${lines.join("\n")}\nAnswer with ${answer}.`;
  return { ...prompt, messages: [...prompt.messages, { speaker: "user", text }] };
}

function lettered(options: readonly string[]): readonly string[] {
  return options.map((option, index) => `${labels[index]}) ${option}`);
}

function dashed(options: readonly string[]): readonly string[] {
  return options.map((option) => `- ${option}`);
}
