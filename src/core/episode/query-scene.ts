/** Defines worlds that answer questions themselves, by an oracle (paper AFK, Liu et al., section 3). */

import type { Need } from "../question/question.js";
import type { GridSight } from "./grid.js";
import type { OwnerView } from "./scene.js";

export type Query = Need;

export interface QueryOutcome {
  /** After a question it begins with the oracle's answer. */
  readonly observation: string;
  /** What the robot sees, in worlds with a partial view. */
  readonly sight?: GridSight;
  readonly answer: string | null;
  /** Positive when this step wins the game. */
  readonly reward: number;
  readonly terminated: boolean;
  readonly truncated: boolean;
}

/** A world that can be played and looked into. Deterministic. Policies never get it, as it knows hidden state. */
export interface QuerySimulator<State = unknown> {
  readonly engine: string;
  /** The task's sentence. It is also the first note in the robot's notebook. */
  readonly instruction: string;
  /** Limit of steps, questions included. */
  readonly maxSteps: number;
  begin(): QueryOutcome;
  /** Answers an impossible command with an observation, which uses a step. */
  step(command: string): QueryOutcome;
  /** Shows the robot an answer as the oracle's, which uses a step. */
  tell(answer: string): QueryOutcome;
  state(): State;
  fork(): QuerySimulator<State>;
  /** Commands that win, found with hidden state and without questions. Null when the game is lost. */
  plan(): readonly string[] | null;
  ownerView(): OwnerView;
  commands(): readonly string[];
}

export interface QueryView {
  readonly instruction: string;
  /** Oldest first. The first entry has neither command nor query. */
  readonly history: readonly QueryStep[];
  /** Steps left. */
  readonly left: number;
  /** Questions that must not be asked again. */
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
