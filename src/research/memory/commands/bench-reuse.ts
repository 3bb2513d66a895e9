/** `sous bench reuse`: what remembering is worth over many rounds, and where it misleads. */
import { SingleBar } from "cli-progress";
import { listHomes } from "../../../../scenes/household/index.js";
import { systemClock } from "../../../app/clock.js";
import { createLog } from "../../../app/log.js";
import { loadConfig, secretsOf } from "../../../app/settings/config.js";
import * as shared from "../../../cli/options.js";
import { Command, Option } from "../../cli/commander.js";
import { createLabPool } from "../../lab/pool.js";
import { type BenchReuseResult, benchReuse } from "../reuse/bench-reuse.js";
import type { ArmFigures, Spread } from "../reuse/figures.js";

interface ReuseOptions {
  readonly games?: string;
  readonly rounds: number;
  readonly seeds: readonly number[];
  readonly wrong: number;
  readonly moved: number;
  readonly maxSteps: number;
  readonly homes: number;
  readonly jobs: number;
  readonly report?: string;
  readonly json?: boolean;
}

export function reuseBenchCommand(): Command {
  return new Command("reuse")
    .description("many rounds a home, its memory kept: questions saved, and wrong reuse")
    .option("--games <dir>", "the folder with the games (default: the homes that come with Sous)")
    .addOption(
      new Option("--rounds <n>", "tasks in each home").argParser(shared.wholeNumber(1)).default(20),
    )
    .addOption(
      new Option("--seeds <list>", "with commas: each plays every home")
        .argParser(shared.wholeNumbers)
        .default([1, 2, 3], "1,2,3"),
    )
    .addOption(
      new Option("--wrong <p>", "second arm: probability of a wrong answer")
        .argParser(shared.probability)
        .default(0.2),
    )
    .addOption(
      new Option("--moved <p>", "second arm: probability of a thing being moved between two tasks")
        .argParser(shared.probability)
        .default(0.1),
    )
    .addOption(shared.maxStepsOption())
    .addOption(
      new Option("--homes <n>", "at most so many homes, from as many rooms as possible")
        .argParser(shared.wholeNumber(1))
        .default(30),
    )
    .addOption(
      new Option("--jobs <n>", "homes at the same time, each in a process of its own")
        .argParser(shared.wholeNumber(1))
        .default(1),
    )
    .addOption(shared.reportOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Two arms: people who tell the truth, nothing moved; then people who are wrong at times and move
things behind the agent's back. What came of it is read from the recorded steps and the true state.

Examples:
  sous bench reuse
  sous bench reuse --games alfworld/valid_train --rounds 20 --seeds 1,2,3 --jobs 2 --json
  sous bench reuse --games alfworld/valid_train --homes 200 --report report`,
    )
    .action(runReuse);
}

async function runReuse(options: ReuseOptions): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel, { secrets: secretsOf(config) });
  const lab = createLabPool({ config, clock: systemClock, log }, options.jobs);
  const bar = new SingleBar({
    format: "{bar} {value} of {total} homes, {eta_formatted} to go",
    stream: process.stderr,
    noTTYOutput: false,
  });
  const startedAt = performance.now();
  try {
    const { games, rounds, seeds, wrong, moved, maxSteps, homes: limit } = options;
    const homes = games ? lab.games(games) : listHomes().map((id) => ({ id, file: id }));
    bar.start(2 * Math.min(limit, homes.length) * seeds.length, 0);
    const result = await benchReuse(lab, {
      homes,
      rounds,
      seeds,
      wrong,
      moved,
      maxSteps,
      limit,
      onProgress: (done) => bar.update(done),
    });
    bar.stop();
    if (options.report) {
      const seconds = (performance.now() - startedAt) / 1000;
      const { writeReuseReport } = await import("../reuse-report.js");
      await writeReuseReport(options.report, result, { command: shared.typedCommand(), seconds });
    }
    if (options.json) shared.printResult(result);
    else describe(result);
  } finally {
    bar.stop();
    await lab.close();
  }
}

function describe(result: BenchReuseResult): void {
  const { homes, rooms, rounds, seeds, failures } = result;
  shared.print(`${homes} homes of ${rooms} rooms, ${rounds} rounds, seeds ${seeds.join(", ")}`);
  describeArm("truthful people, nothing moved", result.truthful);
  describeArm(`${percent(result.wrong)} wrong, ${percent(result.moved)} moved`, result.moving);
  shared.print(
    "  rounds since seen: relied on, of it not there; of all remembered not there; unavoidable; asked again",
  );
  for (const age of result.moving.byAge) {
    const shares = [age.staleRate, age.goneRate, age.unavoidable].map(percent).join("; ");
    shared.print(`  ${String(age.age).padStart(17)}: ${age.relied}, ${shares}; ${age.askedAgain}`);
  }
  for (const { home, seed, reason } of failures) {
    shared.print(`  failed: ${home} (seed ${seed}): ${reason}`);
  }
}

function describeArm(name: string, arm: ArmFigures): void {
  shared.print(
    `${name}: success ${spread(arm.success)}, ${arm.questionsSaved} questions saved (${spread(arm.reuseRate)}), wrong reuse ${spread(arm.wrongReuseRate)}, ${arm.unnecessaryQuestions} unnecessary, ${arm.askedAgain} asked again (${arm.rightlyDoubted} rightly), ${arm.untrueAnswers} answers found untrue, ${arm.usedAfterContradiction} used after a contradiction, ledger differs in ${arm.ledgerDisagrees} homes`,
  );
}

function spread({ mean, deviation, bySeed }: Spread): string {
  return bySeed.length > 1 ? `${percent(mean)} ± ${(deviation * 100).toFixed(2)}` : percent(mean);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
