import { aggregateOneCoin, type CandidatesOf } from "./aggregate.js";
import { type CopyingPair, findCopying, joinPairs } from "./copying.js";
import type { Rating } from "./rating.js";

export type IndependentResult = ReturnType<typeof aggregateIndependent>;

/** False discovery rates for reporting pairs and for merging them. Merging an honest pair costs at most one vote. */
const falseDiscovery = { reported: 0.05, counted: 0.2 };

/**
 * Alternates one-coin estimation with the search for copying pairs until the pairs are stable. Unmerged copiers confirm
 * each other and make people who contradict them look like copiers, so the most surprising pairs are merged first.
 */
export function aggregateIndependent(
  ratings: readonly Rating[],
  candidatesOf: CandidatesOf,
  known: ReadonlyMap<string, string> = new Map(),
) {
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

/** Limits rounds to pairs up to the square root, then the fourth root, of the smallest probability. */
function takeSurprising(found: readonly CopyingPair[], round: number): readonly CopyingPair[] {
  if (round > cautiousRounds) return found;
  const least = Math.min(...found.map(({ probability }) => probability));
  return found.filter(({ probability }) => probability <= least ** (1 / 2 ** round));
}

function namesOf(pairs: readonly CopyingPair[]): string {
  return JSON.stringify(pairs.map(({ pair }) => pair).sort());
}
