import { median } from "simple-statistics";
import { groupBy } from "../../../src/crowdwork/statistics/rating.js";
import { averageOf, deviationOf, divide, sumUp } from "../../lab/numbers.js";
import type { HomeAudit } from "./audit.js";

/** @param moved probability with which a thing was moved between two rounds */
export function measureArm(
  audits: readonly (HomeAudit & { readonly seed: number })[],
  moved: number,
) {
  const rows = audits.map((audit) => {
    return { ...audit, needs: audit.questionsSaved + audit.questionsAsked };
  });
  const seeds = [...groupBy(rows, ({ seed }) => String(seed)).values()];
  const rate = (part: Count, whole: Count) =>
    spread(
      seeds.map((own) => {
        const sum = sumUp(own, [part, whole]);
        return divide(sum[part], sum[whole]);
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
    stepsAfterStale: rate("stepsAfterStale", "wrongReuses"),
    success: rate("done", "tasks"),
    reuseRate: rate("questionsSaved", "needs"),
    wrongReuseRate: rate("wrongReuses", "questionsSaved"),
    ledgerDisagrees: audits.filter(({ ledgerAgrees }) => !ledgerAgrees).length,
    byAge: measureAges(audits, moved),
    questionsByRound: measureRounds(audits),
  };
}

export type ReuseArm = ReturnType<typeof measureArm>;

type Count = "done" | "tasks" | "needs" | "questionsSaved" | "wrongReuses" | "stepsAfterStale";

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

function spread(bySeed: readonly number[]) {
  const mean = averageOf(bySeed, (value) => value);
  const middle = bySeed.length === 0 ? 0 : median([...bySeed]);
  return { mean, median: middle, deviation: deviationOf(bySeed), bySeed };
}
