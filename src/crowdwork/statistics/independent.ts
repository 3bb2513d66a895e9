/** Aggregation where people may copy from each other: what they say together counts once. */
import { aggregateOneCoin, type CandidatesOf, type OneCoinResult } from "./aggregate.js";
import { type CopyingPair, findCopying, joinPairs } from "./copying.js";
import type { Rating } from "./rating.js";

export interface IndependentResult extends OneCoinResult {
  /** Pairs that copy, surely enough to be told. */
  readonly copying: readonly CopyingPair[];
  /** Who counts as one with whom. */
  readonly groupOf: (rater: string) => string;
}

/**
 * Expected share of wrong findings: to say it of people, and to count them as one. The latter costs an
 * honest pair little: one vote, and only where they agree.
 */
const falseDiscovery = { told: 0.05, counted: 0.2 };

/**
 * The one-coin model and the search for pairs that copy, in turn, until the same pairs are found: copies
 * confirm each other, so that copiers look better than they are until they count as one, and those who
 * contradict them look as if they had agreed to. The most surprising pairs are therefore taken first.
 *
 * @param known by item: labels that are known to be right
 */
export function aggregateIndependent(
  ratings: readonly Rating[],
  candidatesOf: CandidatesOf,
  known: ReadonlyMap<string, string> = new Map(),
): IndependentResult {
  let found: readonly CopyingPair[] = [];
  for (let round = 1; ; round += 1) {
    const groupOf = joinPairs(found);
    const result = aggregateOneCoin(ratings, candidatesOf, { known, groupOf });
    const search = (share: number) =>
      findCopying(ratings, candidatesOf, result.quality, { known, groupOf, falseDiscovery: share });
    const next = takeSurprising(search(falseDiscovery.counted), round);
    const settled = round > cautiousRounds && namesOf(next) === namesOf(found);
    if (settled || next.length === 0 || round === mostRounds)
      return { ...result, copying: search(falseDiscovery.told), groupOf };
    found = next;
  }
}

const cautiousRounds = 2;
const mostRounds = 6;

/** First pairs whose probability is within the root of the smallest, then within its fourth root, then all. */
function takeSurprising(found: readonly CopyingPair[], round: number): readonly CopyingPair[] {
  if (round > cautiousRounds) return found;
  const least = Math.min(...found.map(({ probability }) => probability));
  return found.filter(({ probability }) => probability <= least ** (1 / 2 ** round));
}

function namesOf(pairs: readonly CopyingPair[]): string {
  return JSON.stringify(pairs.map(({ pair }) => pair).sort());
}
