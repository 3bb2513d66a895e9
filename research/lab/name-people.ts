/** Simulated people in words for tables. */
import type { PeopleRates } from "../../src/core/people-rates.js";
import { percent } from "../../src/core/wording.js";

/** "30 % wrong", "50 % vague": what is not usual of them; nothing of people who are right, exact and alike. */
export function namePeople(rates: Partial<PeopleRates>): readonly string[] {
  const { differ = 0 } = rates;
  const shares = (["wrong", "unsure", "vague", "stale", "plausible", "hearsay"] as const).flatMap(
    (rate) => ((rates[rate] ?? 0) > 0 ? [`${percent(rates[rate] ?? 0)} ${rate}`] : []),
  );
  return [...shares, ...(differ > 0 ? [`apart by ${differ}`] : [])];
}
