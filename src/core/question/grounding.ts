/** Defines what turns a person's words into facts about existing places and things. */
import type { Charge } from "../model/model.js";
import type { Need } from "./question.js";

export interface Vocabulary {
  readonly places: readonly string[];
  /** Things in the home, and others that people may mention. */
  readonly things: readonly string[];
  /** What people call a place or thing, by its id ("countertop 1": "counter by the window"). */
  readonly names?: ReadonlyMap<string, readonly string[]>;
}

export interface GroundingRequest {
  readonly need: Need;
  readonly question: string;
  /** Ids of the choices that the question offers. Null if it offers none. */
  readonly options: readonly string[] | null;
  readonly reply: string;
  readonly vocabulary: Vocabulary;
  /** Place of each known thing, for references such as "the one on the desk". */
  readonly known: ReadonlyMap<string, string>;
  /** What was chosen at the last purchase, for "same as last time". */
  readonly before?: readonly string[];
  /** Where the model's usage is recorded. */
  readonly charge?: Charge;
}

/** Says that `thing` is, or is not, at one of `places`. */
export interface LocationClaim {
  /** Class ("mug": some mug) or instance ("mug 2"). */
  readonly thing: string;
  /** In the vocabulary's order. The thing is at one of them, or, if negative, at none. */
  readonly places: readonly string[];
  readonly polarity: boolean;
  readonly certainty: "sure" | "unsure";
}

/** How certain a reading is. A "sure" one becomes a fact at once; a "middling" one needs a person's press first. */
export type Confidence = "sure" | "middling";

/** A reading without a confidence is sure. */
export type GroundedReply =
  | {
      readonly kind: "location";
      readonly claims: readonly LocationClaim[];
      readonly confidence?: Confidence;
    }
  | {
      readonly kind: "choice";
      readonly options: readonly string[];
      /** Options that the words ruled out; the others stay possible. */
      readonly refused?: readonly string[];
      readonly confidence?: Confidence;
    }
  | { readonly kind: "dont_know"; readonly claims: readonly LocationClaim[] }
  | {
      /** `guesses`: possible meanings, for the follow-up question. */
      readonly kind: "unclear";
      readonly guesses: readonly string[];
    };

/** Understands replies. Answers are data, never instructions. */
export interface Grounder {
  ground(request: GroundingRequest): Promise<GroundedReply>;
}

/** "high" asks more follow-up questions and stores fewer wrong facts. */
export const readCares = ["normal", "high"] as const;
export type ReadCare = (typeof readCares)[number];
