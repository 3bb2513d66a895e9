/** Lists OPEx's components, each removable as in the paper's experiments (table 2). */

/** The world rules in prompts: none, those learned by exploring (OPEx-L), those taught by people (OPEx-H), or both. */
export type KnowledgeSource = "none" | "learned" | "taught" | "all";

export interface OpexOptions {
  /**
   * "executor": a planner sets subtasks, an executor plays skills (section 3). "reasoner-actor": a reasoner sets
   * subgoals, an actor chooses commands (prior knowledge).
   */
  readonly mind: "executor" | "reasoner-actor";
  /** If false, the whole task is the only subtask. */
  readonly planner: boolean;
  readonly observer: boolean;
  readonly lookAround: boolean;
  /** If false, places are visited by name only. */
  readonly explore: boolean;
  readonly knowledge: KnowledgeSource;
  /** Before exploring for the task's thing, asks people once where it is, as the rules policy would. */
  readonly asks: boolean;
}

const whole: OpexOptions = {
  mind: "executor",
  planner: true,
  observer: true,
  lookAround: true,
  explore: true,
  knowledge: "all",
  asks: false,
};

export const opexVariants = {
  opex: whole,
  "opex-no-planner": { ...whole, planner: false },
  "opex-no-observer": { ...whole, observer: false },
  "opex-no-look-around": { ...whole, lookAround: false },
  "opex-no-explore": { ...whole, explore: false },
  "opex-no-knowledge": { ...whole, knowledge: "none" },
  "opex-l": { ...whole, mind: "reasoner-actor", knowledge: "learned" },
  "opex-h": { ...whole, mind: "reasoner-actor", knowledge: "taught" },
  "opex-asks": { ...whole, asks: true },
} as const satisfies Readonly<Record<string, OpexOptions>>;
export type OpexName = keyof typeof opexVariants;

export const opexNames = Object.keys(opexVariants) as [OpexName, ...OpexName[]];
