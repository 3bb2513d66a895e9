/** What people's answers were like, from rows: whether they knew, whether they were right, how exact they were. */

import type { StepRecord } from "../core/episode.js";
import { classOf, type Fact } from "../core/fact.js";
import type { Memory } from "../core/stores.js";
import { addFields } from "../core/sum.js";

/** Counts of answers. */
export interface AnswersSeen {
  readonly told: number;
  readonly untold: number;
  /** Of those that were told and turned out: true and untrue. */
  readonly right: number;
  readonly wrong: number;
  /** Where several places of a kind would have been possible: one of them was named, or their kind. */
  readonly exact: number;
  readonly vague: number;
}

/** Those of a home, and those of all homes. */
export interface SeenAnswers {
  readonly own: AnswersSeen;
  readonly all: AnswersSeen;
}

export const noAnswers: AnswersSeen = {
  told: 0,
  untold: 0,
  right: 0,
  wrong: 0,
  exact: 0,
  vague: 0,
};

/** Most past questions. Older ones say little about the present. */
const newest = 200;

/** Counts the newest answers of a home and of all homes, those of one episode left out. */
export async function countAnswers(
  { episodes, facts }: Pick<Memory, "episodes" | "facts">,
  household: string,
  exceptEpisode?: string,
): Promise<SeenAnswers> {
  const countIn = async (home: string | null): Promise<AnswersSeen> => {
    let seen = noAnswers;
    for (const { record } of await episodes.scoredSteps(home, newest, exceptEpisode)) {
      const { question, step } = record;
      if (question === null || step.kind !== "ask" || step.outcome === null) continue;
      seen = addFields(seen, countAnswer(record, await facts.toldTo(question)));
    }
    return seen;
  };
  return { own: await countIn(household), all: await countIn(null) };
}

/** A sighting that fits replaces a claim; one that does not contradicts it. */
function countAnswer({ scores = {} }: StepRecord, facts: readonly Fact[]): AnswersSeen {
  const claims = facts.filter(
    ({ source, status }) => source === "answer" && status !== "retracted",
  );
  const named = claims.find(({ relation, polarity }) => relation === "at" && polarity);
  const [place] = named?.objects ?? [];
  const kind = place === undefined ? null : classOf(place);
  const ofKind = Object.keys(scores).filter((candidate) => classOf(candidate) === kind).length;
  const isExact = named?.objects.length === 1;
  const has = (status: Fact["status"]) => claims.some((claim) => claim.status === status);
  return {
    told: Number(claims.length > 0),
    untold: Number(claims.length === 0),
    right: Number(has("superseded") && !has("contradicted")),
    wrong: Number(has("contradicted")),
    exact: Number(ofKind > 1 && isExact),
    vague: Number(ofKind > 1 && !isExact),
  };
}
