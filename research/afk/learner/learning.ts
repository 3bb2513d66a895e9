import type { QueryPolicy, QueryStep, QueryView } from "../../../src/core/episode/query-scene.js";
import { askableWords, noWord, type Vocabulary } from "../../../src/core/memory/afk-notebook.js";
import type { Random } from "../../../src/core/random.js";
import type { QueryAsking } from "../../../src/policies/query/asking.js";
import type { OracleGame } from "../oracle/with-oracle.js";
import { createLinearValues, type LinearValues, type Weights } from "./linear-values.js";

export interface QueryLearner {
  player(exploration: number, random: Random): QueryPolicy;
  /** @param progress the share of the training that is done, in [0, 1] */
  learn(game: QueryView, progress: number): void;
  weights(): Weights;
}

/** What a learner may go without. Without the notebook it reads the last answer only. */
type Part = "notebook" | "pointer" | "bonus" | "questions";

/** The paper's ablations and its two baselines, with the parts that each goes without. */
const lacking = {
  notebook: ["notebook"],
  pointer: ["pointer"],
  bonus: ["bonus"],
  "no-query": ["questions", "bonus"],
  "query-baseline": ["notebook", "bonus"],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
export type Ablation = keyof typeof lacking;
export const ablations = ["notebook", "pointer", "bonus", "no-query", "query-baseline"] as const;

export function lacks(without: Ablation | undefined, part: Part): boolean {
  const parts: readonly Part[] = without ? lacking[without] : [];
  return parts.includes(part);
}

/** Whose words the pointer permits: the baselines have the instruction's and those in sight, no notebook's. */
export function pointerRule(without: Ablation | undefined): "notebook" | "surroundings" | "free" {
  if (without === "pointer") return "free";
  return without === "no-query" || without === "query-baseline" ? "surroundings" : "notebook";
}

/** The pointer as masks over the vocabulary (AFK, section 3.2). "none" is always an adjective, and a noun as in its code. */
export function maskVocabulary(
  rule: Parameters<typeof askableWords>[0],
  view: Parameters<typeof askableWords>[1],
  { adjectives, nouns }: Vocabulary,
): Vocabulary {
  const words = askableWords(rule, view);
  const left = (list: readonly string[], more: boolean): readonly string[] =>
    list.filter((word) => !words || words.has(word) || (more && word === noWord)).sort();
  return { adjectives: left(adjectives, true), nouns: left(nouns, rule !== "notebook") };
}

/** Beta of the paper's reported runs; 0.001, 0.01, 0.1 and 0.5 were tried. */
const beta = 0.1;

/** Section 3.3. The bonus is whole up to 60 % of the training, then falls from 1.05 to 0.05 (`decrease_bonus`). @internal */
export function bonusRewards(
  earned: readonly boolean[],
  { without, progress }: { readonly without: Ablation | undefined; readonly progress: number },
): readonly number[] {
  const share = progress <= 0.6 ? 1 : 1.05 - (progress - 0.6) / 0.4;
  return earned.map((pays) => (pays && !lacks(without, "bonus") ? beta * share : 0));
}

export interface Exploring {
  readonly exploration: number;
  readonly random: Random;
  /** Notes what was chosen. @param at steps before it; a game's first choice has none */
  note(at: number, features: readonly string[]): void;
}

/**
 * Learns each choice's value from what the rest of its game was worth (Monte Carlo).
 *
 * @param gamma what a reward is worth one step earlier
 */
export function createLearner(
  gamma: number,
  without: Ablation | undefined,
  open: (instruction: string) => { take(step: QueryStep): boolean },
  play: (values: LinearValues, exploring: Exploring) => QueryPolicy,
): QueryLearner {
  const values = createLinearValues();
  let trail: { readonly at: number; readonly features: readonly string[] }[] = [];
  return {
    player(exploration, random) {
      const chosen: typeof trail = [];
      trail = chosen;
      return play(values, {
        exploration,
        random,
        note(at, features) {
          if (at === 0) chosen.length = 0;
          chosen.push({ at, features });
        },
      });
    },
    learn({ instruction, history }, progress) {
      const mind = open(instruction);
      const [first, ...steps] = history;
      if (first) mind.take(first);
      const earned = steps.map((step) => mind.take(step));
      const bonuses = bonusRewards(earned, { without, progress });
      const left = new Map(trail.map(({ at, features }) => [at, features]));
      let worth = 0;
      for (const [at, { outcome }] of [...steps.entries()].reverse()) {
        worth = outcome.reward + (bonuses[at] ?? 0) + gamma * worth;
        const features = left.get(at);
        if (features) values.learn(features, worth);
      }
      trail = [];
    },
    weights: values.weights,
  };
}

/** Games for training and for evaluation are drawn apart; in a small task some may be alike by chance. */
export type GameUse = "training" | "evaluation";

/** One world for trainers and benches: the only place where its games meet its policies. */
export interface QueryLab {
  readonly world: "cooking" | "grid";
  readonly engine: string;
  readonly tasks: readonly string[];
  readonly trainingTasks?: readonly string[];
  readonly trainingGames: number;
  /** The game of a task with that number, drawn from a seed. Throws InputError for an unknown task. */
  game(task: string, use: GameUse, seed: number, index: number): OracleGame;
  planner(asking?: QueryAsking): QueryPolicy;
  learned(weights: Weights, without?: Ablation): QueryPolicy;
  learner(without?: Ablation): QueryLearner;
}
