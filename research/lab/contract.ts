import type { Calibration } from "../../src/agent/when-to-ask.js";
import type {
  AskPolicyName,
  StepRecord,
  TrajectoryStep,
  Variant,
} from "../../src/core/episode/episode.js";
import type { PeopleKind, PeopleRates } from "../../src/core/episode/oracle.js";
import type { HouseholdContent, HouseholdSource } from "../../src/core/episode/scene.js";
import type { NotebookView } from "../../src/core/memory/notebook.js";
import type { Rescue } from "../../src/policies/steady/steady-policy.js";

export interface LabSettings extends PeopleRates {
  /** What is played when the file is none; the file when absent. */
  readonly home?: HouseholdSource<HouseholdContent>;
  readonly policy?: string | undefined;
  readonly rescue?: Rescue | undefined;
  /** "rules" when absent. */
  readonly people?: PeopleKind | undefined;
  readonly ask: AskPolicyName;
  readonly notebook?: NotebookView | undefined;
  readonly variant: Variant;
  readonly calibration?: Calibration | undefined;
  readonly calibrates?: boolean;
  /** The order in which places are searched without an answer: by likelihood when absent, or at random (a baseline). */
  readonly visits?: "likely" | "random" | undefined;
  readonly maxSteps: number;
  readonly seed: number;
}

export interface LivingSettings extends PeopleRates {
  readonly rounds: number;
  /** Probability with which each thing is moved between two rounds, unseen, in [0, 1]. */
  readonly moved: number;
  readonly habits?: boolean;
  readonly maxSteps: number;
  readonly seed: number;
}

export type ThingsByPlace = Readonly<Record<string, readonly string[]>>;

/** A recorded step. A question also has the true state. */
export interface LivedStep extends Pick<StepRecord, "seq" | "because" | "factWatermark"> {
  readonly step: TrajectoryStep;
  readonly truth?: ThingsByPlace;
}

export interface LabGame {
  /** Portable name: `<task>/<trial>`. */
  readonly id: string;
  readonly file: string;
}
