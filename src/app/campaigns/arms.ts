import type { CampaignDesign } from "../../core/campaign.js";
import { seededRandom } from "../../core/random.js";
import { armPropensities, drawByPropensity } from "../../crowdwork/quality/propensities.js";

/** The same household of the same design always gets the same arm. */
export function drawArm({ id, seed, arms, propensityFloor }: CampaignDesign, household: string) {
  const propensities = armPropensities(arms, propensityFloor);
  const at = drawByPropensity(propensities, seededRandom(seed, "arm", id, household));
  const [arm, propensity] = [arms[at], propensities[at]];
  if (!arm || !propensity) throw new RangeError(`campaign ${id} has no arm`);
  return { arm, propensity };
}
