/** Has a model choose an option by the probabilities of one-letter answers, else by an answer of fixed form. */
import { z } from "zod";
import type { Choosing, Prompt } from "../../core/model/model.js";
import { type Ask, noteChoice, structure } from "./answers.js";
import type { Reply } from "./client.js";

/** Twenty, as servers give log-probabilities of at most 20 tokens. */
const letters = [..."ABCDEFGHIJKLMNOPQRST"];

type Scores = Choosing["scored"];

export async function choose(
  ask: Ask,
  prompt: Prompt,
  options: readonly string[],
): Promise<Choosing> {
  const [only] = options;
  if (only !== undefined && options.length === 1)
    return { scored: [{ option: only, probability: 1 }], by: "constrained" };
  const scored = await score(ask, prompt, options);
  const chosen: Choosing =
    scored.length > 0
      ? { scored, by: "log-probabilities" }
      : { scored: await constrained(ask, prompt, options), by: "constrained" };
  noteChoice(chosen.by);
  return chosen;
}

function score(ask: Ask, prompt: Prompt, options: readonly string[]): Promise<Scores> | [] {
  if (options.length > letters.length ** 2) return [];
  if (options.length > letters.length) return scoreRows(ask, prompt, options);
  return scoreLetters(ask, listing(prompt, lettered(options)), options);
}

/** Scores options by the log-probabilities of their letters as the next token; empty if no letter is likely. */
async function scoreLetters(ask: Ask, prompt: Prompt, options: readonly string[]): Promise<Scores> {
  const { reply } = await ask(prompt, { topTokens: 20, maxTokens: 1 });
  return share(reply, options);
}

/**
 * Splits options into rows if there are more than letters: scores the rows, then the options in the best row, and
 * multiplies. Options in other rows share their row's probability.
 */
async function scoreRows(ask: Ask, prompt: Prompt, options: readonly string[]): Promise<Scores> {
  const rows = cutRows(options);
  const lines = [...rows].flatMap(([letter, row]) => [`Row ${letter}:`, ...dashed(row)]);
  const asked = listing(prompt, lines, "the letter of the row that has the best option");
  const [best, ...others] = await scoreLetters(ask, asked, [...rows.keys()]);
  if (!best) return [];
  const row = rows.get(best.option) ?? [];
  const said = { speaker: "assistant", text: best.option } as const;
  const chosen = { ...asked, messages: [...asked.messages, said] };
  const narrowed = listing(chosen, lettered(row), undefined, `Row ${best.option}`);
  const within = await scoreLetters(ask, narrowed, row);
  if (within.length === 0) return [];
  const found = within.map(({ option, probability }) => ({
    option,
    probability: probability * best.probability,
  }));
  const rest = others.flatMap(({ option: letter, probability }) =>
    (rows.get(letter) ?? []).map((option, _, all) => ({
      option,
      probability: probability / all.length,
    })),
  );
  return ranked([...found, ...rest]);
}

function cutRows(options: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const count = Math.ceil(options.length / letters.length);
  const length = Math.ceil(options.length / count);
  const rowAt = (at: number) => options.slice(at * length, (at + 1) * length);
  return new Map(letters.slice(0, count).map((letter, at) => [letter, rowAt(at)]));
}

async function constrained(ask: Ask, prompt: Prompt, options: readonly string[]): Promise<Scores> {
  const answer = '{"choice": …}, and in it one option, word for word';
  const schema = z.object({ choice: z.enum(options) });
  const asked = listing(prompt, dashed(options), answer);
  const { choice } = await structure(ask, asked, { name: "choice", schema });
  return ranked(options.map((option) => ({ option, probability: option === choice ? 1 : 0 })));
}

/** Scales the letters' probabilities to add up to 1; empty without a letter among the likeliest tokens. */
function share({ firstTokens }: Reply, options: readonly string[]): Scores {
  const weights = options.map((_, at) =>
    firstTokens
      .filter(({ token }) => token.replace(/^[\s▁Ġ]+|\s+$/g, "") === letters[at])
      .reduce((sum, { logprob }) => sum + Math.exp(logprob), 0),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return [];
  return ranked(options.map((option, at) => ({ option, probability: (weights[at] ?? 0) / sum })));
}

function ranked(scored: Scores): Scores {
  return scored.toSorted((one, other) => other.probability - one.probability);
}

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
  return options.map((option, at) => `${letters[at]}) ${option}`);
}

function dashed(options: readonly string[]): readonly string[] {
  return options.map((option) => `- ${option}`);
}
