/** `sous benchmark play`: an agent plays, and its decisions become a submission. */
import { appendFileSync, existsSync, realpathSync, renameSync, statSync } from "node:fs";
import { openMemory } from "../../../memory/open.js";
import { missingModel } from "../../../src/app/settings/llm-settings.js";
import * as shared from "../../../src/cli/options.js";
import type { Policy } from "../../../src/core/decision.js";
import { InputError, SousError } from "../../../src/core/errors.js";
import { writePrivateFile } from "../../../src/core/text-file.js";
import { Command, Option } from "../../cli/commander.js";
import { modelStoreOption } from "../../cli/options.js";
import { withProgressToEnd } from "../../cli/progress.js";
import type { Slice } from "../../cli/slice.js";
import { createBenchParts } from "../../lab/bench-parts.js";
import { createLab } from "../../lab/lab.js";
import { skippedExit } from "../../report/present.js";
import { modelAgents } from "../baselines.js";
import { startAgent } from "../outside-agent.js";
import { type Play, playEach, settingsOf } from "../play.js";
import { recording, writeFirst } from "../submission.js";
import { type BenchmarkTask, coverName, shuffle } from "../tasks.js";
import { addTaskOptions, readParts, readTasks, type TaskOptions } from "./tasks.js";

interface PlayOptions extends TaskOptions {
  readonly policy?: string;
  readonly name?: string;
  readonly out: string;
  readonly db?: string;
  readonly json?: boolean;
}

export function playBenchmarkCommand(slices: readonly Slice[]): Command {
  return addTaskOptions(
    new Command("play").argument("[command...]", "the program of your agent, after --"),
  )
    .addOption(
      new Option("--policy <name>", "an agent that is a language model, instead").choices(
        modelAgents,
      ),
    )
    .option("--name <name>", "its name on the leaderboard (default: the policy, or the program)")
    .requiredOption("--out <file>", "the submission: a JSON object a line", shared.outFile)
    .addOption(modelStoreOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
The program reads a JSON object a line from standard input (what the agent sees) and answers each with one on
standard output (what it decides). docs/benchmark.md has the fields, and an example in Python. Decisions are
written to FILE.part, which becomes FILE when all tasks are played: an earlier FILE stays until then.

Examples:
  sous benchmark play --out mine.jsonl -- python3 docs/examples/benchmark-agent.py
  sous benchmark play --tracks homes --name mine --out mine.jsonl -- node agent.js
  sous benchmark play --policy agent --tracks homes --out agent.jsonl`,
    )
    .action((command: readonly string[], options: PlayOptions) =>
      runPlay(slices, command, options),
    );
}

async function runPlay(
  slices: readonly Slice[],
  command: readonly string[],
  options: PlayOptions,
): Promise<void> {
  const { policy, out, json, db } = options;
  if ((policy === undefined) === (command.length === 0))
    throw new InputError(
      "name one agent: --policy NAME, or a program after --, as in: sous benchmark play --out mine.jsonl -- python3 agent.py",
    );
  const { tasks, leftOut, skipped } = readTasks(await readParts(slices), options);
  const agent = options.name ?? policy ?? command.at(-1)?.split("/").at(-1) ?? "";
  const first = writeFirst(agent);
  const target = existsSync(out) ? realpathSync(out) : out;
  const draft = !existsSync(out) || statSync(out).isFile() ? `${target}.part` : target;
  const parts = createBenchParts();
  if (policy !== undefined && !parts.config.llm) throw missingModel();
  const memory = await openMemory({
    file: db ?? ":memory:",
    clock: parts.clock,
    command: "sous benchmark play",
  });
  const outside = policy === undefined ? startAgent(command) : null;
  let decisions = 0;
  const write = (line: object): void => {
    if (decisions === 0) writePrivateFile(draft, `${first}\n`);
    decisions += 1;
    appendFileSync(draft, `${JSON.stringify(line)}\n`);
  };
  const play: Play = (task) => {
    const wrapPolicy = (chosen: Policy) =>
      recording(outside?.play(coverName(task)) ?? chosen, task.name, write);
    const lab = createLab({ ...parts, store: memory.models, wrapPolicy });
    return lab.play(task.file, { ...settingsOf(task), ...(policy !== undefined && { policy }) });
  };
  try {
    await playAll(tasks, play, draft);
    appendFileSync(draft, `${JSON.stringify({ end: true, decisions })}\n`);
    if (draft !== target) renameSync(draft, target);
  } finally {
    outside?.close();
    await memory.close();
  }
  if (skipped.length > 0) process.exitCode = skippedExit;
  if (json)
    return shared.printJson({ out, agent, tasks: tasks.length, decisions, leftOut, skipped });
  shared.print(`${out}: ${tasks.length} tasks, ${decisions} decisions`);
  for (const { track, reason } of leftOut) shared.print(`  left out: ${track}: ${reason}`);
  for (const { reason } of skipped) shared.print(`  skipped: ${reason}`);
  shared.print(`Score it with: sous benchmark score ${out}`);
}

/** One after the other: an agent plays one task at a time. */
function playAll(tasks: readonly BenchmarkTask[], play: Play, draft: string): Promise<unknown> {
  let done = 0;
  return withProgressToEnd(
    "tasks",
    () =>
      new SousError(
        "stopped",
        `Stopped: the submission is not whole; what was played is in ${draft}. Run it again.`,
      ),
    (show, signal) => {
      const onPlayed = () => show(++done, tasks.length);
      return playEach({ lab: { jobs: 1 }, signal, onPlayed }, shuffle(tasks), play);
    },
  );
}
