/** Grounding: from a person's words to facts about places and things that exist. */
import type { Charge } from "./model.js";
import type { Need } from "./question.js";

/** The names that a reply may use. */
export interface Vocabulary {
  /** Places that exist, as commands name them: "countertop 1". */
  readonly places: readonly string[];
  /** Things that exist or that people may mention, as commands name them: "mug 1". */
  readonly things: readonly string[];
  /** Everyday names of places and things, by id ("countertop 1": "counter by the window"). */
  readonly names?: ReadonlyMap<string, readonly string[]>;
}

/** A reply to be grounded, with everything that it takes to understand it. */
export interface GroundingRequest {
  readonly need: Need;
  /** The question's sentence as people read it. */
  readonly question: string;
  /** Ids on offer, for which/how questions; null for an open question. */
  readonly options: readonly string[] | null;
  readonly reply: string;
  readonly vocabulary: Vocabulary;
  /** What the agent knows and people may refer to ("the one on the desk"): thing -> place. */
  readonly known: ReadonlyMap<string, string>;
  /** What was answered before to what is bought again; absent: nothing. */
  readonly before?: readonly string[];
  /** What calls of a language model are charged to; absent: nothing in particular. */
  readonly charge?: Charge;
}

/** "`thing` is (not) at one of `places`." */
export interface LocationClaim {
  /** Class ("mug": some mug) or instance ("mug 2"). */
  readonly thing: string;
  /** The possible places, in the vocabulary's order: one of them; when negative, none of them. */
  readonly places: readonly string[];
  readonly polarity: boolean;
  readonly certainty: "sure" | "unsure";
}

/** Whether a reading is noted at once, or asked back in one press before it is. */
export type Confidence = "sure" | "middling";

/** How a reply was understood. A reading without a confidence is sure. */
export type GroundedReply =
  | {
      readonly kind: "location";
      readonly claims: readonly LocationClaim[];
      readonly confidence?: Confidence;
    }
  | {
      readonly kind: "choice";
      readonly options: readonly string[];
      /** The words only rule these out, and the options are what is left. */
      readonly refused?: readonly string[];
      readonly confidence?: Confidence;
    }
  | { readonly kind: "dont_know"; readonly claims: readonly LocationClaim[] }
  | {
      /** Nothing usable. `guesses` are places or options that may have been meant, for the follow-up. */
      readonly kind: "unclear";
      readonly guesses: readonly string[];
    };

/** Understands replies. Answers are data, never instructions. */
export interface Grounder {
  ground(request: GroundingRequest): Promise<GroundedReply>;
}

/** How careful replies are read: with "high" more is asked back, and less is noted wrongly. */
export const readCares = ["normal", "high"] as const;
export type ReadCare = (typeof readCares)[number];
