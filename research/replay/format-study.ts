/** Figures of the study in words. */
import type { Estimate, ReplayStudy } from "./results.js";

/** "2.31 [1.20, 3.40]"; the interval is left out where there is none, "–" stands for nothing. */
export function formatEstimate(estimate: Estimate | null, digits = 2): string {
  return formatWith(estimate, (one) => formatNumber(one, digits));
}

/** A share as "12.3 % [10.0 %, 15.0 %]". */
export function formatShare(estimate: Estimate | null): string {
  return formatWith(estimate, (one) => `${formatNumber(one * 100, 1)} %`);
}

/** "3.5 s [1.0 s, 1.2 min]", of milliseconds. */
export function formatTimes(estimate: Estimate | null): string {
  return formatWith(estimate, formatMs);
}

function formatWith(estimate: Estimate | null, format: (value: number) => string): string {
  if (!estimate) return "–";
  const { value, low, high } = estimate;
  if (low === null || high === null) return format(value);
  return `${format(value)} [${format(low)}, ${format(high)}]`;
}

/** Without a minus before zero. */
function formatNumber(value: number, digits: number): string {
  return value.toFixed(digits).replace(/^-(0(\.0+)?)$/, "$1");
}

/** "0.8 s", "3.5 min". */
function formatMs(ms: number): string {
  if (ms < 1000) return `${ms.toFixed(0)} ms`;
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`;
}

/** With fewer, intervals are too narrow. */
const enough = 10;

/** How intervals were made. */
export function formatIntervals({
  resamples,
  seed,
  households,
  people,
}: Pick<ReplayStudy, "resamples" | "seed" | "households" | "people">): string {
  const few = [
    ...(households < enough ? [`${households} households`] : []),
    ...(people < enough ? [`${people} people`] : []),
  ];
  const caution = few.length > 0 ? ` With ${few.join(" and ")} they are too narrow.` : "";
  return `Intervals: 95 %, ${resamples} bootstrap draws of households and as many of people, the wider of the two; seed ${seed}.${caution}`;
}

/** The median with its interval, first and third quartile. */
export function formatLatency({ latencyMs, medianMs }: ReplayStudy["answers"]): string {
  if (!latencyMs) return "–";
  const { q1, median, q3 } = latencyMs;
  const told = medianMs ? formatTimes(medianMs) : formatMs(median);
  return `${told} (quartiles ${formatMs(q1)}, ${formatMs(q3)})`;
}

/** Why episodes and questions are not in the study, in one sentence. */
export function formatLeftOut(leftOut: ReplayStudy["leftOut"]): string {
  const { costly, stopped, excluded, exchanges, rows, open, settling, changed } = leftOut;
  return [
    `${costly} episodes that a language model or a person played, ${stopped} that were stopped, ${rows} of AmbiK's rows, ${excluded} that rest on ${exchanges} excluded exchanges`,
    `${open} questions whose answer is the goal, ${settling} that settle another one and are played on with it, ${changed} whose world shows something else now`,
  ].join("; ");
}

/** What a release lacks, and which figures lack it; nothing when no episode came from one. */
export function formatReleased({
  released,
  untimed,
}: Pick<ReplayStudy, "released" | "untimed">): readonly string[] {
  if (released === 0) return [];
  return [
    `${released} episodes came from a release. It has neither exact times nor thoughts, nor episodes and facts that somebody took back or did not agree to: ${untimed} replies are in no figure of time or fatigue, and what was played on after something that is not there counts as a world that shows something else, or goes on otherwise than recorded.`,
  ];
}
