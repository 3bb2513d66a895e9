/** Kills and stops leaders on PostgreSQL, and compares a step's cost with SQLite. */

import type { ChildProcess } from "node:child_process";
import { once, setMaxListeners } from "node:events";
import { readFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { quantileSorted } from "simple-statistics";
import { isPostgres } from "../../../memory/postgres/address.js";
import { listHomes } from "../../../scenes/household/source/load.js";
import { InputError } from "../../../src/core/errors.js";
import { seededRandom } from "../../../src/core/random.js";
import { findPostgres, startPostgres } from "../../peers/postgres.js";
import { playChapter } from "../faults/chapter.js";
import { readKeptRows } from "../faults/kept-rows.js";
import { awaitMoment } from "../faults/moments.js";
import { Product } from "../faults/product.js";
import { faultBots } from "../faults/room.js";
import { openRoom, Town } from "../faults/town.js";
import { addUp } from "../options.js";
import { type Rig, withRig } from "../rig.js";
import { readGameRows } from "./rows.js";
import { type Takeover, Workers } from "./workers.js";

export interface ClusterOptions {
  readonly workers: number;
  readonly kills: number;
  /** Seconds to stop a leader at the end; 0: none. */
  readonly stop: number;
  readonly tasks: number;
  readonly seed: number;
  readonly onKill?: (done: number) => void;
  readonly say?: (line: string) => void;
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
        const spawn = (args: readonly string[]) =>
          rig.sous(args, { ...clusterSettings, ...town.environment });
        return measureQuietGame({ town, database, tasks, spawn, signal });
      };
      const [sqlite, postgres] = [
        await quiet(rig.file("quiet.db")),
        await quiet(await server.create("quiet")),
      ];
      return {
        ...sumUp(chapters),
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
  const homes = listHomes();
  const rooms = await Promise.all(
    faultBots.map(async (bot, at) => {
      const own = [homes[at] ?? "kitchen"];
      return { room: await openRoom(bot, own, signal), homes: own };
    }),
  );
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
  const said: string[] = [];
  const crew = {
    serve: async (ending: AbortSignal) => {
      await workers.serving(ending);
    },
    kill: async (ending: AbortSignal) => {
      ending.throwIfAborted();
      await workers.killLeader(ending);
    },
    stop: async () => {
      said.push(...workers.complaints);
      await workers.close();
      await closeFront();
      await town.close();
    },
  };
  let postsAfterStop = 0;
  const afterwards = async (ending: AbortSignal) => {
    if (stopMs === 0) return;
    const { isAsking, nextAct, loseNextAnswer } = town;
    const ready = crew.serve(ending);
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
  const chapter = { town, crew, database, kills, name: "cluster", seed, signal, patienceMs };
  const told = await playChapter({ ...chapter, afterwards, onKill: () => onKill(++killed) });
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
      ...(told.unfinished > 0 ? said : []),
    ],
  };
}

function sumUp(chapters: readonly Awaited<ReturnType<typeof measureChapter>>[]) {
  const takeovers = chapters.flatMap((one) => one.takeovers);
  const p99 = (key: keyof Takeover) =>
    quantileSorted(
      takeovers.map((one) => one[key]).toSorted((a, b) => a - b),
      0.99,
    );
  return {
    ...addUp(counts, chapters),
    /** From the kill to the next epoch. */
    takeoverMsP99: p99("leadMs"),
    serveMsP99: p99("serveMs"),
    findings: chapters.flatMap((one) => one.findings),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

interface QuietGameOptions {
  readonly town: Town;
  readonly database: string;
  readonly tasks: number;
  readonly spawn: (args: readonly string[]) => ChildProcess;
  readonly signal: AbortSignal;
}

interface StepCost {
  readonly steps: number;
  readonly cpuMs: number;
  /** Of PostgreSQL; 0 on SQLite. */
  readonly serverCpuMs: number;
}

const lookMs = 1000;

async function measureQuietGame(options: QuietGameOptions): Promise<StepCost> {
  const { town, database, tasks, spawn, signal } = options;
  const ending = new AbortController();
  setMaxListeners(0, signal, ending.signal);
  const until = AbortSignal.any([signal, ending.signal]);
  setMaxListeners(0, until);
  let child: ChildProcess | undefined;
  const product = new Product(() => {
    const pages = town.rooms.flatMap(({ room }) => room.args);
    child = spawn(["serve", "--no-play", "--db", database, ...pages]);
    return child;
  });
  const serverCpuMs = async () => (isPostgres(database) ? readServerCpuMs(database) : 0);
  try {
    await product.start().ready;
    const before = { cpuMs: readCpuMs(child?.pid), serverCpuMs: await serverCpuMs() };
    let played: ReadonlyMap<string, number> = new Map();
    const living = town.live(until);
    let isOver = false;
    const playing = town
      .play(until, (home) => (played.get(home) ?? 0) >= tasks)
      .then(() => (isOver = true));
    for (;;) {
      await sleep(lookMs, undefined, { signal });
      const { episodes, due } = await readKeptRows(database);
      const rows = await readGameRows(database);
      played = rows.episodes;
      if (!isOver || due > 0 || !episodes.every(({ ended }) => ended)) continue;
      const cost = {
        steps: rows.steps,
        cpuMs: (readCpuMs(child?.pid) - before.cpuMs) / rows.steps,
        serverCpuMs: ((await serverCpuMs()) - before.serverCpuMs) / rows.steps,
      };
      ending.abort();
      await Promise.all([living, playing]);
      return cost;
    }
  } finally {
    ending.abort();
    await product.stop();
    await town.close();
  }
}

/** Milliseconds, user and system. */
function readCpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const connected =
  "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

/** Sums current client backends. */
async function readServerCpuMs(address: string): Promise<number> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(connected);
    return rows.reduce((sum, { pid }) => sum + readCpuMs(pid), 0);
  } finally {
    await client.end();
  }
}

async function openFront(
  port: number,
  servingPort: () => number | null,
): Promise<() => Promise<void>> {
  const open = new Map<Socket, number>();
  const server = createServer((page) => {
    const target = servingPort();
    page.on("error", () => page.destroy());
    if (target === null) return void page.destroy();
    const worker = connect(target, "127.0.0.1");
    worker.on("error", () => page.destroy()).once("close", () => page.destroy());
    page.once("close", () => worker.destroy());
    page.once("close", () => open.delete(page));
    open.set(page, target);
    page.pipe(worker).pipe(page);
  });
  // A stopped process keeps its connections without answering.
  const tidying = setInterval(() => {
    for (const [page, target] of open) if (target !== servingPort()) page.destroy();
  }, 100);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return async () => {
    clearInterval(tidying);
    for (const page of open.keys()) page.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}
