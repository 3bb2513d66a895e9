/** Checks a file in OpenAI's fine-tuning format. */
import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { InputError } from "../core/errors.js";
import { checkLine } from "./openai-chat.js";
import { loadTokenCounter } from "./tokens.js";

interface CheckedDataset {
  readonly lines: number;
  /** Of the valid lines. */
  readonly tokens: number;
  readonly longest: number;
  readonly problems: readonly { readonly line: number; readonly problem: string }[];
}

/**
 * Reads a file line by line.
 *
 * @param limit most tokens of an example
 * @throws InputError when there is no such file
 */
export async function checkDataset(file: string, limit: number): Promise<CheckedDataset> {
  if (!existsSync(file)) throw new InputError("there is no such file", { file });
  const count = await loadTokenCounter();
  const problems: { readonly line: number; readonly problem: string }[] = [];
  let [lines, tokens, longest] = [0, 0, 0];
  for await (const text of createInterface({ input: createReadStream(file) })) {
    lines += 1;
    const checked = checkLine(text, count, limit);
    if ("problem" in checked) problems.push({ line: lines, problem: checked.problem });
    else {
      tokens += checked.tokens;
      longest = Math.max(longest, checked.tokens);
    }
  }
  return { lines, tokens, longest, problems };
}
