/** Finds signs of careless answers: hints for a reader, never a reason to drop answers. */
import { median } from "simple-statistics";
import { type RatedAnswer, type TimeOrigin, timeOrigins } from "../../core/campaign/campaign.js";
import type { CandidatesOf } from "../statistics/aggregate.js";
import { atLeast, type CopyingPair } from "../statistics/copying.js";
import { groupBy } from "../statistics/rating.js";
import { firstAnswers, type QuestionQuality, timesOf } from "./answers.js";

export const flagKinds = [
  "too-fast",
  "machine-like",
  "same-position",
  "copying",
  "contradicting",
] as const;
export type FlagKind = (typeof flagKinds)[number];

export interface Flag {
  readonly kind: FlagKind;
  readonly reason: string;
  readonly with?: string;
}

/** Fewest answers from which a habit is flagged. */
const leastAnswers = 5;
/** A habit is flagged if an honest person has it with less than this probability. */
const seldom = 0.001;
/** Answers are fast below this share of the median time. */
const fastShare = 1 / 3;
const originWords: Readonly<Record<TimeOrigin, string>> = {
  opened: "after opening the question",
  delivered: "after the question was shown",
  asked: "after the question was asked",
};
/** Typing speed that nobody sustains: characters per second, over this many texts of this length. */
const machine = { perSecond: 15, characters: 40, texts: 3 };
const constant = 0.8;

type Crowd = ReturnType<typeof describeCrowd>;

export function describeCrowd(
  answers: readonly RatedAnswer[],
  questions: readonly QuestionQuality[],
  candidatesOf: CandidatesOf,
) {
  const placeOf = (question: string, label: string | null): number =>
    label === null ? -1 : candidatesOf(question).indexOf(label);
  const placed = groupBy(questions, ({ question, label }) => String(placeOf(question, label)));
  return {
    /** Median answer time in milliseconds, by the event from which it is counted. */
    medians: mediansOf(answers),
    /** Place among the question's choices, from 0; -1 if absent. */
    placeOf,
    placeShares: new Map(
      [...placed].map(([place, { length }]) => [Number(place), length / questions.length]),
    ),
  };
}

export function flagPerson(
  person: string,
  given: readonly RatedAnswer[],
  crowd: Crowd,
  copying: readonly CopyingPair[],
): readonly Flag[] {
  return [
    ...flag("too-fast", judgeSpeed(given, crowd.medians)),
    ...flag("machine-like", judgeTyping(given)),
    ...flag("same-position", judgePlaces(firstAnswers(given), crowd)),
    ...flagCopying(person, copying),
    ...flag("contradicting", judgeRepeats(given)),
  ];
}

function flag(kind: FlagKind, reason: string | null): readonly Flag[] {
  return reason === null ? [] : [{ kind, reason }];
}

export function flagTimes(
  answers: readonly RatedAnswer[],
): readonly (Flag & { readonly person: string })[] {
  const medians = mediansOf(answers);
  return [...groupBy(answers, ({ person }) => person)].flatMap(([person, given]) =>
    [
      ...flag("too-fast", judgeSpeed(given, medians)),
      ...flag("machine-like", judgeTyping(given)),
    ].map((one) => ({ person, ...one })),
  );
}

function mediansOf(answers: readonly RatedAnswer[]): ReadonlyMap<string, number> {
  const timed = answers.filter(({ tookMs }) => tookMs !== null);
  const byOrigin = groupBy(timed, ({ timedFrom }) => timedFrom);
  return new Map([...byOrigin].map(([origin, alike]) => [origin, median([...timesOf(alike)])]));
}

function judgeSpeed(
  given: readonly RatedAnswer[],
  medians: ReadonlyMap<string, number>,
): string | null {
  const limitOf = (origin: TimeOrigin) => (medians.get(origin) ?? 0) * fastShare;
  const timed = given.filter(({ tookMs }) => tookMs !== null);
  const fast = timed.filter(({ tookMs, timedFrom }) => (tookMs ?? 0) < limitOf(timedFrom));
  if (timed.length < leastAnswers || fast.length < timed.length / 2) return null;
  const limits = timeOrigins
    .filter((origin) => fast.some(({ timedFrom }) => timedFrom === origin))
    .map((origin) => `${(limitOf(origin) / 1000).toFixed(1)} s ${originWords[origin]}`);
  return `${fast.length} of ${timed.length} answers in less than ${limits.join(" or ")}`;
}

function judgeTyping(given: readonly RatedAnswer[]): string | null {
  const texts = given.filter(
    ({ written, tookMs }) => tookMs !== null && written >= machine.characters,
  );
  const quick = texts.filter(
    ({ written, tookMs }) => tookMs !== null && written / (tookMs / 1000) > machine.perSecond,
  );
  if (quick.length < machine.texts || quick.length < texts.length / 2) return null;
  return `${quick.length} of ${texts.length} longer texts at more than ${machine.perSecond} characters a second`;
}

function judgePlaces(given: readonly RatedAnswer[], crowd: Crowd): string | null {
  const places = given
    .map(({ question, label }) => crowd.placeOf(question, label))
    .filter((place) => place >= 0);
  const [usual] = [...groupBy(places, String)].toSorted((a, b) => b[1].length - a[1].length);
  if (!usual || places.length < leastAnswers) return null;
  const [place, { length: count }] = usual;
  const chance = crowd.placeShares.get(Number(place)) ?? 0;
  const probability = atLeast(count, Array<number>(places.length).fill(chance));
  if (count < 0.8 * places.length || probability > seldom) return null;
  return `choice ${Number(place) + 1} in ${count} of ${places.length} answers; it is the answer in ${Math.round(100 * chance)} %`;
}

function flagCopying(person: string, copying: readonly CopyingPair[]): readonly Flag[] {
  return copying.flatMap(({ pair, common, alike, expected }) => {
    const other = pair.find((one) => one !== person);
    if (!pair.includes(person) || other === undefined) return [];
    const reason = `${alike} of ${common} answers as ${other} has them, ${expected.toFixed(1)} expected; one of the two may copy, or both`;
    return [{ kind: "copying" as const, with: other, reason }];
  });
}

function judgeRepeats(given: readonly RatedAnswer[]): string | null {
  const read = given.filter(({ label }) => label !== null);
  const twice = [...groupBy(read, ({ question }) => question).values()].filter(
    ({ length }) => length > 1,
  );
  const differs = twice.filter((asked) => new Set(asked.map(({ label }) => label)).size > 1).length;
  const probability = atLeast(differs, Array<number>(twice.length).fill(1 - constant));
  if (differs < 2 || probability > 0.05) return null;
  return `another answer to ${differs} of ${twice.length} questions that were asked again`;
}
