/** Computes answer quality from a release's rows alone, so that readers can reproduce it. */
import { type Platform, platforms, reservedChoices } from "../../core/bot.js";
import type { JudgedQuestion, RatedAnswer } from "../../core/campaign/campaign.js";
import { InputError } from "../../core/errors.js";
import type { ObservedFlag } from "./manifest.js";
import type { BallotRow, QuestionRow } from "./rows.js";
import {
  type ColumnReaders,
  fieldColumns,
  toCsv,
  toJsonLines,
  toTable,
  writeSplits,
} from "./tables.js";

type ReleasedFlag = Omit<ObservedFlag, "person"> & { readonly with?: string };
type Counted = Readonly<Record<"count" | "of", number>>;

interface JudgedPerson {
  readonly person: string;
  readonly answers: number;
  readonly consistent: Counted;
  readonly quality: number | null;
  readonly unsure: Counted;
  readonly flags: readonly ReleasedFlag[];
}

export interface JudgedAnswers {
  readonly people: readonly JudgedPerson[];
  readonly questions: readonly JudgedQuestion[];
  readonly overall: { readonly alpha: number | null; readonly kappa: number | null };
}

export function readRated(questions: readonly QuestionRow[]) {
  const byId = new Map(questions.map((row) => [row.id, row]));
  return [
    questions.flatMap(ratedAnswers),
    (question: string) => byId.get(question)?.choices.map(({ value }) => value) ?? [],
    (question: string) => ["open", "persona"].includes(byId.get(question)?.mode ?? ""),
  ] as const;
}

/** Returns each person's last answer before seeing others', else the last. Late answers count as given after. */
function ratedAnswers(row: QuestionRow): readonly RatedAnswer[] {
  const latest = new Map<string, RatedAnswer>();
  for (const ballot of row.ballots) {
    const answer = rate(row, ballot);
    const known = latest.get(answer.person);
    const isWorse = known && !known.sawOthers && answer.sawOthers;
    if (!isWorse) latest.set(answer.person, answer);
  }
  return [...latest.values()];
}

function rate(row: QuestionRow, ballot: BallotRow): RatedAnswer {
  return {
    ballot: ballot.id,
    question: row.id,
    person: ballot.person,
    platform: platformOf(ballot.platform),
    label: labelOf(row, ballot),
    written: ballot.text?.length ?? 0,
    sawOthers: ballot.sawOthers || ballot.late,
    tookMs: null,
    timedFrom: "asked" as const,
    truth: null,
  };
}

function labelOf({ choices }: QuestionRow, { understood, choice, claims }: BallotRow) {
  if (understood === "dont_know") return reservedChoices.dontKnow;
  if (understood === "bad_question") return reservedChoices.badQuestion;
  if (understood === "unclear") return null;
  const chosen = choices.find(({ id }) => id === choice)?.value;
  const said = claims.map(
    ({ polarity, objects }) => `${polarity ? "" : "not "}${objects.join(",")}`,
  );
  return chosen ?? (said.length > 0 ? said.sort().join("; ") : null);
}

export function platformOf(name: string): Platform {
  const ours = platforms.find((platform) => platform === name);
  if (ours) return ours;
  if (name.startsWith("x-")) return `x-${name.slice(2)}`;
  throw new InputError(`there is no platform "${name}"`);
}

export type AgreementFigures = ReturnType<typeof agreementOf>;

export function agreementOf({ questions, people, overall }: JudgedAnswers) {
  const several = questions.filter(({ disagreement }) => disagreement !== null);
  const ofFact = several.filter(({ preference }) => !preference);
  const wishes = several.filter(({ preference }) => preference);
  return {
    questions: ofFact.length,
    /** Share of pairs of people who agree, averaged over questions. */
    pairwise: meanAgreement(ofFact),
    alpha: overall.alpha,
    kappa: overall.kappa,
    preferences: wishes.length,
    preferencesPairwise: meanAgreement(wishes),
    shared: questions.filter(({ dawidSkene }) => dawidSkene !== null).length,
    people: people.length,
    flagged: people.filter(({ flags }) => flags.length > 0).length,
  };
}

function meanAgreement(
  questions: readonly { readonly disagreement: number | null }[],
): number | null {
  const shares = questions.map(({ disagreement }) => 1 - (disagreement ?? 0));
  return shares.length === 0 ? null : shares.reduce((sum, one) => sum + one, 0) / shares.length;
}

export function addFlags<Judged extends Pick<JudgedPerson, "person" | "flags">>(
  people: readonly Judged[],
  observed: readonly ObservedFlag[],
): readonly Judged[] {
  return people.map((one) => {
    const own = observed.filter(({ person }) => person === one.person);
    const flags = [...one.flags, ...own.map(({ kind, reason }) => ({ kind, reason }))];
    return { ...one, flags };
  });
}

export function writeQualityFiles(
  questions: readonly QuestionRow[],
  judged: JudgedAnswers,
): ReturnType<typeof writeSplits> {
  const rows = new Map(questions.map((row) => [row.id, row]));
  const flags = new Map(judged.people.map((one) => [one.person, one.flags]));
  const lines = judged.questions.flatMap((one) => {
    const row = rows.get(one.question);
    return row ? [toQuestionLine(one, row, flags)] : [];
  });
  const files = writeSplits(lines, ({ household }) => household, {
    "quality/{split}.jsonl": toJsonLines,
    "quality/{split}.csv": (part) => toCsv(toTable(columns, part)),
  });
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
