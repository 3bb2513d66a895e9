/** A lab plays episodes for studies, which construct nothing themselves. */
import type { RoundSummary } from "../../src/agent/summary.js";
import type { Calibration } from "../../src/agent/when-to-ask.js";
import type { AskPolicyName, StepRecord, TrajectoryStep, Variant } from "../../src/core/episode.js";
import type { Fact } from "../../src/core/fact.js";
import type { DecidedBy, ModelFailure, ModelUsage } from "../../src/core/model.js";
import type { NotebookView } from "../../src/core/notebook.js";
import type { PeopleKind, PeopleRates } from "../../src/core/oracle.js";
import type { ReuseSummary } from "../../src/core/reuse.js";
import type { HouseholdContent, HouseholdSource } from "../../src/core/scene.js";
import type { Rescue } from "../../src/policies/steady/steady-policy.js";

export interface GameSummary {
  readonly rounds: readonly RoundSummary[];
  readonly walkthrough: number | null;
  /** Share of each task's goal conditions that held at its end; empty in worlds that have none. */
  readonly conditionsMet: readonly number[];
  readonly ownTask: boolean;
  /** Questions put to people again although they were answered and the answer was still valid. */
  readonly repeatedQuestions: number;
  readonly peopleMs: number;
  readonly calibration?: Calibration;
  readonly usage?: ModelUsage;
  /** Characters of the agent's prompts, and those that the prompt before it began with. */
  readonly prompts?: { readonly sent: number; readonly shared: number };
  readonly decidedBy?: readonly DecidedBy[];
  readonly modelFailures?: readonly ModelFailure[];
}

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
  /** The order in which places are searched without an answer: by likelihood, or at random (a baseline). */
  readonly visits: "likely" | "random";
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

/** Everything that happened in a home, for a check that uses neither desk nor notebook. */
export interface HomeRecord {
  readonly rounds: readonly (RoundSummary & { readonly lived: readonly LivedStep[] })[];
  readonly facts: readonly Fact[];
  readonly ledger: ReuseSummary;
}

export interface LabGame {
  /** Portable name: `<task>/<trial>`. */
  readonly id: string;
  readonly file: string;
}

export interface Lab {
  readonly jobs: number;
  games(folder: string): readonly LabGame[];
  play(file: string, settings: LabSettings): Promise<GameSummary>;
  live(file: string, settings: LivingSettings): Promise<HomeRecord>;
  close(): Promise<void>;
}
