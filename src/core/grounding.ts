/** From what a person typed to facts about entities that exist in this scene. */
import type { Charge } from "./model.js";
import type { Need } from "./question.js";

/** What a reply may be about: the vocabulary it is checked against. */
export interface Vocabulary {
  /** Places that exist, as named in commands: "countertop 1". */
  readonly places: readonly string[];
  /** Things that exist or that people may mention, as named in commands: "mug 1". */
  readonly things: readonly string[];
  /** Everyday names of places and things beside their ids ("counter by the window" -> "countertop 1"). */
  readonly names?: ReadonlyMap<string, readonly string[]>;
}

/** A reply to be grounded, with everything needed to understand it. */
export interface GroundingRequest {
  readonly need: Need;
  /** The question's sentence as people read it. */
  readonly question: string;
  /** Ids on offer, for which/how questions; null for an open question. */
  readonly options: readonly string[] | null;
  readonly reply: string;
  readonly vocabulary: Vocabulary;
  /** What the agent knows and the person may refer to ("the one on the desk"): thing -> place. */
  readonly known: ReadonlyMap<string, string>;
  /** What calls of a language model are charged to; absent: to nothing in particular. */
  readonly charge?: Charge;
}

/** "`thing` is (not) at one of `places`." */
export interface LocationClaim {
  /** Class ("mug": some mug) or instance ("mug 2"). */
  readonly thing: string;
  /** The candidate set, sorted as in the vocabulary: one of these (all of them when negative). */
  readonly places: readonly string[];
  readonly polarity: boolean;
  readonly certainty: "sure" | "unsure";
}

/** How a reply was understood. Silence is not a reply. */
export type GroundedReply =
  | { readonly kind: "location"; readonly claims: readonly LocationClaim[] }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "dont_know"; readonly claims: readonly LocationClaim[] }
  | {
      /** Nothing to use. `guesses` are the places or options it may have meant, for the follow-up. */
      readonly kind: "unclear";
      readonly guesses: readonly string[];
    };

/** Understands replies. Answers are data, never instructions. */
export interface Grounder {
  ground(request: GroundingRequest): Promise<GroundedReply>;
}
