/** What `sous bench crowd` prints. Correlations are Pearson's, over people. */
import { z } from "zod";
import { flagKinds } from "../../src/crowdwork/quality/flags.js";

const number = z.number();
const share = number.nullable();

const crowdSeed = z.object({
  seed: number,
  answers: number,
  /** Of estimated quality with the quality that people were made with. */
  correlation: number,
  /** Of estimated quality with the share of a person's claims that is right. */
  correlationWithDone: number,
  /** Of the share that is right with the quality that people were made with. */
  reachable: number,
  /** Accuracies are over questions that are not gold. */
  majority: number,
  aggregated: number,
  alpha: share,
});
export type CrowdSeed = z.infer<typeof crowdSeed>;

/** Aggregated accuracy less majority's. */
const gain = z.object({ meanGain: number, leastGain: number });

/** Copying is counted in pairs, all others in people. */
const flag = z.object({
  kind: z.enum(flagKinds),
  flagged: number,
  right: number,
  /** Those who do it. */
  real: number,
  /** Null: none is flagged. */
  precision: share,
  /** Null: nobody does it. */
  recall: share,
});

export const crowdShape = z.object({
  people: number,
  questions: number,
  answersPerQuestion: number,
  seeds: z.array(crowdSeed).min(1).readonly(),
  meanCorrelation: number,
  leastCorrelation: number,
  leastCorrelationWithDone: number,
  ...gain.shape,
  flags: z.array(flag).readonly(),
  /** People who are all diligent: there is little to be gained. */
  alike: gain,
  /** People who all guess: alpha has to be near 0. */
  guessers: z.object({
    alphas: z.array(number).readonly(),
    /** Greatest distance from 0. */
    worst: number,
    /** The same of Krippendorff's alpha with the labels of all questions pooled. */
    worstPooled: number,
  }),
});
export type CrowdResult = z.infer<typeof crowdShape>;
