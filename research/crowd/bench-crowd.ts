import { mean, min, sampleCorrelation } from "simple-statistics";
import * as shared from "../../src/cli/options.js";
import { InputError } from "../../src/core/errors.js";
import { measureVerdicts } from "../../src/crowdwork/plan/plan.js";
import { claimsOf, firstAnswers, toRatings } from "../../src/crowdwork/quality/answers.js";
import { type FlagKind, flagKinds } from "../../src/crowdwork/quality/flags.js";
import type { CampaignQuality } from "../../src/crowdwork/quality/quality.js";
import {
  type CrowdMix,
  type PersonKind,
  type SimulatedCrowd,
  type SimulatedPerson,
  simulateCrowd,
} from "../../src/crowdwork/simulated/crowd.js";
import { krippendorffAlpha } from "../../src/crowdwork/statistics/agreement.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { advance, expectUnits } from "../lab/in-jobs.js";
import { sumUp } from "../lab/numbers.js";
import { plainKind } from "../report/result-kind.js";

const flags = {
  people: flag.count("--people <n>", "people in the crowd", 200, 10),
  questions: flag.count("--questions <n>", "questions, each with candidates of its own", 2000, 10),
  answers: flag.count("--answers <n>", "answers to each question", 3, 2),
  seeds: flag.parsed(
    "--seeds <range>",
    "a crowd each: 1..20, or with commas",
    readSeeds,
    readSeeds("1..20"),
    "1..20",
  ),
};
type CrowdSettings = Omit<flag.Given<typeof flags>, "json">;

export const crowdCommand = () =>
  declareBench({
    flags,
    help: `
Half of the people are diligent; the others are careless, press anything or always the first choice,
use a language model, copy from somebody, or share wrong answers. Questions differ in
difficulty; one in ten is gold. Two more crowds are all diligent and all guessing.

Examples:
  sous bench crowd
  sous bench crowd --people 30 --questions 600 --seeds 1..5 --json`,
    unit: "crowds",
    kind: plainKind("crowd"),
    run: (given) => {
      const { people, answers } = given;
      if (answers > people)
        throw new InputError(
          `--answers ${answers}: a question has at most one of each of ${people} people`,
        );
      return benchCrowd(given);
    },
  });

export function benchCrowd({ people, questions, answers, seeds }: CrowdSettings) {
  expectUnits(seeds.length);
  const simulate = (seed: number, mix?: CrowdMix) =>
    simulateCrowd({ people, questions, answers, seed, mix });
  const runs = seeds.map((seed) => {
    const mixed = measureCrowd(simulate(seed));
    const alike = measureCrowd(simulate(seed, { diligent: 1 })).figures;
    const guessers = simulate(seed, { random: 1 });
    const own = measureCrowd(guessers).figures.alpha ?? Number.NaN;
    advance();
    return { ...mixed, seed, alike, guessers: { own, pooled: poolAlpha(guessers) } };
  });
  const figures = runs.map((run) => ({ seed: run.seed, ...run.figures }));
  const correlations = figures.map(({ correlation }) => correlation);
  const worst = (alphas: readonly number[]) => Math.max(...alphas.map(Math.abs));
  const alphas = runs.map(({ guessers }) => guessers.own);
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
    /** Alpha has to be near 0; then the greatest distance from it, also with the labels of all questions pooled. */
    guessers: {
      alphas,
      worst: worst(alphas),
      worstPooled: worst(runs.map(({ guessers }) => guessers.pooled)),
    },
  };
}

function readGains(figures: readonly CrowdFigures[]) {
  const gains = figures.map(({ aggregated, majority }) => aggregated - majority);
  return { meanGain: mean(gains), leastGain: min(gains) };
}

function poolAlpha({ answers }: SimulatedCrowd): number {
  const blind = answers.filter(({ sawOthers }) => !sawOthers);
  return krippendorffAlpha(toRatings(firstAnswers(blind))) ?? Number.NaN;
}

function sumFlags(crowds: readonly (readonly FlagFigures[])[]): readonly FlagFigures[] {
  return flagKinds.map((kind) => {
    const all = crowds.flatMap((figures) => figures.filter((one) => one.kind === kind));
    return toFlagFigures({ kind, ...sumUp(all, ["flagged", "right", "real"]) });
  });
}

