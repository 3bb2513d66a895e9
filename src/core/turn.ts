/** Turns: steps that wait for a human player. */
import type { AskOption } from "./decision.js";
import type { Fact } from "./fact.js";
import type { Person } from "./person.js";
import type { Choice } from "./question.js";
import type { OwnerView } from "./scene.js";

/** A person's options at a step, with the questions that other policies would ask. */
export type TurnMove =
  | { readonly kind: "act"; readonly command: string }
  | ({ readonly kind: "ask" } & Pick<AskOption, "need" | "why" | "candidates" | "scores">)
  | { readonly kind: "stop" };

export type TurnOption = Choice & { readonly move: TurnMove };

/** Has no deadline: the episode waits. */
export interface Turn {
  /** At most 25 characters, as part of button ids. */
  readonly id: string;
  readonly episode: string;
  /** The step decided; at most one turn per step. */
  readonly seq: number;
  /** Line by line: last events, held things, people's words. */
  readonly sees: readonly string[];
  /** In display order; a platform may show fewer. */
  readonly options: readonly TurnOption[];
  /** The home as far as seen; null in a world without drawings. */
  readonly view: TurnView | null;
  /** Platform id of the only allowed player; null: the first to move. */
  readonly reserved: string | null;
  readonly openedAt: number;
  /** Null while open. */
  readonly taken: TakenTurn | null;
}

/** The home as the player knows it, without what was never seen. */
export interface TurnView {
  readonly owner: OwnerView;
  readonly seen: readonly string[];
}

export interface TakenTurn {
  /** Id of the chosen option. */
  readonly choice: string;
  /** Row id; null once the person is forgotten. */
  readonly person: string | null;
  readonly at: number;
}

export interface TurnTaking {
  readonly turn: string;
  readonly choice: string;
  readonly person: Omit<Person, "id">;
  readonly eventKey: string;
  /** The platform's message; null for a press. */
  readonly message: string | null;
  readonly at: number;
}

export interface TurnStore {
  /** Returns the step's existing turn if there is one. */
  open(turn: Turn): Promise<Turn>;
  get(id: string): Promise<Turn | null>;
  current(episode: string): Promise<Turn | null>;
  list(episode: string): Promise<readonly Turn[]>;
  /** Oldest first. */
  takenBy(person: string): Promise<readonly Turn[]>;
  /** The first person who took one of the episode's turns, or null. */
  player(episode: string): Promise<Person | null>;
  /**
   * Takes a turn once. `stale`: already taken, or the episode ended. `not-yours`: somebody else plays. `duplicate`:
   * same event, or another version of a message that was a move.
   */
  take(taking: TurnTaking): Promise<"accepted" | "duplicate" | "stale" | "not-yours">;
  /** Records words that were no move, so that they never become one later. */
  dismiss(event: { readonly key: string; readonly at: number }): Promise<"accepted" | "duplicate">;
}

export interface TurnRequest extends Pick<Turn, "episode" | "seq"> {
  /** Last events and held things, line by line. */
  readonly sees: readonly string[];
  /** The facts that other policies see too. */
  readonly facts: readonly Fact[];
  /** The most likely first. */
  readonly moves: readonly TurnMove[];
}

/** Shows a turn and waits for the move, also over restarts. */
export interface PlayerPort {
  /** @returns the chosen move; never times out */
  play(request: TurnRequest): Promise<TurnMove>;
}

/** Bots treat turns like questions. */
export function isTurn(id: string): boolean {
  return id.startsWith("m-");
}

/** Policy name of human players. */
export const humanPolicy = "human";
