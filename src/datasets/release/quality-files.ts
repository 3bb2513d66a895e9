/** What a release's files say of its answers: by question, and by person under their pseudonyms. */
import type { JudgedQuestion } from "../../core/campaign.js";
import type { JudgedAnswers, JudgedPerson, ReleasedFlag } from "./quality.js";
import type { ObservedFlag, QuestionRow } from "./rows.js";
import { type Split, splitOf, splits } from "./splits.js";
import { type Table, toCsv } from "./tables.js";

/** With what only the times told of somebody, where they were known. */
export function withObserved(
  judged: JudgedAnswers,
  observed: readonly ObservedFlag[],
): JudgedAnswers {
  const people = judged.people.map((one) => ({
    ...one,
    flags: [
      ...one.flags,
      ...observed
        .filter(({ person }) => person === one.person)
        .map(({ kind, reason }) => ({ kind, reason })),
    ],
  }));
  return { ...judged, people };
}

/** Nothing of a split that has no answers. */
export function writeQualityFiles(
  questions: readonly QuestionRow[],
  judged: JudgedAnswers,
): readonly (readonly [path: string, content: string])[] {
  const rows = new Map(questions.map((row) => [row.id, row]));
  const flags = new Map(judged.people.map(({ person, flags: told }) => [person, told]));
  const told = judged.questions.flatMap((one) => {
    const row = rows.get(one.question);
    return row ? [toQuestionLine(one, row, flags)] : [];
  });
  const files = splits.flatMap((split: Split) => {
    const here = told.filter(({ household }) => splitOf(household) === split);
    if (here.length === 0) return [];
    return [
      [`quality/${split}.jsonl`, toLines(here)],
      [`quality/${split}.csv`, toCsv(toTable(here))],
    ] as const;
  });
  const people = judged.people.toSorted((one, other) => (one.person < other.person ? -1 : 1));
  return people.length === 0
    ? files
    : [...files, ["people.jsonl", toLines(people.map(toPersonLine))]];
}

type QuestionLine = ReturnType<typeof toQuestionLine>;

function toQuestionLine(
  { question, label, confidence, disagreement, dawidSkene, ...one }: JudgedQuestion,
  { household, ballots }: QuestionRow,
  flags: ReadonlyMap<string, readonly ReleasedFlag[]>,
) {
  const { preference, majority, answers, claims, onlySeen, said } = one;
  return {
    question,
    household,
    preference,
    answer: label,
    confidence: round(confidence),
    majority,
    dawidSkene: dawidSkene && {
      answer: dawidSkene.label,
      confidence: round(dawidSkene.confidence),
    },
    disagreement: disagreement === null ? null : round(disagreement),
    answers,
    claims,
    onlySeen,
    said,
    ballots: ballots.map(({ id, person }) => ({
      id,
      person,
      flags: [...new Set(flags.get(person)?.map(({ kind }) => kind))],
    })),
  };
}

function toPersonLine({ person, answers, consistent, quality, unsure, flags }: JudgedPerson) {
  return {
    person,
    answers,
    quality: quality === null ? null : round(quality),
    consistent: { count: consistent.count, of: consistent.of },
    unsure: unsure.count,
    flags,
  };
}

function toTable(rows: readonly QuestionLine[]): Table {
  return {
    columns: [
      ...(["question", "household"] as const).map((name) => ({ name, type: "STRING" as const })),
      { name: "preference", type: "BOOLEAN" },
      { name: "answer", type: "STRING" },
      ...["confidence", "disagreement", "answers", "claims"].map((name) => ({
        name,
        type: "DOUBLE" as const,
      })),
      { name: "onlySeen", type: "BOOLEAN" },
      { name: "majority", type: "STRING" },
      { name: "dawidSkene", type: "STRING" },
      { name: "dawidSkeneConfidence", type: "DOUBLE" },
      { name: "said", type: "STRING" },
      { name: "ballots", type: "STRING" },
    ],
    rows: rows.map(({ said, ballots, ...row }) => [
      row.question,
      row.household,
      row.preference,
      row.answer,
      row.confidence,
      row.disagreement,
      row.answers,
      row.claims,
      row.onlySeen,
      row.majority,
      row.dawidSkene?.answer ?? null,
      row.dawidSkene?.confidence ?? null,
      JSON.stringify(said),
      JSON.stringify(ballots),
    ]),
  };
}

/** The same on every machine: logarithms differ in their last digits. */
function round(value: number): number {
  return Number(value.toFixed(6));
}

function toLines(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
