/** Limits the database's size and the duration of simulations. */
export const campaignLimits = {
  tasks: 5_000,
  copies: 5_000,
  /** Copies times tasks. */
  households: 5_000,
  rounds: 100,
  /** Households times rounds. */
  episodes: 50_000,
  arms: 20,
  practice: 50,
  maxSteps: 1_000,
  atOnce: 1_000,
  answerWithinHours: 8_760,
  dailyQuestions: 1_000_000,
  answersPerParticipant: 10_000,
  answers: 10_000_000,
  minimumAge: 120,
  share: 1_000_000,
  pay: 1_000_000,
  /** Characters of one text. */
  words: 20_000,
  participants: 5_000,
} as const;
