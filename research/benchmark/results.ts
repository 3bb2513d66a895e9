/** What `sous benchmark` prints. */
import type { SkippedGame } from "../lab/skipped.js";
import type { LeftOut, People, Track } from "./tasks.js";

/** Means over tasks. */
export interface Figures {
  /** Tasks that were played; of many rounds, homes. */
  readonly tasks: number;
  readonly success: number;
  readonly steps: number;
  readonly questions: number;
  /** Tasks that were done: in many rounds more than homes were played. */
  readonly done: number;
  /** Questions whose answer was there already. */
  readonly repeated: number;
  /** People's time for their answers. */
  readonly seconds: number;
  /** By lambda: steps, and so many for each question. A task that is not done counts as 50 steps, or its own. */
  readonly cost: Readonly<Record<"0" | "0.5" | "1" | "2" | "4", number>>;
}

export interface LeaderboardRow {
  readonly agent: string;
  readonly track: Track;
  readonly people: People | "all";
  /** Null: not played. */
  readonly figures: Figures | null;
  /** Its decisions were submitted, and played again here. */
  readonly submitted?: true;
  /** Plays what was not played. */
  readonly command?: string;
}

export interface BenchmarkResult {
  readonly benchmark: string;
  readonly rows: readonly LeaderboardRow[];
  readonly leftOut: readonly LeftOut[];
  readonly skipped: readonly SkippedGame[];
}
