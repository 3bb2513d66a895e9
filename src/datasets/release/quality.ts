/** How good the answers of a release are, worked out from its rows alone, so that every reader can do it again. */
import { type Platform, platforms, reservedChoices } from "../../core/bot.js";
import type { JudgedQuestion, RatedAnswer } from "../../core/campaign.js";
import { InputError } from "../../core/errors.js";
import type { BallotRow, QuestionRow } from "./rows.js";

/** A hint for a human reader. `with` is the other person, where there is one. */
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
  /** Among their claims on questions that others claim something about too, those that are the aggregated answer. */
  readonly consistent: Counted;
  /** Estimated probability that a claim of theirs is right; null: they claim nothing. */
  readonly quality: number | null;
  readonly unsure: Counted;
  readonly flags: readonly ReleasedFlag[];
}

export interface JudgedAnswers {
  readonly people: readonly JudgedPerson[];
  readonly questions: readonly JudgedQuestion[];
  /** Corrected for chance, over questions of fact; null when there are too few answers. */
  readonly overall: { readonly alpha: number | null; readonly kappa: number | null };
}

/** The application hands in the model of people. */
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

/** One answer per person: the last one given unseen, or else the last one. Late answers count as seen. */
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

/** @throws InputError when there is no such platform */
export function platformOf(name: string): Platform {
  const ours = platforms.find((platform) => platform === name);
  if (ours) return ours;
  if (name.startsWith("x-")) return `x-${name.slice(2)}`;
  throw new InputError(`there is no platform "${name}"`);
}
