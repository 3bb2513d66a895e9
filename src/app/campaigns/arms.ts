/** Into which arm a household is drawn. */
import type { CampaignArm, CampaignDesign } from "../../core/campaign.js";
import { seededRandom } from "../../core/random.js";
import { armPropensities } from "../../crowdwork/quality/propensities.js";

export interface DrawnArm {
  readonly arm: CampaignArm;
  readonly propensity: number;
}

/** The same household of the same design is always drawn into the same arm. */
export function drawArm(
  { id, seed, arms, propensityFloor }: CampaignDesign,
  household: string,
): DrawnArm {
  const propensities = armPropensities(arms, propensityFloor);
  let left = seededRandom(seed, "arm", id, household)();
  let drawn: DrawnArm | null = null;
  for (const [at, arm] of arms.entries()) {
    const propensity = propensities[at] ?? 0;
    if (propensity > 0) drawn = { arm, propensity };
    if (propensity > left) break;
    left -= propensity;
  }
  if (!drawn) throw new RangeError(`campaign ${id} has no arm`);
  return drawn;
}
