/** Kills a process that fills, saves and compacts a memory, and looks what is left of it. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { pick, type Random, seededRandom } from "../../../src/core/random.js";

/** What the process can be doing when it is killed. */
export const killMoments = ["write", "take back", "snapshot", "compact"] as const;
export type KillMoment = (typeof killMoments)[number];

/** What the process says: it begins something, it has done it, with the home's name where there is one. */
export type WriterMessage =
  | { readonly kind: "begins"; readonly moment: KillMoment; readonly home: string | null }
  | { readonly kind: "done"; readonly moment: KillMoment; readonly home: string | null };

/** What a look at the database says, after the process is dead. */
export interface Examination {
  /** Homes with all their rows, each with its vector. */
  readonly whole: readonly string[];
  /** Homes without a row: never written, or taken back. */
  readonly empty: readonly string[];
  /** What is wrong with the rows. */
  readonly findings: readonly string[];
  /** Share of brute force's ten nearest that the index finds. */
  readonly recallAt10: number;
  /** What was read when the index was opened: null for a snapshot in order. */
  readonly snapshot: string | null;
}

export interface BenchKillsRequest {
  readonly kills: number;
  readonly seed: number;
  /** Starts the writer on the one database, with a channel for messages; it goes on until it is killed. */
  readonly spawnWriter: (seed: number) => ChildProcess;
  /** Opens the database, compares, and closes it again. */
  readonly examine: () => Promise<Examination>;
  readonly onKill?: () => void;
}

export interface BenchKillsResult {
  readonly kills: number;
  readonly killsAt: Readonly<Record<KillMoment, number>>;
  readonly homesWritten: number;
  readonly homesTakenBack: number;
  /** Homes that were acknowledged and are not there, or taken back and still there. */
  readonly lost: number;
  /** Homes of which a part is there. */
  readonly torn: number;
  /** What was said of the snapshot when it was opened, how often; "in order" when it could be used. */
  readonly snapshots: Readonly<Record<string, number>>;
  /** The worst after any kill. */
  readonly leastRecallAt10: number;
  readonly findings: readonly string[];
}

/** Below this an index does not answer like brute force. */
export const leastRecall = 0.98;
const longestMomentMs = 20;
const startMs = 60_000;

export async function benchKills(request: BenchKillsRequest): Promise<BenchKillsResult> {
  const random = seededRandom(request.seed, "kills");
  const killsAt = { write: 0, "take back": 0, snapshot: 0, compact: 0 };
  const written = new Set<string>();
  const takenBack = new Set<string>();
  const findings: string[] = [];
  const totals = { lost: 0, torn: 0, leastRecallAt10: 1 };
  const snapshots: Record<string, number> = {};
  for (let kill = 0; kill < request.kills; kill++) {
    const moment = pick(random, killMoments) ?? "write";
    const child = request.spawnWriter(request.seed * 100_000 + kill);
    const doing = await killAt(child, moment, random, { written, takenBack });
    killsAt[moment]++;
    const seen = await request.examine();
    const missing = [...written].filter(
      (home) => !takenBack.has(home) && home !== doing && !seen.whole.includes(home),
    );
    const undead = [...takenBack].filter((home) => seen.whole.includes(home));
    totals.lost += missing.length + undead.length;
    totals.torn += seen.findings.length;
    totals.leastRecallAt10 = Math.min(totals.leastRecallAt10, seen.recallAt10);
    const snapshot = seen.snapshot ?? "in order";
    snapshots[snapshot] = (snapshots[snapshot] ?? 0) + 1;
    if (snapshot === "corrupt" || snapshot === "stale")
      findings.push(`kill ${kill} (${moment}): the snapshot is ${snapshot}`);
    for (const finding of seen.findings) findings.push(`kill ${kill} (${moment}): ${finding}`);
    for (const home of missing) findings.push(`kill ${kill} (${moment}): ${home} is lost`);
    for (const home of undead) findings.push(`kill ${kill} (${moment}): ${home} is back`);
    if (seen.recallAt10 < leastRecall)
      findings.push(`kill ${kill} (${moment}): recall ${seen.recallAt10.toFixed(3)}`);
    for (const home of seen.whole) written.add(home);
    // what was being taken back may be gone although nobody was told
    if (doing && written.has(doing) && seen.empty.includes(doing)) takenBack.add(doing);
    request.onKill?.();
  }
  return {
    kills: request.kills,
    killsAt,
    homesWritten: written.size,
    homesTakenBack: takenBack.size,
    ...totals,
    snapshots,
    findings,
  };
}

/** @returns the home of which something was going on, and nothing had been acknowledged */
async function killAt(
  child: ChildProcess,
  moment: KillMoment,
  random: Random,
  seen: { written: Set<string>; takenBack: Set<string> },
): Promise<string | null> {
  let doing: string | null = null;
  let times = 1 + Math.floor(random() * 2);
  const exited = once(child, "exit");
  const reached = new Promise<void>((resolve, reject) => {
    child.on("message", (message: WriterMessage) => {
      doing = message.kind === "begins" ? message.home : null;
      if (message.kind === "done" && message.home) {
        if (message.moment === "write") seen.written.add(message.home);
        else seen.takenBack.add(message.home);
      }
      if (message.kind === "begins" && message.moment === moment && --times === 0) resolve();
    });
    child.once("exit", (code) =>
      reject(new Error(`the writer ended by itself, with code ${code}`)),
    );
  });
  await Promise.race([reached, tooLate(moment)]);
  await pause(random() * longestMomentMs);
  child.kill("SIGKILL");
  await exited;
  return doing;
}

async function tooLate(moment: KillMoment): Promise<never> {
  await pause(startMs, undefined, { ref: false });
  throw new Error(`the writer did not come to ${moment} within ${startMs / 1000} s`);
}
