import type { Clock } from "../core/clock.js";
import type { AskOption, AskPolicy, Observer, Policy } from "../core/decision.js";
import type { Desk } from "../core/desk.js";
import type { Episode, EpisodeEnd, TrajectoryStep } from "../core/episode.js";
import type { PlaceHabits } from "../core/habits.js";
import type { NotebookView } from "../core/notebook.js";
import type { OwnerView, Scene } from "../core/scene.js";
import type { Journal } from "./journal.js";

export interface EpisodeRun {
  readonly episode: Episode;
  readonly scene: Scene;
  readonly ownerView: () => OwnerView;
  readonly policy: Policy;
  readonly observer: Observer;
  readonly askPolicy: AskPolicy;
  /** By default limited to what relates to the task. */
  readonly notebook?: NotebookView | undefined;
  readonly habits?: PlaceHabits | undefined;
  readonly desk: Desk;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly paceMs: number;
}

export interface EpisodeResult {
  /** Null while a question is open; the episode resumes when it is settled. */
  readonly end: EpisodeEnd | null;
  readonly reward: number;
  readonly trajectory: readonly TrajectoryStep[];
}

/** `refusal` says why the notebook's pointer forbids the question. */
export type ChosenQuestion = AskOption & { readonly refusal?: string };
