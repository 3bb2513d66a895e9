/** AFK's worlds: games with an oracle that answers questions about them (Liu et al., section 3). */
import type { GridSight } from "./grid.js";
import type { Need } from "./question.js";

/** A question to the oracle: function word, adjective, noun ("where is Ana's toy"). */
export type Query = Need;

/** The result of a step or a question. After `terminated` the game is over. */
export interface QueryOutcome {
  /** What the agent reads. After a question it begins with the oracle's answer. */
  readonly observation: string;
  /** The same as data, in a world that has a partial view. */
  readonly sight?: GridSight;
  /** The oracle's answer; null if nothing was asked. */
  readonly answer: string | null;
  /** Above 0 when this step wins the game, otherwise 0. */
  readonly reward: number;
  readonly terminated: boolean;
  /** The limit of steps is reached. */
  readonly truncated: boolean;
}

/** A game as the agent meets it. Deterministic; a question is a step of the game. */
export interface QueryScene {
  /** Version of rules and texts. */
  readonly engine: string;
  /** The agent's instruction, which is the notebook's first note, A0. */
  readonly instruction: string;
  /** Most steps, questions included; then the game is truncated. */
  readonly maxSteps: number;
  begin(): QueryOutcome;
  /** An unknown or impossible command is an observation and uses a step. */
  step(command: string): QueryOutcome;
  ask(query: Query): QueryOutcome;
}

/** A game for trainers, the expert and benches. A deciding policy never gets it. */
export interface QuerySimulator extends QueryScene {
  /** An independent copy in the present state. */
  fork(): QuerySimulator;
  /** Commands that win from the present state, found with hidden state and without questions; null when lost. */
  plan(): readonly string[] | null;
  /** The questions whose answers the task needs (the paper's Q_t). */
  goodQueries(): readonly Query[];
}

/** What a query agent sees. It never sees the simulator. */
export interface QueryView {
  readonly instruction: string;
  /** Everything that happened, oldest first. The first entry has neither command nor query. */
  readonly history: readonly QueryStep[];
  /** Steps left. */
  readonly left: number;
  /** Questions not to be asked again, as nobody had an answer that helps. */
  readonly declined?: readonly Query[];
}

export interface QueryStep {
  readonly command: string | null;
  readonly query: Query | null;
  readonly outcome: QueryOutcome;
}

export type QueryDecision = (
  | { readonly kind: "act"; readonly command: string }
  | { readonly kind: "ask"; readonly query: Query }
) & { readonly raised?: readonly RaisedQuery[] };

/** A question that came up before a decision and was asked or withheld by an ask policy. */
export interface RaisedQuery {
  readonly query: Query;
  /** The probability of the ask policy's choice. */
  readonly propensity: number;
}

/** Plays query scenes. */
export interface QueryPolicy {
  readonly name: string;
  decide(view: QueryView): QueryDecision;
}
