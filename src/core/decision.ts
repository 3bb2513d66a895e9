/** Policies: from the agent's knowledge to its next decision. */
import type { Decided, TrajectoryStep, Weighed } from "./episode.js";
import type { Fact, Sighting } from "./fact.js";
import type { PlaceHabits } from "./habits.js";
import type { WorldRule } from "./knowledge.js";
import type { Charge } from "./model.js";
import type { Need } from "./question.js";

/** Everything that a policy sees: never the scene, the simulator or the goal. */
export interface PolicyView {
  readonly task: string;
  /** The sentence means one particular thing without naming it. People know. */
  readonly particular: boolean;
  /** The things chosen by people in an open task, now the goal. Absent: none yet. */
  readonly chosen?: readonly string[];
  /** This episode. The last world step has the observation and the admissible commands. */
  readonly trajectory: readonly TrajectoryStep[];
  /**
   * The household's valid facts, oldest first: all, or those that the notebook relates to the task.
   */
  readonly facts: readonly Fact[];
  /** Usual places from earlier rounds; absent: none. */
  readonly habits?: PlaceHabits | undefined;
  /** The facts at the episode's start, as they were then; absent: unknown. */
  readonly knownAtStart?: readonly Fact[];
  /** Actions left; absent: unlimited. */
  readonly stepsLeft?: number;
  /** Raise every need once, even when facts answer it (ask policy "always"). */
  readonly askEagerly: boolean;
  /** Raise a withheld need again after more was seen (ask policy "voi"). */
  readonly askPatiently?: boolean;
  /** Rules of the world, taught or learned; absent: none. */
  readonly rules?: readonly WorldRule[];
  /** Account for language model calls; absent: none. */
  readonly charge?: Charge;
}

interface Thought extends Decided {
  /** One sentence for people. */
  readonly thought: string;
  /** Ids of the facts that support it. */
  readonly because: readonly string[];
}

/** A question that a policy could ask now. */
export interface AskOption extends Thought {
  readonly need: Need;
  /**
   * The asker's own wording, to which any words are an answer. Absent: the desk words the question.
   */
  readonly text?: string;
  /** Why it is asked: half a line for people. */
  readonly why: string;
  /** Ids of places or things offered as choices, the most likely first. */
  readonly candidates: readonly string[];
  /** Things that were ruled out: never offered. */
  readonly tried?: ReadonlySet<string>;
  /** The likelihood of each candidate, in [0, 1]; absent: unknown. */
  readonly scores?: readonly number[];
  /** Search order without an answer; absent: unknown. */
  readonly looks?: readonly Look[];
}

/** A place to look at, or a thing to try, in a search without help. */
export interface Look {
  /** Its name without the number: "cabinet" for "cabinet 4". */
  readonly kind: string;
  /** Steps if it is there, and steps lost if not. */
  readonly found: number;
  readonly missed: number;
  /** Probability, in [0, 1], that it is there, given that it was at none of those before. */
  readonly chance: number;
  /** Probability, in [0, 1], that one is there when another is elsewhere; 0 for a unique thing. */
  readonly another: number;
  /**
   * Search priority, and the priority if people named its kind. Greater is sooner; ties keep the
   * listed order.
   */
  readonly draw: number;
  readonly drawWhenNamed: number;
}

/** A question is no action: it goes to people and costs no step. */
export type Decision =
  | ({ readonly kind: "act"; readonly command: string } & Thought)
  | ({
      readonly kind: "ask";
      /**
       * Other useful questions. The notebook's pointer keeps those about the task, and the one with
       * the largest expected bonus is asked. Without a notebook, this question is asked.
       */
      readonly alternatives?: readonly AskOption[];
    } & AskOption)
  | ({ readonly kind: "stop"; readonly reason: "gave-up" } & Thought);

/** A pure function of its view: the same view gives the same decision. */
export interface Policy {
  readonly name: string;
  /** Calls a language model, so nothing is replayed only to compare. */
  readonly isCostly?: boolean;
  /** Also plays games and rows, in place of their own players. */
  readonly isEverywhere?: boolean;
  decide(view: PolicyView): Promise<Decision>;
}

/** Condenses observations (OPEx's observer): the places seen, with everything in them. */
export interface Observer {
  /**
   * What a world step showed about places. A command that moves a thing gives the place's new
   * content.
   * @param trajectory this episode up to and including the step
   * @param known newest sighting of each place before the step
   */
  sightings(
    trajectory: readonly TrajectoryStep[],
    known: ReadonlyMap<string, Sighting>,
  ): readonly Sighting[];
}

/** An episode's state when a need comes up. */
export interface AskSituation {
  /** Its home and round: equal in every database. */
  readonly episode: string;
  readonly seed: number;
  /** Steps so far, including questions. */
  readonly step: number;
  /** Questions already put to people. */
  readonly asked: number;
  /** The likelihood of each candidate, in [0, 1], if known. */
  readonly scores?: readonly number[];
  /** The search without an answer, if known. */
  readonly looks?: readonly Look[];
}

/** Decides whether a need that the notebook does not meet becomes a question. */
export interface AskPolicy {
  readonly name: string;
  /** @returns the decision, its probability, and the estimates behind it */
  readonly eager: boolean;
  /** Reconsiders a withheld need after more was seen. */
  readonly patient?: boolean;
  /** @returns whether to ask, the probability of that choice, and what it was weighed by */
  decide(
    need: Need,
    situation: AskSituation,
  ): { readonly ask: boolean; readonly propensity: number; readonly weighed?: Weighed };
}
