/** Defines what a workspace's answers taught the reader of replies. */

/** A linear classifier's weights as text. Features are hashed to 2^`bits` rows; `step` times a byte is a weight. */
export interface StoredHead {
  readonly classes: readonly string[];
  readonly bits: number;
  readonly step: number;
  /** Base64 bit set of rows in use. */
  readonly used: string;
  /** Base64: a signed byte for each class but the last, whose weights are 0. */
  readonly bytes: string;
}

/** How well the reader reads replies that it did not learn from. */
export interface Score {
  readonly right: number;
  readonly wrong: number;
}

export interface LearningFigures {
  /** Labelled replies of the workspace. */
  readonly examples: number;
  readonly heldOut: number;
  readonly before: Score;
  readonly after: Score;
  /** Decisions about the replies shipped with Sous; how many are wrong before and after learning. */
  readonly shipped: number;
  readonly shippedBefore: number;
  readonly shippedAfter: number;
}

/** Names that people gave, by home and place: "the den" for "cabinet 2". */
export type LearnedNames = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface LearnedReader {
  /** Prefix of the workspace's ids (`spaceOf`). */
  readonly space: string;
  /** Version of the features and of the shipped weights. Readers of another version ignore the heads. */
  readonly version: string;
  /** SHA-256 of the labelled replies. */
  readonly trainedOn: string;
  readonly names: LearnedNames;
  /** Corrections to the shipped classifiers. */
  readonly heads: Readonly<Record<string, StoredHead>>;
  readonly figures: LearningFigures;
  /** Ids of the answers that it was learned from. */
  readonly ballots: readonly string[];
  readonly at: number;
}
