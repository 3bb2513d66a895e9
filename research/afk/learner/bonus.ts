/** The exploration bonus as a reward (section 3.3); whether one is due, the notebook says. */

/** Beta of the paper's reported runs; 0.001, 0.01, 0.1 and 0.5 were tried. */
export const paperBeta = 0.1;

/**
 * The bonus rewards of an episode's steps.
 *
 * @param earned which steps had a note that pays
 * @param progress how much of the training is done, 0 to 1 (Q-BabyAI's `decrease_bonus`)
 */
export function bonusRewards(
  earned: readonly boolean[],
  { beta, progress }: { readonly beta: number; readonly progress: number },
): readonly number[] {
  return earned.map((pays) => (pays ? beta * decreaseOf(progress) : 0));
}

/** What each step of an episode was worth with all that came after it. */
export function discount(rewards: readonly number[], gamma: number): readonly number[] {
  let worth = 0;
  return rewards
    .toReversed()
    .map((reward) => {
      worth = reward + gamma * worth;
      return worth;
    })
    .reverse();
}

/** 1 up to 60 % of the training, then a fall from 1.05 to 0.05 at its end. */
function decreaseOf(progress: number): number {
  return progress <= 0.6 ? 1 : 1.05 - (progress - 0.6) / 0.4;
}
