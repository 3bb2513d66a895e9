/** Defines simulated people who know the home (the oracle H of the paper ABA). */

import { z } from "zod";
import type { CardQuestion } from "../bot.js";

const rate = z.number();

/** Probabilities in [0, 1], 0 by default. */
export const peopleRates = z.object({
  wrong: rate,
  unsure: rate,
  /** Names the kind of place without its number. */
  vague: rate.optional(),
  /** Does not know that a thing was moved. */
  stale: rate.optional(),
  /** A wrong answer names the thing's earlier or usual place. */
  plausible: rate.optional(),
  /** Repeats what others in the home say, with the same mistakes. */
  hearsay: rate.optional(),
  /** Difference between persons: standard deviation of the rates' log-odds and of the times' log. */
  differ: rate.optional(),
});
export type PeopleRates = z.infer<typeof peopleRates>;

export const peoplePresets = {
  truthful: { wrong: 0, unsure: 0 },
  careless: { wrong: 0.2, unsure: 0.05, stale: 0.3, plausible: 0.8 },
  vague: { wrong: 0, unsure: 0.1, vague: 0.5 },
} as const satisfies Readonly<Record<string, PeopleRates>>;
export type PeoplePreset = keyof typeof peoplePresets;

/** Words, or a choice; null for "I don't know". */
export type OracleAnswer =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "choice"; readonly choice: string | null };

export interface Asked {
  readonly question: CardQuestion;
  readonly household: string;
  readonly episode: string;
}

export interface Oracle {
  /** @throws ModelError when a language model fails for good */
  answer(asked: Asked): Promise<OracleAnswer>;
}

/** Simulated people answer by rules, or by a language model that reads where everything is. */
export const peopleKinds = ["rules", "model"] as const;
export type PeopleKind = (typeof peopleKinds)[number];
