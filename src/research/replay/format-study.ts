/** The study in lines to read. */
import type { Estimate } from "./bootstrap.js";
import type { ReplayStudy, Saved } from "./study-replay.js";

/** "2.31 [1.20, 3.40]"; the interval is left out where there is none, "–" stands for nothing. */
export function formatEstimate(estimate: Estimate | null, digits = 2): string {
  if (!estimate) return "–";
  const { value, low, high } = estimate;
  const told = (one: number): string => formatNumber(one, digits);
  if (low === null || high === null) return told(value);
  return `${told(value)} [${told(low)}, ${told(high)}]`;
}

/** A share as "12.3 % [10.0 %, 15.0 %]". */
export function formatShare(estimate: Estimate | null): string {
  if (!estimate) return "–";
  const { value, low, high } = estimate;
  const told = (one: number): string => `${formatNumber(one * 100, 1)} %`;
  if (low === null || high === null) return told(value);
  return `${told(value)} [${told(low)}, ${told(high)}]`;
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

/** Below so many, draws of them vary less than they should. */
const enough = 10;

/** What lines and pages say of how intervals were made. */
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

export function formatStudy(study: ReplayStudy): readonly string[] {
  const { saved, gap, answers, fatigue, leftOut } = study;
  return [
    `${study.episodes} episodes in ${study.households} households; ${study.questions} questions, ${study.answered} answered, with ${study.replies} replies of ${study.people} people. Played on with the real answer, ${study.reproduced} go on exactly as recorded.`,
    `Left out: ${formatLeftOut(leftOut)}.`,
    ...formatReleased(study),
    formatIntervals(study),
    "",
    "saved per question, against no answer",
    ...formatSaved("real answer", saved.real),
    ...formatSaved("truthful simulated", saved.truthful),
    ...formatSaved("noisy simulated", saved.noisy),
    ...formatSaved("real, where answered", study.savedByAnswers),
    "",
    "human-simulator gap: real less simulated, where answered",
    ...formatSaved("truthful simulated", gap.truthful),
    ...formatSaved("noisy simulated", gap.noisy),
    "",
    "answers; times run from when a question was asked, quiet hours and delivery included",
    line("response rate", formatShare(answers.responseRate)),
    line("time since asked", formatLatency(answers)),
    line("true", formatShare(answers.right)),
    line("bits per answer", formatEstimate(answers.bits)),
    line("volunteered facts", formatEstimate(answers.volunteered)),
    line("steps saved a second", formatEstimate(answers.savedPerSecond, 4)),
    "",
    "fatigue: by a person's answers, median time, true, steps saved",
    ...fatigue.buckets.map(({ answers: which, n, medianMs, right, stepsSaved }) =>
      line(
        `${which} (${n})`,
        `${formatTimes(medianMs)}, ${formatShare(right)}, ${formatEstimate(stepsSaved)}`,
      ),
    ),
    "  with each further answer",
    line("seconds since asked", formatEstimate(fatigue.slopes.seconds, 4)),
    line("true", formatEstimate(fatigue.slopes.right, 4)),
    line("steps saved", formatEstimate(fatigue.slopes.stepsSaved, 4)),
    "",
    `by ${study.groupedBy}: success; steps and questions per task; steps saved per question; answered in time`,
    ...study.groups.map((one) =>
      line(
        `${one.group} (${one.episodes})`,
        [
          formatShare(one.success),
          ...[one.steps, one.questions, one.saved].map((of) => formatEstimate(of)),
          formatShare(one.answered),
        ].join("; "),
      ),
    ),
    ...(study.effects.length > 0 ? ["", "effects: difference, and Hedges' g"] : []),
    ...study.effects.map(({ group, against, of, difference, size }) =>
      line(
        `${group} - ${against}`,
        `${of} ${formatEstimate(difference)}, g ${formatEstimate(size)}`,
      ),
    ),
  ];
}

/** The median with its interval, first and third quartile. */
export function formatLatency({ latencyMs, medianMs }: ReplayStudy["answers"]): string {
  if (!latencyMs) return "–";
  const { q1, median, q3 } = latencyMs;
  const told = medianMs ? formatTimes(medianMs) : formatMs(median);
  return `${told} (quartiles ${formatMs(q1)}, ${formatMs(q3)})`;
}

/** "3.5 s [1.0 s, 1.2 min]", of milliseconds. */
export function formatTimes(estimate: Estimate | null): string {
  if (!estimate) return "–";
  const { value, low, high } = estimate;
  if (low === null || high === null) return formatMs(value);
  return `${formatMs(value)} [${formatMs(low)}, ${formatMs(high)}]`;
}

/** Why episodes and questions are not in the study, in one sentence. */
export function formatLeftOut(leftOut: ReplayStudy["leftOut"]): string {
  const { costly, stopped, excluded, exchanges, rows, open, settling, changed } = leftOut;
  return [
    `${costly} episodes that a language model or a person played, ${stopped} that were stopped, ${rows} of AmbiK's rows, ${excluded} that rest on ${exchanges} excluded exchanges`,
    `${open} questions whose answer is the goal, ${settling} that settle another one and are played on with it, ${changed} whose world shows something else now`,
  ].join("; ");
}

/** What a release does not have, and what of the study is without it; nothing where there is none. */
export function formatReleased({
  released,
  untimed,
}: Pick<ReplayStudy, "released" | "untimed">): readonly string[] {
  if (released === 0) return [];
  return [
    `${released} episodes came from a release. It has neither exact times nor thoughts, nor episodes and facts that somebody took back or did not agree to: ${untimed} replies are in no figure of time or fatigue, and what was played on after something that is not there counts as a world that shows something else, or goes on otherwise than recorded.`,
  ];
}

function formatSaved(name: string, { steps, success }: Saved): readonly string[] {
  return [line(name, `${formatEstimate(steps)} steps, ${formatShare(success)} success`)];
}

function line(name: string, figures: string): string {
  return `  ${name.padEnd(22)} ${figures}`;
}
