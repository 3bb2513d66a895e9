import type { CampaignArm } from "../../core/campaign/campaign.js";
import type { Random } from "../../core/random.js";

/**
 * Gives a study's arms (variants) probabilities in proportion to their shares. Raises those below `floor` to it, and
 * lowers the others in proportion.
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

/** Draws a position by weight, never one with the weight 0. @param total sum of the weights */
export function drawByPropensity(
  propensities: readonly number[],
  random: Random,
  total = 1,
): number {
  let left = random() * total;
  let drawn = 0;
  for (const [at, propensity] of propensities.entries()) {
    if (propensity > 0) drawn = at;
    if (propensity > left) break;
    left -= propensity;
  }
  return drawn;
}
