import { percent } from "../../src/core/words/wording.js";
import { heading, tableOf, text } from "../report/blocks.js";
import type { Block } from "../report/document.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import type { Estimate } from "./bootstrap.js";
import type { ReplayStudy } from "./study-replay.js";

export const replayKind = resultKind("replay", composeReplay);

export function composeReplay(study: ReplayStudy): ResultPart {
  const { wrong, unsure } = study.noise;
  const of = study.campaign === null ? "" : ` of ${study.campaign}`;
  return {
    title: `What answers were worth: ${study.questions} questions in ${study.episodes} episodes${of}`,
    about: `Each question that was put to people is played on from the step that asked it, in copies of the world as it was then, by the same policy with the same seed. It is answered in four ways: not at all (then the question's own fallback happens), by a truthful simulated person, by a noisy one (${percent(wrong)} wrong, ${percent(unsure)} not knowing), and with the real answer. Later questions of the episode are answered as they were. Steps are actions after the question; a task that is not done counts with all that its limit allows.`,
    blocks: [
      text(formatSetting(study)),
      heading("Saved per question"),
      tableSaved(study),
      plotSaved(study),
      heading(`By ${study.groupedBy}`),
      ...tableGroups(study),
    ],
  };
}

function formatSetting(study: ReplayStudy): string {
  const { households, people, questions, answered, replies, reproduced, answers } = study;
  return [
    `${households} households; ${answered} of ${questions} questions were answered (${formatShare(answers.responseRate)}), with ${replies} replies of ${people} people.`,
    `True, where that can be told: ${formatShare(answers.right)}.`,
    `With the real answer ${reproduced} of ${questions} go on exactly as recorded.`,
    `Left out: ${formatLeftOut(study.leftOut)}.`,
    formatIntervals(study),
    "A question that nobody answered is drawn with its household's.",
    ...(study.released > 0 ? [formatReleased(study.released)] : []),
  ].join(" ");
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
      true: ({ right }) => formatShare(right),
      "steps saved each": ({ saved }) => formatEstimate(saved),
    }),
  ];
}

/** "2.31 [1.20, 3.40]"; the interval is left out where there is none, "–" stands for nothing. */
export function formatEstimate(
  estimate: Estimate | null,
  format = (value: number) => formatNumber(value, 2),
): string {
  if (!estimate) return "–";
  const { value, low, high } = estimate;
  if (low === null || high === null) return format(value);
  return `${format(value)} [${format(low)}, ${format(high)}]`;
}

export function formatShare(estimate: Estimate | null): string {
  return formatEstimate(estimate, (one) => `${formatNumber(one * 100, 1)} %`);
}

function formatNumber(value: number, digits: number): string {
  return value.toFixed(digits).replace(/^-(0(\.0+)?)$/, "$1");
}

/** With fewer, intervals are too narrow. */
const enough = 10;

function formatIntervals({ resamples, seed, households, people }: ReplayStudy): string {
  const few = [
    ...(households < enough ? [`${households} households`] : []),
    ...(people < enough ? [`${people} people`] : []),
  ];
  const caution = few.length > 0 ? ` With ${few.join(" and ")} they are too narrow.` : "";
  return `Intervals: 95 %, ${resamples} bootstrap draws of households and as many of people, the wider of the two; seed ${seed}.${caution}`;
}

function formatLeftOut(leftOut: ReplayStudy["leftOut"]): string {
  const { costly, stopped, excluded, exchanges, rows, open, settling, changed } = leftOut;
  return [
    `${costly} episodes that a language model or a person played, ${stopped} that were stopped, ${rows} of AmbiK's rows, ${excluded} that rest on ${exchanges} excluded exchanges`,
    `${open} questions whose answer is the goal, ${settling} that settle another one and are played on with it, ${changed} whose world shows something else now`,
  ].join("; ");
}

function formatReleased(released: number): string {
  return `${released} episodes came from a release. It has neither thoughts, nor episodes and facts that somebody took back or did not agree to: what was played on after something that is not there counts as a world that shows something else, or goes on otherwise than recorded.`;
}
