/** Turns: steps that wait for a human player, what the player is shown, and what they chose. */
import type { AskOption } from "./decision.js";
import type { Fact } from "./fact.js";
import type { Person } from "./person.js";
import type { Choice } from "./question.js";
import type { OwnerView } from "./scene.js";

/** What a person can do at a step. The questions are those that other policies would ask. */
export type TurnMove =
  | { readonly kind: "act"; readonly command: string }
  | ({ readonly kind: "ask" } & Pick<AskOption, "need" | "why" | "candidates" | "scores">)
  | { readonly kind: "stop" };

/** A move as it is offered and kept. */
export type TurnOption = Choice & { readonly move: TurnMove };

/** A step that waits for the human player. It has no deadline: the episode waits. */
export interface Turn {
  /** At most 25 characters, as it is part of every button's id. */
  readonly id: string;
  readonly episode: string;
  /** The step that it decides. An episode has at most one turn for each step. */
  readonly seq: number;
  /** What the player sees, line by line: what happened last, what they hold, what people said. */
  readonly sees: readonly string[];
  /** All options in the order offered, however many a platform can show. */
  readonly options: readonly TurnOption[];
  /** The home as far as it was seen; null in a world without drawings. */
  readonly view: TurnView | null;
  /** Platform id of the only possible player; null: the first person to move in the episode. */
  readonly reserved: string | null;
  readonly openedAt: number;
  /** Null while it is open. */
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
  /** Row id of the person; null once they are forgotten. */
  readonly person: string | null;
  readonly at: number;
}

/** What somebody chose to do. */
export interface TurnTaking {
  readonly turn: string;
  readonly choice: string;
  readonly person: Omit<Person, "id">;
  readonly eventKey: string;
  /** The platform's message that said it; null for a press. */
  readonly message: string | null;
  readonly at: number;
}

export interface TurnStore {
  /** Opens a turn and returns the kept one. If the step has a turn already, that one stays. */
  open(turn: Turn): Promise<Turn>;
  get(id: string): Promise<Turn | null>;
  /** The episode's open turn; null when there is none, or the episode has ended. */
  current(episode: string): Promise<Turn | null>;
  /** All turns of an episode, in the order of its steps. */
  list(episode: string): Promise<readonly Turn[]>;
  /** All turns that a person took, oldest first. */
  takenBy(person: string): Promise<readonly Turn[]>;
  /** The player: the first person who took one of the episode's turns; null: nobody yet. */
  player(episode: string): Promise<Person | null>;
  /**
   * Takes a turn, once. `stale`: it was taken, or its episode has ended. `not-yours`: somebody else plays.
   * `duplicate`: the same event, or another version of a message that was a move.
   */
  take(taking: TurnTaking): Promise<"accepted" | "duplicate" | "stale" | "not-yours">;
  /** Notes that the player's words were heard and are no move, so that they never become one later. */
  dismiss(event: { readonly key: string; readonly at: number }): Promise<"accepted" | "duplicate">;
}

/** A turn as a policy puts it to a person. */
export interface TurnRequest extends Pick<Turn, "episode" | "seq"> {
  /** What happened last and what they hold, line by line. */
  readonly sees: readonly string[];
  /** The facts that other policies see too: what people said, and what was seen. */
  readonly facts: readonly Fact[];
  /** The most likely first. */
  readonly moves: readonly TurnMove[];
}

/** The port through which a person plays: shows a turn and waits for the move, over restarts too. */
export interface PlayerPort {
  /** @returns the chosen move; waits as long as the player does not act */
  play(request: TurnRequest): Promise<TurnMove>;
}

/** Whether an id is a turn's. Bots hear turns pressed and answered like questions. */
export function isTurn(id: string): boolean {
  return id.startsWith("m-");
}

/** Name of the policy whose decisions a person makes. */
export const humanPolicy = "human";
