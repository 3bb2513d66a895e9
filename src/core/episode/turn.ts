/** Defines turns: steps that wait for a human player. */

import type { Fact } from "../memory/fact.js";
import type { Person } from "../people/person.js";
import type { Choice, QuestionView } from "../question/question.js";
import type { AskOption } from "./decision.js";

/** What a person can do, including the questions that other policies would ask. */
export type TurnMove =
  | { readonly kind: "act"; readonly command: string }
  | ({ readonly kind: "ask" } & Pick<AskOption, "need" | "why" | "candidates" | "scores">)
  | { readonly kind: "stop" };

export type TurnOption = Choice & { readonly move: TurnMove };

/** A step that waits for a human player, without a deadline. */
export interface Turn {
  /** At most 25 characters, as part of button ids. */
  readonly id: string;
  readonly episode: string;
  /** An episode has at most one turn per step. */
  readonly seq: number;
  /** Last events, held things and people's words, line by line. */
  readonly sees: readonly string[];
  /** In display order. A platform may show fewer. */
  readonly options: readonly TurnOption[];
  /** The home as far as seen. Null in a world without drawings. */
  readonly view: Pick<QuestionView, "owner" | "seen"> | null;
  /** Platform id of the only allowed player, or null for the first to move. */
  readonly reserved: string | null;
  readonly openedAt: number;
  /** `person` is a row id, null once the person is forgotten. */
  readonly taken: {
    readonly choice: string;
    readonly person: string | null;
    readonly at: number;
  } | null;
}

export interface TurnTaking {
  readonly turn: string;
  readonly choice: string;
  readonly person: Omit<Person, "id">;
  readonly eventKey: string;
  readonly message: string | null;
  readonly at: number;
}

/** Shows a turn and waits for the move, also over restarts. */
export interface PlayerPort {
  play(
    request: Pick<Turn, "episode" | "seq" | "sees"> & {
      readonly facts: readonly Fact[];
      readonly moves: readonly TurnMove[];
    },
  ): Promise<TurnMove>;
}

export function isTurn(id: string): boolean {
  return id.startsWith("m-");
}

export const humanPolicy = "human";
