import { median } from "simple-statistics";
import { averageOf, deviationOf, divide, sumUp } from "../../lab/numbers.js";
import type { HomeAudit } from "./audit.js";

/** @param moved probability with which a thing was moved between two rounds */
export function measureArm(
  audits: readonly (HomeAudit & { readonly seed: number })[],
  moved: number,
) {
  const seeds = [...new Set(audits.map(({ seed }) => seed))];
  const rate = (part: Count, whole: Count) =>
    spread(
      seeds.map((seed) => {
        const own = audits.filter((audit) => audit.seed === seed);
        return divide(total(own, part), total(own, whole));
      }),
    );
  return {
    ...sumUp(audits, [
      "tasks",
      "questionsSaved",
      "questionsAsked",
      "askedAgain",
      "rightlyDoubted",
      "wrongReuses",
      "unnecessaryQuestions",
      "untrueAnswers",
      "usedAfterContradiction",
    ]),
    stepsAfterStale: rate(
      ({ stepsAfterStale }) => stepsAfterStale,
      ({ wrongReuses }) => wrongReuses,
    ),
    success: rate(
      ({ done }) => done,
      ({ tasks }) => tasks,
    ),
    reuseRate: rate(
      ({ questionsSaved }) => questionsSaved,
      ({ questionsSaved, questionsAsked }) => questionsSaved + questionsAsked,
    ),
    wrongReuseRate: rate(
      ({ wrongReuses }) => wrongReuses,
      ({ questionsSaved }) => questionsSaved,
    ),
    ledgerDisagrees: audits.filter(({ ledgerAgrees }) => !ledgerAgrees).length,
    byAge: measureAges(audits, moved),
    questionsByRound: measureRounds(audits),
  };
}

export type ReuseArm = ReturnType<typeof measureArm>;

type Count = (audit: HomeAudit) => number;

function measureAges(audits: readonly HomeAudit[], moved: number) {
  const counts = audits.flatMap(({ byAge }) => byAge);
  const ages = [...new Set(counts.map(({ age }) => age))].sort((a, b) => a - b);
  return ages.map((age) => {
    const own = counts.filter((count) => count.age === age);
    const { goneOfRemembered, ...sum } = sumUp(own, [
      "relied",
      "stale",
      "remembered",
      "goneOfRemembered",
      "askedAgain",
    ]);
    return {
      age,
      ...sum,
      staleRate: divide(sum.stale, sum.relied),
      goneRate: divide(goneOfRemembered, sum.remembered),
      /** What nobody who only remembers can avoid. */
      unavoidable: 1 - (1 - moved) ** age,
    };
  });
}

function measureRounds(audits: readonly HomeAudit[]): readonly number[] {
  const rounds = Math.max(0, ...audits.map(({ askedByRound }) => askedByRound.length));
  return Array.from({ length: rounds }, (_, index) => {
    const played = audits.flatMap(({ askedByRound }) => askedByRound[index] ?? []);
    return averageOf(played, (asked) => asked);
  });
}

function total(audits: readonly HomeAudit[], count: Count): number {
  return audits.reduce((sum, audit) => sum + count(audit), 0);
}

function spread(values: readonly number[]) {
  const bySeed = [...values];
  const middle = bySeed.length === 0 ? 0 : median(bySeed);
  const mean = averageOf(bySeed, (value) => value);
  return { mean, median: middle, deviation: deviationOf(bySeed), bySeed };
}
