/** Results of benches with small figures, as files have them. */
export const sampleResults = {
  crowd: {
    kind: "crowd",
    version: 1,
    people: 30,
    questions: 90,
    answersPerQuestion: 3,
    leastCorrelationWithDone: 0.95,
    meanCorrelation: 0.9125,
    leastCorrelation: 0.9125,
    meanGain: 0.0625,
    leastGain: 0.0625,
    seeds: [
      {
        seed: 7,
        answers: 297,
        correlation: 0.9125,
        correlationWithDone: 0.95,
        reachable: 0.96,
        majority: 0.8125,
        aggregated: 0.875,
        alpha: 0.45,
      },
    ],
    flags: [
      { kind: "copying", flagged: 4, right: 3, real: 5, precision: 0.75, recall: 0.6 },
      { kind: "too-fast", flagged: 0, right: 0, real: 2, precision: null, recall: 0 },
    ],
    alike: { meanGain: 0.005, leastGain: -0.001 },
    guessers: { alphas: [0.0123], worst: 0.0123, worstPooled: 0.24 },
  },
} as const;
