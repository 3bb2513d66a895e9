/** AFK's worlds (Liu et al., section 3). */
import type { GridSight } from "./grid.js";
import type { Need } from "./question.js";

export type Query = Need;

export interface QueryOutcome {
  /** After a question it begins with the oracle's answer. */
  readonly observation: string;
  /** Only in worlds with a partial view. */
  readonly sight?: GridSight;
  readonly answer: string | null;
  /** Above 0 when this step wins the game. */
  readonly reward: number;
  readonly terminated: boolean;
  readonly truncated: boolean;
}

/** Deterministic; a question is a step of the game. */
export interface QueryScene {
  readonly engine: string;
  /** The notebook's first note, A0. */
  readonly instruction: string;
  /** Includes questions. */
  readonly maxSteps: number;
  begin(): QueryOutcome;
  /** An impossible command is an observation and uses a step. */
  step(command: string): QueryOutcome;
  ask(query: Query): QueryOutcome;
}

/** Never given to a deciding policy. */
export interface QuerySimulator extends QueryScene {
  /** An independent copy. */
  fork(): QuerySimulator;
  /** Winning commands, found with hidden state and without questions; null when lost. */
  plan(): readonly string[] | null;
  /** The paper's Q_t: questions whose answers the task needs. */
  goodQueries(): readonly Query[];
}

export interface QueryView {
  readonly instruction: string;
  /** Oldest first. The first entry has neither command nor query. */
  readonly history: readonly QueryStep[];
  readonly left: number;
  /** Not to be asked again. */
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

export interface RaisedQuery {
  readonly query: Query;
  readonly propensity: number;
}

export interface QueryPolicy {
  readonly name: string;
  decide(view: QueryView): QueryDecision;
}
