/** The report of `sous study replay`: what answers were worth, with intervals. */

import type { Block, Report, Table } from "../report/document.js";
import { percent } from "../report/format-duration.js";
import { renderLatex } from "../report/latex.js";
import { plotBars } from "../report/plots.js";
import { formatTime, type ReportOrigin, writeBeside, writeReport } from "../report/write-report.js";
import type { Estimate } from "./bootstrap.js";
import type { ReplayedQuestion } from "./contract.js";
import {
  formatEstimate,
  formatIntervals,
  formatLatency,
  formatLeftOut,
  formatReleased,
  formatShare,
  formatTimes,
} from "./format-study.js";
import type { ReplayStudy, Saved } from "./study-replay.js";

/**
 * Writes `study.md`, `study.html`, `study.tex` with the tables, `study.json`, `questions.jsonl` with what
 * each question came to, and the plots into a folder, which is made when missing. Throws InputError when nothing can be written there.
 *
 * @returns paths of the files
 */
export async function writeStudy(
  folder: string,
  study: ReplayStudy,
  questions: readonly ReplayedQuestion[],
  origin: ReportOrigin,
): Promise<readonly string[]> {
  const report = await composeReplayReport(study, origin);
  return [
    ...writeReport(folder, "study", report),
    ...writeBeside(folder, {
      "study.tex": renderLatex(report),
      "study.json": `${JSON.stringify({ ...study, ...origin })}\n`,
      "questions.jsonl": questions.map((one) => `${JSON.stringify(one)}\n`).join(""),
    }),
  ];
}

/** The report as data, for a page of its own or as a part of another. */
export async function composeReplayReport(
  study: ReplayStudy,
  origin: ReportOrigin,
): Promise<Report> {
  const of = study.campaign === null ? "" : ` of ${study.campaign}`;
  return {
    title: `What answers were worth: ${study.questions} questions in ${study.episodes} episodes${of}`,
    blocks: [
      { kind: "code", text: origin.command },
      ...formatSetting(study, origin),
      { kind: "heading", text: "Saved per question" },
      tableSaved(study),
      await plotSaved(study),
      { kind: "heading", text: "Answers" },
      tableAnswers(study),
      { kind: "heading", text: "Fatigue" },
      ...formatFatigue(study),
      { kind: "heading", text: `By ${study.groupedBy}` },
      ...tableGroups(study),
      ...formatEffects(study),
    ],
  };
}

function formatSetting(study: ReplayStudy, origin: ReportOrigin): readonly Block[] {
  const { households, people, questions, answered, replies, reproduced, leftOut, noise } = study;
  return [
    {
      kind: "text",
      text: `Each question that was put to people is played on from the step that asked it, in copies of the world as it was then, by the same policy with the same seed: without an answer (what the question itself says happens when nobody answers), with a truthful simulated person's answer, with a noisy one's (${percent(noise.wrong)} wrong, ${percent(noise.unsure)} not knowing), and with what was really answered. Later questions of the episode are answered as they were. Steps are actions after the question; a task that is not done counts with all that its limit allows.${formatTime(origin)}`,
    },
    {
      kind: "text",
      text: `${households} households; ${answered} of ${questions} questions were answered, with ${replies} replies of ${people} people. With the real answer ${reproduced} of ${questions} go on exactly as recorded. Left out: ${formatLeftOut(leftOut)}. ${formatIntervals(study)} A question that nobody answered is drawn with its household's.`,
    },
    ...formatReleased(study).map((text) => ({ kind: "text", text }) as const),
  ];
}

function tableSaved({ saved, savedByAnswers, gap }: ReplayStudy): Table {
  const row = (name: string, { steps, success }: Saved): readonly string[] => [
    name,
    String(steps?.n ?? 0),
    formatEstimate(steps),
    formatShare(success),
  ];
  return {
    kind: "table",
    head: ["against no answer", "questions", "steps saved", "success saved"],
    rows: [
      row("the real answer", saved.real),
      row("a truthful simulated one", saved.truthful),
      row("a noisy simulated one", saved.noisy),
      row("the real answer, where there is one", savedByAnswers),
      row("gap: real less truthful simulated", gap.truthful),
      row("gap: real less noisy simulated", gap.noisy),
    ],
  };
}

