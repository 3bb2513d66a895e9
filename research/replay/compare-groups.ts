import {
  type Clustered,
  type Estimate,
  estimate,
  estimateMean,
  meanOf,
  type Resampling,
} from "./bootstrap.js";
import type { ComparedEpisode, ReplayedQuestion, ReplayMaterial } from "./play/collect.js";

export type ReplayArm = keyof ReplayedQuestion["arms"];

export function stepsSaved(
  { arms }: Pick<ReplayedQuestion, "arms">,
  by: ReplayArm = "real",
  against: ReplayArm = "without",
): number {
  return arms[against].cost - arms[by].cost;
}

export function successSaved(
  { arms }: Pick<ReplayedQuestion, "arms">,
  by: ReplayArm = "real",
  against: ReplayArm = "without",
): number {
  return Number(arms[by].success) - Number(arms[against].success);
}

export type PlacedReply = ReturnType<typeof repliesOf>[number];

/** A reply with a known time, and so a known place among the person's answers. */
export type TimedReply = PlacedReply & { readonly ms: number };

export function timedOf(replies: readonly PlacedReply[]): readonly TimedReply[] {
  return replies.flatMap((reply) => (reply.ms === null ? [] : [{ ...reply, ms: reply.ms }]));
}

export function repliesOf(questions: readonly ReplayedQuestion[]) {
  return questions.flatMap((question) => {
    const { household, group } = question;
    const saved = stepsSaved(question);
    return question.replies.map((reply) => ({ ...reply, household, group, saved }));
  });
}

/** What groups are compared in: of episodes, of questions, and of replies. */
export const outcomes = {
  success: "success",
  /** Actions; a task that is not done counts with all that its limit allows. */
  steps: "steps per task",
  questions: "questions per task",
  /** Steps that the real answers saved. */
  saved: "steps saved per question",
  answered: "answered in time",
  seconds: "seconds to the answer",
  right: "true answers",
} as const;
type OutcomeName = keyof typeof outcomes;
const outcomeNames = Object.keys(outcomes) as readonly OutcomeName[];

interface Measured extends Clustered {
  readonly group: string;
  readonly value: number;
}

type Outcomes = Readonly<Record<OutcomeName, readonly Measured[]>>;

export function measureGroup(group: string, material: ReplayMaterial, setting: Resampling) {
  const episodes = material.episodes.filter((one) => one.group === group);
  const outcomes = outcomesOf(material);
  const mean = (of: OutcomeName): Estimate | null =>
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
    ...(Object.fromEntries(outcomeNames.map((of) => [of, mean(of)])) as Record<
      OutcomeName,
      Estimate | null
    >),
  };
}

export function compareGroups(
  groups: readonly string[],
  material: ReplayMaterial,
  setting: Resampling,
) {
  const [against, ...others] = groups;
  if (against === undefined) return [];
  const outcomes = outcomesOf(material);
  return others.flatMap((group) =>
    outcomeNames.flatMap((of) => {
      const rows = outcomes[of].filter((one) => one.group === group || one.group === against);
      const name = `${group} against ${against} ${of}`;
      const split = (some: readonly Measured[]) =>
        [group, against].map((own) =>
          some.flatMap((one) => (one.group === own ? [one.value] : [])),
        ) as [number[], number[]];
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

const identity = (value: number): number => value;

function differ(ours: readonly number[], theirs: readonly number[]): number {
  return meanOf(ours, identity) - meanOf(theirs, identity);
}

/** Difference in pooled standard deviations, corrected for small samples; NaN when nothing varies. */
function hedges(ours: readonly number[], theirs: readonly number[]): number {
  const freedom = ours.length + theirs.length - 2;
  if (freedom < 1) return Number.NaN;
  const pooled = Math.sqrt((squares(ours) + squares(theirs)) / freedom);
  return (differ(ours, theirs) / pooled) * (1 - 3 / (4 * freedom - 1));
}

function squares(values: readonly number[]): number {
  const mean = meanOf(values, identity);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}
