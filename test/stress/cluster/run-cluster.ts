/** Kills and stops leaders on PostgreSQL, and compares a step's cost with SQLite. */
import { setTimeout as sleep } from "node:timers/promises";
import { Command, Option } from "commander";
import { quantile, sum } from "simple-statistics";
import { listHomes } from "../../../scenes/household/index.js";
import * as shared from "../../../src/cli/options.js";
import { InputError } from "../../../src/core/errors.js";
import { seededRandom } from "../../../src/core/random.js";
import { findPostgres, startPostgres } from "../../peers/postgres.js";
import { playChapter } from "../faults/chapter.js";
import { readGameRows } from "../faults/kept-rows.js";
import { awaitMoment } from "../faults/moments.js";
import { openRoom, Town } from "../faults/town.js";
import { countOption, report } from "../options.js";
import { type Rig, withRig } from "../rig.js";
import { openFront } from "./front.js";
import { measureQuietGame } from "./quiet-game.js";
import { type Takeover, Workers } from "./workers.js";

export interface ClusterOptions {
  readonly workers: number;
  readonly kills: number;
  /** Seconds to stop a leader at the end; 0: none. */
  readonly stop: number;
  readonly tasks: number;
  readonly seed: number;
  readonly onKill?: (done: number) => unknown;
  readonly say?: (line: string) => unknown;
}

