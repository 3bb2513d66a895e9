/** Checks a file of training data (`sous export check`). */
import { many } from "../../core/words/wording.js";
import { checkDataset, tokensPerExample } from "../../datasets/openai-chat.js";
import { foundExit } from "../errors.js";
import * as shared from "../options.js";
import { SousCommand } from "../sous-command.js";

export function checkCommand(): SousCommand {
  return new SousCommand("check")
    .argument("<file>", "JSON lines")
    .option(
      "--max-tokens <n>",
      "most tokens of an example",
      shared.wholeNumber(1),
      tokensPerExample,
    )
    .addOption(shared.jsonOption())
    .examples("sous export check dataset/train.jsonl")
    .action(runCheck);
}

const mostListed = 20;

async function runCheck(
  file: string,
  options: { maxTokens: number; json?: boolean },
): Promise<void> {
  const result = await checkDataset(file, options.maxTokens);
  const { lines, tokens, longest, problems } = result;
  const listed = problems.slice(0, mostListed);
  const more = problems.length - listed.length;
  const words = shared.present([
    ...listed.map(({ line, problem }) => `${file}:${line}: ${problem}`),
    more > 0 && `… and ${more} more`,
    problems.length === 0
      ? `${many(lines, "line")}, ${many(tokens, "token")}, the longest has ${longest}: in order.`
      : `${problems.length} of ${lines} lines are not in order.`,
  ]);
  shared.printEither(options, result, words);
  if (problems.length > 0 || lines === 0) process.exitCode = foundExit;
}
