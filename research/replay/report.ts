import { percent } from "../../src/core/wording.js";
import { heading, tableOf, text } from "../report/blocks.js";
import type { Block } from "../report/document.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import type { Estimate } from "./bootstrap.js";
import { outcomes } from "./compare-groups.js";
import type { ReplayStudy } from "./study-replay.js";

export const replayKind = resultKind("replay", composeReplay);

export function composeReplay(study: ReplayStudy): ResultPart {
  const { wrong, unsure } = study.noise;
  const of = study.campaign === null ? "" : ` of ${study.campaign}`;
  return {
    title: `What answers were worth: ${study.questions} questions in ${study.episodes} episodes${of}`,
    about: `Each question that was put to people is played on from the step that asked it, in copies of the world as it was then, by the same policy with the same seed. It is answered in four ways: not at all (then the question's own fallback happens), by a truthful simulated person, by a noisy one (${percent(wrong)} wrong, ${percent(unsure)} not knowing), and with the real answer. Later questions of the episode are answered as they were. Steps are actions after the question; a task that is not done counts with all that its limit allows. Times run from when a question was asked, quiet hours and delivery included.`,
    blocks: [
      ...formatSetting(study),
      heading("Saved per question"),
      tableSaved(study),
      plotSaved(study),
      heading("Answers"),
      tableAnswers(study),
      heading("Fatigue"),
      ...formatFatigue(study),
      heading(`By ${study.groupedBy}`),
      ...tableGroups(study),
      ...formatEffects(study),
    ],
  };
}

function formatSetting(study: ReplayStudy): readonly Block[] {
  const { households, people, questions, answered, replies, reproduced, leftOut } = study;
  return [
    text(
      `${households} households; ${answered} of ${questions} questions were answered, with ${replies} replies of ${people} people. With the real answer ${reproduced} of ${questions} go on exactly as recorded. Left out: ${formatLeftOut(leftOut)}. ${formatIntervals(study)} A question that nobody answered is drawn with its household's.`,
    ),
    ...formatReleased(study).map(text),
  ];
}

function tableSaved({ saved, savedByAnswers, gap }: ReplayStudy): Block {
  const rows = {
    "the real answer": saved.real,
    "a truthful simulated one": saved.truthful,
    "a noisy simulated one": saved.noisy,
    "the real answer, where there is one": savedByAnswers,
    "gap: real less truthful simulated": gap.truthful,
    "gap: real less noisy simulated": gap.noisy,
  };
  return tableOf(Object.entries(rows), {
    "against no answer": ([name]) => name,
    questions: ([, { steps }]) => steps?.n ?? 0,
    "steps saved": ([, { steps }]) => formatEstimate(steps),
    "success saved": ([, { success }]) => formatShare(success),
  });
}

function plotSaved({ saved }: ReplayStudy): Block {
  const group = "steps saved";
  return {
    kind: "plot",
    name: "replay-saved",
    title: "Steps saved per question, against no answer",
    unit: "steps",
    bars: [
      { label: "real", group, value: saved.real.steps?.value ?? 0 },
      { label: "truthful simulated", group, value: saved.truthful.steps?.value ?? 0 },
      { label: "noisy simulated", group, value: saved.noisy.steps?.value ?? 0 },
    ],
  };
}

function tableAnswers({ answers }: ReplayStudy): Block {
  const { responseRate, medianMs, right, bits, volunteered, savedPerSecond } = answers;
  const rows = [
    ["answered in time, not knowing included", responseRate, formatShare(responseRate)],
    ["time from asking to the answer, median", medianMs, formatLatency(answers)],
    ["true, where that can be told", right, formatShare(right)],
    ["bits: log2 of possible answers before over after", bits, formatEstimate(bits)],
    ["facts beside what was asked, per reply", volunteered, formatEstimate(volunteered)],
    [
      "steps saved per second from asking to the answer",
      savedPerSecond,
      formatEstimate(savedPerSecond, 4),
    ],
  ] as const;
  return tableOf(rows, {
    "": ([name]) => name,
    of: ([, estimate]) => estimate?.n ?? 0,
    value: ([, , value]) => value,
  });
}

