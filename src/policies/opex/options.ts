/** What OPEx is made of: every component can be left out, as in the paper's ablations (table 2). */

/** Which world rules enter its prompts: none, those learned by exploring (OPEx-L), those of people (OPEx-H). */
export type KnowledgeSource = "none" | "learned" | "taught" | "all";

export interface OpexOptions {
  /**
   * Who decides. "executor": a planner makes subtasks, an executor plays skills for each (section 3).
   * "reasoner-actor": a reasoner says the next subgoal, an actor grounds it in commands (prior knowledge).
   */
  readonly mind: "executor" | "reasoner-actor";
  /** Without it the executor gets the whole task as its only objective. */
  readonly planner: boolean;
  /** Without it the executor reads the full state. */
  readonly observer: boolean;
  /** The skill "look around". */
  readonly lookAround: boolean;
  /** The skill "explore"; without it places are visited by name only. */
  readonly explore: boolean;
  readonly knowledge: KnowledgeSource;
  /**
   * OPEx explores where the rules policy asks. With this it asks people first, once, through the same
   * need: where the task's thing is, when it was not seen yet and the executor sets out to explore.
   */
  readonly asks: boolean;
  /** Examples in the planner's prompt (top K; the paper does not say how many). */
  readonly examples: number;
}

const whole: OpexOptions = {
  mind: "executor",
  planner: true,
  observer: true,
  lookAround: true,
  explore: true,
  knowledge: "all",
  asks: false,
  examples: 3,
};

/** The agent and its ablations, by the names of their policies. */
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
