/** Defines a published dataset (release) as it is read back. */
import type { Episode, StepRecord } from "../episode/episode.js";
import type { Fact } from "../memory/fact.js";
import type { Household, Move } from "../memory/stores.js";
import type { Tuple } from "../memory/tuple.js";
import type { Person } from "../people/person.js";
import type { CaptureRoute } from "../question/exchange.js";
import type { Question } from "../question/question.js";
import type { Ballot } from "../question/question-store.js";

/** A part of a text that may identify somebody, or is a secret. */
export interface Leak {
  readonly kind: string;
  /** In UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

export interface TextScan {
  readonly ballot: string;
  /** Version of the rules and of the known names. */
  readonly rules: string;
  readonly found: readonly Leak[];
}

/** A row of an earlier version of the release that this version leaves out. */
export interface Tombstone {
  readonly kind: string;
  readonly id: string;
  readonly version: string;
}

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

/** `closed`: number of facts that the household had when this one ended. Null while it is valid. */
export interface ImportedFact extends Fact {
  readonly closed: number | null;
}

/** A published release, ready to store. Ids are pseudonyms. Within its hour or day, a time only gives the order. */
export interface ImportedRelease {
  /** JSON: license, campaign, permissions, `flags` of people, `rowAnswers` to AmbiK's rows. */
  readonly settings: string;
  readonly households: readonly Pick<Household, "id" | "content" | "createdAt">[];
  readonly people: readonly Pick<Person, "id" | "platform">[];
  readonly episodes: readonly (Episode & { readonly campaign: string | null })[];
  readonly moves: readonly Omit<Move, "at">[];
  /** `factWatermark` is the number of facts in the release that were known at the step. */
  readonly steps: readonly StepRecord[];
  readonly questions: readonly (Question & { readonly campaign: string | null })[];
  readonly ballots: readonly ImportedBallot[];
  readonly facts: readonly ImportedFact[];
  readonly tuples: readonly Tuple[];
  readonly tombstones: readonly Tombstone[];
}
