/** What context the rows of one household takes. */
import type { FactMark } from "../../core/fact-store.js";
import type { Review } from "../../core/release.js";
import type { Tuple } from "../../core/tuple.js";
import type { SourceHousehold } from "./consented-episodes.js";
import type { Pseudonyms } from "./pseudonyms.js";
import type { Moment, ReleaseSettings } from "./rows.js";

export interface SerializeRequest {
  readonly source: SourceHousehold;
  readonly tuples: readonly Tuple[];
  readonly settings: ReleaseSettings;
  readonly pseudonyms: Pseudonyms;
  readonly reviews: ReadonlyMap<string, Review>;
}

/** What context a row of the household takes. */
export interface SerializeContext extends SerializeRequest {
  readonly household: string;
  readonly time: (at: number) => Moment;
  readonly home: string;
  /** Ids in the database of what goes out. */
  readonly released: ReadonlySet<string>;
  /** How many of the facts that go out had been noted when the one with this number was the newest. */
  readonly countFacts: (number: number) => number;
  readonly marks: ReadonlyMap<string, FactMark>;
  readonly keepView: (value: Readonly<Record<string, unknown>>) => string;
}

/** Our own pages and simulated people need nobody's permission; a platform's terms may forbid it. */
export function mayTrain(platform: string, { permissions }: ReleaseSettings): boolean {
  return ["web", "terminal", "simulated"].includes(platform) || permissions[platform] !== undefined;
}
