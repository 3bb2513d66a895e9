/** `sous bench ldm2`: playing from memory alone, before and after refinement. */
import { existsSync } from "node:fs";
import path from "node:path";
import { SingleBar } from "cli-progress";
import * as shared from "../../../cli/options.js";
import { InputError } from "../../../core/errors.js";
import { Command, Option } from "../../cli/commander.js";
import { type BenchLdm2Result, benchLdm2, type RefinedArm } from "../bench-ldm2.js";
import type { StudyTask, TupleLab } from "../contract.js";
import type { ArmFigures } from "../figures.js";
import { createTupleLab } from "../tuple-lab.js";

interface Ldm2Options {
  readonly games?: string;
  readonly seeds: readonly number[];
  readonly perType: number;
  readonly goals: number;
  readonly batches: number;
  readonly curve: readonly number[];
  readonly maxSteps: number;
  readonly limit?: number;
  readonly ablations: boolean;
  readonly report?: string;
  readonly json?: boolean;
}

/** Folders of games to be played, as far as they are there. */
const playedFolders = ["valid_train", "valid_seen", "valid_unseen"];

export function ldm2Command(): Command {
  return new Command("ldm2")
    .description("play from a memory of state-action tuples alone, before and after refinement")
    .option("--games <dir>", "a folder with train and valid_* (default: homes made from seeds)")
    .addOption(
      new Option("--seeds <list>", "with commas: each draws its own games to learn from")
        .argParser(shared.wholeNumbers)
        .default([1, 2, 3], "1,2,3"),
    )
    .addOption(whole("--per-type <n>", "expert trajectories per task type in a batch", 50))
    .addOption(whole("--goals <n>", "goals per task type to explore", 10))
    .addOption(whole("--batches <n>", "batches to be compared", 4))
    .addOption(
      new Option(
        "--curve <list>",
        "smaller memories, in trajectories per type, with commas; or none",
      )
        .argParser((text) => (text === "none" ? [] : shared.wholeNumbers(text)))
        .default([1, 3, 10], "1,3,10"),
    )
    .addOption(shared.maxStepsOption())
    .addOption(
      new Option("--limit <n>", "play only the first n games").argParser(shared.wholeNumber(1)),
    )
    .option("--no-ablations", "only before and after refinement")
    .addOption(shared.reportOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Memory is formed from the expert's trajectories on training games and refined on other training
games; played are games of which training has none, by the tuple policy alone: no planner, no
questions.

Examples:
  sous bench ldm2 --games alfworld --seeds 1,2,3 --report report --json
  sous bench ldm2 --per-type 10 --goals 3 --no-ablations      our own homes`,
    )
    .action(runLdm2);
}

function whole(flags: string, description: string, initial: number): Option {
  return new Option(flags, description).argParser(shared.wholeNumber(1)).default(initial);
}

async function runLdm2(options: Ldm2Options): Promise<void> {
  const lab = createTupleLab();
  const bar = new SingleBar({
    format: "{bar} {value} of {total} memories played, {eta_formatted} to go",
    stream: process.stderr,
    noTTYOutput: false,
  });
  let started = false;
  const startedAt = performance.now();
  try {
    const { seeds, perType, goals, batches, curve, maxSteps, ablations } = options;
    const result = await benchLdm2(lab, {
      ...chooseTasks(lab, options),
      seeds,
      perType,
      goals,
      batches,
      curve,
      maxSteps,
      ablations,
      onProgress: (done, of) => {
        if (!started) bar.start(of, 0);
        started = true;
        bar.update(done);
      },
    });
    bar.stop();
    if (options.report) {
      const seconds = (performance.now() - startedAt) / 1000;
      const { writeLdm2Report } = await import("../ldm2-report.js");
      await writeLdm2Report(options.report, result, { command: shared.typedCommand(), seconds });
    }
    if (options.json) shared.printResult(result);
    else describe(result);
  } finally {
    bar.stop();
  }
}

function chooseTasks(
  lab: TupleLab,
  { games, limit, perType, goals }: Ldm2Options,
): { readonly training: readonly StudyTask[]; readonly evaluation: readonly StudyTask[] } {
  if (games === undefined) {
    const training = lab.homes(1, perType + goals);
    return { training, evaluation: lab.homes(2, perType).slice(0, limit) };
  }
  const folders = playedFolders
    .map((name) => path.join(games, name))
    .filter((folder) => existsSync(folder));
  if (folders.length === 0) {
    throw new InputError(`it has none of ${playedFolders.join(", ")}`, { file: games });
  }
  const training = lab.games(path.join(games, "train"));
  return { training, evaluation: folders.flatMap((folder) => lab.games(folder)).slice(0, limit) };
}

function describe(result: BenchLdm2Result): void {
  const { games, leftOut, before, after, paper } = result;
  shared.print(`${games} games (${leftOut} more are in training and were left out)`);
  describeRefined(result);
  for (const [type, own] of Object.entries(before.byType)) {
    const refined = Object.entries(after.byType).find(([name]) => name === type)?.[1];
    const theirs = Object.entries(paper).find(([name]) => name === type)?.[1];
    shared.print(
      `  ${type.padEnd(32)} ${percent(own.success)} -> ${percent(refined?.success)} (paper ${percent(theirs?.initial)} -> ${percent(theirs?.refined)})`,
    );
  }
  shared.print(`  paper, all: ${percent(paper.all.initial)} -> ${percent(paper.all.refined)}`);
  for (const arm of result.curve) describeRefined(arm);
  describeArm("without the goal index", result.withoutGoalIndex);
  describeArm("without the observation index", result.withoutObservationIndex);
  describeArm("without both indices", result.withoutIndices);
  for (const { batches, merged, chosen } of result.batches) {
    describeArm(`${batches} batches in one memory`, merged);
    describeArm(`${batches} batches, the best process chosen`, chosen);
  }
}

function describeRefined({ perType, before, after, refinement, tuples }: RefinedArm): void {
  shared.print(
    `${perType} trajectories per type: ${formatArm(before)} -> ${formatArm(after)} after refinement (${refinement.added.toFixed(1)} tuples from ${refinement.bettered.toFixed(1)} of ${refinement.failed.toFixed(1)} failed goals; ${tuples.toFixed(0)} in all)`,
  );
}

function describeArm(name: string, figures: ArmFigures | null): void {
  if (figures) shared.print(`  ${name}: ${formatArm(figures)}`);
}

function formatArm({ success, spread }: ArmFigures): string {
  return `${percent(success)} ± ${(spread * 100).toFixed(1)}`;
}

function percent(share: number | undefined): string {
  return share === undefined ? "-" : `${(share * 100).toFixed(1)} %`;
}
