import { sampleCorrelation } from "simple-statistics";
import { measureVerdicts } from "../../src/crowdwork/plan/plan.js";
import { claimsOf, firstAnswers, toRatings } from "../../src/crowdwork/quality/answers.js";
import { type FlagKind, flagKinds } from "../../src/crowdwork/quality/flags.js";
import type { CampaignQuality } from "../../src/crowdwork/quality/quality.js";
import type { SimulatedCrowd } from "../../src/crowdwork/simulated/crowd.js";
import type { PersonKind, SimulatedPerson } from "../../src/crowdwork/simulated/people.js";

/** Pearson's correlations over people; accuracies over questions that are not gold. */
export interface CrowdFigures {
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
export type FlagFigures = ReturnType<typeof toFlagFigures>;

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

export function toFlagFigures(
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
