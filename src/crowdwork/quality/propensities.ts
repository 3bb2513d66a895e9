/** How likely a household is to be drawn into each arm. */
import type { CampaignArm } from "../../core/campaign.js";
import type { Random } from "../../core/random.js";

/**
 * Each arm's part of all shares, and at least the floor; the other arms give up what the floor takes, in proportion
 * to their shares.
 *
 * @param floor at most 1 / number of arms
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

/** Index of a drawn arm; never one with propensity 0. */
export function drawByPropensity(propensities: readonly number[], random: Random): number {
  let left = random();
  let drawn = 0;
  for (const [at, propensity] of propensities.entries()) {
    if (propensity > 0) drawn = at;
    if (propensity > left) break;
    left -= propensity;
  }
  return drawn;
}
