import type { Decided, TrajectoryStep, Weighed } from "./episode.js";
import type { Fact, Sighting } from "./fact.js";
import type { PlaceHabits } from "./habits.js";
import type { WorldRule } from "./knowledge.js";
import type { Charge } from "./model.js";
import type { Need } from "./question.js";

/** Never contains the scene, the simulator or the goal. */
export interface PolicyView {
  readonly task: string;
  /** The sentence means one thing without naming it. People know. */
  readonly particular: boolean;
  /** Chosen in an open task, now the goal. */
  readonly chosen?: readonly string[];
  /** The last world step has observation and admissible commands. */
  readonly trajectory: readonly TrajectoryStep[];
  /** Valid ones, oldest first: all, or those that the notebook relates to the task. */
  readonly facts: readonly Fact[];
  readonly habits?: PlaceHabits | undefined;
  /** The facts at the episode's start, as they were then. */
  readonly knownAtStart?: readonly Fact[];
  readonly stepsLeft?: number;
  /** Raise every need once (ask policy "always"). */
  readonly askEagerly: boolean;
  /** Raise a withheld need again after more was seen (ask policy "voi"). */
  readonly askPatiently?: boolean;
  readonly rules?: readonly WorldRule[];
  readonly charge?: Charge;
}

interface Thought extends Decided {
  readonly thought: string;
  /** Ids of supporting facts. */
  readonly because: readonly string[];
}

export interface AskOption extends Thought {
  readonly need: Need;
  /** The asker's own wording, to which any words are an answer. Absent: the desk words it. */
  readonly text?: string;
  readonly why: string;
  /** Ids of places or things, most likely first. */
  readonly candidates: readonly string[];
  /** Ruled out: never offered. */
  readonly tried?: ReadonlySet<string>;
  readonly scores?: readonly number[];
  /** Search order without an answer. */
  readonly looks?: readonly Look[];
}

/** A place or thing in a search without help. */
export interface Look {
  /** "cabinet" for "cabinet 4". */
  readonly kind: string;
  /** Steps if it is there, and steps lost if not. */
  readonly found: number;
  readonly missed: number;
  /** Probability, in [0, 1], given that it was at none of those before. */
  readonly chance: number;
  /** Probability, in [0, 1], that one is there too when another is elsewhere. */
  readonly another: number;
  /** Search priority, and the priority if people named its kind. Greater is sooner; ties keep their order. */
  readonly draw: number;
  readonly drawWhenNamed: number;
}

/** A question goes to people and costs no step. */
export type Decision =
  | ({ readonly kind: "act"; readonly command: string } & Thought)
  | ({
      readonly kind: "ask";
      /**
       * The most useful one about the task is asked (AFK's pointer and bonus). Without a notebook, the first question
       * is.
       */
      readonly alternatives?: readonly AskOption[];
    } & AskOption)
  | ({ readonly kind: "stop"; readonly reason: "gave-up" } & Thought);

/** A pure function of its view. */
export interface Policy {
  readonly name: string;
  /** Calls a language model, so nothing is replayed only to compare. */
  readonly isCostly?: boolean;
  /** Replaces the own players of games and rows. */
  readonly isEverywhere?: boolean;
  decide(view: PolicyView): Promise<Decision>;
}

/** OPEx's observer: condenses observations. */
export interface Observer {
  /**
   * A command that moves a thing gives the place's new content.
   * @param trajectory up to and including the step
   * @param known newest sighting of each place before the step
   */
  sightings(
    trajectory: readonly TrajectoryStep[],
    known: ReadonlyMap<string, Sighting>,
  ): readonly Sighting[];
}

export interface AskSituation {
  /** Home and round: equal in every database. */
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
  decide(
    need: Need,
    situation: AskSituation,
  ): { readonly ask: boolean; readonly propensity: number; readonly weighed?: Weighed };
}
