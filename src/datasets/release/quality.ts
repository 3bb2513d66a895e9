/** Computes answer quality from a release's rows alone, so that readers can reproduce it. */
import { type Platform, platforms, reservedChoices } from "../../core/bot.js";
import type { JudgedQuestion, RatedAnswer } from "../../core/campaign.js";
import { InputError } from "../../core/errors.js";
import type { BallotRow, QuestionRow } from "./rows.js";

export interface ReleasedFlag {
  readonly kind: string;
  readonly reason: string;
  readonly with?: string;
}

interface Counted {
  readonly count: number;
  readonly of: number;
}

export interface JudgedPerson {
  readonly person: string;
  readonly answers: number;
  /** Claims that match the aggregated answer, on questions that others answered too. */
  readonly consistent: Counted;
  /** Probability that a claim is right; null without claims. */
  readonly quality: number | null;
  readonly unsure: Counted;
  readonly flags: readonly ReleasedFlag[];
}

export interface JudgedAnswers {
  readonly people: readonly JudgedPerson[];
  readonly questions: readonly JudgedQuestion[];
  /** Chance-corrected, for questions of fact; null with too few answers. */
  readonly overall: { readonly alpha: number | null; readonly kappa: number | null };
}

export type JudgeAnswers = (
  answers: readonly RatedAnswer[],
  candidatesOf: (question: string) => readonly string[],
  isPreference: (question: string) => boolean,
) => JudgedAnswers;

export function judgeRows(questions: readonly QuestionRow[], judge: JudgeAnswers): JudgedAnswers {
  const byId = new Map(questions.map((row) => [row.id, row]));
  return judge(
    questions.flatMap(ratedAnswers),
    (question) => byId.get(question)?.choices.map(({ value }) => value) ?? [],
    (question) => ["open", "persona"].includes(byId.get(question)?.mode ?? ""),
  );
}

/** Takes each person's last unseen answer, else their last. Late answers count as seen. */
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
  switch (understood) {
    case "dont_know":
      return reservedChoices.dontKnow;
    case "bad_question":
      return reservedChoices.badQuestion;
    case "unclear":
      return null;
    default: {
      const chosen = choices.find(({ id }) => id === choice)?.value;
      const said = claims.map(
        ({ polarity, objects }) => `${polarity ? "" : "not "}${objects.join(",")}`,
      );
      return chosen ?? (said.length > 0 ? said.sort().join("; ") : null);
    }
  }
}

export function platformOf(name: string): Platform {
  const ours = platforms.find((platform) => platform === name);
  if (ours) return ours;
  if (name.startsWith("x-")) return `x-${name.slice(2)}`;
  throw new InputError(`there is no platform "${name}"`);
}
