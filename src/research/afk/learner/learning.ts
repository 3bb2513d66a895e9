/** The lab of a world with an oracle: its games, planner and learner. */

import type { QueryPolicy, QuerySimulator, QueryView } from "../../../core/query-scene.js";
import type { Random } from "../../../core/random.js";
import type { QueryAsking } from "../../../policies/query/asking.js";

/** What was learned: the worth of each feature of a decision. */
export type Weights = Readonly<Record<string, number>>;

/** Learns a world's game from games that were played. */
export interface QueryLearner {
  /** Plays with what it has learned so far. Each decision is drawn at random with this probability. */
  player(exploration: number, random: Random): QueryPolicy;
  /**
   * Learns from a game that is over.
   *
   * @param progress the share of the training that is done, in [0, 1]
   */
  learn(game: QueryView, progress: number): void;
  weights(): Weights;
}

/** What a learner goes without (the paper's ablations). */
export const ablations = ["notebook", "pointer", "bonus"] as const;
export type Ablation = (typeof ablations)[number];

/** Games for training and for evaluation are drawn apart; in a small task some may be alike by chance. */
export type GameUse = "training" | "evaluation";

/** One world for trainers and benches: the only place where its games meet its policies. */
export interface QueryLab {
  readonly world: "cooking" | "grid";
  readonly engine: string;
  readonly tasks: readonly string[];
  /** The tasks that a training plays; absent: all. The others are unseen compositions. */
  readonly trainingTasks?: readonly string[];
  /** Games over all tasks that a training takes. */
  readonly trainingGames: number;
  /** The game of a task with that number, drawn from a seed. Throws InputError for an unknown task. */
  game(task: string, use: GameUse, seed: number, index: number): QuerySimulator;
  /** @param asking when it asks; always when it lacks a fact, when absent */
  planner(asking?: QueryAsking): QueryPolicy;
  /** Plays what was learned, without exploring. */
  learned(weights: Weights, without?: Ablation): QueryPolicy;
  learner(without?: Ablation): QueryLearner;
}
