/** Counts how often a home's people answered, how often rightly and how often exactly. */
import type { Memory } from "../../memory/stores.js";
import type { StepRecord } from "../core/episode/episode.js";
import { classOf, type Fact } from "../core/memory/fact.js";

/** Adds two sets of figures. The first determines the fields. */
export function addFields<Figures extends { readonly [Field in keyof Figures]: number }>(
  one: Figures,
  other: Figures,
): Figures {
  const names = Object.keys(one) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as Figures;
}

/** Counts of questions, to estimate what asking is worth. `told`: somebody answered. */
export interface AnswersSeen {
  readonly told: number;
  readonly untold: number;
  /** Answers that later sightings confirmed (`right`) or refuted (`wrong`). */
  readonly right: number;
  readonly wrong: number;
  /** Answers that named one place (`exact`) or only its kind, where several places of the kind were possible. */
  readonly exact: number;
  readonly vague: number;
}

export type SeenAnswers = Awaited<ReturnType<typeof countAnswers>>;

export const noAnswers: AnswersSeen = {
  told: 0,
  untold: 0,
  right: 0,
  wrong: 0,
  exact: 0,
  vague: 0,
};

export const nothingSeen: SeenAnswers = { own: noAnswers, all: noAnswers };

/** Number of latest questions read; older ones say little about the present. */
const newest = 200;

export async function countAnswers(
  { episodes, facts }: Pick<Memory, "episodes" | "facts">,
  household: string,
  exceptEpisode?: string,
) {
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

/** Counts one question. Sightings mark answers they confirm `superseded`, and answers they refute `contradicted`. */
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
