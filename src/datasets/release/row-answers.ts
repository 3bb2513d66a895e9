/** Answers to rows of AmbiK: ids and answers, none of its sentences. */
import type { Episode } from "../../core/episode.js";
import type { Question } from "../../core/question.js";
import type { Review } from "../../core/release.js";
import type { Ballot } from "../../core/stores.js";
import type { Pseudonyms } from "./pseudonyms.js";
import type { ReleaseSettings, RowAnswerRow } from "./rows.js";
import { passedText, routeOf } from "./serialize-answer.js";
import { mayTrain } from "./serialize-context.js";
import { type Split, splitOf, splits } from "./splits.js";
import { type Table, toCsv } from "./tables.js";
import { retellTime, serializeTimes } from "./times.js";

/** An answer that goes out, and what it says in AmbiK's terms. */
export interface SourceRowAnswer {
  readonly question: Question;
  readonly arm: Episode["arm"] | null;
  readonly ballot: Ballot;
  /** `answer` is the name that was chosen, or what somebody wrote, read by nobody yet. */
  readonly says: Pick<RowAnswerRow, "id" | "mode" | "ambiguity_type" | "user_intent" | "told"> & {
    readonly answer: string;
  };
}

interface TellRowAnswers {
  readonly pseudonyms: Pseudonyms;
  readonly settings: ReleaseSettings;
  readonly reviews: ReadonlyMap<string, Review>;
}

/** The answer as it may go out: a name that was chosen; words only as somebody has passed them. */
export function passedAnswer(
  { ballot, says }: Pick<SourceRowAnswer, "ballot" | "says">,
  reviews: ReadonlyMap<string, Review>,
): string | null {
  return ballot.text === null ? says.answer : passedText(ballot.text, reviews.get(ballot.id));
}

export function serializeRowAnswers(
  answers: readonly SourceRowAnswer[],
  { pseudonyms, settings, reviews }: TellRowAnswers,
): readonly RowAnswerRow[] {
  const times = new Map<string, number[]>();
  for (const {
    question: { household },
    ballot,
  } of answers)
    times.set(household, [...(times.get(household) ?? []), ballot.at]);
  return answers.map((one) => {
    const { question, arm, ballot, says } = one;
    const { household, campaign = null } = question;
    const { platform } = ballot;
    return {
      ...says,
      answer: passedAnswer(one, reviews),
      ballot: pseudonyms("ballot", ballot.id),
      asked: pseudonyms("question", question.id),
      household: pseudonyms("household", household),
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

/** A row that a release brought, with times and leave to train as this one has them. */
export function retellRowAnswer(row: RowAnswerRow, settings: ReleaseSettings): RowAnswerRow {
  return {
    ...row,
    trainingAllowed: mayTrain(row.platform, settings),
    given: retellTime(row.given, settings.time),
  };
}

/** In an order that is the same every time: by row and mode, and as answers came. */
export function sortRowAnswers(rows: readonly RowAnswerRow[]): readonly RowAnswerRow[] {
  const key = ({ mode, household, given, ballot }: RowAnswerRow): string =>
    [mode, household, String(given.order).padStart(9, "0"), ballot].join(" ");
  return rows.toSorted((a, b) => a.id - b.id || (key(a) < key(b) ? -1 : 1));
}

/** Nothing of a row of AmbiK, and so nothing of a household, is in two splits. */
export function writeRowAnswerFiles(
  rows: readonly RowAnswerRow[],
): readonly (readonly [path: string, content: string])[] {
  return splits.flatMap((split: Split) => {
    const here = rows.filter(({ id }) => splitOf(`ambik ${id}`) === split);
    if (here.length === 0) return [];
    return [
      [`ambik-answers/${split}.jsonl`, here.map((row) => `${JSON.stringify(row)}\n`).join("")],
      [`ambik-answers/${split}.csv`, toCsv(toTable(here))],
    ] as const;
  });
}

/** First the columns that AmbiK has, and those of `sous ambik rows`. */
function toTable(rows: readonly RowAnswerRow[]): Table {
  const names = [
    ...(["mode", "ambiguity_type", "answer", "user_intent"] as const),
    ...(["ballot", "asked", "household", "person", "people", "platform", "route"] as const),
  ];
  const texts = (row: RowAnswerRow) => names.map((name) => row[name]);
  return {
    columns: [
      { name: "id", type: "DOUBLE" },
      ...names.map((name) => ({ name, type: "STRING" as const })),
      { name: "told", type: "DOUBLE" },
      { name: "trainingAllowed", type: "BOOLEAN" },
      ...["campaign", "arm", "given"].map((name) => ({ name, type: "STRING" as const })),
    ],
    rows: rows.map((row) => [
      row.id,
      ...texts(row),
      row.told,
      row.trainingAllowed,
      row.campaign,
      row.arm && JSON.stringify(row.arm),
      row.given.at,
    ]),
  };
}
