/** Whether a simulated crowd's quality is recovered, and its questions' answers. */
import { mean, min } from "simple-statistics";
import { firstAnswers, toRatings } from "../../src/crowdwork/quality/answers.js";
import { flagKinds } from "../../src/crowdwork/quality/flags.js";
import { type SimulatedCrowd, simulateCrowd } from "../../src/crowdwork/simulated/crowd.js";
import { type FlagFigures, toFlagFigures } from "../../src/crowdwork/simulated/flag-figures.js";
import { type CrowdFigures, measureCrowd } from "../../src/crowdwork/simulated/measure-crowd.js";
import type { CrowdMix } from "../../src/crowdwork/simulated/people.js";
import { krippendorffAlpha } from "../../src/crowdwork/statistics/agreement.js";
import { sumUp } from "../lab/numbers.js";

export interface BenchCrowdSettings {
  readonly people: number;
  readonly questions: number;
  readonly answers: number;
  readonly seeds: readonly number[];
  readonly onProgress?: (done: number, of: number) => void;
}

/** Simulates a mixed crowd, one of diligent people and one of guessers, with each of the seeds. */
export function benchCrowd(settings: BenchCrowdSettings) {
  const { people, questions, answers, seeds, onProgress } = settings;
  const simulate = (seed: number, mix?: CrowdMix) =>
    simulateCrowd({ people, questions, answers, seed, mix });
  const runs = seeds.map((seed, at) => {
    const mixed = measureCrowd(simulate(seed));
    const alike = measureCrowd(simulate(seed, { diligent: 1 })).figures;
    const guessers = simulate(seed, { random: 1 });
    const own = measureCrowd(guessers).figures.alpha ?? Number.NaN;
    onProgress?.(at + 1, seeds.length);
    return { ...mixed, seed, alike, guessers: { own, pooled: poolAlpha(guessers) } };
  });
  const figures = runs.map((run) => ({ seed: run.seed, ...run.figures }));
  const correlations = figures.map(({ correlation }) => correlation);
  const worst = (alphas: readonly number[]) => Math.max(...alphas.map(Math.abs));
  return {
    people,
    questions,
    answersPerQuestion: answers,
    seeds: figures,
    meanCorrelation: mean(correlations),
    leastCorrelation: min(correlations),
    leastCorrelationWithDone: min(figures.map((one) => one.correlationWithDone)),
    ...readGains(figures),
    flags: sumFlags(runs.map(({ flags }) => flags)),
    /** People who are all diligent: there is little to be gained. */
    alike: readGains(runs.map(({ alike }) => alike)),
    /** Alpha has to be near 0; then the greatest distance from it, also with the labels of all questions pooled. */
    guessers: {
      alphas: runs.map(({ guessers }) => guessers.own),
      worst: worst(runs.map(({ guessers }) => guessers.own)),
      worstPooled: worst(runs.map(({ guessers }) => guessers.pooled)),
    },
  };
}

export type CrowdResult = ReturnType<typeof benchCrowd>;

function readGains(figures: readonly CrowdFigures[]) {
  const gains = figures.map(({ aggregated, majority }) => aggregated - majority);
  return { meanGain: mean(gains), leastGain: min(gains) };
}

/** Alpha with the labels of all questions pooled. */
function poolAlpha({ answers }: SimulatedCrowd): number {
  const blind = answers.filter(({ sawOthers }) => !sawOthers);
  return krippendorffAlpha(toRatings(firstAnswers(blind))) ?? Number.NaN;
}

/** Adds up the figures of several crowds. */
function sumFlags(crowds: readonly (readonly FlagFigures[])[]): readonly FlagFigures[] {
  return flagKinds.map((kind) => {
    const all = crowds.flatMap((figures) => figures.filter((one) => one.kind === kind));
    return toFlagFigures({ kind, ...sumUp(all, ["flagged", "right", "real"]) });
  });
}
