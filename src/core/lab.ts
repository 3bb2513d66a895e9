/** What studies are handed: a way to play episodes, without constructing anything themselves. */
import type { AskPolicyName } from "./episode.js";

/** One episode as a study sees it. */
export interface RoundSummary {
  readonly task: string;
  readonly success: boolean;
  /** World steps; questions are not counted. */
  readonly steps: number;
  /** Questions posted to people. */
  readonly questions: number;
  /** Questions that came up and were not asked, because the answer was known. */
  readonly reused: number;
  readonly reward: number;
}

export interface LabSettings {
  readonly ask: AskPolicyName;
  readonly wrong: number;
  readonly unsure: number;
  readonly maxSteps: number;
  readonly seed: number;
}

export interface LabGame {
  /** Portable name: `<task>/<trial>`. */
  readonly id: string;
  readonly file: string;
}

/** A factory of experiments over the real stores, desk and people, each in a memory of its own. */
export interface Lab {
  /** Game files below a folder, sorted. */
  games(folder: string): readonly LabGame[];
  /** Plays one game's own task from an empty memory. Throws InputError for a broken file. */
  play(file: string, settings: LabSettings): Promise<RoundSummary>;
}
