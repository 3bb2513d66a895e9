/** Defines an episode (one task from start to end) and its steps. */
import type { CampaignArm } from "../campaign/campaign.js";
import type { DecidedBy } from "../model/model.js";
import type { KnowledgeMode, Need, Purpose, Question } from "../question/question.js";
import type { GridSight } from "./grid.js";
import type { Task } from "./scene.js";

/**
 * What a person's answers saved. An episode's saved steps are shared equally among the people whose answers it used. A
 * later reuse counts as a question not asked, unless the answer was found untrue.
 */
export interface AnswersWorth {
  /** Counts only episodes that were played both with and without the answers. */
  readonly stepsSaved: number;
  /** Tasks that would have failed without the answers. Each counts fully for everybody who helped. */
  readonly tasksRescued: number;
  readonly questionsSpared: number;
}

/** When the agent asks; `src/agent/when-to-ask.ts` explains the names. */
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
 * The variants of a task in the paper ABA (section 4.2). `ambiguous`: the sentence means one thing without naming it.
 * `multiround`: each success starts another task in the same home, until actions and questions have used up the steps.
 */
export const variants = ["standard", "ambiguous", "multiround"] as const;
export type Variant = (typeof variants)[number];

/** `terminated`: the task is done. `truncated`: a limit or a decision ended the episode. */
export type EpisodeEnd =
  | { readonly kind: "terminated" }
  | { readonly kind: "truncated"; readonly reason: TruncationReason };

/** `lost`: the world ended the task undone; `unanswered`: an answer is missing; `model-failed`: no usable text. */
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

/** Whether a person or a schedule began the task. Scheduled tasks ask people sparingly. */
export type EpisodeOrigin = "asked" | "scheduled";

/** `reuse` false: nothing from earlier rounds is used. `first` "text": choices are shown only after unclear words. */
export type EpisodeArm = Pick<CampaignArm, "name" | "reuse" | "first" | "player"> & {
  readonly propensity: number;
};

export interface Episode {
  readonly id: string;
  readonly household: string;
  /** Number of this task in its home, from 1. */
  readonly round: number;
  readonly task: Task;
  readonly policy: string;
  readonly askPolicy: AskPolicyName;
  /** The mode of questions about the home. Other questions have their own modes. */
  readonly mode: KnowledgeMode;
  /** `channel` is "" where the bot has only one. */
  readonly bot: string;
  readonly channel: string;
  readonly seed: number;
  readonly maxSteps: number;
  readonly purpose: Purpose;
  readonly campaign?: string | null;
  readonly arm?: EpisodeArm;
  readonly origin: EpisodeOrigin;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly end: EpisodeEnd | null;
  readonly reward: number;
  readonly worth: Worth | null;
}

/** Comparison with the same episode and seed, played without the answers. */
export interface Worth {
  readonly stepsWith: number;
  readonly stepsWithout: number;
  readonly successWithout: boolean;
  /** The actions in the comparison without the answers, if kept. */
  readonly commandsWithout?: readonly string[];
}

/** Where the answer comes from. People are asked only by a new question (`posted`) or an open one (`joined`). */
export type AskHandling = "posted" | "joined" | "reused" | "notebook" | "withheld";

/** `withheld`: the ask policy or a daily cap forbade it. `abandoned`: the task is given up. Null while waiting. */
export type AskOutcome =
  | "answered"
  | "declined"
  | "expired"
  | "cancelled"
  | "withheld"
  | "abandoned";

export function outcomeOf({
  state,
  fallback,
}: Pick<Question, "state" | "fallback">): AskOutcome | null {
  if (state === "open") return null;
  return state === "expired" && fallback === "abandon" ? "abandoned" : state;
}

/** Expected steps: `alone` without asking, what an answer `saves`, and the `price` of asking. */
export interface Weighed {
  readonly alone: number;
  readonly saves: number;
  readonly price: number;
}

export interface Decided {
  /** Which language model decided, and how. Absent without one. */
  readonly by?: DecidedBy;
  readonly note?: string;
  /** Says which similar memories or questions were used, without names of people. */
  readonly alike?: string;
  /** A thing used although nobody confirmed it. */
  readonly guess?: string;
}

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
      /** Lines of the answer, as the robot first got it. */
      readonly told?: readonly string[];
    });

export function commandsOf(trajectory: readonly TrajectoryStep[]): readonly string[] {
  return trajectory.flatMap((step) => (step.kind === "act" ? [step.command] : []));
}

export interface StepRecord {
  readonly episode: string;
  readonly seq: number;
  readonly step: TrajectoryStep;
  /** SHA-256 of the observation and its admissible list. Null for ask steps. */
  readonly observationHash: string | null;
  readonly engine: string;
  /** Ids of the facts behind the decision. */
  readonly because: readonly string[];
  readonly question: string | null;
  /** Probability of the decision to ask or not to ask. */
  readonly propensity?: number;
  /** Likelihood of each candidate by id, for ask steps. */
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
