/** AFK's worlds: games with an oracle that answers questions about them (Liu et al., section 3). */
import type { GridSight } from "./grid.js";
import type { Need } from "./question.js";

/** A question to the oracle: function word, adjective, noun ("where is Ana's toy"). */
export type Query = Need;

/** What one step, or one question, led to. After `terminated` the game is over. */
export interface QueryOutcome {
  /** What is seen, as the agent reads it; after a question it begins with the oracle's answer. */
  readonly observation: string;
  /** The same as data, in a world that has a partial view. */
  readonly sight?: GridSight;
  /** The oracle's answer; null after anything but a question. */
  readonly answer: string | null;
  /** Above 0 when the game is won with this step, else 0. */
  readonly reward: number;
  readonly terminated: boolean;
  /** The limit of steps is reached. */
  readonly truncated: boolean;
}

/** A game as the agent meets it. Deterministic; a question is a step of the game. */
export interface QueryScene {
  /** Version of rules and texts. */
  readonly engine: string;
  /** What the agent is told to do: the notebook's first note, A0. */
  readonly instruction: string;
  /** Steps, questions included, after which it is truncated. */
  readonly maxSteps: number;
  begin(): QueryOutcome;
  /** An unknown or impossible command is an observation, and uses a step. */
  step(command: string): QueryOutcome;
  ask(query: Query): QueryOutcome;
}

/** A game in privileged hands: trainers, the expert, benches. Never given to a deciding policy. */
export interface QuerySimulator extends QueryScene {
  /** An independent copy in the present state. */
  fork(): QuerySimulator;
  /** Commands that win from the present state, with hidden state, without questions; null when lost. */
  plan(): readonly string[] | null;
  /** The questions whose answers the task needs (the paper's Q_t). */
  goodQueries(): readonly Query[];
}

/** What a query agent may see: never the simulator. */
export interface QueryView {
  readonly instruction: string;
  /** Everything that happened, oldest first; the first has neither command nor query. */
  readonly history: readonly QueryStep[];
  /** Steps left. */
  readonly left: number;
  /** Questions that are not to be asked again: nobody had an answer that leads on. */
  readonly declined?: readonly Query[];
}

export interface QueryStep {
  readonly command: string | null;
  readonly query: Query | null;
  readonly outcome: QueryOutcome;
}

export type QueryDecision =
  | { readonly kind: "act"; readonly command: string }
  | { readonly kind: "ask"; readonly query: Query };

/** Plays query scenes. */
export interface QueryPolicy {
  readonly name: string;
  decide(view: QueryView): QueryDecision;
}
