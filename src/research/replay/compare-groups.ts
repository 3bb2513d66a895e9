/** Arms of a campaign, or ask policies, beside each other. */

import {
  type Clustered,
  type Estimate,
  estimate,
  estimateMean,
  meanOf,
  type Resampling,
} from "./bootstrap.js";
import type { ComparedEpisode, ReplayedQuestion, ReplayMaterial } from "./contract.js";
import { repliesOf, stepsSaved, timedOf } from "./saved.js";

export interface GroupFigures {
  readonly group: string;
  readonly episodes: number;
  readonly households: number;
  readonly success: Estimate | null;
  /** Actions per task; one that is not done counts with all that its limit allows. */
  readonly steps: Estimate | null;
  /** Put to people, per task. */
  readonly questions: Estimate | null;
  /** Steps that the real answers saved, per question. */
  readonly saved: Estimate | null;
  /** Share of questions that somebody answered in time. */
  readonly answered: Estimate | null;
  /** From asking to the answer. */
  readonly seconds: Estimate | null;
  /** Share of true answers, where that can be told. */
  readonly right: Estimate | null;
}

/** What groups are compared in: of episodes, of questions, and of replies. */
export const compared = [
  "success",
  "steps",
  "questions",
  "saved",
  "answered",
  "seconds",
  "right",
] as const;
export type Compared = (typeof compared)[number];

/** A group against another: the difference of the means, also in standard deviations. */
export interface Effect {
  readonly group: string;
  readonly against: string;
  readonly of: Compared;
  readonly difference: Estimate;
  /** Hedges' g; null when nothing varies. */
  readonly size: Estimate | null;
}

interface Measured extends Clustered {
  readonly group: string;
  readonly value: number;
}

type Outcomes = Readonly<Record<Compared, readonly Measured[]>>;

export function measureGroup(
  group: string,
  material: ReplayMaterial,
  setting: Resampling,
): GroupFigures {
  const episodes = material.episodes.filter((one) => one.group === group);
  const outcomes = outcomesOf(material);
  const mean = (of: Compared): Estimate | null =>
    estimateMean(
      `${group} ${of}`,
      outcomes[of].filter((one) => one.group === group),
      ({ value }) => value,
      setting,
    );
  return {
    group,
    episodes: episodes.length,
    households: new Set(episodes.map(({ household }) => household)).size,
    success: mean("success"),
    steps: mean("steps"),
    questions: mean("questions"),
    saved: mean("saved"),
    answered: mean("answered"),
    seconds: mean("seconds"),
    right: mean("right"),
  };
}

/** Each group against the first. */
export function compareGroups(
  groups: readonly string[],
  material: ReplayMaterial,
  setting: Resampling,
): readonly Effect[] {
  const [against, ...others] = groups;
  if (against === undefined) return [];
  const outcomes = outcomesOf(material);
  return others.flatMap((group) =>
    compared.flatMap((of) => {
      const rows = outcomes[of].filter((one) => one.group === group || one.group === against);
      const name = `${group} against ${against} ${of}`;
      const split = (some: readonly Measured[]) =>
        [
          some.filter((one) => one.group === group),
          some.filter((one) => one.group === against),
        ] as const;
      const difference = estimate(name, rows, (some) => differ(...split(some)), setting);
      const size = estimate(`${name} size`, rows, (some) => hedges(...split(some)), setting);
      return difference ? [{ group, against, of, difference, size }] : [];
    }),
  );
}

function outcomesOf({ episodes, questions }: ReplayMaterial): Outcomes {
  const ofEpisodes = (worth: (one: ComparedEpisode) => number) =>
    episodes.map((one) => ({ ...clusterOf(one), group: one.group, value: worth(one) }));
  const ofQuestions = (worth: (one: ReplayedQuestion) => number) =>
    questions.map((one) => {
      const { household, person, group } = one;
      return { household, person, group, value: worth(one) };
    });
  const replies = repliesOf(questions);
  const judged = replies.filter(({ right }) => right !== null);
  return {
    success: ofEpisodes(({ success }) => Number(success)),
    steps: ofEpisodes(({ cost }) => cost),
    questions: ofEpisodes((one) => one.questions),
    saved: ofQuestions((one) => stepsSaved(one)),
    answered: ofQuestions(({ person }) => Number(person !== null)),
    seconds: timedOf(replies).map((one) => ({ ...one, value: one.ms / 1000 })),
    right: judged.map((one) => ({ ...one, value: Number(one.right) })),
  };
}

/** An episode in which several people answered is drawn with the first of them. */
function clusterOf({ household, people }: ComparedEpisode): Clustered {
  return { household, person: people[0] ?? null };
}

const worthOf = ({ value }: Measured): number => value;

function differ(ours: readonly Measured[], theirs: readonly Measured[]): number {
  return meanOf(ours, worthOf) - meanOf(theirs, worthOf);
}

/** Difference in pooled standard deviations, corrected for small samples; NaN when nothing varies. */
function hedges(ours: readonly Measured[], theirs: readonly Measured[]): number {
  const freedom = ours.length + theirs.length - 2;
  if (freedom < 1) return Number.NaN;
  const pooled = Math.sqrt((squares(ours) + squares(theirs)) / freedom);
  return (differ(ours, theirs) / pooled) * (1 - 3 / (4 * freedom - 1));
}

function squares(rows: readonly Measured[]): number {
  const mean = meanOf(rows, worthOf);
  return rows.reduce((sum, { value }) => sum + (value - mean) ** 2, 0);
}
