/** The exploration bonus as a reward (section 3.3); whether one is due, the notebook says. */

/** Beta of the paper's reported runs; 0.001, 0.01, 0.1 and 0.5 were tried. */
export const paperBeta = 0.1;

interface BonusOptions {
  /** Beta, the reward for one note that enlarges A0. */
  readonly beta?: number;
  /** Q-TextWorld's log is shifted by one step: what the last step of an episode earns is lost. */
  readonly losesLast?: boolean;
  /** Q-BabyAI's `decrease_bonus`: how much of the training is done, 0 to 1. Absent: no decrease. */
  readonly progress?: number;
}

/** The bonus rewards of an episode's steps. `earned` says which steps had a note that pays. */
export function bonusRewards(
  earned: readonly boolean[],
  { beta = paperBeta, losesLast = false, progress }: BonusOptions = {},
): readonly number[] {
  const worth = beta * (progress === undefined ? 1 : decreaseOf(progress));
  const last = earned.length - 1;
  return earned.map((pays, step) => (pays && !(losesLast && step === last) ? worth : 0));
}

/** 1 up to 60 % of the training, then a fall from 1.05 to 0.05 at its end. */
function decreaseOf(progress: number): number {
  return progress <= 0.6 ? 1 : 1.05 - (progress - 0.6) / 0.4;
}
