/** `sous benchmark`: the leaderboard; `sous benchmark score`: submissions alone. */
import * as shared from "../../../src/cli/options.js";
import { InputError, SousError } from "../../../src/core/errors.js";
import { Command } from "../../cli/commander.js";
import { countOption } from "../../cli/options.js";
import { withProgressToEnd } from "../../cli/progress.js";
import type { Slice } from "../../cli/slice.js";
import { createBenchParts } from "../../lab/bench-parts.js";
import { createLabPool } from "../../lab/pool.js";
import { skippedExit } from "../../report/present.js";
import { renderText } from "../../report/text.js";
import { type Baseline, createBaselines, modelAgents } from "../baselines.js";
import { composeLeaderboard } from "../leaderboard.js";
import { playBaseline, playSubmission } from "../play.js";
import type { BenchmarkResult, LeaderboardRow } from "../results.js";
import { readSubmission } from "../submission.js";
import { benchmarkName, type ChosenTasks } from "../tasks.js";
import { addTaskOptions, readParts, readTasks, type TaskOptions } from "./tasks.js";

interface BenchmarkOptions extends TaskOptions {
  readonly submission?: readonly string[];
  readonly jobs: number;
  readonly out?: string;
  readonly json?: boolean;
}

export function benchmarkCommand(slices: readonly Slice[]): Command {
  return (
    withOutput(addTaskOptions(new Command("benchmark")))
      // Its parts have options of the same names.
      .enablePositionalOptions()
      .option("--submission <files...>", "rows for these submissions too")
      .addHelpText(
        "after",
        `
Tasks and seeds never change. Games of ALFWorld and rows of AmbiK do not come with Sous: their tracks are played
when their folders are given, and are said to be left out when not. A follow-up to an answer that was not clear is a
question more. The same run writes the same bytes.
docs/benchmark.md tells how an agent of yours takes part.

Examples:
  sous benchmark --out leaderboard
  sous benchmark --games alfworld/valid_train --data AmbiK-dataset --jobs 2 --out leaderboard
  sous benchmark --tracks homes,grid --submission mine.jsonl --json`,
      )
      .action(async (options: BenchmarkOptions) => {
        const parts = await readParts(slices);
        const tasks = readTasks(parts, options);
        const baselines = await createBaselines(parts);
        await run(tasks, baselines, options.submission ?? [], options);
      })
  );
}

export function scoreCommand(slices: readonly Slice[]): Command {
  return withOutput(addTaskOptions(new Command("score").argument("<files...>", "submissions")))
    .addHelpText(
      "after",
      `
Every decision is played again here. A line that does not fit what the world shows is an error with its number.

Examples:
  sous benchmark score mine.jsonl
  sous benchmark score mine.jsonl --games alfworld/valid_train --json`,
    )
    .action(async (files: readonly string[], options: BenchmarkOptions) => {
      await run(readTasks(await readParts(slices), options), [], files, options);
    });
}

function withOutput(command: Command): Command {
  return command
    .addOption(countOption("--jobs <n>", "tasks at the same time, each in a process of its own", 1))
    .option("--out <dir>", "write leaderboard.html, .md and .json there", shared.outFolder)
    .addOption(shared.jsonOption());
}

async function run(
  tasks: ChosenTasks,
  baselines: readonly Baseline[],
  files: readonly string[],
  { jobs, out, json }: BenchmarkOptions,
): Promise<void> {
  const submissions = files.map(readSubmission);
  for (const [at, { file, agent }] of submissions.entries())
    if (submissions.findIndex((one) => one.agent === agent) < at)
      throw new InputError(`another submission is of "${agent}", too`, { file });
  const result = await play(tasks, baselines, submissions, jobs);
  const report = composeLeaderboard(result);
  if (out !== undefined) {
    const { writeReport } = await import("../../report/write-report.js");
    await writeReport(out, "leaderboard", report, {
      "leaderboard.json": `${JSON.stringify(result, null, 1)}\n`,
    });
  }
  if (json) shared.printJson({ kind: "benchmark", version: 1, ...result });
  else shared.print(renderText(report));
  if (result.skipped.length > 0) process.exitCode = skippedExit;
}

async function play(
  chosen: ChosenTasks,
  baselines: readonly Baseline[],
  submissions: readonly ReturnType<typeof readSubmission>[],
  jobs: number,
): Promise<BenchmarkResult> {
  const parts = createBenchParts();
  const lab = createLabPool(parts, jobs);
  const of =
    submissions.reduce(
      (sum, { tasks }) => sum + chosen.tasks.filter(({ name }) => tasks.has(name)).length,
      0,
    ) +
    chosen.tasks.reduce(
      (sum, task) => sum + baselines.filter(({ tracks }) => tracks.includes(task.track)).length,
      0,
    );
  let done = 0;
  const rows: LeaderboardRow[] = [];
  try {
    await withProgressToEnd(
      "tasks",
      () => new SousError("stopped", "Stopped: nothing was written. Run it again."),
      async (show, signal) => {
        const playing = { parts, lab, signal, onPlayed: () => show(++done, of) };
        // Submissions first: what is wrong with one is told at once.
        for (const one of submissions) rows.push(...(await playSubmission(playing, one, chosen)));
        for (const one of baselines) rows.push(...(await playBaseline(playing, one, chosen)));
      },
    );
  } finally {
    await lab.close();
  }
  const models = baselines.length > 0 ? emptyRows(rows) : [];
  const { leftOut, skipped } = chosen;
  return { benchmark: benchmarkName, rows: [...rows, ...models], leftOut, skipped };
}

/** Agents that need a language model, where ours were played. */
function emptyRows(rows: readonly LeaderboardRow[]): readonly LeaderboardRow[] {
  const played = [...new Set(rows.map(({ track }) => track))];
  const tracks = played.filter((track) => !["cooking", "grid", "ambik"].includes(track));
  return tracks.flatMap((track) =>
    modelAgents
      .filter((agent) => !rows.some((row) => row.agent === agent && row.track === track))
      .map((agent) => ({
        agent,
        track,
        people: "all" as const,
        figures: null,
        command: `sous benchmark play --policy ${agent} --tracks ${track}${track === "homes" ? "" : " --games DIR"} --out ${agent}-${track}.jsonl`,
      })),
  );
}
