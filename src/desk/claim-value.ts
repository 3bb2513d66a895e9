/** A claim as the value of a choice: "fridge 1", "drawer 2,drawer 3", "not fridge 1". */
import type { NewFact } from "../core/fact.js";

type Claim = Pick<NewFact, "polarity" | "objects">;

const not = "not ";

/** The value of a single place or thing is its id, as in every other question. */
export function claimValue({ polarity, objects }: Claim): string {
  return `${polarity ? "" : not}${objects.join(",")}`;
}

export function readClaimValue(value: string): Claim {
  const polarity = !value.startsWith(not);
  return { polarity, objects: (polarity ? value : value.slice(not.length)).split(",") };
}