function plotSaved({ saved }: ReplayStudy): Promise<Block> {
  const group = "steps saved";
  return plotBars({
    name: "replay-saved",
    title: "Steps saved per question, against no answer",
    unit: "steps",
    bars: [
      { label: "real", group, value: saved.real.steps?.value ?? 0 },
      { label: "truthful simulated", group, value: saved.truthful.steps?.value ?? 0 },
      { label: "noisy simulated", group, value: saved.noisy.steps?.value ?? 0 },
    ],
  });
}

function tableAnswers({ answers }: ReplayStudy): Table {
  const row = (name: string, estimate: Estimate | null, told: string): readonly string[] => [
    name,
    String(estimate?.n ?? 0),
    told,
  ];
  const { responseRate, medianMs, right, bits, volunteered, savedPerSecond } = answers;
  return {
    kind: "table",
    head: ["", "of", "value"],
    rows: [
      row("answered in time, not knowing included", responseRate, formatShare(responseRate)),
      row("time from asking to the answer, median", medianMs, formatLatency(answers)),
      row("true, where that can be told", right, formatShare(right)),
      row("bits: log2 of possible answers before over after", bits, formatEstimate(bits)),
      row("facts beside what was asked, per reply", volunteered, formatEstimate(volunteered)),
      row(
        "steps saved per second from asking to the answer",
        savedPerSecond,
        formatEstimate(savedPerSecond, 4),
      ),
    ],
  };
}

function formatFatigue({ fatigue }: ReplayStudy): readonly Block[] {
  const { seconds, right, stepsSaved } = fatigue.slopes;
  return [
    {
      kind: "table",
      head: ["a person's answers", "answers", "median time since asked", "true", "steps saved"],
      rows: fatigue.buckets.map((one) => [
        one.answers,
        String(one.n),
        formatTimes(one.medianMs),
        formatShare(one.right),
        formatEstimate(one.stepsSaved),
      ]),
    },
    {
      kind: "table",
      head: ["change with each further answer of the same person", "answers", "slope"],
      rows: [
        ["time since asked, in seconds", String(seconds?.n ?? 0), formatEstimate(seconds, 4)],
        ["share of true answers", String(right?.n ?? 0), formatEstimate(right, 4)],
        ["steps saved", String(stepsSaved?.n ?? 0), formatEstimate(stepsSaved, 4)],
      ],
    },
  ];
}

function tableGroups({ groups, groupedBy }: ReplayStudy): readonly Table[] {
  return [
    {
      kind: "table",
      head: [groupedBy, "episodes", "households", "success", "steps per task"],
      rows: groups.map((one) => [
        one.group,
        String(one.episodes),
        String(one.households),
        formatShare(one.success),
        formatEstimate(one.steps),
      ]),
    },
    {
      kind: "table",
      head: [groupedBy, "questions per task", "answered", "seconds", "true", "steps saved each"],
      rows: groups.map((one) => [
        one.group,
        formatEstimate(one.questions),
        formatShare(one.answered),
        formatEstimate(one.seconds),
        formatShare(one.right),
        formatEstimate(one.saved),
      ]),
    },
  ];
}

const outcomes = {
  success: "success",
  steps: "steps per task",
  questions: "questions per task",
  saved: "steps saved per question",
  answered: "answered in time",
  seconds: "seconds to the answer",
  right: "true answers",
} as const;

function formatEffects({ effects }: ReplayStudy): readonly Block[] {
  if (effects.length === 0) return [];
  return [
    {
      kind: "table",
      head: ["effect", "of", "difference", "Hedges' g"],
      rows: effects.map(({ group, against, of, difference, size }) => [
        `${group} less ${against}`,
        outcomes[of],
        formatEstimate(difference),
        formatEstimate(size),
      ]),
    },
  ];
}
