/** How a function's time grows with its text, in processor time, so that a busy machine changes nothing. */
import type { Family } from "./families.js";

/** The most characters that people may send, and far more. */
const [sendable, huge] = [4_000, 100_000] as const;

/** Milliseconds that a text of the sendable length may take. */
const longestMs = 20;
/** Growth for each doubling of the text: 2 is linear, 4 is quadratic. */
const mostGrowth = 2.2;
/** Growth beyond doubt; what is less is measured again, or with the longest text. */
const certainGrowth = 3;
/** Growth that needs no second look. */
const hopelessGrowth = 3.6;
/** Growth of a text four times as long as the huge one; collections of garbage cost more with it. */
const mostConfirmed = 2.5;
/** Below this a time says nothing of growth. */
const measurableMs = 25;
/** A collection of garbage may take as long, in every run. */
const garbageMs = 100;
/** What is below this at four times the sendable length is below the measurable at the huge one, quadratic or not. */
const suspiciousMs = 0.3;

/** Lengths that come before, so that the worst are found before they take hours. */
const careful = [16, 24, 32, 48, 96, 256, 1_000] as const;

/** `quick`: of the kinds of text, only the slowest is tried at the huge length. */
export type Care = "quick" | "whole";

type Run = (text: string) => unknown;

/** What is wrong, as a sentence that begins with the text's name; null when nothing is. */
export function findSlowness(
  run: Run,
  texts: Iterable<readonly [name: string, family: Family]>,
  care: Care,
): string | null {
  const slowest = { ms: 0, name: "", family: (_: number) => "" };
  for (const [name, family] of texts) {
    const tooLong = findTooLong(run, family);
    if (tooLong) return `${name}: ${tooLong}`;
    const ms = leastMs(run, family(4 * sendable), suspiciousMs);
    if (ms <= suspiciousMs) continue;
    if (ms > slowest.ms) Object.assign(slowest, { ms, name, family });
    const growth =
      findGrowth(run, family, 4 * sendable, certainGrowth) ??
      (care === "whole" ? findGrowth(run, family, huge, mostGrowth) : null);
    if (growth) return `${name}: ${growth}`;
  }
  const growth = slowest.ms > 0 ? findGrowth(run, slowest.family, huge, mostGrowth) : null;
  return growth && `${slowest.name}: ${growth}`;
}

function findTooLong(run: Run, family: Family): string | null {
  for (const length of [...careful, sendable]) {
    const ms = leastMs(run, family(length), longestMs, mostRuns.tooLong);
    if (ms > longestMs) return `${Math.round(ms)} ms at ${length} characters`;
  }
  return null;
}

/**
 * Compared with a quarter of the length: a much shorter text fits into the processor's cache. Both are measured in
 * turn, as the machine's speed may change.
 */
function findGrowth(run: Run, family: Family, length: number, most: number): string | null {
  let [growth, long, short] = [0, 0, 0];
  for (let attempt = 0; attempt < 3 && growth < hopelessGrowth; attempt += 1) {
    long = leastMs(run, family(length), measurableMs);
    if (long <= measurableMs) return null;
    short = leastMs(run, family(length / 4), 0);
    growth = Math.sqrt(long / Math.max(short, 0.001));
    if (growth <= most) return null;
  }
  // What grows too much goes on to do so; a bounded repetition, and a collection of garbage, do not.
  const isSure = growth >= hopelessGrowth && long > garbageMs;
  if (length < huge && !isSure) return findGrowth(run, family, huge, mostGrowth);
  if (length === huge && !isSure) return findGrowth(run, family, 4 * huge, mostConfirmed);
  const times = `${short.toFixed(1)} ms at ${length / 4}, ${Math.round(long)} ms at ${length}`;
  return `grows ${growth.toFixed(2)} times per doubling (${times})`;
}

/** The first runs are slower: the code is not compiled yet. */
const mostRuns = { tooLong: 15, growth: 5 } as const;
/** A time so many times what is enough is no mistake of the measurement. */
const hopeless = 8;

/** The least of several runs, in milliseconds. The first that takes no longer than `enough` is the last. */
function leastMs(run: Run, text: string, enough: number, most: number = mostRuns.growth): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < most && least > enough; count += 1) {
    const before = process.cpuUsage();
    run(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (count > 0 && enough > 0 && least > hopeless * enough) break;
  }
  return least;
}
