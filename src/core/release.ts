/** What a release is made from, and what reading one in keeps. */
import type { Episode, StepRecord } from "./episode.js";
import type { CaptureRoute, Clearance, Exclusion, Review } from "./exchange.js";
import type { Fact } from "./fact.js";
import type { Person } from "./person.js";
import type { Question } from "./question.js";
import type { Ballot } from "./question-store.js";
import type { HouseholdContent } from "./scene.js";
import type { Tuple } from "./tuple.js";

export type {
  CaptureRoute,
  Clearance,
  Exclusion,
  Review,
  ReviewDecision,
  Span,
} from "./exchange.js";
export { captureRoutes, reviewDecisions } from "./exchange.js";

/** A part of a text that may identify somebody, or open something. */
export interface Leak {
  readonly kind: string;
  /** Where in the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/** What the leak scan found in an answer's words. */
export interface TextScan {
  readonly ballot: string;
  /** Which rules it had, and whom it knew. */
  readonly rules: string;
  readonly found: readonly Leak[];
}

/** A row that was published before and is left out now. */
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
    | "id"
    | "question"
    | "person"
    | "choice"
    | "text"
    | "late"
    | "sawOthers"
    | "replaces"
    | "understood"
    | "claims"
    | "at"
  > {
  readonly route: CaptureRoute;
}

/** A fact of a release, with the household's number of facts when it was closed. */
export interface ImportedFact extends Fact {
  readonly closed: number | null;
}

/** The rows of a release. Their ids are pseudonyms. Times within an hour or a day only give the order. */
export interface ImportedRelease {
  /**
   * The publisher's settings as JSON: license, campaign, permissions. They also hold what has no rows, by
   * `person`: `flags` of people, and `rowAnswers` to AmbiK's rows.
   */
  readonly settings: string;
  readonly households: readonly {
    readonly id: string;
    readonly content: HouseholdContent;
    readonly createdAt: number;
  }[];
  readonly people: readonly Pick<Person, "id" | "platform">[];
  readonly episodes: readonly (Episode & { readonly campaign: string | null })[];
  /** What people moved between tasks, in order. */
  readonly moves: readonly {
    readonly household: string;
    /** 0: before the first round. */
    readonly afterRound: number;
    readonly thing: string;
    readonly place: string;
  }[];
  /** `factWatermark` counts the release's facts of the household. */
  readonly steps: readonly StepRecord[];
  readonly questions: readonly (Question & { readonly campaign: string | null })[];
  readonly ballots: readonly ImportedBallot[];
  /** A household's facts, in the order in which they were noted. */
  readonly facts: readonly ImportedFact[];
  readonly tuples: readonly Tuple[];
  readonly tombstones: readonly Tombstone[];
}

export interface ReleaseStore {
  /** Ids of campaigns' episodes with their campaign's id, in order. */
  campaignEpisodes(): Promise<readonly { readonly id: string; readonly campaign: string | null }[]>;
  /** The audit log, oldest first. */
  reviews(): Promise<readonly Review[]>;
  /** Adds to the audit log. Does nothing when the ballot has no words. */
  review(review: Review): Promise<void>;
  /** What was found in the words of these ballots, as far as it was kept. @param rules found under these only */
  scans(ballots: readonly string[], rules?: string): Promise<readonly TextScan[]>;
  /**
   * Keeps them with the words, in place of what was found before. Does nothing for ballots without words, or when the
   * database is only read.
   */
  keepScans(scans: readonly TextScan[]): Promise<void>;
  /** The log of excluded and readmitted exchanges, oldest first. */
  exclusions(): Promise<readonly Exclusion[]>;
  /**
   * Adds to that log.
   * @throws SousError "conflict" for an unknown question
   */
  exclude(exclusion: Exclusion): Promise<void>;
  /** The log of words that are no secret, oldest first. */
  clearances(): Promise<readonly Clearance[]>;
  /** Adds to that log. */
  clear(clearance: Clearance): Promise<void>;
  /** Ids of rows that came from a release. They are pseudonyms already. */
  importedIds(): Promise<ReadonlySet<string>>;
  /** Settings of the releases that were read in, in that order. */
  importedSettings(): Promise<readonly string[]>;
  tombstones(): Promise<readonly Tombstone[]>;
  /**
   * Writes all rows of a release, or none.
   *
   * @throws SousError "conflict" when one of them exists already
   */
  importRelease(release: ImportedRelease, at: number): Promise<void>;
}
