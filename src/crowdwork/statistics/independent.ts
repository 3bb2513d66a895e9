/** Aggregation where people may copy from each other: people who copy count as one. */
import { aggregateOneCoin, type CandidatesOf, type OneCoinResult } from "./aggregate.js";
import { type CopyingPair, findCopying, joinPairs } from "./copying.js";
import type { Rating } from "./rating.js";

export interface IndependentResult extends OneCoinResult {
  /** Pairs that copy, with enough certainty to report them. */
  readonly copying: readonly CopyingPair[];
}

/**
 * Expected share of wrong findings: to report people, and to count them as one. Counting an honest pair as one costs
 * little: one vote, where they agree.
 */
const falseDiscovery = { reported: 0.05, counted: 0.2 };

/**
 * Runs the one-coin model and the search for pairs that copy in turn, until the same pairs are found. Copies
 * confirm each other: until copiers count as one, they look better than they are, and people who contradict them
 * look like copiers themselves. The most surprising pairs are therefore taken first.
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
      return { ...result, copying: search(falseDiscovery.reported) };
    found = next;
  }
}

const cautiousRounds = 2;
const mostRounds = 6;

/** First pairs up to the square root of the smallest probability, then up to its fourth root, then all. */
function takeSurprising(found: readonly CopyingPair[], round: number): readonly CopyingPair[] {
  if (round > cautiousRounds) return found;
  const least = Math.min(...found.map(({ probability }) => probability));
  return found.filter(({ probability }) => probability <= least ** (1 / 2 ** round));
}

function namesOf(pairs: readonly CopyingPair[]): string {
  return JSON.stringify(pairs.map(({ pair }) => pair).sort());
}
