/** "Under the sink, in the cabinet": of several places, the one whose whole name was said. */
import type { LocationClaim } from "../core/grounding.js";
import { wordsIn } from "../core/wording.js";

const denial = /\b(not|no|nor|neither|except|but|without)\b|n['’]t\b/i;

/**
 * Leaves of a claim's places those whose names were said word by word, if any were. A text that denies something
 * stays as it was read: its words may name what is meant not to be.
 */
export function narrowPlaces(
  claim: LocationClaim,
  text: string,
  labels: ReadonlyMap<string, string>,
): LocationClaim {
  if (claim.places.length < 2 || !claim.polarity || denial.test(text)) return claim;
  const said = new Set(wordsIn(text));
  const named = claim.places.filter((place) => {
    const words = wordsIn(labels.get(place) ?? place);
    return words.length > 1 && words.every((word) => said.has(word));
  });
  return named.length > 0 ? { ...claim, places: named } : claim;
}
