import type { Slice } from "../cli/slice.js";

export const afk: Slice = {
  commands: [
    {
      name: "bench cooking",
      about: "cooking games (Q-TextWorld): how well policies play and ask",
      load: async () => (await import("./commands/bench-query.js")).queryBenchCommand("cooking"),
    },
    {
      name: "bench grid",
      about: "grid games (Q-BabyAI): how well policies play and ask",
      load: async () => (await import("./commands/bench-query.js")).queryBenchCommand("grid"),
    },
    {
      name: "train afk",
      about: "train AFK's learner: notebook, pointer, episodic bonus and a linear policy",
      load: async () => (await import("./commands/train.js")).trainAfkCommand(),
    },
  ],
  benchmark: async () => (await import("./benchmark.js")).afkBenchmark,
  results: {
    query: async () => (await import("./query-report.js")).queryKind,
    "query-task": async () => (await import("./query-report.js")).queryTaskKind,
    "query-ablations": async () => (await import("./query-report.js")).ablationsKind,
  },
};
