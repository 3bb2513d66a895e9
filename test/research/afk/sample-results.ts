/** Results of benches with small figures, as files have them. */

const task = (name: string, success: number) => ({
  task: name,
  n: 20,
  seeds: [1, 2],
  success,
  successSd: 0.05,
  meanSteps: 4.5,
  queries: 1.5,
  precision: 0.75,
  recall: 0.5,
  f1: 0.6,
});

export const sampleResults = {
  cooking: {
    kind: "query",
    version: 1,
    tasks: [task("take1", 1), task("take2-cut", 0.96)],
    world: "cooking",
    policy: "learned",
    command: "sous bench cooking --policy learned --n 20 --seeds 1,2 --json",
    seconds: 4,
  },
  grid: { kind: "query-task", version: 1, ...task("danger", 0.4), world: "grid", policy: "random" },
  ablations: {
    kind: "query-ablations",
    version: 1,
    world: "grid",
    trainingGames: 300,
    arms: [
      {
        without: null,
        tasks: [task("danger", 1)],
        curve: [
          { games: 100, success: 0.5, low: 0.4, high: 0.7 },
          { games: 300, success: 0.9, low: 0.8, high: 1 },
        ],
      },
      { without: "pointer", tasks: [task("danger", 0.8)] },
    ],
  },
} as const;
