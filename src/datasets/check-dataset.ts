import { readTextFile } from "../core/text-file.js";
import { checkLine } from "./openai-chat.js";
import { loadTokenCounter } from "./tokens.js";

export async function checkDataset(file: string, limit: number) {
  const texts = readTextFile(file).split(/\r?\n/);
  if (texts.at(-1) === "") texts.pop();
  const count = await loadTokenCounter();
  const problems: { readonly line: number; readonly problem: string }[] = [];
  let [lines, tokens, longest] = [0, 0, 0];
  for (const text of texts) {
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
