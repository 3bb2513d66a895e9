/** Into which arm a household is drawn. */
import type { CampaignArm, CampaignDesign } from "../../core/campaign.js";
import { seededRandom } from "../../core/random.js";

/**
 * How likely each arm is: its share of all shares, and no less than the floor; what the floor takes, the
 * others give in proportion to their shares.
 *
 * @param floor at most one part of as many as there are arms
 */
export function armPropensities(
  arms: readonly Pick<CampaignArm, "share">[],
  floor: number,
): readonly number[] {
  const raised = new Set<number>();
  for (;;) {
    const left = 1 - raised.size * floor;
    const shares = arms.reduce((sum, { share }, at) => sum + (raised.has(at) ? 0 : share), 0);
    const propensities = arms.map(({ share }, at) =>
      raised.has(at) ? floor : (share / shares) * left,
    );
    const low = propensities.findIndex((propensity, at) => propensity < floor && !raised.has(at));
    if (low < 0) return propensities;
    raised.add(low);
  }
}

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
