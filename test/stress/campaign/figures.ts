/** The figures of a simulated campaign, from its rows. */

import type { FlagFigures } from "../../../src/crowdwork/simulated/flag-figures.js";
import { measureCrowd } from "../../../src/crowdwork/simulated/measure-crowd.js";
import { groupBy } from "../../../src/crowdwork/statistics/rating.js";
import type { FaultBot } from "../faults/room.js";
import { rebuildCrowd } from "./crowd.js";
import { judgeLive, type LiveVerdict } from "./judge.js";
import type { Unsaid } from "./people.js";
import type { PlanRequest } from "./plan.js";
import type { LiveEnd, LiveRows } from "./rows.js";
import type { Venue } from "./venues.js";

export interface BenchCampaignResult extends LiveVerdict {
  readonly bots: readonly FaultBot[];
  readonly campaigns: readonly LiveEnd[];
  readonly people: number;
  readonly questions: number;
  /** Of these, those with as many answers as were wanted. */
  readonly questionsFull: number;
  /** Of all, guessed ones aside, those whose truth the world knows. */
  readonly questionsKnown: number;
  readonly answers: number;
  readonly seconds: number;
  readonly speed: number;
  /** Of recovered quality with the quality that people were made with. */
  readonly correlation: number;
  /** Of the same with the share of their answers that is right. */
  readonly correlationWithDone: number;
  /** Of that share with the quality that they were made with: what all truth would reach. */
  readonly reachable: number;
  readonly majority: number;
  readonly aggregated: number;
  readonly alpha: number | null;
  /** null: nobody only guessed. */
  readonly guessersAlpha: number | null;
  readonly guessedQuestions: number;
  readonly flags: readonly FlagFigures[];
}

interface Done {
  readonly request: PlanRequest & { readonly speed: number };
  readonly venues: readonly Venue[];
  readonly rows: LiveRows;
  /** Of performance.now(), in milliseconds. */
  readonly startedAt: number;
}

export async function readFigures(done: Done): Promise<BenchCampaignResult> {
  const { request, venues, rows, startedAt } = done;
  const crowds = [...new Set(venues.map(({ crowd }) => crowd))];
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const [questions, answers, rated, ends] = [
    await rows.questions(),
    await rows.answers(),
    await rows.rated(),
    await rows.ends(),
  ];
  const count = (why: Unsaid) => crowds.reduce((sum, { unsaid }) => sum + unsaid[why], 0);
  const verdict = judgeLive({
    answers,
    ends,
    acts: crowds.flatMap(({ acts }) => acts),
    unsaid: { tooLate: count("tooLate"), missed: count("missed"), unheard: count("unheard") },
  });
  const guessers = new Set(venues.flatMap(({ crowd, isGuessed }) => (isGuessed ? [crowd] : [])));
  const rebuild = (isGuessed: boolean) =>
    rebuildCrowd({
      questions,
      rated,
      seed: request.seed,
      crowds: crowds.filter((crowd) => guessers.has(crowd) === isGuessed),
    });
  const [mixed, guessing] = [rebuild(false), rebuild(true)];
  const { figures, flags } = measureCrowd(mixed);
  const { correlation, correlationWithDone, reachable, majority, aggregated, alpha } = figures;
  return {
    ...verdict,
    bots: request.bots,
    campaigns: ends,
    seconds,
    speed: request.speed,
    people: new Set(rated.map(({ person }) => person)).size,
    questions: new Set(rated.map(({ question }) => question)).size,
    questionsFull: [...groupBy(rated, ({ question }) => question).values()].filter(
      ({ length }) => length >= request.answers,
    ).length,
    questionsKnown: mixed.questions.length,
    answers: rated.length,
    correlation,
    correlationWithDone,
    reachable,
    majority,
    aggregated,
    alpha,
    flags,
    guessersAlpha: guessing.answers.length > 0 ? measureCrowd(guessing).figures.alpha : null,
    guessedQuestions: guessing.questions.length,
  };
}
