/** The part of the report on what answers were worth, with intervals. */
import { percent } from "../../src/core/wording.js";
import { heading, tableOf, text } from "../report/blocks.js";
import type { Block } from "../report/document.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import {
  formatEstimate,
  formatIntervals,
  formatLatency,
  formatLeftOut,
  formatReleased,
  formatShare,
  formatTimes,
} from "./format-study.js";
import { outcomes, type ReplayStudy, replayShape } from "./results.js";

export const replayKind = resultKind("replay", replayShape, composeReplay);

/** The study as a document, for a page of its own or as a part of another. */
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
