/** An episode is one task from start to end, with one row per decision. */
import type { GridSight } from "./grid.js";
import type { DecidedBy } from "./model.js";
import type { KnowledgeMode, Need, Purpose, Question } from "./question.js";
import type { Task } from "./scene.js";

/** Names are defined in `src/agent/when-to-ask.ts`. */
type PlainAskPolicyName =
  | "never"
  | "missing"
  | "always"
  | "conformal"
  | `random:${number}`
  | `voi:${number}`
  | `budget:${number}`;
export type AskPolicyName = PlainAskPolicyName | `${PlainAskPolicyName}+explore:${number}`;

/**
 * ABA, section 4.2. `ambiguous`: the sentence means one particular thing without naming it. `multiround`: each success
 * starts another task in the same home, until actions and questions have used up the steps.
 */
export const variants = ["standard", "ambiguous", "multiround"] as const;
export type Variant = (typeof variants)[number];

/** `terminated`: by the world (task done). `truncated`: by a limit or decision. */
export type EpisodeEnd =
  | { readonly kind: "terminated" }
  | { readonly kind: "truncated"; readonly reason: TruncationReason };

/**
 * `lost`: the world ended it undone. `unanswered`: a required question got no answer. `model-failed`: the language
 * model gave no usable answer. `budget-spent`: the model's budget is used up.
 */
export const truncationReasons = [
  "max-steps",
  "gave-up",
  "stopped",
  "world-changed",
  "lost",
  "unanswered",
  "model-failed",
  "budget-spent",
] as const;
export type TruncationReason = (typeof truncationReasons)[number];

/** Scheduled tasks ask people sparingly. */
export type EpisodeOrigin = "asked" | "scheduled";

export interface EpisodeArm {
  readonly name: string;
  /** Probability of being drawn into the arm. */
  readonly propensity: number;
  /** False: nothing from earlier rounds is used. */
  readonly reuse: boolean;
  /** `text`: choices are offered only after words were not understood. */
  readonly first: "buttons" | "text";
  readonly player?: "human";
}

export interface Episode {
  readonly id: string;
  readonly household: string;
  /** 1 for the household's first task. */
  readonly round: number;
  readonly task: Task;
  readonly policy: string;
  readonly askPolicy: AskPolicyName;
  /** For questions about the home. Questions about meaning or choice have their own modes. */
  readonly mode: KnowledgeMode;
  /** `channel` is "" where the bot has only one. */
  readonly bot: string;
  readonly channel: string;
  readonly seed: number;
  readonly maxSteps: number;
  readonly purpose: Purpose;
  /** Null or absent outside campaigns. */
  readonly campaign?: string | null;
  readonly arm?: EpisodeArm;
  readonly origin: EpisodeOrigin;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly end: EpisodeEnd | null;
  readonly reward: number;
  /** Null until computed. */
  readonly worth: Worth | null;
}

/** Compares with the same episode, same seed, without the answers. */
export interface Worth {
  readonly stepsWith: number;
  readonly stepsWithout: number;
  /** Whether it would have succeeded. */
  readonly successWithout: boolean;
  /** The agent's actions without the answers; absent: not kept. */
  readonly commandsWithout?: readonly string[];
}

export type AskHandling = "posted" | "joined" | "reused" | "notebook" | "withheld";

/**
 * `withheld`: the ask policy or a daily cap forbade asking. `abandoned`: nobody answered and the task is given up. Null
 * while waiting for people.
 */
export type AskOutcome =
  | "answered"
  | "declined"
  | "expired"
  | "cancelled"
  | "withheld"
  | "abandoned";

/** The outcome for those who wait for the question; null while open. */
export function outcomeOf({
  state,
  fallback,
}: Pick<Question, "state" | "fallback">): AskOutcome | null {
  if (state === "open") return null;
  return state === "expired" && fallback === "abandon" ? "abandoned" : state;
}

/** Expected value of asking, in steps. */
export interface Weighed {
  /** Cost of the search without help. */
  readonly alone: number;
  /** Steps saved by an answer. */
  readonly saves: number;
  /** Cost of a question. */
  readonly price: number;
}

/** Who made a step's decision, and its by-products. */
export interface Decided {
  /** Absent: no language model was used. */
  readonly by?: DecidedBy;
  /** A note that the policy keeps for the rest of the episode. */
  readonly note?: string;
  /** The memory it was shown, with similarities: sentences without names. */
  readonly alike?: string;
  /** A thing used although nobody confirmed it. */
  readonly guess?: string;
}

/** Drops all other fields. */
export function decidedBy({ by, note, alike, guess }: Decided): Decided {
  return {
    ...(by && { by }),
    ...(note !== undefined && { note }),
    ...(alike !== undefined && { alike }),
    ...(guess !== undefined && { guess }),
  };
}

export type TrajectoryStep =
  | {
      readonly kind: "begin";
      readonly observation: string;
      readonly admissible: readonly string[];
      readonly sight?: GridSight;
    }
  | (Decided & {
      readonly kind: "act";
      readonly thought: string;
      readonly command: string;
      readonly observation: string;
      readonly admissible: readonly string[];
      readonly reward: number;
      readonly sight?: GridSight;
      /** The step ended the episode with the task undone. */
      readonly lost?: true;
    })
  | (Decided & {
      readonly kind: "ask";
      readonly thought: string;
      readonly need: Need;
      readonly handling: AskHandling;
      readonly outcome: AskOutcome | null;
      /** Why nobody was asked, or why people were asked despite the notebook. */
      readonly reason?: string;
      readonly weighed?: Weighed;
      /** The answer's lines when first seen; absent: not seen yet. */
      readonly told?: readonly string[];
    });

export function commandsOf(trajectory: readonly TrajectoryStep[]): readonly string[] {
  return trajectory.flatMap((step) => (step.kind === "act" ? [step.command] : []));
}

/** A trajectory step with what replay and explanation need. */
export interface StepRecord {
  readonly episode: string;
  readonly seq: number;
  readonly step: TrajectoryStep;
  /** SHA-256 of the observation's text and admissible list; null for ask steps. */
  readonly observationHash: string | null;
  readonly engine: string;
  /** Ids of the facts behind the decision. */
  readonly because: readonly string[];
  readonly question: string | null;
  /** Ask steps: probability of the ask policy's choice; absent: no choice. */
  readonly propensity?: number;
  /** Ask steps: likelihood of each candidate by id; absent: unknown. */
  readonly scores?: Readonly<Record<string, number>>;
  /** Number of the newest fact at the decision. */
  readonly factWatermark: number;
  readonly at: number;
}

export interface TimelineItem {
  readonly seq: number;
  readonly kind: "begin" | "act" | "ask";
  readonly thought: string;
  readonly text: string;
  readonly observation: string;
}
