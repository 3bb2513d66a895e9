/** Policies: from what the agent knows to its next decision. */
import type { Decided, TrajectoryStep, Weighed } from "./episode.js";
import type { Fact, Sighting } from "./fact.js";
import type { PlaceHabits } from "./habits.js";
import type { WorldRule } from "./knowledge.js";
import type { Charge } from "./model.js";
import type { Need } from "./question.js";

/** Everything that a deciding policy sees. It never sees the scene, the simulator or the goal. */
export interface PolicyView {
  readonly task: string;
  /** The sentence means one particular thing without saying which. People know. */
  readonly particular: boolean;
  /** In an open task, the things that people chose, which are now the goal. Absent: nobody chose yet. */
  readonly chosen?: readonly string[];
  /** This episode so far. The last world step has the observation and the admissible commands. */
  readonly trajectory: readonly TrajectoryStep[];
  /** The household's valid facts, oldest first: all of them, or those that the notebook relates to the task. */
  readonly facts: readonly Fact[];
  /** What earlier rounds showed of where things usually are; absent: nothing. */
  readonly habits?: PlaceHabits | undefined;
  /** What of it was known when the episode began, as it was then; absent: nothing is known of that. */
  readonly knownAtStart?: readonly Fact[];
  /** Actions that are left; absent: it does not matter. */
  readonly stepsLeft?: number;
  /** Raise every need once, even one that facts already answer (ask policy "always"). */
  readonly askEagerly: boolean;
  /** Raise a need that was withheld again when more was seen (ask policy "voi"). */
  readonly askPatiently?: boolean;
  /** How the world works, as taught by people or learned; absent: nothing is known. */
  readonly rules?: readonly WorldRule[];
  /** What calls of a language model are charged to; absent: nothing in particular. */
  readonly charge?: Charge;
}

interface Thought extends Decided {
  /** One sentence that people can read. */
  readonly thought: string;
  /** Ids of the facts it rests on. */
  readonly because: readonly string[];
}

/** One question that a policy could ask now. */
export interface AskOption extends Thought {
  readonly need: Need;
  /**
   * The question in the asker's own words, if the need alone does not say it; any words are then an answer.
   * Absent: the desk words the question.
   */
  readonly text?: string;
  /** Why it is asked: half a line for people. */
  readonly why: string;
  /** Ids of places or things to offer as choices, the most likely first. */
  readonly candidates: readonly string[];
  /** Things that were tried and are not the one: not offered, whatever else the robot knows of. */
  readonly tried?: ReadonlySet<string>;
  /** The likelihood of each candidate, in [0, 1]; absent: the policy does not say. */
  readonly scores?: readonly number[];
  /** Where it would look without an answer, in its order; absent: the policy does not say. */
  readonly looks?: readonly Look[];
}

/** A place to look at, or a thing to try, in a search without help. */
export interface Look {
  /** What people name who are not exact: "cabinet" of "cabinet 4". */
  readonly kind: string;
  /** Steps if it is there, and steps that are lost if it is not. */
  readonly found: number;
  readonly missed: number;
  /** The chance, in [0, 1], that it is there when it was at none of those before. */
  readonly chance: number;
  /** The chance, in [0, 1], that one is there when another one is elsewhere; 0 if there is only one. */
  readonly another: number;
  /** What draws the search there, and what would if people named its kind. Greater is sooner, equal as listed. */
  readonly draw: number;
  readonly drawWhenNamed: number;
}

/** The next decision. A question is no action: it goes to people and costs no step. */
export type Decision =
  | ({ readonly kind: "act"; readonly command: string } & Thought)
  | ({
      readonly kind: "ask";
      /**
       * Other questions that would help too. The notebook's pointer keeps those about the task, and the one with
       * the largest expected bonus is asked. Without a notebook, this question is asked.
       */
      readonly alternatives?: readonly AskOption[];
    } & AskOption)
  | ({ readonly kind: "stop"; readonly reason: "gave-up" } & Thought);

/** A pure function of its view: the same view gives the same decision. */
export interface Policy {
  readonly name: string;
  /** Its decisions call a language model, so nothing is played again only to compare. */
  readonly isCostly?: boolean;
  /** It plays games and rows too, in place of their own players. */
  readonly isEverywhere?: boolean;
  decide(view: PolicyView): Promise<Decision>;
}

/** Condenses observations (OPEx's observer): which places were seen, with everything in them. */
export interface Observer {
  /**
   * What a world step showed about places. A command that moves a thing gives the place's new content.
   *
   * @param trajectory this episode up to and including the step
   * @param known newest sighting of each place before the step
   */
  sightings(
    trajectory: readonly TrajectoryStep[],
    known: ReadonlyMap<string, Sighting>,
  ): readonly Sighting[];
}

/** The state of an episode when a need comes up. */
export interface AskSituation {
  /** Its home and round: the same in every database. */
  readonly episode: string;
  readonly seed: number;
  /** Steps so far, questions among them. */
  readonly step: number;
  /** Questions of this episode that people were asked. */
  readonly asked: number;
  /** The likelihood of each candidate, in [0, 1], if the policy says it. */
  readonly scores?: readonly number[];
  /** Its search without an answer, if the policy says it. */
  readonly looks?: readonly Look[];
}

/** When to ask: decides whether a need that the notebook does not meet becomes a question. */
export interface AskPolicy {
  readonly name: string;
  /** Skips the notebook and earlier answers. */
  readonly eager: boolean;
  /** Weighs a need that it withheld again when more was seen. */
  readonly patient?: boolean;
  /** @returns whether to ask, the probability of that choice, and what it was weighed by */
  decide(
    need: Need,
    situation: AskSituation,
  ): { readonly ask: boolean; readonly propensity: number; readonly weighed?: Weighed };
}