const counts = [
  "kills",
  "lost",
  "doubled",
  /** Copies at the end. */
  "duplicatePosts",
  "unfinished",
  /** Temporary copies, since removed. */
  "removedPosts",
  /** Temporary copies after the stop. */
  "postsAfterStop",
  "stops",
  "leasesLost",
  "steps",
  "answers",
  "killsWhileAsked",
  "killsWhileAnswering",
] as const;
export function clusterCommand(): Command {
  return new Command("cluster")
    .addOption(countOption("--workers <n>", "processes on one database: one leads", 2, 3))
    .addOption(countOption("--kills <n>", "how often the leader is killed", 1, 10))
    .addOption(new Option("--split", "has no effect: a process does everything").hideHelp())
    .addOption(countOption("--stop <s>", "at the end the leader is stopped for so long", 0, 0))
    .addOption(countOption("--tasks <n>", "in each home, to see what a step costs", 1, 8))
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It starts a private PostgreSQL and plays against the peers of Slack and Discord and the web page, all on
loopback: run it in a clone of the repository. The lease is 2 s. takeoverMsP99 is the time from a kill to
the next leader's epoch, cpuPerStepRatio the processor time for a step on PostgreSQL by that on SQLite,
without kills. A stopped leader may post once more: postsAfterStop counts it, removedPosts what was found
and removed. Exit code 2 when anything was lost, came twice or did not end.

Examples:
  npm run -s stress -- cluster --workers 4 --kills 50 --json
  npm run -s stress -- cluster --workers 2 --kills 1 --stop 40`,
    )
    .action(async ({ json, ...options }: ClusterOptions & { readonly json?: boolean }) => {
      const note = (line: string) => process.stderr.write(`${line}\n`);
      const onKill = (done: number) => note(`${done} of ${options.kills} kills`);
      const result = await runCluster({ ...options, say: note, onKill });
      const { lost, doubled, duplicatePosts, unfinished } = result;
      report(result, json, lost + doubled + duplicatePosts + unfinished > 0 ? 2 : 0);
    });
}

const clusterSettings = { SOUS_SECRET: "a".repeat(32) };
const killsPerChapter = 10;
const longestMs = 14 * 60_000;
const patienceMs = 20_000;
const pauseAfterStopMs = 3000;

/** @throws InputError without PostgreSQL */
export async function runCluster(options: ClusterOptions) {
  const programs = findPostgres();
  if (programs === null)
    throw new InputError(
      "PostgreSQL is not installed here. Install it: apt-get install postgresql",
    );
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(longestMs);
  const { tasks, seed, say = () => undefined } = options;
  return withRig("cluster", async (rig) => {
    const server = await startPostgres(programs);
    try {
      const chapters: Awaited<ReturnType<typeof measureChapter>>[] = [];
      for (let done = 0; done < options.kills; done += killsPerChapter) {
        const database = await server.create(`kills_${done}`);
        chapters.push(await measureChapter(rig, database, done, signal, options));
      }
      say("what a step costs");
      const quiet = async (database: string) => {
        const town = await openTown(seed, signal);
        return measureQuietGame({ rig, town, database, tasks, settings: clusterSettings, signal });
      };
      const [sqlite, postgres] = [
        await quiet(rig.file("quiet.db")),
        await quiet(await server.create("quiet")),
      ];
      return {
        ...addUp(chapters),
        cpuPerStepRatio: round(postgres.cpuMs / sqlite.cpuMs),
        cpuPerStepMs: {
          postgres: round(postgres.cpuMs),
          sqlite: round(sqlite.cpuMs),
          server: round(postgres.serverCpuMs),
        },
        seconds: Math.round((performance.now() - startedAt) / 1000),
      };
    } finally {
      rig.end();
      await server.stop();
    }
  });
}

/** One process serves all three platforms. Every press is sent twice. */
async function openTown(seed: number, signal: AbortSignal): Promise<Town> {
  const [first = "kitchen", second = first, third = first] = listHomes();
  const rooms = [
    { room: await openRoom("web", [first], signal), homes: [first] },
    { room: await openRoom("slack", [], signal), homes: [second] },
    { room: await openRoom("discord", [], signal), homes: [third] },
  ];
  return new Town({ rooms, seed, name: "cluster", pressesTwice: true, forgivesCopies: true });
}

async function measureChapter(
  rig: Rig,
  database: string,
  done: number,
  signal: AbortSignal,
  options: ClusterOptions,
) {
  const { workers: count, onKill = () => undefined, say = () => undefined } = options;
  const kills = Math.min(options.kills - done, killsPerChapter);
  const stopMs = done + kills === options.kills ? options.stop * 1000 : 0;
  const seed = options.seed * 1000 + done;
  say(`kills ${done + 1} to ${done + kills}`);
  const town = await openTown(seed, signal);
  const args = ["serve", "--no-play", "--db", database, "--port", "0"];
  const settings = { ...clusterSettings, ...town.environment };
  const workers = new Workers(database, () => rig.sous(args, settings));
  const pagePort = Number(town.rooms[0]?.room.args.at(-1));
  const closeFront = await openFront(pagePort, () => workers.servingPort ?? null);
  const random = seededRandom(seed, "crew");
  let postsAfterStop = 0;
  const afterwards = async (ending: AbortSignal) => {
    if (stopMs === 0) return;
    const { isAsking, nextAct, loseNextAnswer } = town;
    const ready = workers.serve(ending);
    const happenings = { ready, signal: ending, isAsking, nextAct, loseNextAnswer };
    await awaitMoment("posting", happenings, random);
    const before = town.copiesSeen();
    say(`the leader stands still for ${stopMs / 1000} s`);
    await workers.stopLeader(stopMs, ending);
    await sleep(pauseAfterStopMs, undefined, { signal: ending });
    postsAfterStop = town.copiesSeen() - before;
  };
  workers.start(count);
  let killed = done;
  const told = await playChapter({
    town,
    crew: workers,
    database,
    kills,
    name: "cluster",
    seed,
    signal,
    patienceMs,
    afterwards,
    onKill: () => onKill(++killed),
  }).finally(async () => {
    await closeFront();
    await town.close();
  });
  const { steps, runs, lost, doubled, open } = await readGameRows(database);
  return {
    ...told,
    lost: told.lost + lost.length,
    doubled: told.doubled + doubled.length,
    unfinished: told.unfinished + runs,
    stops: stopMs === 0 ? 0 : 1,
    postsAfterStop,
    steps,
    leasesLost: workers.leasesLost,
    takeovers: workers.takeovers,
    findings: [
      ...told.findings,
      ...lost,
      ...doubled,
      ...open,
      ...workers.findings,
      ...(told.unfinished > 0 ? workers.said : []),
    ],
  };
}

function addUp(chapters: readonly Awaited<ReturnType<typeof measureChapter>>[]) {
  const sums = counts.map((key) => [key, sum(chapters.map((one) => one[key]))] as const);
  const takeovers = chapters.flatMap((one) => one.takeovers);
  const p99 = (key: keyof Takeover) =>
    quantile(
      takeovers.map((one) => one[key]),
      0.99,
    );
  return {
    ...(Object.fromEntries(sums) as Record<(typeof counts)[number], number>),
    /** From the kill to the next epoch. */
    takeoverMsP99: p99("leadMs"),
    serveMsP99: p99("serveMs"),
    findings: chapters.flatMap((one) => one.findings),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