function formatFatigue({ fatigue: { buckets, slopes } }: ReplayStudy): readonly Block[] {
  const changes = {
    "time since asked, in seconds": slopes.seconds,
    "share of true answers": slopes.right,
    "steps saved": slopes.stepsSaved,
  };
  return [
    tableOf(buckets, {
      "a person's answers": ({ answers }) => answers,
      answers: ({ n }) => n,
      "median time since asked": ({ medianMs }) => formatTimes(medianMs),
      true: ({ right }) => formatShare(right),
      "steps saved": ({ stepsSaved }) => formatEstimate(stepsSaved),
    }),
    tableOf(Object.entries(changes), {
      "change with each further answer of the same person": ([name]) => name,
      answers: ([, estimate]) => estimate?.n ?? 0,
      slope: ([, estimate]) => formatEstimate(estimate, 4),
    }),
  ];
}

function tableGroups({ groups, groupedBy }: ReplayStudy): readonly Block[] {
  return [
    tableOf(groups, {
      [groupedBy]: ({ group }) => group,
      episodes: ({ episodes }) => episodes,
      households: ({ households }) => households,
      success: ({ success }) => formatShare(success),
      "steps per task": ({ steps }) => formatEstimate(steps),
    }),
    tableOf(groups, {
      [groupedBy]: ({ group }) => group,
      "questions per task": ({ questions }) => formatEstimate(questions),
      answered: ({ answered }) => formatShare(answered),
      seconds: ({ seconds }) => formatEstimate(seconds),
      true: ({ right }) => formatShare(right),
      "steps saved each": ({ saved }) => formatEstimate(saved),
    }),
  ];
}

function formatEffects({ effects }: ReplayStudy): readonly Block[] {
  if (effects.length === 0) return [];
  return [
    tableOf(effects, {
      effect: ({ group, against }) => `${group} less ${against}`,
      of: ({ of }) => outcomes[of],
      difference: ({ difference }) => formatEstimate(difference),
      "Hedges' g": ({ size }) => formatEstimate(size),
    }),
  ];
}

/** "2.31 [1.20, 3.40]"; the interval is left out where there is none, "–" stands for nothing. */
export function formatEstimate(estimate: Estimate | null, digits = 2): string {
  return formatWith(estimate, (one) => formatNumber(one, digits));
}

export function formatShare(estimate: Estimate | null): string {
  return formatWith(estimate, (one) => `${formatNumber(one * 100, 1)} %`);
}

function formatTimes(estimate: Estimate | null): string {
  return formatWith(estimate, formatMs);
}

function formatWith(estimate: Estimate | null, format: (value: number) => string): string {
  if (!estimate) return "–";
  const { value, low, high } = estimate;
  if (low === null || high === null) return format(value);
  return `${format(value)} [${format(low)}, ${format(high)}]`;
}

function formatNumber(value: number, digits: number): string {
  return value.toFixed(digits).replace(/^-(0(\.0+)?)$/, "$1");
}

function formatMs(ms: number): string {
  if (ms < 1000) return `${ms.toFixed(0)} ms`;
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`;
}

/** With fewer, intervals are too narrow. */
const enough = 10;

function formatIntervals({
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

function formatLatency({ latencyMs, medianMs }: ReplayStudy["answers"]): string {
  if (!latencyMs) return "–";
  const { q1, median, q3 } = latencyMs;
  const told = medianMs ? formatTimes(medianMs) : formatMs(median);
  return `${told} (quartiles ${formatMs(q1)}, ${formatMs(q3)})`;
}

function formatLeftOut(leftOut: ReplayStudy["leftOut"]): string {
  const { costly, stopped, excluded, exchanges, rows, open, settling, changed } = leftOut;
  return [
    `${costly} episodes that a language model or a person played, ${stopped} that were stopped, ${rows} of AmbiK's rows, ${excluded} that rest on ${exchanges} excluded exchanges`,
    `${open} questions whose answer is the goal, ${settling} that settle another one and are played on with it, ${changed} whose world shows something else now`,
  ].join("; ");
}

function formatReleased({
  released,
  untimed,
}: Pick<ReplayStudy, "released" | "untimed">): readonly string[] {
  if (released === 0) return [];
  return [
    `${released} episodes came from a release. It has neither exact times nor thoughts, nor episodes and facts that somebody took back or did not agree to: ${untimed} replies are in no figure of time or fatigue, and what was played on after something that is not there counts as a world that shows something else, or goes on otherwise than recorded.`,
  ];
}
