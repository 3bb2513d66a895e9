/** `sous bench crowd`: whether the quality of a simulated crowd is recovered. */
import * as shared from "../../../src/cli/options.js";
import { InputError } from "../../../src/core/errors.js";
import { Command, InvalidArgumentError, Option } from "../../cli/commander.js";
import { countOption } from "../../cli/options.js";
import { withProgress } from "../../cli/progress.js";
import { present } from "../../report/present.js";
import { benchCrowd } from "../bench-crowd.js";
import { crowdKind } from "../crowd-report.js";

interface CrowdOptions {
  readonly people: number;
  readonly questions: number;
  readonly answers: number;
  readonly seeds: readonly number[];
  readonly json?: boolean;
}

export function crowdCommand(): Command {
  return new Command("crowd")
    .description("simulated people of known quality: how well it, and the answers, are recovered")
    .addOption(countOption("--people <n>", "people in the crowd", 200, 10))
    .addOption(
      countOption("--questions <n>", "questions, each with candidates of its own", 2000, 10),
    )
    .addOption(countOption("--answers <n>", "answers to each question", 3, 2))
    .addOption(
      new Option("--seeds <range>", "a crowd each: 1..20, or with commas")
        .argParser(readSeeds)
        .default(readSeeds("1..20"), "1..20"),
    )
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Half of the people are diligent; the others are careless, press anything or always the first choice,
use a language model, copy from somebody, or share wrong answers. Questions differ in
difficulty; one in ten is gold. Two more crowds are all diligent and all guessing.

Examples:
  sous bench crowd
  sous bench crowd --people 30 --questions 600 --seeds 1..5 --json`,
    )
    .action(runCrowd);
}

/** "1..20" or "1,2,3" */
function readSeeds(text: string): readonly number[] {
  const range = /^(\d+)\.\.(\d+)$/.exec(text);
  if (!range) return shared.wholeNumbers(text);
  const [first, last] = [Number(range[1]), Number(range[2])];
  if (last < first) throw new InvalidArgumentError("The last seed is before the first.");
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

async function runCrowd({ json, ...settings }: CrowdOptions): Promise<void> {
  const { people, answers } = settings;
  if (answers > people)
    throw new InputError(
      `--answers ${answers}: a question has at most one of each of ${people} people`,
    );
  const result = await withProgress("crowds", (onProgress) =>
    benchCrowd({ ...settings, onProgress }),
  );
  await present(crowdKind, result, { json });
}
