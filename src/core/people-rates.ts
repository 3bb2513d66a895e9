/** How simulated people answer. */
import { z } from "zod";

const rate = z.number();

/** Probabilities lie in [0, 1]; what is absent is 0. */
export const peopleRates = z.object({
  /** Of a wrong answer. */
  wrong: rate,
  /** Of "I don't know". */
  unsure: rate,
  /** Of naming the kind of place and not which one. */
  vague: rate.optional(),
  /** Of not knowing that a thing was moved. */
  stale: rate.optional(),
  /** That a wrong answer names where the thing was before, or where such things usually are. */
  plausible: rate.optional(),
  /** Of repeating what goes round in the home: who does makes the same mistakes. */
  hearsay: rate.optional(),
  /** How far persons are apart: the standard deviation of their rates' log-odds, and of their times' logarithm. */
  differ: rate.optional(),
});
export type PeopleRates = z.infer<typeof peopleRates>;

/** Kinds of simulated people. */
export const peoplePresets = {
  truthful: { wrong: 0, unsure: 0 },
  careless: { wrong: 0.2, unsure: 0.05, stale: 0.3, plausible: 0.8 },
  vague: { wrong: 0, unsure: 0.1, vague: 0.5 },
} as const satisfies Readonly<Record<string, PeopleRates>>;
export type PeoplePreset = keyof typeof peoplePresets;
