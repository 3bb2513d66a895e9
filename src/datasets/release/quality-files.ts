import type { JudgedQuestion } from "../../core/campaign.js";
import type { ObservedFlag } from "./manifest.js";
import type { JudgedAnswers, JudgedPerson, ReleasedFlag } from "./quality.js";
import type { QuestionRow } from "./rows.js";
import { splitRows, writeSplitFiles } from "./splits.js";
import { type ColumnReaders, fieldColumns, toJsonLines } from "./tables.js";

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

export function writeQualityFiles(
  questions: readonly QuestionRow[],
  judged: JudgedAnswers,
): readonly (readonly [path: string, content: string])[] {
  const rows = new Map(questions.map((row) => [row.id, row]));
  const flags = new Map(judged.people.map((one) => [one.person, one.flags]));
  const lines = judged.questions.flatMap((one) => {
    const row = rows.get(one.question);
    return row ? [toQuestionLine(one, row, flags)] : [];
  });
  const files = writeSplitFiles(
    "quality",
    splitRows(lines, ({ household }) => household),
    columns,
  );
  const people = judged.people.toSorted((one, other) => (one.person < other.person ? -1 : 1));
  return people.length === 0
    ? files
    : [...files, ["people.jsonl", toJsonLines(people.map(toPersonLine))]];
}

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

const columns: ColumnReaders<ReturnType<typeof toQuestionLine>> = {
  ...fieldColumns("STRING", "question", "household"),
  ...fieldColumns("BOOLEAN", "preference"),
  ...fieldColumns("STRING", "answer"),
  ...fieldColumns("DOUBLE", "confidence", "disagreement", "answers", "claims"),
  ...fieldColumns("BOOLEAN", "onlySeen"),
  ...fieldColumns("STRING", "majority"),
  dawidSkene: ["STRING", (line) => line.dawidSkene?.answer ?? null],
  dawidSkeneConfidence: ["DOUBLE", (line) => line.dawidSkene?.confidence ?? null],
  said: ["STRING", ({ said }) => JSON.stringify(said)],
  ballots: ["STRING", ({ ballots }) => JSON.stringify(ballots)],
};

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

/** Rounds, as logarithms differ between machines in their last digits. */
function round(value: number): number {
  return Number(value.toFixed(6));
}
