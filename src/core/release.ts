/** What a release of collected exchanges is made from, and what reading one in leaves behind. */
import type { Platform } from "./bot.js";
import type { Episode, StepRecord } from "./episode.js";
import type { CaptureRoute, Exclusion, Review } from "./exchange.js";
import type { Fact, NewFact } from "./fact.js";
import type { Question } from "./question.js";
import type { Ballot } from "./question-store.js";
import type { HouseholdContent } from "./scene.js";
import type { Tuple } from "./tuple.js";

export type { CaptureRoute, Exclusion, Review, ReviewDecision, Span } from "./exchange.js";
export { captureRoutes, reviewDecisions } from "./exchange.js";

/** A row that was published once and is so no more. */
export interface Tombstone {
  readonly kind: string;
  readonly id: string;
  /** The first version without it. */
  readonly version: string;
}

/** An answer of a release. */
export interface ImportedBallot
  extends Pick<
    Ballot,
    "id" | "question" | "person" | "choice" | "text" | "late" | "sawOthers" | "replaces" | "at"
  > {
  readonly route: CaptureRoute;
  readonly understood: Ballot["understood"];
  readonly claims: readonly NewFact[];
}

/** A fact of a release, and how many there were in its household when it was closed. */
export interface ImportedFact extends Fact {
  readonly closed: number | null;
}

/** The rows of a release, their ids being pseudonyms. Times within an hour or a day only tell the order. */
export interface ImportedRelease {
  /**
   * What its publisher chose, as JSON: license, campaign, permissions. With it what has no rows elsewhere, each
   * with its `person`: `flags` of people, and `rowAnswers` to rows of AmbiK.
   */
  readonly settings: string;
  readonly households: readonly {
    readonly id: string;
    readonly content: HouseholdContent;
    readonly createdAt: number;
  }[];
  readonly people: readonly { readonly id: string; readonly platform: Platform }[];
  readonly episodes: readonly (Episode & { readonly campaign: string | null })[];
  /** In order; what people moved between tasks. */
  readonly moves: readonly {
    readonly household: string;
    /** 0: before the first round. */
    readonly afterRound: number;
    readonly thing: string;
    readonly place: string;
  }[];
  /** `factWatermark` counts the household's facts of the release. */
  readonly steps: readonly StepRecord[];
  readonly questions: readonly (Question & { readonly campaign: string | null })[];
  readonly ballots: readonly ImportedBallot[];
  /** Those of a household as they were noted. */
  readonly facts: readonly ImportedFact[];
  readonly tuples: readonly Tuple[];
  readonly tombstones: readonly Tombstone[];
}

export interface ReleaseStore {
  /** Ids of episodes of campaigns with the campaign's id, in order. */
  campaignEpisodes(): Promise<readonly { readonly id: string; readonly campaign: string | null }[]>;
  /** The audit log, oldest first. */
  reviews(): Promise<readonly Review[]>;
  /** Adds to the log. Does nothing when the ballot has no words (any more). */
  review(review: Review): Promise<void>;
  /** The log of exchanges that stay or may go out again, oldest first. */
  exclusions(): Promise<readonly Exclusion[]>;
  /** Adds to that log. Throws SousError "conflict" for an unknown question. */
  exclude(exclusion: Exclusion): Promise<void>;
  /** Ids of rows that came from a release: they are pseudonyms already. */
  importedIds(): Promise<ReadonlySet<string>>;
  /** Settings of the releases that were read in, the first first. */
  importedSettings(): Promise<readonly string[]>;
  tombstones(): Promise<readonly Tombstone[]>;
  /**
   * Writes all rows of a release, or none.
   *
   * @throws SousError "conflict" when one of them is there already
   */
  importRelease(release: ImportedRelease, at: number): Promise<void>;
}
