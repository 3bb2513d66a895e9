/** ABA's oracle H: knows the home and answers questions about it. */
import type { CardQuestion } from "./bot.js";

/** Words to type, or a choice to press (for a follow-up; null: "I don't know"). */
export type OracleAnswer =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "choice"; readonly choice: string | null };

export interface Asked {
  /** Includes what the answering person may see. */
  readonly question: CardQuestion;
  readonly household: string;
  readonly episode: string;
}

export interface Oracle {
  /** @throws ModelError when a language model fails for good */
  answer(asked: Asked): Promise<OracleAnswer>;
}

/** Simulated people answer from the owner's view by rules, or by a language model that reads it. */
export const peopleKinds = ["rules", "model"] as const;
export type PeopleKind = (typeof peopleKinds)[number];
