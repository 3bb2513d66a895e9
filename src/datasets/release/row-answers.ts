/** Writes people's answers to the rows of AmbiK (a dataset of ambiguous kitchen tasks), without its sentences. */

import type { Review } from "../../core/question/exchange.js";
import type { Question } from "../../core/question/question.js";

import { mayTrain } from "./home-context.js";
import type { ReleaseSettings } from "./manifest.js";
import { type CampaignPseudonyms, coarsenTime, serializeTimes } from "./pseudonyms.js";
import { type RowAnswerRow, rowAnswerShape } from "./rows.js";
import type { Selected, SourceRowAnswer } from "./select.js";
import { passedText, routeOf } from "./serialize-answer.js";
import {
  type ColumnReaders,
  columnsOf,
  toCsv,
  toJsonLines,
  toTable,
  writeSplits,
} from "./tables.js";

export function passedAnswer(
  { ballot, says }: Pick<SourceRowAnswer, "ballot" | "says">,
  reviews: ReadonlyMap<string, Review>,
): string | null {
  return ballot.text === null ? says.answer : passedText(ballot.text, reviews.get(ballot.id));
}

export function serializeRowAnswers(
  { rowAnswers, settings, reviews }: Selected,
  pseudonymsOf: CampaignPseudonyms,
): readonly RowAnswerRow[] {
  const times = new Map<string, number[]>();
  const homeOf = ({ household, campaign = null }: Question) =>
    pseudonymsOf(campaign)("household", household);
  for (const { question, ballot } of rowAnswers)
    times.set(homeOf(question), [...(times.get(homeOf(question)) ?? []), ballot.at]);
  return rowAnswers.map((one) => {
    const { question, arm, ballot, says } = one;
    const { campaign = null } = question;
    const { platform } = ballot;
    const household = homeOf(question);
    const pseudonyms = pseudonymsOf(campaign);
    return {
      ...says,
      answer: passedAnswer(one, reviews),
      ballot: pseudonyms("ballot", ballot.id),
      asked: pseudonyms("question", question.id),
      household,
      person: pseudonyms("person", ballot.person),
      people: platform === "simulated" ? "simulated" : "real",
      platform,
      route: routeOf(ballot),
      trainingAllowed: mayTrain(platform, settings),
      campaign,
      arm: arm ?? null,
      given: serializeTimes(times.get(household) ?? [], settings.time)(ballot.at),
    };
  });
}

/** Adapts an imported row: coarser times; training only if it was allowed and the permission is still recorded. */
export function updateRowAnswer(row: RowAnswerRow, settings: ReleaseSettings): RowAnswerRow {
  const recorded = [settings, ...(settings.imported ?? [])];
  return {
    ...row,
    trainingAllowed: row.trainingAllowed && recorded.some((one) => mayTrain(row.platform, one)),
    given: coarsenTime(row.given, settings.time),
  };
}

export function sortRowAnswers(rows: readonly RowAnswerRow[]): readonly RowAnswerRow[] {
  const key = ({ mode, household, given, ballot }: RowAnswerRow): string =>
    [mode, household, String(given.order).padStart(9, "0"), ballot].join(" ");
  return rows.toSorted((a, b) => a.id - b.id || (key(a) < key(b) ? -1 : 1));
}

const columns: ColumnReaders<RowAnswerRow> = {
  ...columnsOf(rowAnswerShape),
  arm: ["STRING", ({ arm }) => arm && JSON.stringify(arm)],
};

export function writeRowAnswerFiles(rows: readonly RowAnswerRow[]): ReturnType<typeof writeSplits> {
  return writeSplits(rows, ({ id }) => `ambik ${id}`, {
    "ambik-answers/{split}.jsonl": toJsonLines,
    "ambik-answers/{split}.csv": (part) => toCsv(toTable(columns, part)),
  });
}
