/** Policies: from what the agent knows to its next decision. */
import type { TrajectoryStep } from "./episode.js";
import type { Fact, Sighting } from "./fact.js";
import type { WorldRule } from "./knowledge.js";
import type { Charge } from "./model.js";
import type { Need } from "./question.js";

/** Everything a deciding policy may see. No scene, no simulator, no goal: only the task's sentence. */
export interface PolicyView {
  readonly task: string;
  /** The sentence means one particular thing (of two: one of them) without saying which; people know. */
  readonly particular: boolean;
  /** In an open task: the things that people chose, which are the goal now. Absent: nobody chose yet. */
  readonly chosen?: readonly string[];
  /** This episode so far; its last world step has the observation and the admissible commands. */
  readonly trajectory: readonly TrajectoryStep[];
  /** The household's valid facts, oldest first: all, or those that the notebook relates to the task. */
  readonly facts: readonly Fact[];
  /** Raise every need once, even one that facts already answer (ask policy "always"). */
  readonly askEagerly: boolean;
  /** How the world works, as people taught it or as it was learned; absent: nothing is known. */
  readonly rules?: readonly WorldRule[];
  /** What calls of a language model are charged to; absent: to nothing in particular. */
  readonly charge?: Charge;
}

interface Thought {
  /** One sentence that people can read. */
  readonly thought: string;
  /** Ids of the facts it rests on. */
  readonly because: readonly string[];
}

/** One question that a policy could ask now. */
export interface AskOption extends Thought {
  readonly need: Need;
  /**
   * The question in the asker's own words, where a need alone does not say it. Any words are then an answer;
   * absent: the desk words it.
   */
  readonly text?: string;
  /** Half a line for people: why it is asked. */
  readonly why: string;
  /** Ids of places or things to offer as choices, the most likely first. */
  readonly candidates: readonly string[];
  /** How likely each candidate is held to be, in [0, 1]; absent: the policy does not say. */
  readonly scores?: readonly number[];
}

/** The next decision. A question is not an action: it goes to people and costs no step of the world. */
export type Decision =
  | ({ readonly kind: "act"; readonly command: string } & Thought)
  | ({
      readonly kind: "ask";
      /**
       * Other questions that would help as well. Of all, the notebook's pointer leaves those about the
       * task, and of them the one with the largest expected bonus is asked; without a notebook, this one.
       */
      readonly alternatives?: readonly AskOption[];
    } & AskOption)
  | ({ readonly kind: "stop"; readonly reason: "gave-up" } & Thought);

/** A pure function of its view: the same view gives the same decision. */
export interface Policy {
  readonly name: string;
  /** Its decisions take calls of a language model: nothing is played again only to compare. */
  readonly isCostly?: boolean;
  decide(view: PolicyView): Promise<Decision>;
}

/** Condenses observations (OPEx's observer): which place was seen, and everything in it. */
export interface Observer {
  /**
   * What one world step showed about places. A command that moves a thing gives the place's new content.
   *
   * @param trajectory this episode up to and with the step in question
   * @param known newest sighting of each place before this step
   */
  sightings(
    trajectory: readonly TrajectoryStep[],
    known: ReadonlyMap<string, Sighting>,
  ): readonly Sighting[];
}

/** What an episode has come to when a need is raised. */
export interface AskSituation {
  readonly episode: string;
  readonly seed: number;
  /** Steps so far, questions among them. */
  readonly step: number;
  /** Questions of this episode that were put to people. */
  readonly asked: number;
  /** Of each candidate, if the policy says: how likely it is held to be, in [0, 1]. */
  readonly scores?: readonly number[];
}

/** When to ask: decides whether a need that the notebook cannot meet becomes a question. */
export interface AskPolicy {
  readonly name: string;
  /** Skip the notebook and the earlier answers. */
  readonly eager: boolean;
  /** @returns whether to ask, and the probability with which that was chosen */
  decide(
    need: Need,
    situation: AskSituation,
  ): { readonly ask: boolean; readonly propensity: number };
}
