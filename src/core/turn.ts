/** Turns: where a person plays, what they are shown before each step, and what they chose to do. */
import type { AskOption } from "./decision.js";
import type { Fact } from "./fact.js";
import type { Person } from "./person.js";
import type { Choice } from "./question.js";
import type { OwnerView } from "./scene.js";

/** What a person can do at a step. A question is one of those that other policies ask too. */
export type TurnMove =
  | { readonly kind: "act"; readonly command: string }
  | ({ readonly kind: "ask" } & Pick<AskOption, "need" | "why" | "candidates" | "scores">)
  | { readonly kind: "stop" };

/** A move as it is offered and kept. */
export type TurnOption = Choice & { readonly move: TurnMove };

/** One step that waits for the person who plays. It has no deadline: the episode waits. */
export interface Turn {
  /** At most 25 characters: part of every button's id, as a question's. */
  readonly id: string;
  readonly episode: string;
  /** The step that it decides; an episode has at most one turn for each. */
  readonly seq: number;
  /** What the player sees, line by line: what happened last, what they hold, what people said. */
  readonly sees: readonly string[];
  /** In the order in which they are offered, all of them, however many a platform can show. */
  readonly options: readonly TurnOption[];
  /** The home as far as it was seen; null in a world of which there is no drawing. */
  readonly view: TurnView | null;
  /** The platform's id of the only person who may play; null: whoever acts first in the episode. */
  readonly reserved: string | null;
  readonly openedAt: number;
  /** Null while it is open. */
  readonly taken: TakenTurn | null;
}

/** The home as the player knows it: what was never seen is not in it. */
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
  /** The platform's message in which it was said; null for what was pressed. */
  readonly message: string | null;
  readonly at: number;
}

export interface TurnStore {
  /** Shows it; where the episode has one for this step already, that one stays. Gives the one that is kept. */
  open(turn: Turn): Promise<Turn>;
  get(id: string): Promise<Turn | null>;
  /** The episode's open turn; null where none is, or the episode has ended. */
  current(episode: string): Promise<Turn | null>;
  /** All turns of an episode, in the order of its steps. */
  list(episode: string): Promise<readonly Turn[]>;
  /** All that a person took, oldest first. */
  takenBy(person: string): Promise<readonly Turn[]>;
  /** Who plays the episode: the first person who took one of its turns; null: nobody yet. */
  player(episode: string): Promise<Person | null>;
  /**
   * Takes a turn, once. `stale`: it was taken, or its episode has ended. `not-yours`: somebody else plays.
   * The same event, and another version of a message that was a move, are `duplicate`.
   */
  take(taking: TurnTaking): Promise<"accepted" | "duplicate" | "stale" | "not-yours">;
  /** Keeps of what the player said that it was heard and is no move, so that it never becomes one later. */
  dismiss(event: { readonly key: string; readonly at: number }): Promise<"accepted" | "duplicate">;
}

/** A turn as a policy puts it to a person. */
export interface TurnRequest extends Pick<Turn, "episode" | "seq"> {
  /** What happened last and what they hold, line by line. */
  readonly sees: readonly string[];
  /** What is known and other policies are told too: what people said, and what was seen. */
  readonly facts: readonly Fact[];
  /** The most likely first. */
  readonly moves: readonly TurnMove[];
}

/** Where a person plays from: shows them a turn and waits, over restarts too, for what they do. */
export interface PlayerPort {
  /** @returns the move that they chose; never ends while they do not act */
  play(request: TurnRequest): Promise<TurnMove>;
}

/** Whether an id is that of a turn, which bots hear pressed and answered as questions are. */
export function isTurn(id: string): boolean {
  return id.startsWith("m-");
}

/** What the policy is called whose decisions a person makes. */
export const humanPolicy = "human";
