import { z } from "zod";

const rate = z.number();

/** Probabilities of simulated people's behaviour, in [0, 1]; default 0. */
export const peopleRates = z.object({
  wrong: rate,
  unsure: rate,
  /** Naming the kind of place without its number. */
  vague: rate.optional(),
  /** Not knowing that a thing was moved. */
  stale: rate.optional(),
  /** A wrong answer names the thing's earlier or usual place. */
  plausible: rate.optional(),
  /** Repeating the home's shared mistakes. */
  hearsay: rate.optional(),
  /** Differences between persons: standard deviation of the log-odds of rates and of the log of times. */
  differ: rate.optional(),
});
export type PeopleRates = z.infer<typeof peopleRates>;

export const peoplePresets = {
  truthful: { wrong: 0, unsure: 0 },
  careless: { wrong: 0.2, unsure: 0.05, stale: 0.3, plausible: 0.8 },
  vague: { wrong: 0, unsure: 0.1, vague: 0.5 },
} as const satisfies Readonly<Record<string, PeopleRates>>;
export type PeoplePreset = keyof typeof peoplePresets;
