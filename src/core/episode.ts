/** Episodes and their steps: one task from start to end, one row per decision. */
import type { GridSight } from "./grid.js";
import type { DecidedBy } from "./model.js";
import type { KnowledgeMode, Need, Purpose, Question } from "./question.js";
import type { Task } from "./scene.js";

/** When people are asked. `src/agent/when-to-ask.ts` defines the names. */
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
 * ABA, section 4.2. `ambiguous`: the sentence means one particular thing and does not say which. `multiround`:
 * each success is followed by another task in the same home, until the steps are used up; actions and questions
 * both count.
 */
export const variants = ["standard", "ambiguous", "multiround"] as const;
export type Variant = (typeof variants)[number];

/** `terminated`: the world ended it (the task is done). `truncated`: a limit or a decision did. */
export type EpisodeEnd =
  | { readonly kind: "terminated" }
  | { readonly kind: "truncated"; readonly reason: TruncationReason };

/**
 * `lost`: the world ended it with the task undone. `unanswered`: nobody answered a question that the task depends
 * on. `model-failed`: the deciding language model gave no usable answer. `budget-spent`: the model's budget is
 * used up.
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

/** Whether a person asked for the task or a schedule began it. Scheduled tasks ask people sparingly. */
export type EpisodeOrigin = "asked" | "scheduled";

/** A household's arm in a campaign: how it was drawn, and what is different in it. */
export interface EpisodeArm {
  readonly name: string;
  /** The probability with which the household was drawn into it. */
  readonly propensity: number;
  /** False: nothing learned in earlier rounds is used. */
  readonly reuse: boolean;
  /** `text`: people are asked for words. Choices are offered only when words were not understood. */
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
  /** The mode of its questions about the home. Questions about what people mean or choose have their own modes. */
  readonly mode: KnowledgeMode;
  /** The bot that carries its questions, and the channel's id ("" where the bot has only one). */
  readonly bot: string;
  readonly channel: string;
  readonly seed: number;
  readonly maxSteps: number;
  readonly purpose: Purpose;
  /** The campaign that it belongs to, and the household's arm in it; absent outside campaigns. */
  readonly campaign?: string | null;
  readonly arm?: EpisodeArm;
  readonly origin: EpisodeOrigin;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly end: EpisodeEnd | null;
  readonly reward: number;
  /** What the answers of this episode were worth; null until computed. */
  readonly worth: Worth | null;
}

/** A comparison with the same episode, played with the same seed but without the answers. */
export interface Worth {
  readonly stepsWith: number;
  readonly stepsWithout: number;
  /** Whether it would have succeeded without them. */
  readonly successWithout: boolean;
  /** What the agent did without the answers; absent: it was not kept. */
  readonly commandsWithout?: readonly string[];
}

/** How a need was handled. Only `posted` and `joined` ask people. */
export type AskHandling = "posted" | "joined" | "reused" | "notebook" | "withheld";

/**
 * What became of a need. `withheld`: the ask policy or people's daily caps forbade asking. `abandoned`: nobody
 * answered, and the task is given up. Null while people are being waited for.
 */
export type AskOutcome =
  | "answered"
  | "declined"
  | "expired"
  | "cancelled"
  | "withheld"
  | "abandoned";

/** The outcome for those who wait for a question in this state; null while it is open. */
export function outcomeOf({
  state,
  fallback,
}: Pick<Question, "state" | "fallback">): AskOutcome | null {
  if (state === "open") return null;
  return state === "expired" && fallback === "abandon" ? "abandoned" : state;
}

/** What asking was expected to be worth, in steps. */
export interface Weighed {
  /** To find it without help. */
  readonly alone: number;
  /** How many of them an answer saves. */
  readonly saves: number;
  /** What a question counts as. */
  readonly price: number;
}

/** Who made the decision of a step, and what came with it. */
export interface Decided {
  /** Absent: no language model was to decide. */
  readonly by?: DecidedBy;
  /** What the policy wants to keep in mind for the rest of the episode. */
  readonly note?: string;
  /** What of its memory it was shown, and how much that is like the present: sentences without names. */
  readonly alike?: string;
  /** The thing that it uses although nobody said that it is the right one. */
  readonly guess?: string;
}

/** Only what a decision has of it. */
export function decidedBy({ by, note, alike, guess }: Decided): Decided {
  return {
    ...(by && { by }),
    ...(note !== undefined && { note }),
    ...(alike !== undefined && { alike }),
    ...(guess !== undefined && { guess }),
  };
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
  | (Decided & {
      readonly kind: "act";
      readonly thought: string;
      readonly command: string;
      readonly observation: string;
      readonly admissible: readonly string[];
      readonly reward: number;
      readonly sight?: GridSight;
      /** The world ended the episode with this step, and the task is not done. */
      readonly lost?: true;
    })
  | (Decided & {
      readonly kind: "ask";
      readonly thought: string;
      readonly need: Need;
      readonly handling: AskHandling;
      readonly outcome: AskOutcome | null;
      /** Why nobody was asked, or why people were asked although the notebook has an answer. */
      readonly reason?: string;
      /** What asking was expected to be worth, where it was weighed. */
      readonly weighed?: Weighed;
      /** What the answer said when it was first seen, line by line; absent: it was not seen yet. */
      readonly told?: readonly string[];
    });

/** The commands of the actions. */
export function commandsOf(trajectory: readonly TrajectoryStep[]): readonly string[] {
  return trajectory.flatMap((step) => (step.kind === "act" ? [step.command] : []));
}

/** A step's row: the trajectory step, with what it takes to replay and explain it. */
export interface StepRecord {
  readonly episode: string;
  /** 0 is the begin step. */
  readonly seq: number;
  readonly step: TrajectoryStep;
  /** SHA-256 of the observation's text and its admissible list; null for ask steps. */
  readonly observationHash: string | null;
  readonly engine: string;
  /** Ids of the facts that led to the decision. */
  readonly because: readonly string[];
  readonly question: string | null;
  /** Of an ask step: the probability of the ask policy's choice; absent: it had no choice. */
  readonly propensity?: number;
  /** Of an ask step: the likelihood of each candidate, by id; absent: unknown. */
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
