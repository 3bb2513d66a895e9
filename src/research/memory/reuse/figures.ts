/** Figures of remembering, over homes and seeds. Rates lie in [0, 1]. */
import { mean, median, sampleStandardDeviation } from "simple-statistics";
import type { ReuseArm, Spread } from "../results.js";
import type { AgeCount, HomeAudit } from "./audit.js";

/** @param moved probability with which a thing was moved between two rounds */
export function measureArm(
  audits: readonly (HomeAudit & { readonly seed: number })[],
  moved: number,
): ReuseArm {
  const sum = (count: (audit: HomeAudit) => number): number => total(audits, count);
  const seeds = [...new Set(audits.map(({ seed }) => seed))];
  const rate = (part: Count, whole: Count): Spread =>
    spread(
      seeds.map((seed) => {
        const own = audits.filter((audit) => audit.seed === seed);
        return share(total(own, part), total(own, whole));
      }),
    );
  return {
    tasks: sum(({ tasks }) => tasks),
    success: rate(
      ({ done }) => done,
      ({ tasks }) => tasks,
    ),
    questionsSaved: sum(({ saved }) => saved),
    questionsAsked: sum(({ asked }) => asked),
    askedAgain: sum(({ askedAgain }) => askedAgain),
    rightlyDoubted: sum(({ rightlyDoubted }) => rightlyDoubted),
    reuseRate: rate(
      ({ saved }) => saved,
      ({ saved, asked }) => saved + asked,
    ),
    wrongReuses: sum(({ wrongReuses }) => wrongReuses),
    wrongReuseRate: rate(
      ({ wrongReuses }) => wrongReuses,
      ({ saved }) => saved,
    ),
    unnecessaryQuestions: sum(({ unnecessary }) => unnecessary),
    untrueAnswers: sum(({ untrueAnswers }) => untrueAnswers),
    usedAfterContradiction: sum(({ usedAfterContradiction }) => usedAfterContradiction),
    ledgerDisagrees: audits.filter(({ ledgerAgrees }) => !ledgerAgrees).length,
    byAge: measureAges(audits, moved),
    questionsByRound: measureRounds(audits),
  };
}

type Count = (audit: HomeAudit) => number;

function measureAges(audits: readonly HomeAudit[], moved: number): ReuseArm["byAge"] {
  const counts = audits.flatMap(({ byAge }) => byAge);
  const ages = [...new Set(counts.map(({ age }) => age))].sort((a, b) => a - b);
  return ages.map((age) => {
    const own = counts.filter((count) => count.age === age);
    const sum = (count: (one: AgeCount) => number): number =>
      own.reduce((all, one) => all + count(one), 0);
    const relied = sum((count) => count.relied);
    const stale = sum((count) => count.stale);
    const remembered = sum((count) => count.remembered);
    return {
      age,
      relied,
      stale,
      staleRate: share(stale, relied),
      remembered,
      goneRate: share(
        sum((count) => count.goneOfRemembered),
        remembered,
      ),
      unavoidable: 1 - (1 - moved) ** age,
      askedAgain: sum((count) => count.askedAgain),
    };
  });
}

function measureRounds(audits: readonly HomeAudit[]): readonly number[] {
  const rounds = Math.max(0, ...audits.map(({ askedByRound }) => askedByRound.length));
  return Array.from({ length: rounds }, (_, index) => {
    const played = audits.flatMap(({ askedByRound }) => askedByRound[index] ?? []);
    return played.length === 0 ? 0 : mean(played);
  });
}

function total(audits: readonly HomeAudit[], count: Count): number {
  return audits.reduce((sum, audit) => sum + count(audit), 0);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function spread(values: readonly number[]): Spread {
  const bySeed = [...values];
  if (bySeed.length === 0) return { mean: 0, median: 0, deviation: 0, bySeed };
  const deviation = bySeed.length > 1 ? sampleStandardDeviation(bySeed) : 0;
  return { mean: mean(bySeed), median: median(bySeed), deviation, bySeed };
}
