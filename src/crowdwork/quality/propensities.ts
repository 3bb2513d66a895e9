/** How likely a household is to be drawn into each arm. */
import type { CampaignArm } from "../../core/campaign.js";

/**
 * Each arm's share of all shares, and no less than the floor; what the floor takes, the others give in
 * proportion to their shares.
 *
 * @param floor at most one part of as many as there are arms
 */
export function armPropensities(
  arms: readonly Pick<CampaignArm, "share">[],
  floor: number,
): readonly number[] {
  const raised = new Set<number>();
  for (;;) {
    const shares = arms.reduce((sum, { share }, at) => sum + (raised.has(at) ? 0 : share), 0);
    const left = 1 - raised.size * floor;
    const propensities = arms.map(({ share }, at) =>
      raised.has(at) ? floor : (left * share) / shares,
    );
    const low = propensities.findIndex((one, at) => !raised.has(at) && one < floor);
    if (low < 0) return propensities;
    raised.add(low);
  }
}
