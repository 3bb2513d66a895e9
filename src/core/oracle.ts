/** ABA's oracle H, which knows the home. */
import type { CardQuestion } from "./bot.js";

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

/** Simulated people answer by rules, or by a language model that reads the owner's view. */
export const peopleKinds = ["rules", "model"] as const;
export type PeopleKind = (typeof peopleKinds)[number];
