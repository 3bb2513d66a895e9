/** `sous study`: what recorded episodes say about asking people. */

import { systemClock } from "../../../app/clock.js";
import { readMemory } from "../../../cli/database.js";
import * as shared from "../../../cli/options.js";
import { Command, Option } from "../../cli/commander.js";
import { createProgressBar } from "../../cli/progress.js";
import type { ReplayMaterial } from "../contract.js";
import { formatStudy } from "../format-study.js";
import { collectReplay } from "../play/collect.js";
import { type ReplayStudy, studyReplay } from "../study-replay.js";

interface ReplayOptions {
  readonly db?: string;
  readonly campaign?: string;
  readonly limit: number;
  readonly seed: number;
  readonly wrong: number;
  readonly unsure: number;
  readonly resamples: number;
  readonly out?: string;
  readonly json?: boolean;
}

export function studyReplayCommand(): Command {
  return new Command("replay")
    .description(
      "recorded questions, played on without the answer, with a simulated and the real one",
    )
    .addOption(shared.databaseOption())
    .option("--campaign <id>", "only this campaign (default: all that was played)")
    .addOption(
      new Option("--limit <n>", "most episodes; of more, as many are drawn")
        .argParser(shared.wholeNumber(1))
        .default(200),
    )
    .addOption(shared.seedOption())
    .addOption(
      new Option("--wrong <p>", "the noisy simulated person: probability of a wrong answer")
        .argParser(shared.probability)
        .default(0.2),
    )
    .addOption(
      new Option("--unsure <p>", 'the noisy simulated person: probability of "I don\'t know"')
        .argParser(shared.probability)
        .default(0.1),
    )
    .addOption(
      new Option("--resamples <n>", "draws for each interval")
        .argParser(shared.wholeNumber(100))
        .default(2000),
    )
    .option("--out <dir>", "write study.md, .html, .tex and .json there, and questions.jsonl")
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Each question that was put to people is played on four times from the step that asked it, in copies of the
world as it was, by the same policy with the same seed: without an answer, with a truthful and with a noisy
simulated person's, and with what was really answered. Later questions of the episode are answered as they
were. A task that is not done counts with all the steps that its limit allows.

Intervals are of 95 %, by bootstrap over households and over people; the wider of the two is given. Without
--campaign, episodes are compared by when they ask. Episodes that a language model or a person played are left
out, and those that rest on an exchange which the review excludes. A release that was read in (sous import) is
studied as well; it tells times only to the hour, so figures of time and fatigue are without it.

Examples:
  sous study replay --db team.db
  sous study replay --db team.db --campaign pilot --out study
  sous study replay --db team.db --json > replay.json
  sous report --db team.db --results replay.json`,
    )
    .action(runReplay);
}

async function runReplay(options: ReplayOptions): Promise<void> {
  const { campaign = null, seed, wrong, unsure, resamples } = options;
  const material = await collect(options);
  const study = studyReplay(material, { seed, resamples, campaign, noise: { wrong, unsure } });
  const origin = { command: shared.typedCommand(), seconds: performance.now() / 1000 };
  if (options.out !== undefined) {
    const { writeStudy } = await import("../replay-report.js");
    const files = await writeStudy(options.out, study, material.questions, origin);
    if (!options.json) for (const file of files) shared.print(file);
  }
  if (options.json) shared.printResult(study);
  else describe(study);
}

async function collect(options: ReplayOptions): Promise<ReplayMaterial> {
  const { campaign = null, limit, seed, wrong, unsure } = options;
  const bar = createProgressBar("episodes");
  try {
    return await readMemory(options, (memory) =>
      collectReplay(memory, {
        campaign,
        limit,
        seed,
        noise: { wrong, unsure },
        clock: systemClock,
        onProgress: (done, of) => bar.show(done, of),
      }),
    );
  } finally {
    bar.stop();
  }
}

function describe(study: ReplayStudy): void {
  for (const line of formatStudy(study)) shared.print(line);
}
