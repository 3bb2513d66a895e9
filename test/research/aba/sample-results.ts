/** Results of benches with small figures, as files have them. */

const alfworld = {
  games: 12,
  success: 0.75,
  successDeviation: 0.02,
  meanSteps: 9.5,
  meanWalkthrough: 10,
  questionsPerTask: 1.25,
  followUpsPerTask: 0.25,
  repeatedQuestions: 0,
  meanReward: 0.75,
  ownTasks: 3,
  rewardCountingThoughts: 0.75,
  questionsByRound: [2, 1],
  gamesByRound: [12, 12],
  byType: {
    look_at_obj_in_light: { games: 12, success: 0.75, meanSteps: 9.5, questionsPerTask: 1.25 },
  },
  variant: "standard",
  ask: "missing",
  notebook: "task",
  wrong: 0,
  unsure: 0,
  maxSteps: 50,
  seeds: [1, 2],
  failures: [],
};

const usage = {
  requestsPerEpisode: 8,
  cachedPerEpisode: 0,
  promptTokensPerEpisode: 900,
  completionTokensPerEpisode: 90,
  costPerEpisode: 0.0123,
  requests: 96,
};

export const sampleResults = {
  alfworld: {
    kind: "alfworld",
    version: 1,
    ...alfworld,
    command: "sous bench alfworld --games g --json",
    seconds: 3,
  },
  multiround: { kind: "alfworld", version: 1, ...alfworld, variant: "multiround", wrong: 0.2 },
  agents: {
    kind: "agents",
    version: 1,
    label: "scripted",
    seeds: [1],
    settings: { variant: "standard", ask: "missing", wrong: 0, unsure: 0, maxSteps: 50 },
    agents: [{ ...alfworld, ...usage, agent: "react", endings: { done: 9 }, modelFailures: {} }],
  },
} as const;
