/** Whether a simulated crowd's quality is recovered, and its questions' answers. */
import { mean, min, sampleCorrelation } from "simple-statistics";
import { claimsOf, firstAnswers, toRatings } from "../../crowdwork/quality/answers.js";
import { judgeQuality } from "../../crowdwork/quality/quality.js";
import { type SimulatedCrowd, simulateCrowd } from "../../crowdwork/simulated/crowd.js";
import type { CrowdMix } from "../../crowdwork/simulated/people.js";
import { majority } from "../../crowdwork/statistics/aggregate.js";
import { krippendorffAlpha } from "../../crowdwork/statistics/agreement.js";
import { type FlagFigures, scoreFlags, sumFlags } from "./flag-figures.js";

export interface BenchCrowdSettings {
  readonly people: number;
  readonly questions: number;
  readonly answers: number;
  readonly seeds: readonly number[];
  readonly onProgress?: (done: number) => void;
}

/** Correlations are Pearson's, over people; accuracies are over questions that are not gold. */
export interface CrowdSeed {
  readonly seed: number;
  readonly answers: number;
  /** Of estimated quality with the quality that people were made with. */
  readonly correlation: number;
  /** Of the same with the share of their claims that is right: without the luck of few questions. */
  readonly correlationWithDone: number;
  /** Of the share that is right with the quality that they were made with: what all truth would reach. */
  readonly reachable: number;
  readonly majority: number;
  readonly aggregated: number;
  readonly alpha: number | null;
}

export interface BenchCrowdResult {
  readonly people: number;
  readonly questions: number;
  readonly answersPerQuestion: number;
  readonly seeds: readonly CrowdSeed[];
  readonly meanCorrelation: number;
  readonly leastCorrelation: number;
  readonly leastCorrelationWithDone: number;
  /** Aggregated accuracy less majority's. */
  readonly meanGain: number;
  readonly leastGain: number;
  readonly flags: readonly FlagFigures[];
  /** People who are all diligent: there is little to be gained. */
  readonly alike: { readonly meanGain: number; readonly leastGain: number };
  /** People who all guess: alpha has to be near 0. */
  readonly guessers: {
    readonly alphas: readonly number[];
    /** Greatest distance from 0. */
    readonly worst: number;
    /** The same of Krippendorff's alpha with the labels of all questions pooled. */
    readonly worstPooled: number;
  };
}

/** Simulates a mixed crowd, one of diligent people and one of guessers, with each of the seeds. */
export function benchCrowd(settings: BenchCrowdSettings): BenchCrowdResult {
  const { people, questions, answers, seeds, onProgress } = settings;
  const simulate = (seed: number, mix?: CrowdMix) =>
    simulateCrowd({ people, questions, answers, seed, mix });
  const runs = seeds.map((seed, at) => {
    const mixed = measure(simulate(seed), seed);
    const alike = measure(simulate(seed, { diligent: 1 }), seed).figures;
    const guessers = readAlphas(simulate(seed, { random: 1 }));
    onProgress?.(at + 1);
    return { ...mixed, alike, guessers };
  });
  const figures = runs.map((run) => run.figures);
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
    alike: readGains(runs.map(({ alike }) => alike)),
    guessers: {
      alphas: runs.map(({ guessers }) => guessers.own),
      worst: worst(runs.map(({ guessers }) => guessers.own)),
      worstPooled: worst(runs.map(({ guessers }) => guessers.pooled)),
    },
  };
}

function readGains(figures: readonly CrowdSeed[]) {
  const gains = figures.map(({ aggregated, majority }) => aggregated - majority);
  return { meanGain: mean(gains), leastGain: min(gains) };
}

/** What becomes of one crowd's answers. */
export function measure(crowd: SimulatedCrowd, seed: number) {
  const candidates = new Map(crowd.questions.map((one) => [one.id, one.candidates]));
  const judged = judgeQuality(crowd.answers, (question) => candidates.get(question) ?? []);
  const claims = claimsOf(firstAnswers(crowd.answers));
  const done = shareRight(crowd, toRatings(claims));
  const people = judged.people.flatMap(({ person, quality }) => {
    const [made, share] = [crowd.quality.get(person), done.get(person)];
    return quality === null || made === undefined || share === undefined
      ? []
      : [{ quality, made, share }];
  });
  const estimated = people.map(({ quality }) => quality);
  const made = people.map((one) => one.made);
  const shares = people.map(({ share }) => share);
  const verdicts = judged.questions.map(({ question, label }) => ({ item: question, label }));
  const figures: CrowdSeed = {
    seed,
    answers: crowd.answers.length,
    correlation: sampleCorrelation(estimated, made),
    correlationWithDone: sampleCorrelation(estimated, shares),
    reachable: sampleCorrelation(shares, made),
    majority: accuracy(crowd, majority(toRatings(claims))),
    aggregated: accuracy(crowd, verdicts),
    alpha: judged.overall.alpha,
  };
  return { figures, flags: scoreFlags(crowd, judged) };
}

/** By person: share of their claims that is right. */
function shareRight(
  crowd: SimulatedCrowd,
  claims: ReturnType<typeof toRatings>,
): ReadonlyMap<string, number> {
  const truths = new Map(crowd.questions.map(({ id, truth }) => [id, truth]));
  const tally = new Map<string, readonly [right: number, all: number]>();
  for (const { item, rater, label } of claims) {
    const [right, all] = tally.get(rater) ?? [0, 0];
    tally.set(rater, [right + Number(truths.get(item) === label), all + 1]);
  }
  return new Map([...tally].map(([rater, [right, all]]) => [rater, right / all]));
}

/** Over questions that are not gold and that somebody claimed something of. */
function accuracy(
  crowd: SimulatedCrowd,
  verdicts: readonly { readonly item: string; readonly label: string | null }[],
): number {
  const truths = new Map(
    crowd.questions.flatMap(({ id, truth, gold }) => (gold ? [] : [[id, truth] as const])),
  );
  const judged = verdicts.filter(({ item, label }) => truths.has(item) && label !== null);
  return judged.filter(({ item, label }) => truths.get(item) === label).length / judged.length;
}

/** Alpha with the chance of each question, and with all labels pooled. */
export function readAlphas(crowd: SimulatedCrowd) {
  const candidates = new Map(crowd.questions.map((one) => [one.id, one.candidates]));
  const blind = crowd.answers.filter(({ sawOthers }) => !sawOthers);
  const { overall } = judgeQuality(crowd.answers, (question) => candidates.get(question) ?? []);
  return {
    own: overall.alpha ?? Number.NaN,
    pooled: krippendorffAlpha(toRatings(firstAnswers(blind))) ?? Number.NaN,
  };
}
