/** Defines what a policy sees of a task, and what it may decide. */
import type { Fact, Sighting, WorldRule } from "../memory/fact.js";
import type { PlaceHabits } from "../memory/habits.js";
import type { Charge } from "../model/model.js";
import type { Need } from "../question/question.js";
import type { Decided, TrajectoryStep, Weighed } from "./episode.js";

/** What a policy sees: never the scene, the simulator or the goal. */
export interface PolicyView {
  readonly task: string;
  /** Whether the sentence means one thing of several without naming it. */
  readonly particular: boolean;
  /** Things that people chose in an open task. They are now the goal. */
  readonly chosen?: readonly string[];
  /** The last world step has the observation and the admissible commands. */
  readonly trajectory: readonly TrajectoryStep[];
  /** Valid facts, oldest first: all, or those that the notebook relates to the task. */
  readonly facts: readonly Fact[];
  readonly habits?: PlaceHabits | undefined;
  /** Facts as they were when the episode began. */
  readonly knownAtStart?: readonly Fact[];
  readonly stepsLeft?: number;
  /** Asks for every need once (ask policy "always"). */
  readonly askEagerly: boolean;
  /** Asks again for a need that was not put to people, after more was seen (ask policy "voi"). */
  readonly askPatiently?: boolean;
  readonly rules?: readonly WorldRule[];
  readonly charge?: Charge;
}

interface Thought extends Decided {
  readonly thought: string;
  /** Ids of the facts behind the thought. */
  readonly because: readonly string[];
}

export interface AskOption extends Thought {
  readonly need: Need;
  /** The asker's own wording, to which any words are an answer. The desk words the question when absent. */
  readonly text?: string;
  readonly why: string;
  /** Ids of places or things, most likely first. */
  readonly candidates: readonly string[];
  /** Things that were ruled out and are never offered. */
  readonly tried?: ReadonlySet<string>;
  readonly scores?: readonly number[];
  /** Where the agent would look without an answer, in order. */
  readonly looks?: readonly Look[];
}

/** A place or thing at which the robot would look if it had to search without an answer. */
export interface Look {
  /** The name without its number: "cabinet" for "cabinet 4". */
  readonly kind: string;
  /** Steps if the thing is there, and steps lost if not. */
  readonly found: number;
  readonly wasted: number;
  /** Probability that the thing is there, given that it was at none of the earlier places. */
  readonly chance: number;
  /** Probability that a thing of the kind is there although another is elsewhere; 0 for a unique thing. */
  readonly another: number;
  /** Priority in the search; `drawWhenNamed` if people named this kind of place. The greatest comes first. */
  readonly draw: number;
  readonly drawWhenNamed: number;
}

/** What a policy decides: to act, to ask people (which costs no step), or to stop. */
export type Decision =
  | ({ readonly kind: "act"; readonly command: string } & Thought)
  | ({ readonly kind: "ask" } & AskOption)
  | ({ readonly kind: "stop"; readonly reason: "gave-up" } & Thought);

/** A pure function of its view, so that it decides the same after a restart. */
export interface Policy {
  readonly name: string;
  /** Calls a language model, so no episode is played again merely to compare. */
  readonly isCostly?: boolean;
  /** Also plays games and AmbiK rows, instead of their own players. */
  readonly isEverywhere?: boolean;
  decide(view: PolicyView): Promise<Decision>;
}

/** Condenses observations to what they show of places: the observer of the paper OPEx. */
export interface Observer {
  /**
   * Returns what a world step showed about places.
   * @param trajectory up to and including the step
   * @param known newest sighting of each place before the step
   */
  sightings(
    trajectory: readonly TrajectoryStep[],
    known: ReadonlyMap<string, Sighting>,
  ): readonly Sighting[];
}

export interface AskSituation {
  /** Made of home and round, so that random decisions are the same in every database. */
  readonly episode: string;
  readonly seed: number;
  readonly step: number;
  readonly asked: number;
  readonly scores?: readonly number[];
  readonly looks?: readonly Look[];
}

export interface AskPolicy {
  readonly name: string;
  /** Skips the notebook and earlier answers. */
  readonly eager: boolean;
  /** Reconsiders a withheld need after more was seen. */
  readonly patient?: boolean;
  /** @returns the decision, its probability, and the estimates behind it */
  decide(situation: AskSituation): {
    readonly ask: boolean;
    readonly propensity: number;
    readonly weighed?: Weighed;
  };
}
