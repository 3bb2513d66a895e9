import { spawn } from "node:child_process";
import { appendFileSync, existsSync, realpathSync, renameSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { openMemory } from "../../memory/open.js";
import { missingModel } from "../../src/app/settings/llm-settings.js";
import * as shared from "../../src/cli/options.js";
import type { Policy, PolicyView } from "../../src/core/episode/decision.js";
import { InputError, SousError } from "../../src/core/errors.js";
import { sayClaim } from "../../src/core/memory/notebook.js";
import { writePrivateFile } from "../../src/core/text-file.js";
import { readBenchmarkRows } from "../ambik/benchmark.js";
import { declare, skippedExit } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { untilStopped } from "../cli/progress.js";
import { expectUnits } from "../lab/in-jobs.js";
import { createLab } from "../lab/lab.js";
import { createBenchParts } from "../lab/parts.js";
import { createLabPool } from "../lab/pool.js";
import { renderText } from "../report/text.js";
import { composeLeaderboard } from "./leaderboard.js";
import {
  type Baseline,
  createBaselines,
  type LeaderboardRow,
  modelAgents,
  type Play,
  playBaseline,
  playEach,
  playSubmission,
  settingsOf,
} from "./play.js";
import { decisionShape, readSubmission, recording, toDecision, writeFirst } from "./submission.js";
import {
  benchmarkName,
  type ChosenTasks,
  chooseTasks,
  coverName,
  readTracks,
  sayLeftOut,
  shuffle,
} from "./tasks.js";

const taskFlags = () => ({
  games: flag.text("--games <dir>", "ALFWorld's games (valid_train), for three of the tracks"),
  data: flag.text("--data <dir>", "the folder with AmbiK_data.csv, for the track ambik"),
  tracks: flag.parsed(
    "--tracks <list>",
    "only these, with commas: homes, cooking, grid …",
    readTracks,
  ),
});
type TaskOptions = flag.Given<ReturnType<typeof taskFlags>>;

const boardFlags = () => ({
  ...taskFlags(),
  jobs: flag.jobs("tasks"),
  out: flag.outFolder("--out <dir>", "write leaderboard.html, .md and .json there"),
});
type BoardOptions = flag.Given<ReturnType<typeof boardFlags>>;

export const benchmarkCommand = () =>
  declare({
    flags: {
      ...boardFlags(),
      submission: flag.texts("--submission <files...>", "rows for these submissions too"),
    },
    help: `
Tasks and seeds never change. Games of ALFWorld and rows of AmbiK do not come with Sous: their tracks are played
when their folders are given, and are said to be left out when not. A follow-up to an answer that was not clear is a
question more. The same run writes the same bytes.
research/benchmark.md tells how an agent of yours takes part.

Examples:
  sous benchmark --out leaderboard
  sous benchmark --games alfworld/valid_train --data AmbiK-dataset --jobs 2 --out leaderboard
  sous benchmark --tracks homes,grid --submission mine.jsonl --json`,
    run: async (given) =>
      printBoard(readTasks(given), await createBaselines(), given.submission ?? [], given),
    // Its parts have options of the same names.
  }).enablePositionalOptions();

export const scoreCommand = () =>
  declare({
    words: ["<files...>", "submissions"],
    flags: boardFlags(),
    help: `
Every decision is played again here. A line that does not fit what the world shows is an error with its number.

Examples:
  sous benchmark score mine.jsonl
  sous benchmark score mine.jsonl --games alfworld/valid_train --json`,
    run: (given, files) => printBoard(readTasks(given), [], files, given),
  });

/** @throws InputError when a folder has nothing of its kind, or nothing is left to play */
function readTasks({ games, data, tracks }: TaskOptions): ChosenTasks {
  const rows = data === undefined ? undefined : readBenchmarkRows(data);
  const chosen = chooseTasks({ games, rows, tracks });
  if (chosen.tasks.length > 0) return chosen;
  const reasons = [sayLeftOut(chosen.leftOut), ...chosen.skipped.map(({ reason }) => reason)];
  throw new InputError(`there is nothing to play: ${reasons.join("; ")}`);
}

async function printBoard(
  tasks: ChosenTasks,
  baselines: readonly Baseline[],
  files: readonly string[],
  { jobs, out, json }: BoardOptions,
): Promise<void> {
  const submissions = files.map(readSubmission);
  for (const [at, { file, agent }] of submissions.entries())
    if (submissions.findIndex((one) => one.agent === agent) < at)
      throw new InputError(`another submission is of "${agent}", too`, { file });
  const { leftOut, skipped } = tasks;
  const played = await playBoard(tasks, baselines, submissions, jobs);
  const rows = [...played, ...(baselines.length > 0 ? emptyRows(played) : [])];
  const result = { benchmark: benchmarkName, rows, leftOut, skipped };
  const report = composeLeaderboard(result);
  if (out !== undefined) {
    const { writeReport } = await import("../report/write-report.js");
    await writeReport(out, "leaderboard", report, {
      "leaderboard.json": `${JSON.stringify(result, null, 1)}\n`,
    });
  }
  if (json) shared.printJson({ kind: "benchmark", version: 1, ...result });
  else shared.print(renderText(report));
  if (skipped.length > 0) process.exitCode = skippedExit;
}

async function playBoard(
  chosen: ChosenTasks,
  baselines: readonly Baseline[],
  submissions: readonly ReturnType<typeof readSubmission>[],
  jobs: number,
): Promise<readonly LeaderboardRow[]> {
  const parts = createBenchParts();
  const lab = createLabPool(parts, jobs);
  const { tasks } = chosen;
  const submitted = submissions.flatMap((one) => tasks.filter(({ name }) => one.tasks.has(name)));
  const own = baselines.flatMap((one) => tasks.filter(({ track }) => one.tracks.includes(track)));
  const rows: LeaderboardRow[] = [];
  try {
    await untilStopped(
      "tasks",
      async () => {
        expectUnits(submitted.length + own.length);
        const playing = { parts, lab };
        // Submissions first: what is wrong with one is told at once.
        for (const one of submissions) rows.push(...(await playSubmission(playing, one, chosen)));
        for (const one of baselines) rows.push(...(await playBaseline(playing, one, chosen)));
      },
      () => new SousError("stopped", "Stopped: nothing was written. Run it again."),
    );
  } finally {
    await lab.close();
  }
  return rows;
}

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

const playFlags = () => ({
  ...taskFlags(),
  policy: flag.choice("--policy <name>", "an agent that is a language model, instead", modelAgents),
  name: flag.text(
    "--name <name>",
    "its name on the leaderboard (default: the policy, or the program)",
  ),
  out: flag.outFile("--out <file>", "the submission: a JSON object a line"),
  db: flag.modelStore(),
});

export const playCommand = () =>
  declare({
    words: ["[command...]", "the program of your agent, after --"],
    flags: playFlags(),
    help: `
The program reads a JSON object a line from standard input (what the agent sees) and answers each with one on
standard output (what it decides). research/benchmark.md has the fields, and an example in Python. Decisions are
written to FILE.part, which becomes FILE when all tasks are played: an earlier FILE stays until then.

Examples:
  sous benchmark play --out mine.jsonl -- python3 docs/examples/benchmark-agent.py
  sous benchmark play --tracks homes --name mine --out mine.jsonl -- node agent.js
  sous benchmark play --policy agent --tracks homes --out agent.jsonl`,
    run: runPlay,
  });

async function runPlay(
  given: flag.Given<ReturnType<typeof playFlags>>,
  command: readonly string[],
): Promise<void> {
  const { policy, out, json, db } = given;
  if ((policy === undefined) === (command.length === 0))
    throw new InputError(
      "name one agent: --policy NAME, or a program after --, as in: sous benchmark play --out mine.jsonl -- python3 agent.py",
    );
  const { tasks, leftOut, skipped } = readTasks(given);
  const agent = given.name ?? policy ?? command.at(-1)?.split("/").at(-1) ?? "";
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
    await untilStopped(
      "tasks",
      () => {
        expectUnits(tasks.length);
        // One after the other: an agent plays one task at a time.
        return playEach(1, shuffle(tasks), play);
      },
      () =>
        new SousError(
          "stopped",
          `Stopped: the submission is not whole; what was played is in ${draft}. Run it again.`,
        ),
    );
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

const patienceMs = 60_000;

export function startAgent([program = "", ...args]: readonly string[]) {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let fail: (reason: string, cause?: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = (reason, cause) => reject(new InputError(`${program} ${reason}`, { cause }));
  });
  failed.catch(() => undefined);
  child.once("error", (cause) => fail(`could not be started (${cause.message})`, cause));
  child.once("exit", (code, signal) =>
    fail(`ended with ${signal ?? `code ${code}`} before all tasks were played`),
  );
  let written = 0;
  child.stdout.on("data", ({ length }: Buffer) => {
    written += length;
    if (written <= mostBytes) return;
    child.stdout.destroy();
    fail(`wrote more than ${mostBytes} bytes for a decision`);
  });
  child.stdin.on("error", () => undefined);

  async function consult(seen: object): Promise<unknown> {
    written = 0;
    child.stdin.write(`${JSON.stringify(seen)}\n`);
    const late = () => fail(`said nothing for ${patienceMs / 1000} seconds`);
    const waiting = setTimeout(late, patienceMs);
    try {
      const { value, done } = await Promise.race([lines.next(), failed]);
      return done ? await failed : parse(value);
    } finally {
      clearTimeout(waiting);
    }
  }

  const parse = (line: string): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new InputError(
        `${program} wrote what is no JSON: ${JSON.stringify(line.slice(0, 200))}`,
      );
    }
  };

  return {
    play: (task: string): Policy => {
      let decisions = 0;
      return {
        name: "outside",
        isCostly: true,
        isEverywhere: true,
        async decide(view) {
          // Questions cost no step: who asks for ever would never end.
          if (++decisions > mostDecisions) return toDecision({ stop: true });
          const said = await consult({ task, ...tell(view) });
          const parsed = decisionShape.safeParse(said);
          if (parsed.success) return toDecision(parsed.data);
          throw new InputError(
            `${program} has to answer {"act":…}, {"ask":{"func":"where","noun":…}} or {"stop":true}, and wrote ${JSON.stringify(said).slice(0, 200)}`,
          );
        },
      };
    },
    close: (): void => {
      child.stdin.end();
      // What it started may hold its pipe, and it may not listen.
      child.stdout.destroy();
      child.kill();
      setTimeout(() => child.kill("SIGKILL"), 2000).unref();
    },
  };
}

const mostDecisions = 500;
const mostBytes = 1_000_000;

function tell({ task, particular, trajectory, facts, stepsLeft }: PolicyView): object {
  const world = trajectory.findLast((step) => step.kind !== "ask");
  const last = trajectory.at(-1);
  return {
    goal: task,
    particular,
    observation: world?.observation ?? "",
    possible: world?.admissible ?? [],
    answer: last?.kind === "ask" ? { outcome: last.outcome, told: last.told ?? [] } : null,
    known: facts.flatMap((fact) => sayClaim(fact) ?? []),
    stepsLeft,
    begins: trajectory.length === 1,
  };
}