function readSeeds(text: string): readonly number[] {
  const range = /^(\d+)\.\.(\d+)$/.exec(text);
  if (!range) return shared.wholeNumbers(text);
  const [first, last] = [Number(range[1]), Number(range[2])];
  if (last < first) throw new flag.InvalidArgumentError("The last seed is before the first.");
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Pearson's correlations over people; accuracies over questions that are not gold. */
interface CrowdFigures {
  readonly answers: number;
  /** Estimated against true quality. */
  readonly correlation: number;
  /** Estimated quality against the share of right claims. */
  readonly correlationWithDone: number;
  /** Share of right claims against true quality. */
  readonly reachable: number;
  readonly majority: number;
  readonly aggregated: number;
  readonly alpha: number | null;
}

export function measureCrowd(crowd: SimulatedCrowd) {
  const questions = new Map(crowd.questions.map((one) => [one.id, one]));
  const { judged, ...verdicts } = measureVerdicts(crowd);
  const claims = toRatings(claimsOf(firstAnswers(crowd.answers)));
  const done = shareRight(claims, (id) => questions.get(id)?.truth);
  const people = judged.people.flatMap(({ person, quality }) => {
    const [made, share] = [crowd.quality.get(person), done.get(person)];
    if (quality === null || made === undefined || share === undefined) return [];
    return [{ quality, made, share }];
  });
  const [estimated, made, shares] = [
    people.map(({ quality }) => quality),
    people.map((one) => one.made),
    people.map(({ share }) => share),
  ];
  const figures = {
    answers: crowd.answers.length,
    correlation: correlate(estimated, made),
    correlationWithDone: correlate(estimated, shares),
    reachable: correlate(shares, made),
    ...verdicts,
  };
  return { figures, flags: scoreFlags(crowd, judged) };
}

function correlate(one: number[], other: number[]): number {
  return one.length < 2 ? Number.NaN : sampleCorrelation(one, other);
}

function shareRight(
  claims: ReturnType<typeof toRatings>,
  truthOf: (question: string) => string | undefined,
): ReadonlyMap<string, number> {
  const tally = new Map<string, readonly [right: number, all: number]>();
  for (const { item, rater, label } of claims) {
    const [right, all] = tally.get(rater) ?? [0, 0];
    tally.set(rater, [right + Number(truthOf(item) === label), all + 1]);
  }
  return new Map([...tally].map(([rater, [right, all]]) => [rater, right / all]));
}

/** Copying is counted in pairs, the rest in people. */
type FlagFigures = ReturnType<typeof toFlagFigures>;

const culprits: Readonly<Record<Exclude<FlagKind, "copying">, readonly PersonKind[]>> = {
  "too-fast": ["random", "first"],
  "machine-like": ["llm-good", "llm-average"],
  "same-position": ["first"],
  contradicting: ["random"],
};

function scoreFlags(
  crowd: SimulatedCrowd,
  { people, copying }: CampaignQuality,
): readonly FlagFigures[] {
  const kinds = new Map(crowd.people.map(({ id, kind }) => [id, kind]));
  return flagKinds.map((kind) => {
    if (kind === "copying") {
      const pairs = crowd.people.flatMap((one, at) =>
        crowd.people
          .slice(at + 1)
          .flatMap((other) => (belong(one, other) ? [nameOf([one.id, other.id])] : [])),
      );
      const real = new Set(pairs);
      const right = copying.filter(({ pair }) => real.has(nameOf(pair))).length;
      return toFlagFigures({ kind, flagged: copying.length, right, real: real.size });
    }
    const countReal = (some: CampaignQuality["people"]) =>
      some.filter(({ person }) => culprits[kind].some((one) => one === kinds.get(person))).length;
    const flagged = people.filter(({ flags }) => flags.some((flag) => flag.kind === kind));
    const [right, real] = [countReal(flagged), countReal(people)];
    return toFlagFigures({ kind, flagged: flagged.length, right, real });
  });
}

function toFlagFigures(
  counts: Readonly<Record<"flagged" | "right" | "real", number>> & { readonly kind: FlagKind },
) {
  const { flagged, right, real } = counts;
  return {
    ...counts,
    precision: flagged === 0 ? null : right / flagged,
    recall: real === 0 ? null : right / real,
  };
}

function belong(one: SimulatedPerson, other: SimulatedPerson): boolean {
  if (one.kind === "colluder" && other.kind === "colluder")
    return one.follows !== null && one.follows === other.follows;
  return (
    (one.kind === "copier" && one.follows === other.id) ||
    (other.kind === "copier" && other.follows === one.id)
  );
}

function nameOf(pair: readonly [string, string]): string {
  return JSON.stringify(pair.toSorted());
}
