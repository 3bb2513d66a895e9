/** Leaders that die or stand still on PostgreSQL, and what a step costs there and on SQLite. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { quantileSorted } from "simple-statistics";
import { listHomes } from "../../../scenes/household/index.js";
import { childEnvironment } from "../../../src/app/settings/config.js";
import { InputError } from "../../../src/core/errors.js";
import { findPostgres, startPostgres } from "../../peers/postgres.js";
import { sousProgram } from "../../program.js";
import { cleanSettings, createNursery, peerProgram } from "../children.js";
import { type ChapterFigures, playChapter } from "./chapter.js";
import { measureQuietGame } from "./quiet-game.js";

export interface ClusterOptions {
  readonly workers: number;
  readonly kills: number;
  /** So many workers for each role; otherwise each worker does all. */
  readonly split: boolean;
  /** Seconds for which a leader is stopped at the end; 0 for not at all. */
  readonly stop: number;
  /** Tasks in each home in the games that show what a step costs. */
  readonly tasks: number;
  readonly seed: number;
  readonly onKill?: (done: number) => void;
  readonly say?: (line: string) => void;
}

export interface ClusterResult {
  readonly kills: number;
  readonly lost: number;
  readonly doubled: number;
  /** Copies of a post that stand at the end. */
  readonly duplicatePosts: number;
  readonly unfinished: number;
  readonly takeoverMsP99: number;
  readonly cpuPerStepRatio: number;
  /** From the kill to when somebody serves. */
  readonly serveMsP99: number;
  readonly cpuPerStepMs: {
    readonly postgres: number;
    readonly sqlite: number;
    /** PostgreSQL's own. */
    readonly server: number;
  };
  readonly removedPosts: number;
  readonly postsAfterStop: number;
  readonly stops: number;
  readonly leasesLost: number;
  readonly steps: number;
  readonly answers: number;
  readonly killsWhileAsked: number;
  readonly killsWhileAnswering: number;
  readonly seconds: number;
  readonly findings: readonly string[];
}

const key = "a".repeat(32);
/** The lease is short, so that many takeovers fit into the time. */
const clusterSettings = {
  SOUS_LEASE_SECONDS: "2",
  SOUS_JOIN_KEY: key,
  SOUS_INSTALL_KEY: key,
  SOUS_SESSION_KEY: key,
};
/** A home that is known asks little: after so many kills everything begins anew. */
const killsPerChapter = 10;
const longestMs = 14 * 60_000;

/** @throws InputError where PostgreSQL is not installed */
export async function runCluster(options: ClusterOptions): Promise<ClusterResult> {
  const { workers, tasks, seed, onKill = () => undefined, say = () => undefined } = options;
  const programs = findPostgres();
  if (programs === null)
    throw new InputError(
      "PostgreSQL is not installed here. Install it: apt-get install postgresql",
    );
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(longestMs);
  const folder = mkdtempSync(path.join(tmpdir(), "sous-cluster-"));
  const children = createNursery(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startPostgres(programs);
  const [first = "kitchen", second = first, third = first] = listHomes();
  const common = {
    signal,
    spawnSous: (args: readonly string[], environment: Readonly<Record<string, string>>) =>
      children.start(
        [...sousProgram, ...args],
        childEnvironment({
          ...cleanSettings,
          ...clusterSettings,
          ...environment,
        }),
      ),
    spawnPeer: (bot: "slack" | "discord") =>
      children.start(peerProgram(bot), childEnvironment(cleanSettings)),
  };
  try {
    const chapters: ChapterFigures[] = [];
    let killed = 0;
    for (let done = 0; done < options.kills; done += killsPerChapter) {
      const kills = Math.min(options.kills - done, killsPerChapter);
      const isLast = done + kills === options.kills;
      say(`kills ${done + 1} to ${done + kills}`);
      chapters.push(
        await playChapter({
          ...common,
          database: await server.create(`kills_${done}`),
          homes: [first, second, third],
          workers,
          kills,
          isSplit: options.split,
          stopMs: isLast ? options.stop * 1000 : 0,
          seed: seed * 1000 + done,
          onKill: () => onKill(++killed),
          say,
        }),
      );
    }
    say("what a step costs");
    const quiet = (database: string) =>
      measureQuietGame({ ...common, database, homes: [first, second, third], tasks, seed });
    const [sqlite, postgres] = [
      await quiet(path.join(folder, "quiet.db")),
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
    children.endAll();
    await server.stop();
  }
}

function addUp(
  chapters: readonly ChapterFigures[],
): Omit<ClusterResult, "cpuPerStepRatio" | "cpuPerStepMs" | "seconds"> {
  const sum = (key: Exclude<keyof ChapterFigures, "findings" | "takeovers">) =>
    chapters.reduce((total, one) => total + one[key], 0);
  const takeovers = chapters.flatMap((one) => one.takeovers);
  const p99 = (values: readonly number[]) =>
    quantileSorted(
      values.toSorted((a, b) => a - b),
      0.99,
    );
  return {
    kills: sum("kills"),
    lost: sum("lost"),
    doubled: sum("doubled"),
    duplicatePosts: sum("duplicatePosts"),
    unfinished: sum("unfinished"),
    takeoverMsP99: p99(takeovers.map(({ leadMs }) => leadMs)),
    serveMsP99: p99(takeovers.map(({ serveMs }) => serveMs)),
    removedPosts: sum("removedPosts"),
    postsAfterStop: sum("postsAfterStop"),
    stops: sum("stops"),
    leasesLost: sum("leasesLost"),
    steps: sum("steps"),
    answers: sum("answers"),
    killsWhileAsked: sum("killsWhileAsked"),
    killsWhileAnswering: sum("killsWhileAnswering"),
    findings: chapters.flatMap((one) => one.findings),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
