/** What it takes to play an episode, and what comes of it. */
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
  /** In the state in which the episode began. */
  readonly scene: Scene;
  /** What people may be shown when they answer. */
  readonly ownerView: () => OwnerView;
  readonly policy: Policy;
  readonly observer: Observer;
  readonly askPolicy: AskPolicy;
  /** Which answers the policy sees and may ask about; absent: those related to the task. */
  readonly notebook?: NotebookView | undefined;
  /** What earlier rounds showed of where things usually are; absent: nothing. */
  readonly habits?: PlaceHabits | undefined;
  readonly desk: Desk;
  readonly journal: Journal;
  readonly clock: Clock;
  /** Pause before each action in milliseconds, so that people can follow; 0 for none. */
  readonly paceMs: number;
}

/** How an episode went. The caller writes the end into its row. */
export interface EpisodeResult {
  /** Null while people are asked: the episode goes on from its rows when the question is settled. */
  readonly end: EpisodeEnd | null;
  readonly reward: number;
  readonly trajectory: readonly TrajectoryStep[];
}

/** A question, and the reason not to ask it if the notebook's pointer does not allow it. */
export type ChosenQuestion = AskOption & { readonly refusal?: string };
