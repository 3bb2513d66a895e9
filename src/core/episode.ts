/** Episodes and their steps: one task from start to end, one row per decision. */
import type { GridSight } from "./grid.js";
import type { KnowledgeMode, Need, Purpose, Question } from "./question.js";
import type { Task } from "./scene.js";

/** When people are asked; what each name means is told where the policies are made. */
export type AskPolicyName =
  | "never"
  | "missing"
  | "always"
  | "conformal"
  | `random:${number}`
  | `budget:${number}`;

/**
 * ABA, section 4.2. `ambiguous`: the sentence means one particular thing and does not say which.
 * `multiround`: after each success another task in the same home, until the steps are used up;
 * actions and questions both count.
 */
export const variants = ["standard", "ambiguous", "multiround"] as const;
export type Variant = (typeof variants)[number];

/** `terminated`: the world ended it (the task is done). `truncated`: a limit or a decision did. */
export type EpisodeEnd =
  | { readonly kind: "terminated" }
  | { readonly kind: "truncated"; readonly reason: TruncationReason };

/**
 * `lost`: the world ended it, and the task is not done. `unanswered`: nobody answered a question without
 * which the task is not to be done. `model-failed`: the language model that decides gave no usable answer.
 * `budget-spent`: what it may use up is used up.
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

/** Whether somebody asked for the task, or a schedule began it: then people are asked sparingly. */
export type EpisodeOrigin = "asked" | "scheduled";

/** What a campaign wants of a household, drawn once: how it was drawn, and what is different there. */
export interface EpisodeArm {
  readonly name: string;
  /** How likely the household was to be drawn into it. */
  readonly propensity: number;
  /** False: nothing that came out in earlier rounds is known. */
  readonly reuse: boolean;
  /** `text`: people are asked for words; choices are offered only where these are not understood. */
  readonly first: "buttons" | "text";
  /** A person plays. */
  readonly player?: "human";
}

export interface Episode {
  /** At most 25 characters. */
  readonly id: string;
  readonly household: string;
  /** 1 for the first task ever played in the household. */
  readonly round: number;
  readonly task: Task;
  readonly policy: string;
  readonly askPolicy: AskPolicyName;
  /** Mode of its questions about the home; what people mean or choose has modes of its own. */
  readonly mode: KnowledgeMode;
  /** The bot that carries its questions, and where: a channel id, or "" where the bot has only one. */
  readonly bot: string;
  readonly channel: string;
  readonly seed: number;
  readonly maxSteps: number;
  readonly purpose: Purpose;
  /** The campaign that it belongs to, and the household's arm there; absent outside campaigns. */
  readonly campaign?: string | null;
  readonly arm?: EpisodeArm;
  readonly origin: EpisodeOrigin;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly end: EpisodeEnd | null;
  readonly reward: number;
  /** What the answers of this episode were worth, once computed: steps without them minus steps with. */
  readonly worth: Worth | null;
}

/** The same episode, same seed, without the answers it got. */
export interface Worth {
  readonly stepsWith: number;
  readonly stepsWithout: number;
  /** Whether it would have succeeded at all without them. */
  readonly successWithout: boolean;
}

/** How a question that came up was dealt with. All but `posted` and `joined` are suppressed questions. */
export type AskHandling = "posted" | "joined" | "reused" | "notebook" | "withheld";

/**
 * What became of it. `withheld`: the ask policy, or people's caps, said no. `abandoned`: nobody answered,
 * and then the task is given up. Null while people are being waited for.
 */
export type AskOutcome =
  | "answered"
  | "declined"
  | "expired"
  | "cancelled"
  | "withheld"
  | "abandoned";

/** What a question in this state means to those who wait for it; null while it is open. */
export function outcomeOf({
  state,
  fallback,
}: Pick<Question, "state" | "fallback">): AskOutcome | null {
  if (state === "open") return null;
  return state === "expired" && fallback === "abandon" ? "abandoned" : state;
}

/** One recorded step, as policies see it. */
export type TrajectoryStep =
  | {
      readonly kind: "begin";
      readonly observation: string;
      readonly admissible: readonly string[];
      /** The partial view, in a world that has one. */
      readonly sight?: GridSight;
    }
  | {
      readonly kind: "act";
      readonly thought: string;
      readonly command: string;
      readonly observation: string;
      readonly admissible: readonly string[];
      readonly reward: number;
      readonly sight?: GridSight;
      /** With it the world ended the episode, and the task is not done. */
      readonly lost?: true;
    }
  | {
      readonly kind: "ask";
      readonly thought: string;
      readonly need: Need;
      readonly handling: AskHandling;
      readonly outcome: AskOutcome | null;
      /** Why nobody was asked, or why people were although the notebook has an answer. */
      readonly reason?: string;
    };

/** A step's row: the trajectory step plus what makes it replayable and explainable. */
export interface StepRecord {
  readonly episode: string;
  /** 0 is the begin step. */
  readonly seq: number;
  readonly step: TrajectoryStep;
  /** sha256 of observation text and admissible list; null for ask steps. */
  readonly observationHash: string | null;
  readonly engine: string;
  /** Ids of the facts that led to the decision. */
  readonly because: readonly string[];
  readonly question: string | null;
  /** Of an ask step: the probability with which the ask policy chose as it did; absent: it had no choice. */
  readonly propensity?: number;
  /** Of an ask step: how likely each candidate was held to be, by its id; absent: nobody said. */
  readonly scores?: Readonly<Record<string, number>>;
  /** Number of the newest fact when the decision was made. */
  readonly factWatermark: number;
  readonly at: number;
}

/** A step as people read it. */
export interface TimelineItem {
  readonly seq: number;
  readonly kind: "begin" | "act" | "ask";
  readonly thought: string;
  readonly text: string;
  readonly observation: string;
}
