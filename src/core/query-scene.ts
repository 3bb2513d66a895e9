/** AFK's worlds: games with an oracle that answers questions about them (Liu et al., section 3). */
import type { GridSight } from "./grid.js";
import type { Need } from "./question.js";

/** Function word, adjective, noun ("where is Ana's toy"). */
export type Query = Need;

/** After `terminated` the game is over. */
export interface QueryOutcome {
  /** Text for the agent. After a question it begins with the oracle's answer. */
  readonly observation: string;
  /** The observation as data, in a world with a partial view. */
  readonly sight?: GridSight;
  /** The oracle's answer; null if nothing was asked. */
  readonly answer: string | null;
  /** Above 0 when this step wins the game, otherwise 0. */
  readonly reward: number;
  readonly terminated: boolean;
  /** The step limit is reached. */
  readonly truncated: boolean;
}

/** Deterministic; a question is a step of the game. */
export interface QueryScene {
  /** Version of rules and texts. */
  readonly engine: string;
  /** The agent's instruction, which is the notebook's first note, A0. */
  readonly instruction: string;
  /** Step limit, questions included. */
  readonly maxSteps: number;
  begin(): QueryOutcome;
  /** An unknown or impossible command is an observation and uses a step. */
  step(command: string): QueryOutcome;
  ask(query: Query): QueryOutcome;
}

/** For trainers, the expert and benches; never for a deciding policy. */
export interface QuerySimulator extends QueryScene {
  /** An independent copy of the current state. */
  fork(): QuerySimulator;
  /** Commands that win from here, found with hidden state and without questions; null when lost. */
  plan(): readonly string[] | null;
  /** Questions whose answers the task needs (the paper's Q_t). */
  goodQueries(): readonly Query[];
}

/** A query agent's view, without the simulator. */
export interface QueryView {
  readonly instruction: string;
  /** Oldest first. The first entry has neither command nor query. */
  readonly history: readonly QueryStep[];
  readonly left: number;
  /** Not to be asked again: nobody had a useful answer. */
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

/** A question before a decision, asked or withheld by an ask policy. */
export interface RaisedQuery {
  readonly query: Query;
  /** Probability of the ask policy's choice. */
  readonly propensity: number;
}

export interface QueryPolicy {
  readonly name: string;
  decide(view: QueryView): QueryDecision;
}
