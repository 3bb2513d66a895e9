import { Command } from "commander";
import { many } from "../../core/words/wording.js";
import { checkDataset, tokensPerExample } from "../../datasets/openai-chat.js";
import { foundExit } from "../errors.js";
import * as shared from "../options.js";

export function checkCommand(): Command {
  return new Command("check")
    .argument("<file>", "JSON lines")
    .option(
      "--max-tokens <n>",
      "most tokens of an example",
      shared.wholeNumber(1),
      tokensPerExample,
    )
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Example:
  sous export check dataset/train.jsonl`,
    )
    .action(runCheck);
}

const mostListed = 20;

async function runCheck(
  file: string,
  { maxTokens, json }: { maxTokens: number; json?: boolean },
): Promise<void> {
  const result = await checkDataset(file, maxTokens);
  const { lines, tokens, longest, problems } = result;
  if (json) shared.printJson(result);
  else {
    for (const { line, problem } of problems.slice(0, mostListed))
      shared.print(`${file}:${line}: ${problem}`);
    const more = problems.length - mostListed;
    if (more > 0) shared.print(`… and ${more} more`);
    shared.print(
      problems.length === 0
        ? `${many(lines, "line")}, ${many(tokens, "token")}, the longest has ${longest}: in order.`
        : `${problems.length} of ${lines} lines are not in order.`,
    );
  }
  if (problems.length > 0 || lines === 0) process.exitCode = foundExit;
}
