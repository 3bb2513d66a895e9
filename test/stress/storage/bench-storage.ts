/** Every fault of the disk at every call of a whole task: what was lost, came twice, or never ended. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FailingDriver, type FaultName, faults } from "./failing-driver.js";
import { makeBlank, type Played, type Point, playPoint } from "./play-point.js";

/** A share of the points: every `of`-th, from the `part`-th on. */
export interface StorageRequest {
  readonly part: number;
  readonly of: number;
  readonly onPoint?: (done: number, all: number) => void;
}

export interface StorageResult {
  readonly points: number;
  /** Answers, steps, facts, notes and messages that are missing. */
  readonly lost: number;
  /** Those that are there more often than without a fault. */
  readonly doubled: number;
  /** Tasks that did not end; damage that was not told. */
  readonly stuck: number;
  /** What was wrong at which point. */
  readonly findings: readonly string[];
}

/** How long a fault lasts: at one call alone, or for a while. The points take turns. */
const lastingMs = [0, 3000] as const;

export async function benchStorage({ part, of, onPoint }: StorageRequest): Promise<StorageResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-storage-"));
  const files = { blank: path.join(folder, "blank.db"), file: path.join(folder, "sous.db") };
  const driver = new FailingDriver();
  try {
    await makeBlank(files.blank);
    const calm = await playPoint(driver, null, files);
    const points = listPoints(calm.calls).filter((_, index) => index % of === part % of);
    const judged: Judged[] = [];
    for (const point of points) {
      judged.push(judge(point, await playPoint(driver, point, files), calm));
      onPoint?.(judged.length, points.length);
    }
    const sum = (count: (one: Judged) => number) =>
      judged.reduce((all, one) => all + count(one), 0);
    return {
      points: points.length,
      lost: sum(({ lost }) => lost.length),
      doubled: sum(({ doubled }) => doubled.length),
      stuck: sum(({ stuck }) => stuck.length),
      findings: judged.flatMap(describe),
    };
  } finally {
    driver.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function listPoints(calls: number): readonly Point[] {
  const names = Object.keys(faults) as FaultName[];
  return Array.from({ length: calls }, (_, index) => index + 1).flatMap((call) =>
    names.map((fault, index) => {
      const lastsMs = lastingMs[(call + index) % lastingMs.length] ?? 0;
      return { fault, call, lastsMs };
    }),
  );
}

interface Judged {
  readonly point: Point;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly stuck: readonly string[];
}

function judge(point: Point, played: Played, calm: Played): Judged {
  const { traces, failed, ended, damaged, problems, lostAnswers } = played;
  const lost = ended ? missingFrom(calm.traces, traces) : [];
  const answers = Array.from({ length: lostAnswers }, () => "an answer that was accepted");
  const isTold = damaged === (failed && point.fault === "CORRUPT");
  return {
    point,
    lost: [...lost, ...answers],
    doubled: ended ? missingFrom(traces, calm.traces) : [],
    stuck: [
      ...(ended ? [] : ["it did not end"]),
      ...(isTold ? [] : ["damage and what passes were taken for each other"]),
      ...problems,
    ],
  };
}

/** What `whole` has more often than `others`. */
function missingFrom(whole: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return whole.filter((trace) => {
    const at = left.indexOf(trace);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function describe({ point, lost, doubled, stuck }: Judged): readonly string[] {
  const where = `${point.fault} at call ${point.call} ${point.lastsMs > 0 ? `for ${point.lastsMs / 1000} s` : "once"}`;
  return [
    ...lost.map((what) => `${where}: lost ${what}`),
    ...doubled.map((what) => `${where}: doubled ${what}`),
    ...stuck.map((what) => `${where}: ${what}`),
  ];
}
